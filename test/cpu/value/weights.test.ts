import { describe, expect, test } from 'vitest';
import { FEATURES_VERSION } from '../../../src/cpu/value/layout.ts';
import { learnedValue, unlearned, usualLayout } from '../../../src/cpu/value/learned-value.ts';
import { type Learned, readWeights, unpackWeights } from '../../../src/cpu/value/weights-file.ts';
import { drawsOf, seedOf } from '../../../src/engine/core/random.ts';
import { GAMES, gameOf } from '../../../src/games/index.ts';
import { fingerprintOf } from '../../../src/tools/training/fingerprint.ts';
import { packWeights } from '../../../src/tools/training/pack-weights.ts';

const LEARNED = GAMES.flatMap((game) =>
  readWeights(game.id).learned.map((learned) => ({
    ...{ id: game.id, game, learned, seats: learned.seats },
  })),
);

/** Games and numbers of seats for which computers have learned nothing, in the order of the registry. */
const WITHOUT_WEIGHTS = [
  // What was learned of it alone lost to normal computers, so that it plays by what it tries out.
  'hachi-hachi for 3',
  ...[2, 3, 4, 5, 6, 7].map((seats) => `sakura for ${seats}`),
  ...['ichi-ni-san for 3', 'sudaoshi for 3', 'kyurei-hana for 3'],
];

describe.each(LEARNED)('the weights of $id for $seats', ({ game, seats, learned }) => {
  test('were learned by the rules and the features of today', () => {
    expect(learned.features).toBe(FEATURES_VERSION);
    const hint = `computers learn it again: npm run train -- ${game.id} --seats ${seats} --minutes 3`;
    expect(learned.rules, hint).toBe(fingerprintOf(game, seats));
    expect(learnedValue(game, seats)?.weights).toHaveLength(usualLayout(game, seats).size);
  });

  test('say with how many rounds and which seed they can be learned again', () => {
    expect(learned.rounds).toBeGreaterThan(50_000);
    expect(learned.seed).toMatch(/^sfc32:[0-9a-f]{32}$/);
    expect(learned.spread).toBeGreaterThan(0);
  });
});

describe('the files of weights', () => {
  test.each(GAMES)('take at most 200 KB of $id', ({ id }) => {
    expect(JSON.stringify(readWeights(id)).length).toBeLessThan(200_000);
  });

  test('lack no game and number of seats but those named here', () => {
    expect(unlearned()).toEqual(WITHOUT_WEIGHTS);
  });

  test('hold nothing for a game that is not there', () => {
    expect(readWeights('no-such-game').learned).toEqual([]);
  });
});

describe('weights that are packed', () => {
  const layout = usualLayout(gameOf('mushi'), 2);
  const draw = drawsOf(seedOf(1), 'weights');
  const weights = Float64Array.from({ length: layout.size }, () => draw(2001) / 100 - 10);
  const learned: Learned = {
    ...{ seats: 2, seed: seedOf(1), rounds: 1, rules: '', spread: 1 },
    features: FEATURES_VERSION,
    weights: packWeights(layout, weights),
  };

  test('come out as they were, but for half a step of 127', () => {
    const unpacked = unpackWeights(layout, learned);
    const errors = unpacked.map((one, at) => Math.abs(one - (weights[at] ?? 0)));
    expect(Math.max(...errors.slice(0, 10_000))).toBeLessThan(10 / 127 / 2 + 1e-6);
  });

  test('are refused where they are of other features, or of another layout', () => {
    const older = { ...learned, features: FEATURES_VERSION - 1 };
    expect(() => unpackWeights(layout, older)).toThrow(RangeError);
    const other = usualLayout(gameOf('koi-koi'), 2);
    expect(() => unpackWeights(other, learned)).toThrow(RangeError);
  });

  test('are refused when a rule has changed: it has another fingerprint', () => {
    const mushi = gameOf('mushi');
    expect(fingerprintOf(mushi, 2)).toBe(fingerprintOf(mushi, 2));
    const generous: typeof mushi = {
      ...mushi,
      apply: (state, seat, move) => {
        const step = mushi.apply(state, seat, move);
        const totals = step.state.totals.map((total) => total + 1);
        return { ...step, state: { ...step.state, totals } };
      },
    };
    expect(fingerprintOf(generous, 2)).not.toBe(fingerprintOf(mushi, 2));
  });
});
