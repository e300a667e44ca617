import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres/open-store.ts';
import type { DatabaseStore } from '../../src/store/store-over.ts';
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
  }, 60_000);
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
      .poll(() => store.message(matchId).catch(() => 'away'), { timeout: 10_000 })
      .toEqual(noted);
    expect(await store.replaced(matchId)).toHaveLength(1);
  }, 60_000);
});
