import { beforeEach, expect, test } from 'vitest';
import { type DirectKind, DirectPace } from '../../../src/bot/direct/direct-messages.ts';

const HOUR = 60 * 60_000;

let now: number;
let pace: DirectPace;

beforeEach(() => {
  now = 1_000_000;
  pace = new DirectPace(() => now);
});

/** How many messages of a kind may be sent in this long, if one is tried each second. */
function sentIn(ms: number, kind: DirectKind, of = pace): number {
  let sent = 0;
  for (const end = now + ms; now < end; now += 1000) {
    if (typeof of.take(kind) !== 'string') sent += 1;
  }
  return sent;
}

test('one message is sent every five seconds, however many wait', () => {
  expect(sentIn(60_000, 'turn')).toBe(12);
});

test('an hour has a most, of which a part is kept for turns', () => {
  expect(sentIn(HOUR, 'alert')).toBe(120);
  now -= HOUR / 2;
  expect(pace.take('alert')).toBe('held');
  expect(sentIn(HOUR / 2, 'turn')).toBe(80);
});

test('what was sent an hour ago counts no more', () => {
  expect(sentIn(HOUR, 'turn')).toBe(200);
  expect(sentIn(HOUR, 'turn')).toBe(200);
});

test('who sends nothing after all leaves it to the next', () => {
  const slot = pace.take('turn');
  expect(pace.take('turn')).toBe('soon');
  if (typeof slot !== 'string') slot.giveBack();
  expect(pace.take('turn')).not.toBe('soon');
});

test('once Discord has refused one as too many, none is sent for a day', () => {
  pace.hold();
  expect(sentIn(24 * HOUR - 1000, 'turn')).toBe(0);
  expect([pace.isHeld, pace.take('turn')]).toEqual([true, 'held']);
  now += 1000;
  expect(pace.isHeld).toBe(false);
  expect(pace.take('turn')).not.toBe('held');
});

test('processes that share the servers share the pace', () => {
  const quarter = () => new DirectPace(() => now, { ids: [0], count: 4 });
  expect(sentIn(60_000, 'turn', quarter())).toBe(3);
  expect(sentIn(HOUR, 'alert', quarter())).toBe(30);
});
