import type { HolidayProblem } from '../../model/holiday.ts';
import type { People } from './people.ts';

/** A time in which somebody's clocks stand still in slow games. Dates and times come ready to print. */
export interface HolidayWords {
  /** In a list of which nothing is chosen, at most 100 characters. */
  readonly choose: string;
  /** In that list. */
  days(days: number): string;
  /** On a button, at most 38 characters. */
  readonly back: string;
  /** Above the list: `left` days of `limit` in 365 are left. */
  offer(left: number, limit: number): string;
  /** How to type it. */
  readonly typed: string;
  /** To somebody who is on holiday. */
  until(date: string, when: string): string;
  /** To somebody who has just come back. */
  ended(left: number, limit: number): string;
  /** To everybody at the table. */
  away(who: People, date: string, when: string): string;
  /** In the person's own hand. */
  youAreAway(date: string, when: string): string;
  /** Where the rules of a slow table are read. */
  readonly hint: string;
  /** Outside of the bot's servers. */
  readonly onServer: string;
  /** Where a server has none. */
  readonly off: string;
  /** Why it does not begin. */
  readonly problems: Readonly<
    Record<Exclude<HolidayProblem, 'off'>, (info: HolidayInfo) => string>
  >;
}

/** What the sentence of a problem may use. */
export interface HolidayInfo {
  /** What was typed, harmless. */
  readonly typed: string;
  /** How many days were asked for. */
  readonly days: number;
  readonly left: number;
  readonly limit: number;
}
