import { expect, test, vi } from 'vitest';
import { NO_SERVER } from '../../src/model/private.ts';
import { sqliteConnection } from '../../src/store/sqlite/connection.ts';
import { openDatabase } from '../../src/store/sqlite/database/database.ts';
import { openTable } from './support/a-lobby.ts';
import { overEveryStore } from './support/stores.ts';

const HAND = { matchId: 1, personId: '1', token: 't', expiresAt: 1, locale: 'en-US' };
const NORMAL = 1;
const FULL = 2;

test('what was noted of Discord leaves the next move waiting for the disk', async () => {
  const db = openDatabase(':memory:');
  const synchronous = () => db.$client.pragma('synchronous', { simple: true });
  const { alone, transaction } = sqliteConnection(db, { name: ':memory:', remedy: '' }, undefined);
  const note = (token: string) =>
    transaction(async ({ putHand }) => {
      expect(synchronous()).toBe(NORMAL);
      await putHand({ ...HAND, token });
    }, true);
  await expect(note(null as never)).rejects.toThrow('NOT NULL');
  expect(synchronous()).toBe(FULL);
  db.$client.exec('pragma foreign_keys = off');
  await note('u');
  expect(synchronous()).toBe(FULL);
  expect(await alone(({ hands }) => hands(1, 0))).toMatchObject([{ token: 'u' }]);
});

test('what is to be shown is found without reading what has long been shown', async () => {
  const db = openDatabase(':memory:');
  const prepare = vi.spyOn(db.$client, 'prepare');
  const { alone } = sqliteConnection(db, { name: ':memory:', remedy: '' }, undefined);
  await alone(({ unposted }) => unposted());
  const [asked] = prepare.mock.lastCall ?? [];
  const plan = db.$client.prepare(`explain query plan ${asked}`).all(NO_SERVER) as {
    detail: string;
  }[];
  const scans = plan.filter(({ detail }) => detail.startsWith('SCAN'));
  // Each index has only what is not done with yet.
  expect(scans.map(({ detail }) => detail.split(' INDEX ')[1])).toEqual([
    'match_one_a_channel',
    'table_message_behind_end',
    'replaced_message_of_match',
  ]);
});

overEveryStore('the message of a match that has ended', (opened) => {
  const note = { channelId: 'c', messageId: 'm', postedAt: 1 };
  const unposted = async () => (await opened().unposted()).map(({ match }) => match.id);

  test('is found until it shows the end, also where it was posted while the match ended', async () => {
    const store = opened();
    const match = await openTable(store, 'c');
    const matchId = match.id;
    await store.putMessage({ ...note, matchId, version: 0 });
    await store.updateMatch({ ...match, status: 'stopped', version: 2 }, match, 1);
    expect(await unposted()).toEqual([matchId]);
    await store.putMessage({ ...note, matchId, version: 1 });
    expect(await unposted()).toEqual([matchId]);
    await store.putMessage({ ...note, matchId, version: 2 });
    expect(await unposted()).toEqual([]);
    await store.deleteMessage(matchId);
    await store.putMessage({ ...note, matchId, version: 1 });
    expect(await unposted()).toEqual([matchId]);
  });
});
