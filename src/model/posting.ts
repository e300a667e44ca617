import { type Day, dayIn, instantIn, mondayOf, plusDays } from './day.ts';

/** How often a server's leaderboard is posted by itself. The names are stored. */
export const POSTINGS = ['week', 'month'] as const;
export type Posting = (typeof POSTINGS)[number];

/** The hour of the day at which it is. */
const POSTED_AT = 9;

/** When a leaderboard is posted next after an instant: on a Monday, or the first of a month, in a time zone. */
export function nextPosting(every: Posting, zone: string, now: number): number {
  const today = dayIn(zone, now);
  const here = instantIn(zone, firstDay(every, today), POSTED_AT);
  return here > now ? here : instantIn(zone, firstDay(every, after(every, today)), POSTED_AT);
}

function firstDay(every: Posting, day: Day): Day {
  return every === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
}

/** A day of the next week or month. */
function after(every: Posting, day: Day): Day {
  return plusDays(firstDay(every, day), every === 'week' ? 7 : 31);
}
