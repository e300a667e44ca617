import { nextPosting } from '../../model/posting.ts';
import type { Deps } from '../deps.ts';
import type { StoreQueries } from '../store.ts';
import type { DueBoard } from './posting-store.ts';

/** The leaderboards that are posted by themselves. */
export function boards({ store, now }: Deps) {
  return {
    due: (): Promise<readonly DueBoard[]> => store.boardsDue(now()),
    /** Call when a server has chosen something, and once its leaderboard was posted: sets when the next is. */
    plan: (serverId: string): Promise<void> => store.transaction((tx) => plan(tx, serverId, now())),
  };
}

async function plan(store: StoreQueries, serverId: string, now: number): Promise<void> {
  const { boardEvery, boardChannel, timeZone } = await store.serverSettings(serverId);
  const isOff = boardChannel.length === 0;
  await store.putBoardDue(serverId, isOff ? null : nextPosting(boardEvery, timeZone, now));
}
