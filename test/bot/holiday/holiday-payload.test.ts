import { expect, test } from 'vitest';
import { payloadOf } from '../../../src/bot/api/payload.ts';
import { holidayParts } from '../../../src/bot/holiday/holiday-payload.ts';
import { EN } from '../../../src/text/words/en/index.ts';
import { partsOf, textOf } from '../support/read-payload.ts';

/** What is said to somebody who has this many of 30 days left, and how many days they may choose. */
function offered(left: number) {
  const payload = payloadOf(holidayParts({ limit: 30, left, until: null }, EN));
  const days = partsOf(payload).flatMap(({ options = [] }) => options.map(({ value }) => value));
  return { said: textOf(payload), days };
}

test('as many days are offered as are left, beside the way to type a date', () => {
  const { said, days } = offered(4);
  expect(said).toContain('Days left: 4 of 30');
  expect(said).toContain(EN.holiday.typed);
  expect(days).toEqual(['1', '2', '3']);
});

test('who has no days left is asked for none', () => {
  expect(offered(0)).toEqual({ said: EN.holiday.offer(0, 30), days: [] });
});
