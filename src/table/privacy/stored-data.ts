import { yieldToOthers } from '../background.ts';
import type { PersonalData, PersonalDataStore } from './personal-data-store.ts';
import type { ServerData, ServerDataStore, ServerMatch } from './server-data-store.ts';

export async function personalData(
  store: PersonalDataStore,
  personId: string,
): Promise<PersonalData> {
  const pages = await allPages((cursor) => store.personalMatches(personId, cursor));
  return {
    ...(await store.personalInfo(personId)),
    matches: pages.flatMap(({ matches }) => matches),
    results: pages
      .flatMap(({ results }) => results)
      .toSorted((one, other) => one.finishedAt - other.finishedAt),
    ratings: pages.flatMap(({ ratings }) => ratings).toSorted((one, other) => one.at - other.at),
  };
}

/** What is stored about a server, without the moves of matches in channels that the asker cannot see. */
export async function serverData(
  store: ServerDataStore,
  serverId: string,
  canSee: (channelId: string) => Promise<boolean>,
): Promise<ServerData> {
  const seen = new Map<string, boolean>();
  const shown = async (match: ServerMatch): Promise<ServerMatch> => {
    const { channelId } = match;
    const isSeen = seen.get(channelId) ?? (await canSee(channelId));
    seen.set(channelId, isSeen);
    return isSeen ? match : { ...match, seed: null, moves: null };
  };
  const pages = await allPages(async (cursor) => {
    const page = await store.serverMatches(serverId, cursor);
    const matches: ServerMatch[] = [];
    for (const match of page.matches) matches.push(await shown(match));
    return { ...page, matches };
  });
  return {
    ...(await store.serverInfo(serverId)),
    matches: pages.flatMap(({ matches }) => matches),
    results: pages.flatMap(({ results }) => results),
    ratings: pages.flatMap(({ ratings }) => ratings),
  };
}

/** Reads page after page, and lets others go first in between. */
async function allPages<Page extends { readonly next: number | null }>(
  read: (cursor: number) => Promise<Page>,
): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let cursor: number | null = 0; cursor !== null; await yieldToOthers()) {
    const page: Page = await read(cursor);
    pages.push(page);
    cursor = page.next;
  }
  return pages;
}
