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
} from '../support/a-table.ts';

test('a channel that is gone closes its match, and says why', () => {
  const { tables } = room();
  const match = dealt(tables, 'botan-cho', AKI, BENI);
  const closed = done(tables.servers.channelDeleted(CHANNEL));
  expect(closed).toMatchObject({ id: match.id, status: 'stopped', stopReason: 'channel-gone' });
  expect(tables.matches.find(match.id)).toEqual(closed);
  expect(reasonOf(tables.servers.channelDeleted(CHANNEL))).toBe('no-table');
  expect(reasonOf(tables.lobby.join(HERE, AKI))).toBe('no-table');
});

test('a server that the bot has left is known with the first time it was told of', () => {
  const { tables, store, clock } = room();
  expect(store.leftAt(SERVER)).toBeUndefined();
  tables.servers.left(SERVER);
  const left = clock.now;
  clock.now += 1000;
  tables.servers.left(SERVER);
  expect(store.leftAt(SERVER)).toBe(left);
  tables.servers.joined(SERVER);
  expect(store.leftAt(SERVER)).toBeNull();
});

test('leaving a server keeps what it has chosen', () => {
  const { tables, store } = room();
  store.putServerSettings(SERVER, { tableCap: 3 });
  tables.servers.left(SERVER);
  tables.servers.joined(SERVER);
  expect(store.serverSettings(SERVER).tableCap).toBe(3);
});

test('a server is known by its tables, also past ones, and by what it has chosen', () => {
  const { tables, store } = room();
  expect(tables.servers.known()).toEqual([]);
  dealt(tables, 'botan-cho', AKI, BENI);
  done(tables.servers.channelDeleted(CHANNEL));
  expect(tables.servers.known()).toEqual([SERVER]);
  store.putServerSettings('7', { tableCap: 1 });
  store.putServerSettings(SERVER, { tableCap: 1 });
  expect(tables.servers.known()).toHaveLength(2);
});
