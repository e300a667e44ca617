import { type Day, dayIn, instantOf, mondayOf, plusDays } from './day.ts';

/** How often a server's leaderboard is posted by itself. The names are stored. */
export const POSTINGS = ['week', 'month'] as const;
export type Posting = (typeof POSTINGS)[number];

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** The hour of the day at which it is. */
const POSTED_AT = 9;

/** When a leaderboard is posted next after an instant: on a Monday, or the first of a month, in a time zone. */
export function nextPosting(every: Posting, zone: string, now: number): number {
  const today = dayIn(zone, now);
  const here = hourOf(firstDay(every, today), zone);
  return here > now ? here : hourOf(firstDay(every, after(every, today)), zone);
}

function firstDay(every: Posting, day: Day): Day {
  return every === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
}

/** A day of the next week or month. */
function after(every: Posting, day: Day): Day {
  return plusDays(firstDay(every, day), every === 'week' ? 7 : 31);
}

/** The instant of that hour of a day in a time zone: the second try knows on which side of a change of clocks it is. */
function hourOf(day: Day, zone: string): number {
  const wanted = instantOf(day) + POSTED_AT * HOUR;
  const first = wanted - offsetAt(zone, wanted);
  return wanted - offsetAt(zone, first);
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' });
  const [hours = 0, minutes = 0] = format.format(at).split(':').map(Number);
  const local = instantOf(dayIn(zone, at)) + hours * HOUR + minutes * MINUTE;
  return local - at + (at % MINUTE);
}
