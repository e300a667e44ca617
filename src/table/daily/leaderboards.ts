import { type Day, plusDays } from '../../model/day.ts';
import type { DailyRow } from './daily-store.ts';

/** Somebody on a server's leaderboard of a day. */
export interface DayRank {
  /** From 1; equal ones share it (1, 1, 3). */
  readonly rank: number;
  readonly personId: string;
  readonly name: string;
  readonly score: number;
}

/** Somebody on a server's leaderboard of a week. */
export interface WeekRank extends Omit<DayRank, 'score'> {
  /** In how many deals they did as well as the strong computer, or better. */
  readonly beaten: number;
  /** How many deals they played to their end. */
  readonly played: number;
}

/** The leaderboard of a day: the best score first. */
export function dayLeaderboard(rows: readonly DailyRow[]): readonly DayRank[] {
  const all = rows.map(({ personId, name, score }) => ({ personId, name, score }));
  const sorted = all.toSorted((one, other) => other.score - one.score || byName(one, other));
  return ranked(sorted, (one, other) => one.score === other.score);
}

/** The leaderboard of a week: who did as well as the strong computer in most deals, then who played most. */
export function weekLeaderboard(rows: readonly DailyRow[]): readonly WeekRank[] {
  const people = Map.groupBy(rows, ({ personId }) => personId);
  const all = [...people].map(([personId, deals]) => ({
    personId,
    name: deals[0]?.name ?? '',
    beaten: deals.filter(({ score, par }) => par !== null && score >= par).length,
    played: deals.length,
  }));
  const sorted = all.toSorted(
    (one, other) => other.beaten - one.beaten || other.played - one.played || byName(one, other),
  );
  return ranked(sorted, (one, other) => one.beaten === other.beaten && one.played === other.played);
}

/** How many days in a row, up to `today` or the day before, are among these. */
export function streakOf(days: readonly Day[], today: Day): number {
  const has = new Set(days);
  let day = has.has(today) ? today : plusDays(today, -1);
  let streak = 0;
  while (has.has(day)) {
    streak += 1;
    day = plusDays(day, -1);
  }
  return streak;
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : Number(one.name > other.name);
}

function ranked<Row>(
  sorted: readonly Row[],
  isTie: (one: Row, other: Row) => boolean,
): readonly (Row & { readonly rank: number })[] {
  let rank = 0;
  return sorted.map((row, index) => {
    const before = sorted[index - 1];
    if (before === undefined || !isTie(before, row)) rank = index + 1;
    return { rank, ...row };
  });
}
