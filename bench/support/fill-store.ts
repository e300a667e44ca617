/**
 * Fills a database with matches of every game, played by random moves by people of many servers.
 *
 *     node bench/support/fill-store.ts PATH MATCHES SERVERS
 */
import { openStore, type SqliteStore } from '../../src/store/sqlite/open-store.ts';
import { playEach, storeAgain } from './played.ts';

const [path = '', matches, servers] = process.argv.slice(2);
const MATCHES = Number(matches);
const SERVERS = Number(servers);
const IN_ONE_TRANSACTION = 1000;

async function fill(store: SqliteStore): Promise<void> {
  const played = await playEach();
  for (let from = 0; from < MATCHES; from += IN_ONE_TRANSACTION) {
    await store.transaction(async (queries) => {
      for (let number = from; number < Math.min(from + IN_ONE_TRANSACTION, MATCHES); number++) {
        const one = played[number % played.length];
        const serverId = `9000000000${String(number % SERVERS).padStart(8, '0')}`;
        if (one !== undefined) await storeAgain(queries, one, { number, serverId, at: number });
      }
    });
  }
}

const store = openStore(path);
await fill(store);
await store.close();
