import type { TableDeps } from '../deps.ts';

/** How many days matches are kept at most that were stopped or count for no rating. */
const KEEP_DAYS = 30;

/** For how many days every match is still there once it has ended. */
export function keepDaysOf({
  keepMatchDays = KEEP_DAYS,
}: Pick<TableDeps, 'keepMatchDays'>): number {
  return Math.min(keepMatchDays, KEEP_DAYS);
}
