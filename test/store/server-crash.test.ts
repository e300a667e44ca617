import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres/open-store.ts';
import type { DatabaseStore } from '../../src/store/store-over.ts';
import { mayBeStored, storeErrorKind } from '../../src/table/store-failure.ts';
import { HAS_POSTGRES } from '../support/databases.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { openLobby } from './support/a-lobby.ts';

describe.runIf(HAS_POSTGRES)('a PostgreSQL server that crashes under a running bot', () => {
  let server: PostgresServer;
  let store: DatabaseStore;

  beforeEach(async () => {
    server = await startPostgres();
    await server.ready;
    store = await openPostgres(server.address('postgres'));
  });
  afterEach(async () => {
    await store.close();
    await server.stop();
  });

  test('keeps what was noted about a match until then', async () => {
    const matchId = await openLobby(store, '1');
    const noted = { matchId, channelId: '1', messageId: '2', version: 0, postedAt: 1 };
    await store.putMessage(noted);
    await store.putReplaced({ matchId, channelId: '1', messageId: '3' });
    await server.restart('immediate');
    await expect
      .poll(() => store.messages(matchId).catch(() => 'away'))
      .toMatchObject({ shown: noted, replaced: [{}] });
  });

  test('gave the number of a transaction that it lost to another: what became of it is not known', async () => {
    const stored = store.transaction(async () => {
      const lost = await asked(
        "select transactionid as id from pg_locks where mode = 'ExclusiveLock' and transactionid is not null",
      );
      await server.restart('immediate');
      for (let id = 0; id < lost; id = await asked('select pg_current_xact_id()::text as id'));
    });
    const error = await stored.catch((thrown) => thrown);
    expect([storeErrorKind(error), mayBeStored(error)]).toEqual(['transient', true]);
  });

  /** The `id` that a query of its own connection, and transaction, gives. */
  async function asked(query: string): Promise<number> {
    const client = new pg.Client(server.address('postgres'));
    await client.connect();
    const { rows } = await client.query(query);
    await client.end();
    return Number(rows[0]?.id);
  }
});
