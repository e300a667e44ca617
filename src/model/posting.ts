import { type Day, dayIn, instantIn, mondayOf, plusDays } from './day.ts';

/** What is posted in a server unasked: the season's leaderboard, and the deals of the day. */
export const POSTED = ['board', 'deal'] as const;
export type Posted = (typeof POSTED)[number];

/** How often a server's leaderboard is posted. The names are stored. */
export const POSTINGS = ['week', 'month'] as const;
export type Posting = (typeof POSTINGS)[number];

/** The hours at which the deals of the day can be posted. The names are stored. */
export const HOURS = [
  ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const),
  ...(['12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23'] as const),
] as const;

/** The hour at which a leaderboard is. */
const POSTED_AT = 9;

interface Timetable {
  /** A Monday, the first of a month, or any day. */
  readonly every: Posting | 'day';
  readonly zone: string;
  readonly hour?: number;
}

/** When something is posted next after an instant. */
export function nextPosting({ every, zone, hour = POSTED_AT }: Timetable, now: number): number {
  const first = firstDay(every, dayIn(zone, now));
  const here = instantIn(zone, first, hour);
  return here > now ? here : instantIn(zone, after(every, first), hour);
}

function firstDay(every: Timetable['every'], day: Day): Day {
  if (every === 'day') return day;
  return every === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
}

const DAYS = { day: 1, week: 7, month: 31 } as const;

/** The first day after that of a day, a week or a month. */
function after(every: Timetable['every'], first: Day): Day {
  return firstDay(every, plusDays(first, DAYS[every]));
}
