import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/engine/core/game.ts';
import { closed, opened } from '../support/opened.ts';
import { eventsOf } from '../support/play.ts';

const RAIN = 'willow.rainman';
const PHOENIX = 'paulownia.phoenix';
const PLAIN = 'plum.chaff1 iris.bridge chrys.cup';

/** What a field makes of the payments, and what waits for the rounds to come. */
function field(bright: string, carried: readonly number[] = [], options: Options = {}) {
  const { state } = opened('hachi-hachi', { field: `${bright} ${PLAIN}`, carried, options });
  return { times: state.multiplier?.times ?? 1, next: state.multiplier?.next ?? [] };
}

describe('the field', () => {
  test.each([
    ['nothing', '', 1],
    ['the crane', 'pine.crane', 2],
    ['the curtain', 'cherry.curtain', 2],
    ['the moon', 'susuki.moon', 2],
    ['the rain man', RAIN, 4],
    ['the phoenix', PHOENIX, 4],
  ])('with %s multiplies by %i (HH6)', (_, bright, times) => {
    expect(field(bright)).toEqual({ times, next: [] });
  });

  test('with several brights has one multiplier, the highest, and the rest wait (HH7)', () => {
    expect(field('pine.crane susuki.moon')).toEqual({ times: 2, next: [2] });
    expect(field(`pine.crane ${RAIN}`)).toEqual({ times: 4, next: [2] });
    expect(field('', [4, 2])).toEqual({ times: 4, next: [2] });
    expect(field(`pine.crane ${RAIN}`, [2, 2])).toEqual({ times: 2, next: [4, 2, 2] });
  });

  test('multiplies all at once by a house rule (multiplier)', () => {
    const options = { multiplier: 'product' };
    expect(field(`pine.crane susuki.moon ${RAIN}`, [], options)).toEqual({ times: 16, next: [] });
    expect(field('', [], options)).toEqual({ times: 1, next: [] });
  });
});

test('worked example 13: a queue of multipliers over four rounds', () => {
  const first = field(`pine.crane ${RAIN} ${PHOENIX}`);
  expect(first).toEqual({ times: 4, next: [4, 2] });
  const second = field('', first.next);
  expect(second).toEqual({ times: 4, next: [2] });
  const third = field('susuki.moon', second.next);
  expect(third).toEqual({ times: 2, next: [2] });
  expect(field('', third.next)).toEqual({ times: 2, next: [] });
});

test('position 10: the moon and a queue of 2', () => {
  expect(field('susuki.moon', [2])).toEqual({ times: 2, next: [2] });
});

const piles = ['*', '', ''];
const multiplier = { times: 4, why: 'zetsuba', next: [2] } as const;

test('what waits is there in the next round', () => {
  const { state } = closed('hachi-hachi', { captured: piles, multiplier });
  expect([state.round, state.carried]).toEqual([2, [2]]);
  expect(state.multiplier).toMatchObject({ times: 2, why: 'carried' });
});

test('what waits when the last round is over lapses (HH8)', () => {
  const { state, events } = closed('hachi-hachi', { captured: piles, multiplier, round: 12 });
  expect(state.phase).toEqual({ type: 'over' });
  expect(eventsOf(events, 'over')[0]?.why).toBe('rounds');
});

test('by a house rule the match goes on until nothing waits (etsunen)', () => {
  const spec = { captured: piles, options: { etsunen: true }, round: 12 };
  const { state } = closed('hachi-hachi', { ...spec, multiplier });
  expect([state.round, state.phase.type]).toEqual([13, 'play']);
  const { state: over } = closed('hachi-hachi', spec);
  expect(over.phase).toEqual({ type: 'over' });
});
