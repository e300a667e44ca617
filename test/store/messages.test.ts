import { expect, test } from 'vitest';
import { messageQueries } from '../../src/store/queries/messages/messages.ts';
import { openDatabase } from '../../src/store/sqlite/database/database.ts';

const HAND = { matchId: 1, personId: '1', token: 't', expiresAt: 1, locale: 'en-US' };
const FULL = 2;

test('what was noted of Discord leaves the next move waiting for the disk', () => {
  const db = openDatabase(':memory:');
  const synchronous = () => db.$client.pragma('synchronous', { simple: true });
  const { putHand } = messageQueries(db);
  expect(() => putHand({ ...HAND, token: null as never })).toThrow('NOT NULL');
  expect(synchronous()).toBe(FULL);
  db.$client.exec('pragma foreign_keys = off');
  putHand(HAND);
  expect(synchronous()).toBe(FULL);
  const write = db.$client.transaction(() => putHand({ ...HAND, token: 'u' }));
  write.immediate();
  expect(messageQueries(db).hands(1, 0)).toMatchObject([{ token: 'u' }]);
});

test('what is noted of a match that was deleted meanwhile is not kept, and is no failure', () => {
  const db = openDatabase(':memory:');
  const { putHand, putMessage, hands, message } = messageQueries(db);
  putHand(HAND);
  putMessage({ matchId: 1, channelId: '1', messageId: '1', version: 1, postedAt: 1 });
  expect(hands(1, 0)).toEqual([]);
  expect(message(1)).toBeUndefined();
});
