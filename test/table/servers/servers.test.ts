import { expect, test } from 'vitest';
import { room } from '../support/a-table.ts';
import { dealt } from '../support/matches.ts';
import { done, reasonOf } from '../support/outcomes.ts';
import { AKI, BENI, CHANNEL, HERE, SERVER } from '../support/people.ts';

test('a channel that is gone closes its match, and says why', async () => {
  const { tables } = room({ isBlank: true });
  const match = await dealt(tables, 'botan-cho', AKI, BENI);
  const closed = done(await tables.servers.channelDeleted(CHANNEL));
  expect(closed).toMatchObject({ id: match.id, status: 'stopped', stopReason: 'channel-gone' });
  expect(await tables.stored.match(match.id)).toEqual(closed);
  expect(reasonOf(await tables.servers.channelDeleted(CHANNEL))).toBe('no-table');
  expect(reasonOf(await tables.lobby.join(HERE, AKI))).toBe('no-table');
});

test('a server that the bot has left is known with the first time it was told of', async () => {
  const { tables, store, clock } = room({ isBlank: true });
  expect(await store.leftAt(SERVER)).toBeUndefined();
  await tables.servers.left(SERVER);
  const left = clock.now;
  clock.now += 1000;
  await tables.servers.left(SERVER);
  expect(await store.leftAt(SERVER)).toBe(left);
  await tables.servers.joined(SERVER);
  expect(await store.leftAt(SERVER)).toBeNull();
});

test('a server is known by its tables, also past ones, and by what it has chosen', async () => {
  const { tables, store } = room({ isBlank: true });
  expect(await tables.stored.knownServers()).toEqual([]);
  await dealt(tables, 'botan-cho', AKI, BENI);
  done(await tables.servers.channelDeleted(CHANNEL));
  expect(await tables.stored.knownServers()).toEqual([SERVER]);
  await store.putServerSettings('7', { tableCap: 1 });
  await store.putServerSettings(SERVER, { tableCap: 1 });
  expect(await tables.stored.knownServers()).toHaveLength(2);
});
