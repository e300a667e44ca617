import type { Message } from 'discord-sandbox';
import { beforeEach, expect, test } from 'vitest';
import { StoreFailure, type StoreFailureKind } from '../../src/table/store-failure.ts';
import { eachInAClub } from './support/club.ts';
import { press, startMatch } from './support/playing.ts';
import { isPrivate, textOf, toldAlone } from './support/reading.ts';

const club = eachInAClub({ mayLog: true });
let lobby: Message;

beforeEach(async () => {
  lobby = await club.ann.command(club.room, 'hanafuda start', { game: 'suhara-bana' }).message();
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

async function seated(): Promise<readonly string[]> {
  const { players = [] } = (await club.tables.stored.newestMatch(club.room.id)) ?? {};
  return players.flatMap((player) => (player.type === 'person' ? [player.person.id] : []));
}

test('who presses while another program holds the database is answered once it is free', async () => {
  failJoining('transient', 3);
  const joined = await press(club.bob, lobby, 'join');
  expect(toldAlone(joined)).toContain('You’re at the Suhara-bana table');
  expect(await seated()).toEqual([club.ann.id, club.bob.id]);
  expect(club.logged).toEqual([]);
});

test('who presses while the disk is full is told so, and the operator with a reference', async () => {
  failJoining('permanent', 1);
  const told = await press(club.bob, lobby, 'join');
  const [reference] = /[0-9a-f]{8}/.exec(textOf(told)) ?? [];
  expect(toldAlone(told)).toContain('disk is full');
  expect(await seated()).toEqual([club.ann.id]);
  expect(club.logged).toEqual([expect.stringContaining(`"reference":"${reference}"`)]);

  const joined = await press(club.bob, lobby, 'join');
  expect(toldAlone(joined)).toContain('You’re at the Suhara-bana table');
  expect(await seated()).toEqual([club.ann.id, club.bob.id]);
});

test('who was answered is not told that something failed when only a note of the bot did', async () => {
  club.tables.stored.putHand = () => {
    throw new StoreFailure('The database store.sqlite is in use.', 'transient');
  };
  await club.ann.command(club.room, 'hanafuda stop').done;
  await startMatch(club, [club.ann], { game: 'koi-koi', computers: 1 });
  const pressed = club.ann.command(club.room, 'hanafuda hand');
  await pressed.done;
  await expect.poll(() => club.logged.join()).toContain('an interaction failed');
  // All that there is to say is said before the bot ends.
  await club.stopBot();
  const privately = club.ann.view(club.room).filter(isPrivate).map(textOf);
  expect(privately.filter((text) => text.includes('try again'))).toEqual([]);
});
