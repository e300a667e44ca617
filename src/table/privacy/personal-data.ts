import { yieldToOthers } from '../background.ts';
import type { PersonalData, PersonalDataStore, PersonalMatches } from './personal-data-store.ts';

/** All that is stored of a person. */
export async function personalData(
  store: PersonalDataStore,
  personId: string,
): Promise<PersonalData> {
  const pages: PersonalMatches[] = [];
  for (let cursor: number | null = 0; cursor !== null; await yieldToOthers()) {
    const page = await store.personalMatches(personId, cursor);
    pages.push(page);
    cursor = page.next;
  }
  return {
    ...(await store.personalInfo(personId)),
    matches: pages.flatMap(({ matches }) => matches),
    results: pages
      .flatMap(({ results }) => results)
      .toSorted((one, other) => one.finishedAt - other.finishedAt),
    ratings: pages.flatMap(({ ratings }) => ratings).toSorted((one, other) => one.at - other.at),
  };
}
