import { beforeEach, expect, test } from 'vitest';
import { shardOf } from '../../src/model/shards.ts';
import type { DatabaseStore } from '../../src/store/store-over.ts';
import { openTable } from './support/a-lobby.ts';
import { overEveryStore } from './support/stores.ts';

const shards = { count: 4, ids: [1, 3] };
const SERVERS = [0n, 1n, 2n, 3n].map((shard) => String(((1n << 30n) | shard) << 22n));
const OWN = SERVERS.filter((_, shard) => shards.ids.includes(shard));

overEveryStore(
  'a process of some shards',
  (opened) => {
    let store: DatabaseStore;
    const ids = new Map<number, string>();
    const serversOf = (matches: readonly { readonly matchId: number }[]) =>
      matches.map(({ matchId }) => ids.get(matchId));

    beforeEach(async () => {
      store = opened();
      for (const serverId of SERVERS) {
        const where = { serverId, channelId: `c${serverId}` };
        const match = await openTable(store, where.channelId, { where });
        ids.set(match.id, serverId);
        await store.setTimers(match.id, { idle: 100 });
        await store.putLeftAt(serverId, 50);
      }
    });

    test('asks after its own servers', () => {
      expect(SERVERS.map((server) => shardOf(server, shards.count))).toEqual([0, 1, 2, 3]);
    });

    test('finds the timers, the tables and the servers of its shards', async () => {
      expect(serversOf(await store.dueTimers(100))).toEqual(OWN);
      expect(serversOf(await store.timedMatches())).toEqual(OWN);
      expect(await store.serversLeft(60)).toEqual(OWN);
      // What is not shown in servers that were left is not looked for.
      expect(await store.unposted()).toEqual([]);
      for (const server of SERVERS) await store.putLeftAt(server, null);
      const unposted = await store.unposted();
      expect(unposted.map(({ match }) => match.where.serverId)).toEqual(OWN);
      expect((await store.knownServers()).toSorted()).toEqual(OWN);
    });

    test('counts the tables of all', async () => {
      expect(await store.countActiveMatches()).toBe(4);
    });

    test('finishes the erasures of its servers, and of people whoever they are', async () => {
      for (const server of SERVERS) await store.addServerErasure(server);
      await store.addPseudonym('1', { serverId: SERVERS[0]!, pseudonym: '2' });
      expect(await store.erasures()).toEqual([
        { personId: '1' },
        ...OWN.map((serverId) => ({ serverId })),
      ]);
    });

    test('moves the instants of its own servers', async () => {
      await store.shiftInstants(7);
      const due = [...ids].map(async ([id, server]) => [server, await store.dueAt(id, 'idle')]);
      const moved = new Map((await Promise.all(due)) as [string, number][]);
      expect(SERVERS.map((server) => moved.get(server))).toEqual([100, 107, 100, 107]);
      const left = await Promise.all(SERVERS.map((server) => store.leftAt(server)));
      expect(left).toEqual([50, 57, 50, 57]);
    });

    test('knows when it was last there', async () => {
      expect(await store.aliveAt()).toBeUndefined();
      await store.putAliveAt(1_700_000_000_000);
      expect(await store.aliveAt()).toBe(1_700_000_000_000);
    });
  },
  { shards },
);
