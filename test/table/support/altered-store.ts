import type { SqliteStore } from '../../../src/store/sqlite/open-store.ts';
import type { StoreQueries } from '../../../src/table/store.ts';

/** A store with some of its queries altered, within transactions too. */
export function altered(
  store: SqliteStore,
  alter: (queries: StoreQueries) => Partial<StoreQueries>,
): SqliteStore {
  return {
    ...store,
    ...alter(store),
    transaction: (work) => store.transaction((queries) => work({ ...queries, ...alter(queries) })),
  };
}
