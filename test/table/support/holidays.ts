import type { Clock } from '../../../src/model/clock.ts';
import type { Match } from '../../../src/model/match.ts';
import { type Room, room } from './a-table.ts';
import { asked, dealt } from './matches.ts';
import { AKI, BENI, SERVER } from './people.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export interface Timed extends Room {
  readonly match: Match;
  /** Who is asked, and who is not. */
  readonly who: typeof AKI;
  readonly other: typeof AKI;
}

/** A running match of two with a clock. */
export async function timed(clock: Clock): Promise<Timed> {
  const made = room({ settings: { clock } });
  const match = await dealt(made.tables, 'botan-cho', AKI, BENI);
  const who = asked(match).person;
  return { ...made, match, who, other: who.id === AKI.id ? BENI : AKI };
}

export const inServer = (who: typeof AKI, serverId = SERVER) => ({ serverId, personId: who.id });

/** Somebody goes away for this many days, or until a date. */
export async function goes(
  { tables }: Room,
  who: typeof AKI,
  typed: number | string,
): Promise<string> {
  const outcome = await tables.holidays.begin({ ...inServer(who), typed: String(typed) });
  return outcome.ok ? 'away' : outcome.reason;
}

export const back = ({ tables }: Room, who: typeof AKI) => tables.holidays.end(inServer(who));
