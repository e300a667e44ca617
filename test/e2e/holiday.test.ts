import type { Actor, Message } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { eachInATimedClub } from './support/club.ts';
import { press, startMatch, tableOf, takeHand } from './support/playing.ts';
import { buttonsFor, textOf } from './support/reading.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const { club, time } = eachInATimedClub();

/** A match of Ann and Bob with a day for each move, and which of them is asked. */
async function begun(): Promise<{ readonly asked: Actor; readonly other: Actor }> {
  const { ann, bob } = club;
  const table = await startMatch(club, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  await expect.poll(async () => (await club.tables.messages.find(1))?.messageId).toBe(table.id);
  const isAnn = textOf(table).includes(`<@${ann.id}>`);
  return isAnn ? { asked: ann, other: bob } : { asked: bob, other: ann };
}

const me = (who: Actor, away?: string): Promise<Message> =>
  who.command(club.room, 'hanafuda me', away === undefined ? {} : { away }).message();

const tableText = () => textOf(tableOf(club)!);

test('who goes away for days is shown at the table, and has their time when they are back', async () => {
  const { asked } = await begun();
  const offer = await me(asked);
  expect(textOf(offer)).toContain('Days left: 30 of 30');
  const page = await asked.select(offer, 'holiday/0/0/', ['7']).message();
  expect(textOf(page)).toContain(
    `You’re away until <t:${Math.ceil((time.now + 7 * DAY) / 1000)}:f>`,
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
  expect(textOf(await me(asked))).toContain('Days left: 29 of 30');
});

test('a move ends it; its own end mentions whoever is asked', async () => {
  const { asked, other } = await begun();
  expect(textOf(await me(other, '2'))).toContain('You’re away until');
  await me(asked, '2');
  await expect.poll(() => tableText().split('is away until').length).toBe(3);
  const hand = await takeHand(club, asked);
  await asked.click(hand, buttonsFor(hand, 'move')[0]!.id).message();
  await expect.poll(() => tableText().split('is away until').length).toBe(2);
  // Until the other is asked: a move may leave a choice to make.
  for (let left = 0; !tableText().includes(`<@${other.id}>`) && left < 3; left++) {
    const next = await takeHand(club, asked);
    await asked.click(next, buttonsFor(next, 'move')[0]!.id).message();
  }
  const table = tableOf(club)!;
  expect(table.mentions).toEqual([]);
  const callIn = async () => ((await club.store.dueAt(1, 'call')) ?? 0) - time.now;
  expect(await callIn()).toBe(2 * DAY + 3 * 60_000);
  time.now += 2 * DAY;
  // The bot takes that for a time in which it stood still, and gives it back; so what falls due is put near.
  await expect.poll(callIn).toBe(2 * DAY + 3 * 60_000);
  // Their day has come all the same.
  await expect.poll(tableText).not.toContain('is away until');
  await club.store.setTimers(1, { call: time.now });
  await expect.poll(() => tableOf(club)?.mentions.map(({ id }) => id)).toEqual([other.id]);
});

test('what cannot be is said: too long, unreadable, over, already away, none on this server', async () => {
  const { ann, store, server } = club;
  const direct = club.sandbox.directChannel(ann);
  const there = await ann.command(direct, 'hanafuda me', { away: '3' }).message();
  expect(textOf(there)).toContain('Use this on the server');
  expect(textOf(await me(ann, '31'))).toContain('You have 30 left of the 30');
  expect(textOf(await me(ann, 'a *while*'))).toContain('I can’t read “a \\*while\\*”');
  expect(textOf(await me(ann, '2020-01-01'))).toContain('over already');
  await me(ann, '3');
  expect(textOf(await me(ann, '3'))).toContain('You’re away already');
  await store.putServerSettings(server.id, { holidayDays: '0' });
  const page = await me(ann);
  const ended = await press(ann, page, 'holiday');
  expect(textOf(ended)).toContain('You’re back');
  expect(textOf(await me(ann, '3'))).toContain('Clocks don’t stand still on this server');
  expect(textOf(await me(ann))).toContain('Clocks don’t stand still on this server');
});
