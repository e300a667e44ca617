import { ComponentType, walk } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { playOut } from '../table/support/matches.ts';
import { eachInAClub } from './support/club.ts';
import { currentMatch, played, press } from './support/playing.ts';
import {
  altOf,
  buttonFor,
  buttonsFor,
  buttonsOf,
  isPrivate,
  menuOf,
  textOf,
} from './support/reading.ts';

const club = eachInAClub();

test('the end of a match leads on to another, the deal of the day, another game, a friend and the rest of it', async () => {
  const { ann, cho, room } = club;
  const end = await played(club);
  expect(buttonsOf(end).map(({ label }) => label)).toEqual([
    'Play again',
    'Today’s deal',
    'Another game',
    'Invite a friend',
    'More',
  ]);

  const deals = await press(cho, end, 'deal');
  const games = await press(ann, end, 'open');
  const rest = await press(cho, end, 'more');
  expect([deals, games, rest].map(isPrivate)).toEqual([true, true, true]);
  expect(textOf(deals)).toMatch(/^### Deals of the day/);
  expect(buttonsOf(rest).map(({ label }) => label)).toEqual([
    'Review match',
    'My costliest moves',
    'Check the deals',
  ]);
  const lobby = await ann.select(games, menuOf(games).id, ['mushi']).message();
  expect([isPrivate(lobby), altOf(lobby)]).toEqual([false, expect.stringContaining('Mushi')]);
  expect(await currentMatch(club)).toMatchObject({ game: 'mushi' });
  expect(room.id).toBe((await currentMatch(club)).where.channelId);
});

test('a friend is invited to the same game from its end, and has a seat there', async () => {
  const { ann, bob } = club;
  const asked = await press(ann, await played(club), 'challenge');
  expect(isPrivate(asked)).toBe(true);
  const [menu] = walk(asked.components).filter(({ type }) => type === ComponentType.userSelect);
  const lobby = await ann.select(asked, menu?.custom_id ?? '', [bob.id]).message();
  expect(isPrivate(lobby)).toBe(false);
  expect(await currentMatch(club)).toMatchObject({
    game: 'botan-cho',
    status: 'open',
    seats: 2,
    hostId: ann.id,
    invited: [{ person: { id: bob.id } }],
  });
  const own = await ann.select(asked, menu?.custom_id ?? '', [ann.id]).message();
  expect(textOf(own)).toContain('You can’t challenge yourself');
});

test('after each of somebody’s first three matches one line says what to try next, and none after a fourth', async () => {
  const { ann, room, tables } = club;
  const tips: (string | undefined)[] = [];
  for (let nth = 1; nth <= 4; nth++) {
    const first = await ann.command(room, 'hanafuda practice', { game: 'koi-koi' }).message();
    if (buttonsFor(first, 'taught').length > 0) await press(ann, first, 'taught');
    const match = await tables.practice.newest(ann.id);
    if (match === undefined) throw new Error('there is no match');
    await playOut(tables, match);
    const end = await club.sandbox.waitForMessage(
      (one) => isPrivate(one) && buttonsFor(one, 'more')[0]?.id === `more/${match.id}/0/`,
    );
    tips.push(/^-# Next: .*$/m.exec(textOf(end))?.[0]);
    expect(buttonFor(end, 'challenge').id).toBe('challenge/0/0/koi-koi');
  }
  expect(tips).toEqual([
    expect.stringContaining('practice'),
    expect.stringContaining('**Hint**'),
    expect.stringContaining('if you like Koi-Koi, try **'),
    undefined,
  ]);
});
