import type { Holiday } from '../../model/holiday.ts';
import type { Member } from '../../model/match.ts';

/** Somebody's holiday in a server. */
export interface MemberHoliday extends Member, Holiday {}

/** When people are on holiday. Times are milliseconds since 1970. */
export interface HolidayStore {
  /** Someone's days away in every server, the earliest first. */
  holidaysOf(personId: string): Promise<readonly MemberHoliday[]>;
  holidaysIn(serverId: string, after: number): Promise<readonly MemberHoliday[]>;
  /** In place of theirs there that began at the same instant. */
  putHoliday(holiday: MemberHoliday): Promise<void>;
  deleteHoliday(holiday: MemberHoliday): Promise<void>;
  /** Everybody's that ended before an instant. */
  deleteHolidays(endedBefore: number): Promise<void>;
}
