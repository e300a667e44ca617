import { expect, test } from 'vitest';
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
