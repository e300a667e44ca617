import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asRecorded, IllegalMove, type Setup } from '../../src/engine/core/game.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { formatMove, parseMove } from '../../src/engine/round/move-text.ts';
import { ANSWERS, type Move, type State } from '../../src/engine/round/state.ts';
import { findGame, GAMES } from '../../src/games/index.ts';
import { deepFreeze } from '../support/invariants.ts';
import { gameOf } from '../support/position.ts';
import {
  type Chooser,
  oneOf,
  randomOptions,
  randomSetup,
  TABLES,
  turnsFrom,
} from '../support/random-match.ts';

interface Reached {
  readonly setup: Setup;
  readonly choices: readonly number[];
}

/** Any match of any game, and a number for each decision in it. */
const match = fc.constantFrom(...TABLES).chain(({ game, seats }) =>
  fc
    .tuple(fc.nat(), fc.nat(), fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 150 }))
    .map(([rules, number, choices]): Reached => {
      const options = randomOptions(game, (bound) => rules % bound);
      return { setup: { game: game.id, seats, options, seed: seedOf(number) }, choices };
    }),
);

/** Every state on the way, the start first. The states are deeply frozen before they are used. */
function states({ setup, choices }: Reached): readonly State[] {
  const start = deepFreeze(gameOf(setup.game).start(setup).state);
  const left = choices.values();
  const choose: Chooser = ({ moves }) =>
    deepFreeze(oneOf(moves, (many) => (left.next().value ?? 0) % many));
  const turns = turnsFrom(start, choose, choices.length);
  return [start, ...Array.from(turns, ({ state }) => deepFreeze(state))];
}

/** By number: the deck's, then the bonus cards of the Korean games. */
const CARDS_WITH_BONUS = Array.from({ length: 51 }, (_, card) => card);

/** Every move there could be, stacks of three in the order of the deck. */
const EVERY_MOVE: readonly Move[] = [
  ...ANSWERS.map((type): Move => ({ type })),
  ...(['play', 'bomb', 'shake'] as const).flatMap((type) =>
    CARDS_WITH_BONUS.map((card): Move => ({ type, card })),
  ),
  ...Array.from({ length: 12 }, (_, index): Move => ({ type: 'hiki', month: index + 1 })),
  ...Array.from({ length: 48 }, (_, card): Move => ({ type: 'capture', take: [card] })),
  ...Array.from({ length: 12 }, (_, month): Move[] =>
    [0, 1, 2, 3].map((missing) => ({
      type: 'capture',
      take: [0, 1, 2, 3].filter((rank) => rank !== missing).map((rank) => month * 4 + rank),
    })),
  ).flat(),
  { type: 'capture', take: [] },
  { type: 'play', card: 51 },
  { type: 'play', card: -1 },
];

describe('any state that can be reached', () => {
  test('equals itself after a trip through JSON, its moves after one through their text, and goes on the same', () => {
    const property = fc.property(match, (reached) => {
      const game = gameOf(reached.setup.game);
      for (const state of states(reached)) {
        const restored = JSON.parse(JSON.stringify(state)) as State;
        expect(restored).toStrictEqual(state);
        const seat = game.toAct(state);
        if (seat === undefined) continue;
        const moves = game.legalMoves(state, seat);
        expect(game.legalMoves(restored, seat)).toStrictEqual(moves);
        expect(moves.map(formatMove).map(parseMove)).toStrictEqual(moves);
        const move = moves[moves.length >> 1];
        if (move === undefined) throw new RangeError('no move');
        const step = game.apply(state, seat, move);
        expect(game.apply(restored, seat, move)).toStrictEqual(step);
        expect(JSON.parse(JSON.stringify(step.events))).toStrictEqual(step.events);
        const seen = JSON.parse(JSON.stringify(game.view(state, seat)));
        expect(seen).toStrictEqual(game.view(restored, seat));
      }
    });
    fc.assert(property, { numRuns: 60 });
  });

  test('takes the listed moves and refuses every other, from every seat', () => {
    fc.assert(
      fc.property(match, (reached) => {
        const game = gameOf(reached.setup.game);
        const state = states(reached).at(-1);
        if (state === undefined) throw new RangeError('no state');
        const before = JSON.stringify(state);
        for (let seat = -1; seat <= state.setup.seats; seat++) {
          const legal = new Set(game.legalMoves(state, seat).map((move) => JSON.stringify(move)));
          for (const move of EVERY_MOVE) {
            if (legal.delete(JSON.stringify(move))) game.apply(state, seat, move);
            else expect(() => game.apply(state, seat, move)).toThrow(IllegalMove);
          }
          expect([...legal].every((text) => text.includes('capture'))).toBe(true);
        }
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the registry', () => {
  test('finds each game by its id, and none by another', () => {
    for (const game of GAMES) expect(findGame(game.id)).toBe(game);
    expect(findGame('koi')).toBeUndefined();
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
  });

  test.each(GAMES)('has options of $id whose default is a choice', (game) => {
    for (const { default: usual, before = usual, choices } of Object.values(game.options)) {
      expect(choices).toContain(usual);
      expect(choices).toContain(before);
      expect(new Set(choices.map(String)).size).toBe(choices.length);
    }
  });

  test.each(GAMES)('starts no $id that its rules do not have', (game) => {
    const setup = randomSetup(game, game.seats[0] ?? 2, 1);
    const option = Object.keys(game.options)[0] ?? '';
    const wrong: readonly Setup[] = [
      { ...setup, game: 'other' },
      { ...setup, seats: 1 },
      { ...setup, seats: 8 },
      { ...setup, seats: 2.5 },
      { ...setup, seed: 'sfc32:12' },
      { ...setup, options: { ...setup.options, [option]: 'nonsense' } },
      { ...setup, options: { ...setup.options, colour: 'red' } },
      { ...setup, edition: 0 },
      { ...setup, edition: 1.5 },
      { ...setup, edition: 99 },
    ];
    for (const one of wrong) expect(() => game.start(one), JSON.stringify(one)).toThrow(RangeError);
    expect(() => game.start(setup)).not.toThrow();
  });

  test.each(GAMES)('starts $id by its newest edition unless another is named', (game) => {
    const setup = randomSetup(game, game.seats[0] ?? 2, 1);
    const newest = game.start(setup).state.setup.edition ?? 1;
    expect(() => game.start({ ...setup, edition: newest + 1 })).toThrow(RangeError);
    expect(game.start(game.start(setup).state.setup)).toEqual(game.start(setup));
    const first = game.start(asRecorded(setup)).state;
    // Version 0.1 named no edition, and its states stay as they are.
    expect(first.setup).toEqual(setup);
    expect(asRecorded(first.setup)).toEqual({ ...setup, edition: 1 });
  });
});
