import { expect, test } from 'vitest';
import { connectionOf } from '../../src/store/sqlite/connection.ts';
import { openDatabase } from '../../src/store/sqlite/database/database.ts';

const HAND = { matchId: 1, personId: '1', token: 't', expiresAt: 1, locale: 'en-US' };
const NORMAL = 1;
const FULL = 2;

test('what was noted of Discord leaves the next move waiting for the disk', async () => {
  const db = openDatabase(':memory:');
  const synchronous = () => db.$client.pragma('synchronous', { simple: true });
  const { alone, transaction } = connectionOf(db, { name: ':memory:', remedy: '' }, undefined);
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
