import { expect, test } from 'vitest';
import { liveApart } from './run-worlds.ts';

test('whatever people, Discord, the machine and its clock do, the bot keeps its promises', async () => {
  const lived = await liveApart({ count: 300, seed: 1 });
  expect(lived.hasHeld, lived.output).toBe(true);
});

test('a world is the same each time, to the byte, however many processes live through them', async () => {
  const [once, again] = await Promise.all(
    [1, 2].map((processes) => liveApart({ count: 3, seed: 301 }, processes)),
  );
  expect(once?.output).toMatch(/^3 worlds from seed 301: /);
  expect(again).toEqual(once);
});
