import { describe, expect, test } from 'vitest';
import { oyaOf } from '../../src/engine/round/state.ts';
import { closed, opened } from '../support/opened.ts';

describe('the field of Kyūrei-hana', () => {
  const REST = 'pine.chaff1 plum.chaff1 iris.chaff1 peony.chaff1';

  test.each([
    ['maple.deer', [], 2, []],
    ['plum.warbler paulownia.phoenix', [], 4, [2]],
    ['maple.deer plum.warbler willow.rainman', [], 4, [2, 2]],
    ['willow.rainman', [2], 2, [4]],
    ['clover.boar', [4, 2], 4, [2]],
    ['clover.boar', [], 1, []],
  ])(
    'of %s after %j multiplies by %d and leaves %j (test positions 1–4, example 1)',
    (great, carried, times, next) => {
      const field = `${great} ${REST}`.split(' ').slice(0, 6).join(' ');
      const { state } = opened('kyurei-hana', { field, carried, hands: [7, 7, 7] });
      expect(state.multiplier?.times ?? 1).toBe(times);
      expect(state.multiplier?.next ?? []).toEqual(next);
    },
  );

  test('with four of a month is dealt again, and keeps the queue (test position 11)', () => {
    const field = 'susuki.* pine.chaff1 plum.chaff1';
    const { misdeal, state } = opened('kyurei-hana', { field, carried: [4], hands: [7, 7, 7] });
    expect([misdeal, state.carried]).toEqual(['four-of-a-month-on-field', [4]]);
  });

  test('lapses after the last round (KR1; test position 12)', () => {
    const multiplier = { times: 2, why: 'oba', next: [2] } as const;
    const { state } = closed('kyurei-hana', { round: 12, multiplier, captured: ['*', '', ''] });
    expect(state.phase.type).toBe('over');
    const before = closed('kyurei-hana', { round: 11, multiplier, captured: ['*', '', ''] });
    expect(before.state.carried).toEqual([2]);
  });
});

describe('the score of a round of Kyūrei-hana', () => {
  test('makes the best the next oya, of equals the earliest (KR2)', () => {
    const captured = ['iris.bridge', 'clover.boar', 'chrys.cup'];
    expect(oyaOf(closed('kyurei-hana', { oya: 2, captured, out: '*' }).state)).toBe(2);
  });
});
