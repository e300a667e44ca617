import type { SqliteStore } from '../../../src/store/sqlite/open-store.ts';

/** Puts a pseudonym into every place of a person in a server. */
export function pseudonymize(
  store: SqliteStore,
  personId: string,
  pseudonym: { readonly serverId: string; readonly pseudonym: string },
): void {
  store.addPseudonym(personId, pseudonym);
  store.deletePerson(personId);
  while (!store.eraseSome({ personId }).isDone);
}
