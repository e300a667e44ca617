import { describe, expect, test } from 'vitest';
import { setOf } from '../../src/engine/core/card-set.ts';
import { type Event, eventsFor } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';
import { GAMES, type HanafudaGame } from '../../src/games/index.ts';
import { checkAnnounced, checkAsked, checkNear } from '../support/announced.ts';
import { checkCards, checkMoves, checkSums, deepFreeze, hold } from '../support/invariants.ts';
import { allPairs, pairsIn, pairwiseOptions } from '../support/pairwise.ts';
import { playMatch, randomChooser, randomSetup, TABLES } from '../support/random-match.ts';
import { SUMS } from '../support/sums.ts';

/** By game and seats; a longer run for all of them sets `PROPERTY_ROUNDS`. */
const ROUNDS = Number(process.env['PROPERTY_ROUNDS'] ?? 500);
/** Every so many steps the slow checks are made as well. */
const SAMPLE = 61;
/** A random match of stones to ruin takes some dozen rounds; this many mean that it never ends. */
const ENDLESS = 5_000;

/** One round in this many has a yaku at least; in games whose yaku are rare, or that many play, in this many more. */
const COMMON = 4;
const RARE: Readonly<Record<string, number>> = { 'hachi-hachi': 8, 'ichi-ni-san': 8, sakura: 16 };
/** So many rounds of a match are looked at for yaku that lack a card. */
const NEAR_ROUNDS = 12;

const isPlayedRound = ({ type }: Event) => type === 'settled';

/** Throws if a hand is told to others than who holds it. */
function checkDealt(events: readonly Event[], seats: number): void {
  const dealt = events.filter(({ type }) => type === 'hand-dealt');
  if (dealt.length === 0) return;
  for (const viewer of [...Array(seats).keys(), 'spectator'] as const) {
    for (const event of eventsFor(dealt, viewer)) {
      hold(
        'seat' in event && event.seat === viewer,
        () => `${viewer} is told of ${JSON.stringify(event)}`,
      );
    }
  }
}

/** The best comes first, and equal players share a place. */
function checkPlaces(game: HanafudaGame, over: State): void {
  const { standing, seats } = game.view(over, 'spectator');
  const scores = seats.map(({ score }) => score);
  expect(standing?.scores).toEqual(scores);
  expect(standing?.places.flat().sort()).toEqual(seats.map(({ seat }) => seat));
  const placed = standing?.places.map((tied) => new Set(tied.map((seat) => scores[seat])));
  const best = [...new Set(scores)].sort((a, b) => b - a);
  expect(placed).toEqual(best.map((score) => new Set([score])));
}

describe('hundreds of random rounds, played out,', () => {
  test.each(TABLES)(
    'of $id with $seats seats keep the cards, the sums, the yaku that they tell and an end',
    ({ id, game, seats }) => {
      let rounds = 0;
      let steps = 0;
      let matches = 0;
      let yaku = 0;
      let near = 0;
      const endings = new Map<string, number>();
      // House rules in which every pair of values occurs, then any.
      const rules = pairwiseOptions(game.options);
      const missing = new Set(allPairs(game.options));
      for (; rounds < ROUNDS || matches < rules.length; matches++) {
        const drawn = randomSetup(game, seats, matches);
        const setup = { ...drawn, options: rules[matches] ?? drawn.options };
        for (const pair of pairsIn(setup.options)) missing.delete(pair);
        const deck = setOf(game.rulesOf(setup).deck);
        const told = new Set<string>();
        const before = rounds;
        const over = playMatch(game, { setup, choose: randomChooser(matches) }, (step, turn) => {
          const { state, events } = step;
          checkCards(state, deck);
          checkSums(state, events, deck);
          checkDealt(events, seats);
          if (turn !== null) yaku += checkAnnounced(game, turn, events);
          for (const event of events) {
            if (event.type === 'yaku-made') told.add(`${event.seat} ${event.yaku.id}`);
            if (event.type === 'round-started') told.clear();
          }
          checkAsked(game, state, told);
          steps++;
          if (steps % SAMPLE === 0) {
            checkMoves(game, state);
            deepFreeze(state);
          }
          rounds += events.filter(isPlayedRound).length;
          if (matches < rules.length && rounds - before < NEAR_ROUNDS)
            near += checkNear(game, state);
          hold(state.round < ENDLESS, () => `no end: ${JSON.stringify(setup)}`);
          const end = events.find((event) => event.type === 'over');
          if (end?.type === 'over') endings.set(end.why, (endings.get(end.why) ?? 0) + 1);
        });
        checkPlaces(game, over);
      }
      expect(rounds).toBeGreaterThanOrEqual(ROUNDS);
      expect([...missing]).toEqual([]);
      expect([...endings.values()].reduce((a, b) => a + b)).toBe(matches);
      expect(yaku).toBeGreaterThan(ROUNDS / (RARE[id] ?? COMMON));
      // Cards are captured in pairs, and months are all that scores: a month lacks two, or none.
      if (id === 'hachi-ju-hana') expect(near).toBe(0);
      else expect(near).toBeGreaterThan(30);
    },
  );

  test('have sums to keep for every registered game', () => {
    expect(Object.keys(SUMS).sort()).toEqual(GAMES.map(({ id }) => id).sort());
  });
});
