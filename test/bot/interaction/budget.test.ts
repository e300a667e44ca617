import { expect, test } from 'vitest';
import { Budget } from '../../../src/bot/interaction/budget.ts';

const ALLOWANCE = { most: 3, perSecond: 2 };

function times(count: number, take: () => boolean): readonly boolean[] {
  return Array.from({ length: count }, take);
}

test('who does more than is allowed is held up, and nobody else', () => {
  let now = 0;
  const budget = new Budget(ALLOWANCE, () => now);
  expect(times(4, () => budget.take('ann'))).toEqual([true, true, true, false]);
  expect(budget.take('bob')).toBe(true);
  now += 600;
  expect(times(2, () => budget.take('ann'))).toEqual([true, false]);
});

test('whoever rests has as much again, and not more', () => {
  let now = 0;
  const budget = new Budget(ALLOWANCE, () => now);
  times(4, () => budget.take('ann'));
  now += 60_000;
  expect(times(4, () => budget.take('ann'))).toEqual([true, true, true, false]);
});

test('whoever goes on without a rest is let in as often as is allowed', () => {
  let now = 0;
  const budget = new Budget(ALLOWANCE, () => now);
  const taken = times(100, () => {
    now += 100;
    return budget.take('ann');
  });
  expect(taken.filter(Boolean)).toHaveLength(ALLOWANCE.most + 10 * ALLOWANCE.perSecond - 1);
});

test('however many people come, those who have used up theirs are remembered', () => {
  let now = 0;
  const budget = new Budget(ALLOWANCE, () => now);
  times(3, () => budget.take('ann'));
  for (let id = 0; id < 20_000; id++) {
    if (id === 10_000) now += 400;
    budget.take(String(id));
  }
  expect(budget.take('ann')).toBe(false);
});
