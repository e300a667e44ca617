import type { Guard } from './failure/guard.ts';

const MAINTENANCE_EVERY_MS = 5 * 60_000;
const TICK_MS = 1000;
/** How many ticks pass until it is looked again at what other processes have changed. */
const TICKS_A_LOOK = 5;

interface Timing {
  readonly maintenanceMs?: number | undefined;
  readonly tickMs?: number | undefined;
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
  { maintenanceMs = MAINTENANCE_EVERY_MS, tickMs = TICK_MS }: Timing,
  guard: Guard,
  work: Readonly<Record<'upkeep' | 'tick' | 'look', () => Promise<void>>>,
): readonly NodeJS.Timeout[] {
  return [
    setInterval(guard('the upkeep', work.upkeep), maintenanceMs),
    setInterval(guard('the look at the clocks', work.tick), tickMs),
    setInterval(guard('the look at what has changed elsewhere', work.look), tickMs * TICKS_A_LOOK),
  ];
}
