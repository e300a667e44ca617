import { expect, test } from 'vitest';
import { liveApart, type Worlds } from './run-worlds.ts';

test('whatever people, Discord, the machine and its clock do, the bot keeps its promises', async () => {
  const { haveHeld, output } = await printed({ count: 300, seed: 1 });
  expect(haveHeld, output).toBe(true);
});

test('a world is the same each time, to the byte, however many processes live through them', async () => {
  const [once, again] = await Promise.all(
    [1, 2].map((processes) => printed({ count: 3, seed: 301 }, processes)),
  );
  expect(once?.output).toMatch(/^3 worlds from seed 301: /);
  expect(again).toEqual(once);
});

async function printed(worlds: Worlds, processes?: number) {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  return { haveHeld: await liveApart(worlds, print, processes), output };
}
