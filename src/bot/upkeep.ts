import type { Guard } from './failure/guard.ts';
import { tellDeletions } from './privacy/deletion-notices.ts';
import { maintain, reviveStranded } from './privacy/maintenance.ts';
import { postLeaderboards } from './ranking/posted-leaderboards.ts';
import type { ServerTracker } from './servers/server-tracker.ts';
import type { Scheduler } from './timers/scheduler.ts';

const MAINTENANCE_EVERY_MS = 5 * 60_000;
const TICK_MS = 1000;
/** How many ticks pass until it is looked again at what other processes have changed. */
const TICKS_A_LOOK = 5;

interface Timing {
  readonly guard: Guard;
  /** How often expired data is deleted, in milliseconds; shorter in a test. */
  readonly maintenanceMs?: number | undefined;
  /** How often the clocks are looked at, in milliseconds; shorter in a test. */
  readonly tickMs?: number | undefined;
}

/** Deletes what has expired, and posts the leaderboards that are due. */
export async function keepUp(
  deps: Omit<Parameters<typeof maintain>[0], 'isReachable'> &
    Parameters<typeof tellDeletions>[0] &
    Parameters<typeof postLeaderboards>[0],
  servers: Pick<ServerTracker, 'isReviewed' | 'isReachable'>,
  scheduler: Pick<Scheduler, 'tick'>,
): Promise<void> {
  if (!servers.isReviewed) return;
  // Deletions that fell due while nobody could undo them are put off first.
  await scheduler.tick();
  await maintain({ ...deps, isReachable: (where) => servers.isReachable(where) });
  await reviveStranded(deps);
  await tellDeletions(deps);
  await postLeaderboards(deps);
}

/** Work that is not begun again while it runs. */
export function onceAtATime(work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  return {
    async run(): Promise<void> {
      running ??= work().finally(() => {
        running = undefined;
      });
      await running;
    },
    idle: async (): Promise<void> => running,
  };
}

/** Begins to do each piece of work again and again. */
export function repeated(
  { guard, maintenanceMs = MAINTENANCE_EVERY_MS, tickMs = TICK_MS }: Timing,
  work: Readonly<Record<'upkeep' | 'tick' | 'look', () => Promise<void>>>,
): readonly NodeJS.Timeout[] {
  return [
    setInterval(guard('the upkeep', work.upkeep), maintenanceMs),
    setInterval(guard('the look at the clocks', work.tick), tickMs),
    setInterval(guard('the look at what has changed elsewhere', work.look), tickMs * TICKS_A_LOOK),
  ];
}
