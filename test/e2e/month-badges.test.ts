import type { Message } from 'discord-sandbox';
import { expect, test } from 'vitest';
import type { Paint } from '../../src/render/paint.ts';
import { type Painter, painterOf } from '../../src/render/painter.ts';
import { SIGNATURE } from '../../src/render/raster/png.ts';
import { eachInAClub } from './support/club.ts';
import { annAndBob, press, tableShown, takeHand } from './support/playing.ts';
import { fileOn } from './support/reading.ts';

/** Has of each picture whether it is painted with the numbers. */
function sketching(what: 'plain' | 'numbered'): Painter {
  const sketch: Paint = async () => [SIGNATURE, Buffer.from(what)];
  const withMonths = () => sketching('numbered');
  return painterOf({ japanese: sketch, korean: sketch }, { backlog: () => 0, withMonths });
}

const club = eachInAClub({ watch: () => sketching('plain') });

async function hasNumbers(message: Message): Promise<boolean> {
  return (await fileOn(message)).endsWith('numbered');
}

test('people who are new see the numbers on their own cards until they choose otherwise, and not on the table of several', async () => {
  const { asked, hand } = await annAndBob(club);
  const shown = [hand, await press(asked, hand, 'move'), await tableShown(club)];
  expect(await Promise.all(shown.map(hasNumbers))).toEqual([true, true, false]);
  const menu = await asked.command(club.room, 'hanafuda me').message();
  await asked.select(menu, 'me/0/0/badges', ['off']).message();
  expect(await hasNumbers(await takeHand(club, asked))).toBe(false);
});
