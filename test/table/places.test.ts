import { expect, test } from 'vitest';
import {
  AKI,
  BENI,
  CHANNEL,
  dealt,
  done,
  HERE,
  reasonOf,
  room,
  SERVER,
} from './support/a-table.ts';

test('a channel that is gone closes its match, and says why', () => {
  const { tables } = room();
  const match = dealt(tables, 'botan-cho', AKI, BENI);
  const closed = done(tables.channelGone(CHANNEL));
  expect(closed).toMatchObject({ id: match.id, status: 'stopped', stopReason: 'channel-gone' });
  expect(tables.find(match.id)).toEqual(closed);
  expect(reasonOf(tables.channelGone(CHANNEL))).toBe('no-table');
  expect(reasonOf(tables.join(HERE, AKI))).toBe('no-table');
});

test('a server that the bot has left is known with the first time it was told of', () => {
  const { tables, store, clock } = room();
  expect(store.leftAt(SERVER)).toBeUndefined();
  tables.serverLeft(SERVER);
  const left = clock.now;
  clock.now += 1000;
  tables.serverLeft(SERVER);
  expect(store.leftAt(SERVER)).toBe(left);
  tables.serverBack(SERVER);
  expect(store.leftAt(SERVER)).toBeNull();
});

test('leaving a server keeps what it has chosen', () => {
  const { tables, store } = room();
  store.putServerSettings(SERVER, { tableCap: 3 });
  tables.serverLeft(SERVER);
  tables.serverBack(SERVER);
  expect(store.serverSettings(SERVER).tableCap).toBe(3);
});

test('a server has tables while something is open or being played', () => {
  const { tables } = room();
  expect(tables.serversWithTables()).toEqual([]);
  dealt(tables, 'botan-cho', AKI, BENI);
  expect(tables.serversWithTables()).toEqual([SERVER]);
  done(tables.channelGone(CHANNEL));
  expect(tables.serversWithTables()).toEqual([]);
});
