import { nextPosting, POSTED, type Posted } from '../../model/posting.ts';
import type { ServerSettings } from '../../model/settings.ts';
import { type Deps, type TransactionDeps, transact } from '../deps.ts';
import type { DuePost, Post } from './posting-store.ts';

/** The settings that decide when and where something is posted. */
const DECIDING = {
  board: ['boardChannel', 'boardEvery', 'timeZone'],
  deal: ['dailyChannel', 'dailyHour', 'timeZone'],
} as const satisfies Readonly<Record<Posted, readonly (keyof ServerSettings)[]>>;

/** What is posted unasked. */
export function posting(deps: Deps) {
  return {
    due: (): Promise<readonly DuePost[]> => deps.store.postsDue(deps.now()),
    /** Sets when it is posted next. Call once it was, or cannot be. */
    plan: (post: Post): Promise<void> => transact(deps, (tx) => plan(tx, post)),
  };
}

/** Sets when something is posted next, if a change of settings decides that. Call in its transaction. */
export async function planAfter(
  tx: TransactionDeps,
  serverId: string,
  change: Partial<ServerSettings>,
): Promise<void> {
  for (const what of POSTED) {
    if (DECIDING[what].some((id) => id in change)) await plan(tx, { serverId, what });
  }
}

/** Sets again when each post is due, if the clock was ahead: what was posted is not posted again. */
export async function planAgain(tx: TransactionDeps): Promise<void> {
  for (const post of await tx.store.postsDue(Number.MAX_SAFE_INTEGER)) await plan(tx, post);
}

async function plan({ store, now }: TransactionDeps, { serverId, what }: Post): Promise<void> {
  const next = nextOf(what, await store.serverSettings(serverId), now());
  await store.putPostDue({ serverId, what }, next);
}

function nextOf(what: Posted, settings: ServerSettings, now: number): number | null {
  const { boardChannel, boardEvery, dailyChannel, dailyHour, timeZone: zone } = settings;
  if (what === 'board')
    return boardChannel.length === 0 ? null : nextPosting({ every: boardEvery, zone }, now);
  const hour = Number(dailyHour);
  return dailyChannel.length === 0 ? null : nextPosting({ every: 'day', zone, hour }, now);
}
