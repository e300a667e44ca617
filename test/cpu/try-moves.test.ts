import { describe, expect, test } from 'vitest';
import { tryMoves } from '../../src/cpu/try-moves.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { formatMove } from '../../src/engine/round/move-text.ts';
import type { State } from '../../src/engine/round/state.ts';
import { askedOf } from '../support/play.ts';
import { LATE_BOTAN, position } from '../support/position.ts';
import { called } from './positions.ts';

/** What the seat to act finds when it tries all its moves. */
function trialsOf(state: State, isLate = () => false) {
  const draw = drawsOf(seedOf(1), 'trials');
  return tryMoves(...askedOf(state), { draw, lines: 1500, isLate });
}

/** What a move brings, on the average of the deals on which it was tried. */
function meanOf({ gains }: ReturnType<typeof trialsOf>[number]): number {
  return gains.reduce((sum, one) => sum + one, 0) / gains.length;
}

describe('the trial of moves', () => {
  const trials = trialsOf(
    position('botan-cho', {
      field: 'pine.crane plum.chaff1 maple.deer',
      hands: ['pine.chaff1 plum.chaff2 iris.chaff1 chrys.chaff1 wisteria.chaff1', 5],
    }),
  );

  test('tries every move, and puts the best first', () => {
    expect(trials.map(({ move }) => formatMove(move)).toSorted()).toEqual([
      'play:chrys.chaff1',
      'play:iris.chaff1',
      'play:pine.chaff1',
      'play:plum.chaff2',
      'play:wisteria.chaff1',
    ]);
    expect(trials.map(({ move }) => formatMove(move))[0]).toBe('play:pine.chaff1');
    const [best = 0, next = 0] = trials.map(meanOf);
    expect(best).toBeGreaterThan(next);
  });

  test('tries the best two on the same number of deals, and the worst on few', () => {
    const deals = trials.map(({ gains }) => gains.length);
    expect(deals[0]).toBeGreaterThan(100);
    expect(deals[1]).toBe(deals[0]);
    expect(deals.at(-1)).toBeLessThan((deals[0] ?? 0) / 2);
    expect(deals.reduce((sum, one) => sum + one, 0)).toBeLessThan(1600);
  });

  test('thinks most of the first, and less of the second', () => {
    const [best = 0, next = 0] = trials.map(({ score }) => score);
    expect(best).toBeGreaterThan(next);
  });

  test('stops when it is late, and still knows a best move', () => {
    const state = position('botan-cho', LATE_BOTAN);
    let looks = 0;
    const late = trialsOf(state, () => ++looks > 20);
    expect(late.reduce((sum, { gains }) => sum + gains.length, 0)).toBeLessThan(100);
    expect(late.map(({ move }) => formatMove(move))[0]).toBe('play:pine.chaff1');
  });

  test('tries two moves equally often, and one as well', () => {
    const many = ['iris.chaff1 chrys.chaff1', 'iris.chaff1'].map((hand) => {
      const state = position('botan-cho', { field: 'maple.deer', hands: [hand, 1] });
      return new Set(trialsOf(state).map(({ gains }) => gains.length));
    });
    expect(many.map(({ size }) => size)).toEqual([1, 1]);
  });
});

describe('a call that ends the match', () => {
  const best = (...asked: Parameters<typeof called>) => trialsOf(called(...asked))[0]?.move.type;

  test('is made where it wins the match, and not where it loses it', () => {
    expect([best([20, 22]), best([20, 30])]).toEqual(['shobu', 'koi-koi']);
  });

  test('turns on points alone before the last round', () => {
    expect(best([20, 30], 3)).toBe(best([20, 22], 3));
  });
});

describe('what a trial counts', () => {
  // The last card of a round that seat 2 loses whatever comes: it owes far more than it has.
  const lost = (totals: readonly number[]) =>
    trialsOf(
      position('suhara-bana', {
        turn: 2,
        hands: ['', '', 'iris.chaff1'],
        field: 'iris.chaff2',
        pile: 'maple.chaff1',
        captured: ['*', 'pine.* susuki.* maple.deer maple.chaff2', 'clover.boar clover.chaff1'],
        totals,
      }),
    ).flatMap(({ gains }) => gains);

  test('is what the seat wins less what the others win each', () => {
    const [gain = 0, ...others] = lost([50, 50, 50, 50]);
    expect(new Set(others)).toEqual(new Set([gain]));
    expect(gain).toBeLessThan(-10);
  });

  test('is no loan: who loses the last stones gains nothing by the plate it is lent (S29)', () => {
    // It pays its 2 units, and the other three win them.
    expect(lost([98, 50, 2, 50])[0]).toBeCloseTo(-2 - 2 / 3);
  });
});
