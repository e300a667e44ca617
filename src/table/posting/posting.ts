import { nextPosting } from '../../model/posting.ts';
import type { ServerSettings } from '../../model/settings.ts';
import { type Deps, type TransactionDeps, transact } from '../deps.ts';
import type { DueLeaderboard } from './posting-store.ts';

/** The settings that decide when and where a leaderboard is posted. */
const DECIDING = ['boardChannel', 'boardEvery', 'timeZone'] as const;

/** The leaderboards that are posted by themselves. */
export function postedLeaderboards(deps: Deps) {
  return {
    due: (): Promise<readonly DueLeaderboard[]> => deps.store.leaderboardsDue(deps.now()),
    /** Sets when the next leaderboard is posted. Call once it was, or cannot be. */
    plan: (serverId: string): Promise<void> => transact(deps, (tx) => plan(tx, serverId)),
  };
}

/** Sets when the next leaderboard is posted, where a change of settings decides that. Call in its transaction. */
export async function planAfter(
  tx: TransactionDeps,
  serverId: string,
  change: Partial<ServerSettings>,
): Promise<void> {
  if (DECIDING.some((id) => id in change)) await plan(tx, serverId);
}

/** Sets anew when each leaderboard is posted, where the clock was ahead: what was posted is not posted again. */
export async function planAgain(tx: TransactionDeps): Promise<void> {
  const all = await tx.store.leaderboardsDue(Number.MAX_SAFE_INTEGER);
  for (const { serverId } of all) await plan(tx, serverId);
}

async function plan({ store, now }: TransactionDeps, serverId: string): Promise<void> {
  const { boardEvery, boardChannel, timeZone } = await store.serverSettings(serverId);
  const isOff = boardChannel.length === 0;
  await store.putLeaderboardDue(serverId, isOff ? null : nextPosting(boardEvery, timeZone, now()));
}
