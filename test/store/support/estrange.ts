import type { SqliteStore } from '../../../src/store/sqlite/open-store.ts';

/** Puts a stranger into every place of a person in a server. */
export function estrange(
  store: SqliteStore,
  personId: string,
  stranger: { readonly serverId: string; readonly strangerId: string },
): void {
  store.addStranger(personId, stranger);
  store.deletePerson(personId);
  while (!store.eraseSome({ personId }).isDone);
}
