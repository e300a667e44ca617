import type { DatabaseStore } from '../../../src/store/store-over.ts';

/** Puts a pseudonym into every place of a person in a server. */
export async function pseudonymize(
  store: DatabaseStore,
  personId: string,
  pseudonym: { readonly serverId: string; readonly pseudonym: string },
): Promise<void> {
  await store.addPseudonym(personId, pseudonym);
  await store.deletePerson(personId);
  while (!(await store.eraseSome({ personId })).isDone);
}
