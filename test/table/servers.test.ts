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

test('a server is known by its tables, also past ones, and by what it has chosen', () => {
  const { tables, store } = room();
  expect(tables.knownServers()).toEqual([]);
  dealt(tables, 'botan-cho', AKI, BENI);
  done(tables.channelGone(CHANNEL));
  expect(tables.knownServers()).toEqual([SERVER]);
  store.putServerSettings('7', { tableCap: 1 });
  store.putServerSettings(SERVER, { tableCap: 1 });
  expect(tables.knownServers()).toHaveLength(2);
});
