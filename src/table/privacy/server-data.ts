import { yieldToOthers } from '../background.ts';
import type {
  ServerData,
  ServerDataStore,
  ServerMatch,
  ServerMatches,
} from './server-data-store.ts';

/** What is stored of a server; of matches in channels that the asker does not see, no moves. */
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
  const pages: ServerMatches[] = [];
  for (let cursor: number | null = 0; cursor !== null; await yieldToOthers()) {
    const { next, matches, ...rest } = await store.serverMatches(serverId, cursor);
    const some: ServerMatch[] = [];
    for (const match of matches) some.push(await shown(match));
    pages.push({ matches: some, ...rest });
    cursor = next;
  }
  return {
    ...(await store.serverInfo(serverId)),
    matches: pages.flatMap(({ matches }) => matches),
    results: pages.flatMap(({ results }) => results),
    ratings: pages.flatMap(({ ratings }) => ratings),
  };
}
