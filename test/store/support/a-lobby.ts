import { type Match, NEW_MATCH } from '../../../src/model/match.ts';
import type { DatabaseStore } from '../../../src/store/store-over.ts';

/** A lobby of nobody that is to be opened in a channel. */
export function lobbyIn(channelId: string, serverId = '9'): Omit<Match, 'id'> {
  const where = { serverId, channelId };
  const rules = { game: 'botan-cho', options: {} };
  return { ...NEW_MATCH, ...rules, where, status: 'open', hostId: '8', players: [] };
}

/** Opens such a lobby, or a match that it has become. */
export async function openTable(
  store: DatabaseStore,
  channelId: string,
  change: Partial<Match> = {},
): Promise<Match> {
  const opened = await store.insertMatch({ ...lobbyIn(channelId), ...change }, 1);
  if (opened === undefined) throw new Error(`channel ${channelId} is taken`);
  return opened;
}

/** Opens an empty lobby in a channel of a store; gives its number. */
export async function openLobby(store: DatabaseStore, channelId: string): Promise<number> {
  return (await openTable(store, channelId)).id;
}
