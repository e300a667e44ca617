import type { Seat } from '../engine/core/game.ts';
import { instantIn, instantShowing, parseDay, shownIn } from './day.ts';
import { hasEnded, type Match, type Player } from './match.ts';

/** How many days a year a member of a server may be on holiday; `0`: none. */
export const HOLIDAY_LIMITS = ['0', '7', '14', '30', '60', '90'] as const;

/** A time in which somebody's clocks stand still in slow games. In milliseconds since 1970. */
export interface Holiday {
  readonly beganAt: number;
  readonly endsAt: number;
}

/** How it stands with somebody's holidays in a server. */
export interface HolidayStatus {
  /** How many days in 365 they may be on holiday there. */
  readonly limit: number;
  /** How many of those are left. */
  readonly left: number;
  /** Until when they are on holiday, in milliseconds since 1970; null: they are not. */
  readonly until: number | null;
}

/**
 * Why a holiday does not begin. `off`: the server has none. `running`: there is one. `unreadable`: what was typed is
 * no number of days and no day. `past`: it would be over. `too-long`: so many days are not left.
 */
export type HolidayProblem = 'off' | 'running' | 'unreadable' | 'past' | 'too-long';

export type HolidayOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: HolidayProblem;
      readonly status: HolidayStatus;
      /** How many were asked for; 0 if that could not be read. */
      readonly days: number;
    };

const DAY = 24 * 3_600_000;

/** For how many milliseconds a holiday counts against the limit. */
export const HOLIDAY_YEAR = 365 * DAY;

/** Days of holiday in the last 365, in a time zone: each that was begun counts. */
export function daysUsed(holidays: readonly Holiday[], zone: string, now: number): number {
  const since = now - HOLIDAY_YEAR;
  return holidays
    .filter(({ endsAt }) => endsAt > since)
    .reduce(
      (all, { beganAt, endsAt }) =>
        all + daysOf({ beganAt: Math.max(beganAt, since), endsAt }, zone),
      0,
    );
}

/** How many days of the calendar a holiday counts for; none if the clock was set back before its beginning. */
export function daysOf({ beganAt, endsAt }: Holiday, zone: string): number {
  return Math.max(0, Math.ceil((shownIn(zone, endsAt) - shownIn(zone, beganAt)) / DAY));
}

/**
 * When a holiday ends that is typed as so many days (`7`) or as the day on which they are back (`2026-12-03`), in a
 * time zone by its IANA name: milliseconds since 1970; undefined for what is neither.
 */
export function holidayEnd(typed: string, zone: string, now: number): number | undefined {
  const text = typed.normalize('NFKC').trim();
  const [, days] = /^(\d{1,4}) *(?:d|days?|日間?)?$/i.exec(text) ?? [];
  if (days !== undefined) return instantShowing(zone, shownIn(zone, now) + Number(days) * DAY);
  const [, year, month = '', date = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const day = parseDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
  return day === undefined ? undefined : instantIn(zone, day, 0);
}

/** Until when the clocks of these seats stand still: `now` if nobody of them is on holiday. */
export function standsUntil({ players }: Match, seats: readonly Seat[], now: number): number {
  return Math.max(now, ...seats.map((seat) => holidayOf(players[seat]) ?? now));
}

/** Until when somebody who is at the table is on holiday; undefined for who is not. */
export function holidayOf(player: Player | undefined): number | undefined {
  return player?.type === 'person' && !player.away ? player.holidayUntil : undefined;
}

/** The match as it is at an instant: without the holidays that are over, and once it has ended without any. */
export function withoutPastHolidays(match: Match, now: number): Match {
  const last = hasEnded(match) ? Number.POSITIVE_INFINITY : now;
  const isOver = (player: Player) =>
    player.type === 'person' && player.holidayUntil !== undefined && player.holidayUntil <= last;
  if (!match.players.some(isOver)) return match;
  return { ...match, players: match.players.map((one) => (isOver(one) ? onHoliday(one) : one)) };
}

/** The player with a holiday, in place of an earlier one; `until` absent: with none. */
export function onHoliday(player: Player, until?: number): Player {
  if (player.type === 'computer') return player;
  const { holidayUntil: _, ...rest } = player;
  return until === undefined ? rest : { ...rest, holidayUntil: until };
}
