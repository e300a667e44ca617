import { type Day, dayIn, plusDays } from '../day.ts';

/** A match in which somebody had a result, as their career counts it. */
export interface CareerMatch {
  readonly matchId: number;
  readonly game: string;
  readonly place: number;
  readonly fled: boolean;
  /** It was played to its end. */
  readonly isOver: boolean;
  /** Counts on leaderboards. */
  readonly isRanked: boolean;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** Ids of the other people at the table. */
  readonly others: readonly string[];
}

/** More people than any achievement asks for are not remembered, so that a tally stays small. */
export const MOST_MET = 20;

/** What somebody has done in a server up to a match. */
export interface Career {
  /** Those that they left do not count. */
  readonly matches: number;
  /** Of the matches that count on leaderboards. */
  readonly wins: number;
  /** Won in a row, now and at most. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly games: ReadonlySet<string>;
  /** Other people, `MOST_MET` at most. */
  readonly met: ReadonlySet<string>;
  /** Days in a row on which they finished a match, by the time zone of their server. */
  readonly days: number;
  /** The last of them; null before the first. */
  readonly day: Day | null;
  /** Matches in a row that they did not leave. */
  readonly stayed: number;
  /** When the last match that it counts ended, in milliseconds since 1970; 0 before the first. */
  readonly at: number;
}

export const NO_CAREER: Career = {
  matches: 0,
  wins: 0,
  streak: 0,
  bestStreak: 0,
  games: new Set(),
  met: new Set(),
  days: 0,
  day: null,
  stayed: 0,
  at: 0,
};

/** The career with these matches more, in the order in which they ended, by the time zone of their server. */
export function careerOf(
  matches: readonly CareerMatch[],
  zone: string,
  before: Career = NO_CAREER,
): Career {
  return matches.reduce((career, match) => careerAfter(career, match, zone), before);
}

/** The career as it stands on a day: days in a row end with one that was left out. */
export function careerOn(career: Career, today: Day): Career {
  const { day } = career;
  const goesOn = day !== null && plusDays(day, 1) >= today;
  return goesOn ? career : { ...career, days: 0 };
}

export function careerAfter(career: Career, match: CareerMatch, zone: string): Career {
  const at = Math.max(career.at, match.at);
  if (match.fled) return { ...career, streak: match.isRanked ? 0 : career.streak, stayed: 0, at };
  if (!match.isOver) return { ...career, at };
  const isWin = match.isRanked && match.place === 1;
  const streak = match.isRanked ? (isWin ? career.streak + 1 : 0) : career.streak;
  const day = dayIn(zone, match.at);
  return {
    matches: career.matches + 1,
    wins: career.wins + (isWin ? 1 : 0),
    streak,
    bestStreak: Math.max(career.bestStreak, streak),
    games: withMore(career.games, [match.game], Number.POSITIVE_INFINITY),
    met: withMore(career.met, match.others, MOST_MET),
    days: daysUpTo(day, career),
    day,
    stayed: career.stayed + 1,
    at,
  };
}

/** The set with what is new to it, up to this many; the same if nothing is. */
function withMore(
  known: ReadonlySet<string>,
  more: readonly string[],
  most: number,
): ReadonlySet<string> {
  const fresh = more.filter((one) => !known.has(one)).slice(0, most - known.size);
  return fresh.length === 0 ? known : new Set([...known, ...fresh]);
}

function daysUpTo(day: Day, { day: last, days }: Career): number {
  if (last === day) return days;
  return last !== null && plusDays(last, 1) === day ? days + 1 : 1;
}
