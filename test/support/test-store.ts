import type { Meter } from '../../src/meter.ts';
import type { Shards } from '../../src/model/shards.ts';
import { openPostgres } from '../../src/store/postgres/open-store.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import type { DatabaseStore } from '../../src/store/store-over.ts';
import { createDatabase, dropDatabase } from './databases.ts';

/** Whether what is tested with any store is tested with PostgreSQL: `npm run test:postgres`. */
const IS_ON_POSTGRES = process.env['TEST_DATABASE'] === 'postgres';

/** An empty store that is gone once it is closed: in memory, or a database of the server of this run. */
export async function openTestStore(
  opening: { readonly meter?: Meter; readonly shards?: Shards } = {},
): Promise<DatabaseStore> {
  if (!IS_ON_POSTGRES) return openStore(':memory:', opening);
  const address = await createDatabase();
  const store = await openPostgres(address, opening);
  return {
    ...store,
    close: async () => {
      await store.close();
      await dropDatabase(address);
    },
  };
}
