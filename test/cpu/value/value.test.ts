import { describe, expect, test } from 'vitest';
import { Simulator } from '../../../src/cpu/fast/simulator.ts';
import { carryOut, Judge } from '../../../src/cpu/value/decide.ts';
import { usualLayout } from '../../../src/cpu/value/learned-value.ts';
import { Perspective } from '../../../src/cpu/value/perspective.ts';
import { drawsOf, seedOf } from '../../../src/engine/core/random.ts';
import { imagine } from '../../../src/engine/view/imagine.ts';
import { gameOf, type HanafudaGame } from '../../../src/games/index.ts';
import { stepAfter, train } from '../../../src/tools/training/learner.ts';
import { randomChooser, TABLES, turnsFrom } from '../../support/random-match.ts';
import { started } from '../../support/started.ts';

/** Positions of the first rounds of a random match. */
function* positions(game: HanafudaGame, seats: number) {
  const { state: start } = started(game.id, { seats, seed: 4 });
  const rules = game.rulesOf(start.setup);
  for (const { before: state, seat } of turnsFrom(start, randomChooser(seats, 'positions'), 60))
    yield { state, seat, simulator: new Simulator(rules, state) };
}

/** Weights that tell every feature from every other. */
function anyWeights(size: number): Float64Array {
  const draw = drawsOf(seedOf(8), 'weights');
  return Float64Array.from({ length: size }, () => draw(1 << 20) / (1 << 20) - 0.5);
}

describe.each(TABLES)('the learned value in $id for $seats', ({ game, seats }) => {
  const layout = usualLayout(game, seats);
  const weights = anyWeights(layout.size);

  test('of each option is that of the position after it, feature for feature', () => {
    let compared = 0;
    for (const { state, simulator } of positions(game, seats)) {
      const judge = new Judge({ layout, weights, spread: 1 }, simulator);
      const copy = new Simulator(simulator.rules, state);
      for (const option of judge.options(simulator)) {
        const step = stepAfter({ judge, copy }, simulator, option);
        if (option.action === null || step === null) continue;
        compared++;
        const scale = option.value / step.value;
        expect([1, 2, 4]).toContain(Math.round(scale * 1e6) / 1e6);
        expect(Math.max(...step.active)).toBeLessThan(layout.size);
        expect(new Set(step.active).size).toBeGreaterThan(10);
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('is there for every move that the rules allow', () => {
    for (const { state, seat, simulator } of positions(game, seats)) {
      const judge = new Judge({ layout, weights, spread: 1 }, simulator);
      expect(judge.options(simulator)).toHaveLength(game.legalMoves(state, seat).length);
    }
  });

  test('is the same whatever the cards that the seat does not see', () => {
    for (const { state, seat, simulator } of positions(game, seats)) {
      const twin = imagine(game.view(state, seat), drawsOf(seedOf(2), 'twin'));
      const values = [simulator, new Simulator(simulator.rules, twin)].map((one) => {
        const perspective = new Perspective(layout, one);
        perspective.look(one, seat, null);
        return perspective.value(weights);
      });
      expect(values[0]).toBe(values[1]);
    }
  });
});

/** The first position of random matches in which something else may be done than to play a card. */
function insteadOfPlay(game: HanafudaGame, seats: number) {
  for (let seed = 0; seed < 100; seed++) {
    const start = started(game.id, { seats, seed }).state;
    for (const { before: state, moves } of turnsFrom(start, randomChooser(seed)))
      if (state.phase.type === 'play' && moves.some(({ type }) => type !== 'play'))
        return { state, moves };
  }
  throw new RangeError('no such position');
}

test('taking a call back has the value of what it brings, beside the cards to play', () => {
  const game = gameOf('hachi-hachi');
  const layout = usualLayout(game, 3);
  const { state, moves } = insteadOfPlay(game, 3);
  const simulator = new Simulator(game.rulesOf(state.setup), state);
  const judge = new Judge({ layout, weights: new Float64Array(layout.size), spread: 1 }, simulator);
  const options = judge.options(simulator);
  expect(options).toHaveLength(moves.length);
  expect(options.filter(({ value }) => value !== 0).map(({ move }) => move.type)).toEqual([
    'cancel',
  ]);
});

describe('training', () => {
  const game = gameOf('botan-cho');
  const training = { seats: 2, seed: seedOf(1), rounds: 400 };

  test('learns the same weights from the same rounds and seed, and others from another', () => {
    const [one, again, other] = [1, 1, 2].map((seed) =>
      train(game, { ...training, seed: seedOf(seed) }),
    );
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('teaches to win from who learned nothing', () => {
    const layout = usualLayout(game, 2);
    const { weights } = train(game, { ...training, rounds: 3000 });
    const untaught = anyWeights(layout.size);
    let lead = 0;
    for (let match = 0; match < 10; match++) {
      const { state } = started(game.id, { seed: match });
      const simulator = new Simulator(game.rulesOf(state.setup), state);
      const taught = new Judge({ layout, weights, spread: 1 }, simulator);
      const rival = new Judge({ layout, weights: untaught, spread: 1 }, simulator);
      do {
        while (simulator.waits !== 'ended') {
          const judge = simulator.seat === match % 2 ? taught : rival;
          const best = judge.options(simulator).reduce((a, b) => (b.value > a.value ? b : a));
          carryOut(simulator, best);
        }
      } while (simulator.nextRound());
      lead += simulator.owned(match % 2) - simulator.owned(1 - (match % 2));
    }
    // Some 50 points a round, in 60 rounds.
    expect(lead / 60).toBeGreaterThan(15);
  });
});
