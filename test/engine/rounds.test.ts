import { describe, expect, test } from 'vitest';
import { setOf } from '../../src/engine/core/card-set.ts';
import type { Event } from '../../src/engine/round/event.ts';
import { GAMES } from '../../src/games/index.ts';
import { checkCards, checkMoves, checkSums, deepFreeze, hold } from '../support/invariants.ts';
import { allPairs, pairsIn, pairwiseOptions } from '../support/pairwise.ts';
import { gameOf } from '../support/position.ts';
import { playMatch, randomChooser, randomSetup } from '../support/random-match.ts';
import { SUMS } from '../support/sums.ts';

/** By game and seats; a longer run for all of them sets `PROPERTY_ROUNDS`. */
const ROUNDS = Number(process.env['PROPERTY_ROUNDS'] ?? 2_000);
/** Every so many steps the slow checks are made as well. */
const SAMPLE = 61;
/** A random match of stones to ruin takes some dozen rounds; this many mean that it never ends. */
const ENDLESS = 5_000;

const TABLES = GAMES.flatMap((game) => game.seats.map((seats) => ({ id: game.id, seats })));

const isPlayedRound = ({ type }: Event) => type === 'settled';

describe('thousands of random rounds, played out,', () => {
  test.each(TABLES)(
    'of $id with $seats seats keep the cards, the sums and an end',
    ({ id, seats }) => {
      const game = gameOf(id);
      let rounds = 0;
      let steps = 0;
      let matches = 0;
      const endings = new Map<string, number>();
      // House rules of which every two values meet, then any.
      const rules = pairwiseOptions(game.options);
      const missing = new Set(allPairs(game.options));
      for (; rounds < ROUNDS; matches++) {
        const drawn = randomSetup(game, seats, matches);
        const setup = { ...drawn, options: rules[matches] ?? drawn.options };
        for (const pair of pairsIn(setup.options)) missing.delete(pair);
        const deck = setOf(game.rulesOf(setup).deck);
        playMatch(game, { setup, choose: randomChooser(matches) }, ({ state, events }) => {
          checkCards(state, deck);
          checkSums(state, events, deck);
          steps++;
          if (steps % SAMPLE === 0) {
            checkMoves(game, state);
            deepFreeze(state);
          }
          rounds += events.filter(isPlayedRound).length;
          hold(state.round < ENDLESS, () => `no end: ${JSON.stringify(setup)}`);
          const over = events.find((event) => event.type === 'over');
          if (over?.type === 'over') endings.set(over.why, (endings.get(over.why) ?? 0) + 1);
        });
      }
      expect(rounds).toBeGreaterThanOrEqual(ROUNDS);
      expect([...missing]).toEqual([]);
      expect([...endings.values()].reduce((a, b) => a + b)).toBe(matches);
    },
  );

  test('have sums to keep for every registered game', () => {
    expect(Object.keys(SUMS).sort()).toEqual(GAMES.map(({ id }) => id).sort());
  });
});
