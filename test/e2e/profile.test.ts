import type { Actor, Message } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { eachInAClub } from './support/club.ts';
import { playToTheEnd, startMatch, takeHand } from './support/playing.ts';
import { altOf, buttonFor, buttonsFor, isPrivate, pictureOf, textOf } from './support/reading.ts';

const club = eachInAClub();

async function profile(who: Actor, of?: Actor): Promise<Message> {
  const values = of === undefined ? {} : { person: of.id };
  return await who.command(club.room, 'hanafuda profile', values).message();
}

test('a profile shows what somebody has done to those whom they let see it, after a restart too', async () => {
  expect(textOf(await profile(club.ann))).toContain('haven’t finished a match');
  await startMatch(club, [club.ann], { game: 'botan-cho', rules: 'rounds=3', computers: 1 });
  await takeHand(club, club.ann);
  await playToTheEnd(club, [club.ann]);
  await club.stopBot();
  await club.startBot();

  const own = await profile(club.ann);
  expect(isPrivate(own)).toBe(true);
  expect(pictureOf(own)).toBe('profile');
  expect(altOf(own)).toMatch(/^Ann, .*1 match.*Best yaku.*Achievements \d+ \/ \d+, .*First match/s);
  expect(textOf(own)).toMatch(/\*\*.+\*\*: .+ ·\u00a0<t:\d+:d>/);
  expect(textOf(own)).toContain('Others see only what the leaderboard shows');

  const record = await profile(club.cho, club.ann);
  expect(isPrivate(record)).toBe(true);
  expect(record.attachments).toEqual([]);
  expect(textOf(record)).toMatch(/Botan-chō.*1 match.*shows the rest of their profile to no one/s);
  expect(textOf(record)).not.toContain('First match');

  await club.store.putPersonSettings(club.ann.id, { profile: 'me' });
  const hidden = await profile(club.cho, club.ann);
  expect(hidden.attachments).toEqual([]);
  expect(textOf(hidden)).not.toContain('1 match');

  await club.store.putPersonSettings(club.ann.id, { profile: 'server' });
  const open = await profile(club.cho, club.ann);
  expect(altOf(open)).toContain('First match');
  expect(buttonsFor(open, 'profile')).toEqual([]);

  const turned = async (who: Actor, message: Message, what: string) => {
    const button = buttonsFor(message, 'achievements').find(({ id }) => id.includes(`/${what}/`));
    return await who.click(message, button?.id ?? what).message();
  };
  const list = await turned(club.cho, open, 'earned');
  expect([pictureOf(list), isPrivate(list)]).toEqual(['achievements', true]);
  expect(textOf(list)).toMatch(/\*\*First match\*\*: finish a match ·\u00a0<t:\d+:d>/);
  const next = await turned(club.cho, list, 'next');
  expect(textOf(next)).toContain('**Ten matches**: finish 10 matches ·\u00a01/10');
  expect(textOf(next)).not.toContain('First match');
  expect(pictureOf(await turned(club.cho, next, 'profile'))).toBe('profile');
  await club.store.putPersonSettings(club.ann.id, { profile: 'board' });
  expect(textOf(await turned(club.cho, open, 'next'))).not.toContain('10 matches');

  const before = club.cho.view(club.room).length;
  await club.ann.click(own, buttonFor(own, 'profile').id).message();
  const posted = club.cho.view(club.room).slice(before);
  expect(posted.map(pictureOf)).toEqual(['profile']);
  expect(posted.map(isPrivate)).toEqual([false]);
});
