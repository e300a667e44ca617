import type { Message } from 'discord-sandbox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoreFailure, type StoreFailureKind } from '../../src/table/store-failure.ts';
import { type Club, openClub } from './support/club.ts';
import { nextStep, press, startMatch, takeHand } from './support/playing.ts';
import { isPrivate, textOf, versionOf } from './support/reading.ts';

let club: Club;
let lobby: Message;

beforeEach(async () => {
  club = await openClub();
  lobby = await club.ann.command(club.room, 'hanafuda start', { game: 'suhara-bana' }).message();
});

afterEach(async () => {
  const { violations } = club.sandbox;
  await club.close();
  expect(violations).toEqual([]);
});

/** The database fails so many times before somebody can take a seat. */
function failJoining(kind: StoreFailureKind, times: number): void {
  const { join } = club.tables.lobby;
  let left = times;
  club.tables.lobby.join = (...args) => {
    if (left-- > 0) throw new StoreFailure('The database store.sqlite is in trouble.', kind);
    return join(...args);
  };
}

test('who presses while another program holds the database is answered once it is free', async () => {
  failJoining('transient', 3);
  const joined = await press(club.bob, lobby, 'join');
  expect(textOf(joined)).toContain('**Bob**');
  expect(club.logged).toEqual([]);
});

test('who presses while the disk is full is told so, and the operator with a reference', async () => {
  failJoining('permanent', 1);
  const told = await press(club.bob, lobby, 'join');
  const [reference] = /[0-9a-f]{8}/.exec(textOf(told)) ?? [];
  expect(isPrivate(told)).toBe(true);
  expect(textOf(told)).toContain('disk is full');
  expect((await club.tables.matches.newestIn(club.room.id))?.players).toHaveLength(1);
  expect(club.logged).toEqual([expect.stringContaining(`"reference":"${reference}"`)]);

  const joined = await press(club.bob, lobby, 'join');
  expect(textOf(joined)).toContain('**Bob**');
});

/** Reading matches fails once, when the next move has been dealt with. */
function failAfterMove(): void {
  const { matches, play } = club.tables;
  const { find } = matches;
  const { move } = play;
  play.move = async (request) => {
    const made = await move(request);
    play.move = move;
    matches.find = () => {
      matches.find = find;
      throw new StoreFailure('The database store.sqlite is in use.', 'transient');
    };
    return made;
  };
}

test('who cannot be told at once what came of their move is told soon', async () => {
  const { ann, bob, room } = club;
  await ann.command(room, 'hanafuda stop').done;
  await startMatch(club, [ann, bob], { game: 'koi-koi' });
  for (const person of [ann, bob]) await takeHand(club, person);
  const step = await nextStep(club, [ann, bob], new Set());
  if (!('asked' in step)) throw new Error('nobody is asked');
  const { who, hand, moves } = step.asked;
  const pressed = moves[0]?.id ?? '';
  failAfterMove();
  const shown = await who.click(hand, pressed).message();
  expect(versionOf(shown)).toBeGreaterThan(versionOf(hand));
  expect(textOf(shown)).not.toContain('moved on');
  // Of what was refused, that nothing was changed.
  failAfterMove();
  const refused = await who.click(hand, pressed, { isStale: true }).message();
  expect(textOf(refused)).toContain('Nothing was changed');
  // The table may have been the first to read.
  const unexpected = club.logged.filter((line) => !line.includes('the table is shown later'));
  expect(unexpected).toEqual([]);
});

test('is told in their language', async () => {
  const mio = club.sandbox.addUser('Mio', { locale: 'ja' });
  failJoining('permanent', 1);
  const told = await press(mio, lobby, 'join');
  expect(textOf(told)).toContain('ディスクがいっぱい');
});

test('who was answered is not told that something failed when only a note of the bot did', async () => {
  club.tables.hands.keep = () => {
    throw new StoreFailure('The database store.sqlite is in use.', 'transient');
  };
  await club.ann.command(club.room, 'hanafuda stop').done;
  await startMatch(club, [club.ann], { game: 'koi-koi', computers: 1 });
  const pressed = club.ann.command(club.room, 'hanafuda hand');
  await pressed.done;
  await expect.poll(() => club.logged.join()).toContain('an interaction failed');
  const privately = club.ann.view(club.room).filter(isPrivate).map(textOf);
  expect(privately.filter((text) => text.includes('try again'))).toEqual([]);
});
