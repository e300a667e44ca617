import { ComponentType } from 'discord.js';
import { expect, test } from 'vitest';
import { payloadOf } from '../../../src/bot/api/payload.ts';
import { holidayParts } from '../../../src/bot/holiday/holiday-payload.ts';
import { EN } from '../../../src/text/words/en/index.ts';

/** What is said to somebody who has this many of 30 days left, and how many days they may choose. */
function offered(left: number): readonly string[] {
  return payloadOf(holidayParts({ limit: 30, left, until: null }, EN)).components.flatMap(
    (part) => {
      if (part.type === ComponentType.TextDisplay) return [part.content];
      if (part.type !== ComponentType.ActionRow) return [];
      return part.components.map((one) =>
        one.type === ComponentType.StringSelect
          ? one.options.map(({ value }) => value).join(' ')
          : '',
      );
    },
  );
}

test('as many days are offered as are left, beside the way to type a date', () => {
  const [said, days] = offered(4);
  expect(said).toContain('Days left: 4 of 30');
  expect(said).toContain(EN.holiday.typed);
  expect(days).toBe('1 2 3');
});

test('who has no days left is asked for none', () => {
  expect(offered(0)).toEqual([EN.holiday.offer(0, 30)]);
});
