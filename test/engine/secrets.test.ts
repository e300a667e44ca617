import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type CardSet, cardsOf, setOf, size } from '../../src/engine/core/card-set.ts';
import type { CardId } from '../../src/engine/core/cards.ts';
import type { Seat, Step, Viewer } from '../../src/engine/core/game.ts';
import { drawsOf, seedOf, shuffle } from '../../src/engine/core/random.ts';
import { type Event, eventsFor } from '../../src/engine/round/event.ts';
import { EMPTY, type Move, type State } from '../../src/engine/round/state.ts';
import { gameOf } from '../support/position.ts';
import {
  playMatch,
  randomChooser,
  randomSetup,
  TABLES,
  type Turn,
} from '../support/random-match.ts';

const MATCHES = 12;
/** Every so many steps a twin is made for each viewer. */
const SAMPLE = 8;

/** What is exchanged in a twin. */
interface Hidden {
  readonly isHidden: (seat: Seat) => boolean;
  /** How many cards on top of the pile stay. */
  readonly top?: number;
}

/**
 * A state that differs from this one only in what is hidden: those hands and the pile exchange their
 * cards, and another card is promised.
 */
function twinOf(state: State, number: number, { isHidden, top = 0 }: Hidden): State {
  const undrawn = state.pile.slice(state.drawn + top);
  const hidden = state.hands.flatMap((hand, seat) => (isHidden(seat) ? cardsOf(hand) : []));
  const cards = [...shuffle([...hidden, ...undrawn], seedOf(number), 'twin')];
  const hands = state.hands.map((hand, seat) =>
    isHidden(seat) ? setOf(cards.splice(0, size(hand))) : hand,
  );
  const first = (hand: CardSet | undefined): CardId => cardsOf(hand ?? setOf([]))[0] ?? EMPTY;
  return {
    ...state,
    hands,
    pile: [...state.pile.slice(0, state.drawn + top), ...cards],
    promised:
      state.promised?.map((promise, seat) => (isHidden(seat) ? first(hands[seat]) : promise)) ??
      null,
  };
}

/**
 * How many cards on top of the pile a step shows: those turned (several when the hands are out), or
 * any when the player draws new cards for some of the hand.
 */
function seen({ events }: Step<State, Event>, move: Move): number {
  if (move.type === 'claim') return Number.POSITIVE_INFINITY;
  // The pile is shuffled, and its top turned, by what those had who are out.
  const isOpened = events.some(({ type }) => type === 'entered');
  if (isOpened && events.some(({ type }) => type === 'turned')) return Number.POSITIVE_INFINITY;
  const isDeal = events.some(({ type }) => type === 'dealt');
  // A card of the pile that comes to a hand for one that was played.
  return events.filter(({ type }) => type === 'turned' || (type === 'hand-dealt' && !isDeal))
    .length;
}

/**
 * Whether the step shows everybody something of the hands: those that score, as play begins, or whether one
 * blocks the wild card.
 */
function showsHands({ events }: Step<State, Event>, { setup }: State): boolean {
  const { beforePlay, onifuda } = gameOf(setup.game).rulesOf(setup);
  return events.some((event) => {
    if (event.type === 'entered') return beforePlay.length > 0;
    if (event.type === 'month-taken') return event.why === 'blocked';
    return event.type === 'captured' && event.card === onifuda?.card && 'guard' in onifuda;
  });
}

/** Many times as fast as the matcher, which is left to tell the difference. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}

const viewersOf = (seats: number): readonly Viewer[] => ['spectator', ...Array(seats).keys()];

/** Calls back with some hundred steps of random matches. */
function sample(
  { id, seats }: { readonly id: string; readonly seats: number },
  look: (step: Step<State, Event>, turn: Turn, number: number) => void,
): number {
  const game = gameOf(id);
  let steps = 0;
  for (let number = 0; number < MATCHES; number++) {
    const setup = randomSetup(game, seats, number);
    playMatch(game, { setup, choose: randomChooser(number) }, (step, turn) => {
      if (turn !== null && ++steps % SAMPLE === 0 && steps < 3000) look(step, turn, steps);
    });
  }
  return steps;
}

describe('a view', () => {
  test.each(TABLES)(
    'of $id with $seats seats is the same for states that differ in what is hidden',
    (table) => {
      const game = gameOf(table.id);
      let differing = 0;
      const steps = sample(table, ({ state }, _, number) => {
        for (const viewer of viewersOf(table.seats)) {
          const twin = {
            ...twinOf(state, number, { isHidden: (seat) => seat !== viewer }),
            setup: { ...state.setup, seed: seedOf(number + 1) },
          };
          if (JSON.stringify(twin.hands) !== JSON.stringify(state.hands)) differing++;
          expectSame(game.view(twin, viewer), game.view(state, viewer));
        }
      });
      expect(steps).toBeGreaterThan(100);
      expect(differing).toBeGreaterThan(100);
    },
  );
});

describe('the events of a step', () => {
  test.each(TABLES)('of $id with $seats seats tell a viewer nothing that stays hidden', (table) => {
    const game = gameOf(table.id);
    let compared = 0;
    sample(table, (step, { before, seat, move }, number) => {
      for (const viewer of viewersOf(table.seats)) {
        const isShown = showsHands(step, before);
        const twin = twinOf(before, number, {
          isHidden: (other) => other !== viewer && other !== seat && !isShown,
          top: seen(step, move),
        });
        const after = game.apply(twin, seat, move);
        compared++;
        expectSame(eventsFor(after.events, viewer), eventsFor(step.events, viewer));
        expectSame(game.view(after.state, viewer), game.view(step.state, viewer));
      }
    });
    expect(compared).toBeGreaterThan(100);
  });

  test.each(TABLES)(
    'of $id with $seats seats leave the moves of the others to what they see',
    (table) => {
      const game = gameOf(table.id);
      const draw = drawsOf(seedOf(5), 'seat');
      sample(table, ({ state }, _, number) => {
        const hidden = draw(table.seats);
        // What `hidden` holds is nobody else's business: their moves stay as they are.
        const others = [...Array(table.seats).keys()].filter((seat) => seat !== hidden);
        const swapped = twinOf(state, number, { isHidden: (seat) => seat === hidden });
        for (const seat of others) {
          expectSame(game.legalMoves(swapped, seat), game.legalMoves(state, seat));
        }
      });
    },
  );
});
