import { type Match, NEW_MATCH } from '../../../src/model/match.ts';
import type { DatabaseStore } from '../../../src/store/store-over.ts';

/** Opens an empty lobby in a channel of a store; gives its number. */
export async function openLobby(store: DatabaseStore, channelId: string): Promise<number> {
  const match: Omit<Match, 'id'> = {
    ...NEW_MATCH,
    where: { serverId: '9', channelId },
    game: 'botan-cho',
    options: {},
    status: 'open',
    hostId: '8',
    players: [],
  };
  const opened = await store.insertMatch(match, 0);
  if (opened === undefined) throw new Error(`channel ${channelId} is taken`);
  return opened.id;
}
