import { nextPosting } from '../../model/posting.ts';
import type { ServerSettings } from '../../model/settings.ts';
import type { Deps } from '../deps.ts';
import type { StoreQueries } from '../store.ts';
import type { DueBoard } from './posting-store.ts';

/** The settings that decide when and where a leaderboard is posted. */
const DECIDING = ['boardChannel', 'boardEvery', 'timeZone'] as const;

/** The leaderboards that are posted by themselves. */
export function boards({ store, now }: Deps) {
  return {
    due: (): Promise<readonly DueBoard[]> => store.boardsDue(now()),
    /** Stores what a server's managers choose, with the instant of its next leaderboard where that decides it. */
    choose: (serverId: string, change: Partial<ServerSettings>): Promise<void> =>
      store.transaction(async (tx) => {
        await tx.putServerSettings(serverId, change);
        if (DECIDING.some((id) => id in change)) await plan(tx, serverId, now());
      }),
    /** Sets when the next leaderboard is posted. Call once it was, or cannot be. */
    plan: (serverId: string): Promise<void> => store.transaction((tx) => plan(tx, serverId, now())),
  };
}

async function plan(store: StoreQueries, serverId: string, now: number): Promise<void> {
  const { boardEvery, boardChannel, timeZone } = await store.serverSettings(serverId);
  const isOff = boardChannel.length === 0;
  await store.putBoardDue(serverId, isOff ? null : nextPosting(boardEvery, timeZone, now));
}
