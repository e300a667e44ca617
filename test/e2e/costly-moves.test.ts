import type { Actor, Message } from 'discord-sandbox';
import { describe, expect, test } from 'vitest';
import { eachInAClub } from './support/club.ts';
import { playToTheEnd, press, startMatch, takeHand } from './support/playing.ts';
import { altOf, isPrivate, textOf } from './support/reading.ts';

const club = eachInAClub();

/** Ann and Bob play one match to its end, each always the first move; its final standing. */
async function standing(): Promise<Message> {
  await startMatch(club, [club.ann, club.bob], { game: 'botan-cho', rules: 'rounds=3' });
  for (const who of [club.ann, club.bob]) await takeHand(club, who);
  await playToTheEnd(club, [club.ann, club.bob]);
  const found = club.ann
    .view(club.room)
    .find((one) => one.attachments[0]?.filename.startsWith('standing') && !isPrivate(one));
  if (found === undefined) throw new Error('no standing');
  return found;
}

async function ask(who: Actor, on: Message): Promise<Message> {
  return await press(who, on, 'costly');
}

/** What stands now where this message stood. */
function now(who: Actor, { id }: Message): Message {
  const found = who.view(club.room).find((one) => one.id === id);
  if (found === undefined) throw new Error('the message is gone');
  return found;
}

async function finished(who: Actor, message: Message): Promise<Message> {
  await expect.poll(() => textOf(now(who, message))).toContain('A strong computer judged');
  return now(who, message);
}

describe('the costliest moves of a finished match', () => {
  test('are looked for on request, for the eyes of who asks alone, and left when that is cancelled', async () => {
    const end = await standing();
    const working = await ask(club.ann, end);
    expect(isPrivate(working)).toBe(true);
    expect(textOf(working)).toMatch(/^Looking at your \d+ decisions/);
    const cancelled = await ask(club.ann, working);
    expect(cancelled.id).toBe(working.id);
    expect(textOf(cancelled)).toBe('Cancelled.');
    const shown = await finished(club.ann, await ask(club.ann, cancelled));
    expect(shown.attachments.map(({ filename }) => filename.split('-')[0])).toContain('costly');
    expect(altOf(shown)).toMatch(/hand/i);
    expect(club.bob.view(club.room).some(({ id }) => id === shown.id)).toBe(false);
    expect(textOf(now(club.ann, working))).toBe('Cancelled.');

    const eve = club.sandbox.addUser('Eve', { locale: 'ja' });
    expect(textOf(await ask(eve, end))).toContain('自分で選んだ手がありません');
    const open = await press(club.ann, end, 'review');
    expect(textOf(await ask(club.ann, open))).toMatch(/^Looking at your/);
  });
});
