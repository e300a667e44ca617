import { expect, test } from 'vitest';
import { eachInATimedClub } from './support/club.ts';
import { calledBy, press, startMatch, tableOf, takeHand, untilShown } from './support/playing.ts';
import { buttonsFor, textOf } from './support/reading.ts';

const { club, time } = eachInATimedClub();

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** A match of Ann and Bob by a clock, and who of them is asked. */
async function begun(clock: '60s' | '24h') {
  const { ann, bob, server, store } = club;
  await store.putServerSettings(server.id, { clock });
  const table = await startMatch(club, [ann, bob], { game: 'botan-cho' });
  await expect.poll(async () => (await club.tables.messages.find(1))?.messageId).toBe(table.id);
  return calledBy(table, club).asked;
}

/** Lets time go by while the bot looks on, as it does in earnest. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 15) {
    time.now += Math.min(left, 15) * SECOND;
    // The last sign of life is at most ten seconds old.
    await expect
      .poll(async () => time.now - ((await club.store.aliveAt()) ?? 0))
      .toBeLessThan(10 * SECOND);
    // What fell due meanwhile is done, before time goes on.
    await expect.poll(() => club.tables.timers.due()).toEqual([]);
  }
}

const tableText = () => textOf(tableOf(club)!);

test('the time for a move stands on the table so that Discord counts it down by itself', async () => {
  await begun('60s');
  // The last that a start asks for beside what it shows.
  await club.sandbox.waitForRequest(
    ({ method, path }) => method === 'PATCH' && path === '/applications/@me',
  );
  const [, seconds] = /<t:(\d+):R>/.exec(tableText()) ?? [];
  expect(Math.abs(Number(seconds) * SECOND - (time.now + 60 * SECOND))).toBeLessThan(2 * SECOND);
  const before = club.sandbox.requests.length;
  await pass(30);
  expect(club.sandbox.requests.slice(before)).toEqual([]);
});

test('who goes away for days is shown at the table, and has their time when they are back', async () => {
  const asked = await begun('24h');
  const me = () => asked.command(club.room, 'hanafuda me').message();
  const offer = await me();
  expect(textOf(offer)).toContain('Days left: 30 of 30');
  const page = await asked.select(offer, 'holiday/0/0/', ['7']).message();
  expect(textOf(page)).toContain(
    `You’re away until <t:${Math.floor((time.now + 7 * DAY) / SECOND)}:f>`,
  );
  await expect.poll(tableText).toContain('is away until');
  expect(await club.store.dueAt(1, 'move')).toBe(time.now + 8 * DAY);

  await club.stopBot();
  time.now += DAY;
  await club.startBot();
  const hand = await takeHand(club, asked);
  expect(textOf(hand)).toContain('You’re away until');
  const shown = await press(asked, hand, 'holiday');
  expect(textOf(shown)).not.toContain('away');
  expect(buttonsFor(shown, 'holiday')).toEqual([]);
  await expect.poll(tableText).not.toContain('is away until');
  expect(textOf(await me())).toContain('Days left: 29 of 30');
});

test('days are spoken of only to who plays over days', async () => {
  const me = async () => textOf(await club.ann.command(club.room, 'hanafuda me').message());
  expect(await me()).not.toMatch(/days|Message me/);
  const start = club.ann.command(club.room, 'hanafuda start', { game: 'botan-cho' });
  const lobby = await start.message();
  expect(textOf(lobby)).not.toContain('days');
  const menu = await press(club.ann, lobby, 'seats');
  await club.ann.select(menu, 'clock/1/0/', ['24h']).message();
  const slow = await untilShown(club, 'Pace: 1 day per move');
  expect(textOf(slow)).toContain('stops your clock');
  expect(await me()).toMatch(/Message me on my turn.*Away on this server/s);
});
