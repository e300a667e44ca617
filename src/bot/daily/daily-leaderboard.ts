import type { Day } from '../../model/day.ts';
import type { Person } from '../../model/match.ts';
import type { DealPicture } from '../../render/layout/person/deal.ts';
import type { LeaderboardPicture } from '../../render/layout/person/leaderboard.ts';
import type { BesideOfDeal } from '../../table/daily/daily.ts';
import type { DayRank, WeekRank } from '../../table/daily/leaderboards.ts';
import {
  dayLeaderboardTitle,
  leaderboardNumber,
  weekLeaderboardTitle,
} from '../../text/daily/daily.ts';
import { stripLines } from '../../text/daily/strip.ts';
import { described } from '../../text/format/description.ts';
import type { Words } from '../../text/words/words.ts';

type Row = LeaderboardPicture['rows'][number];

const MOST_ROWS = 10;

/** The leaderboard of a day, with the strong computer and the average in their places; the asker is always on it. */
export function dayPicture(
  ranks: readonly DayRank[],
  { day, game, asker, par, mean }: BesideOfDeal & { readonly day: Day; readonly asker: Person },
  words: Words,
): LeaderboardPicture {
  const { daily, ranking } = words;
  const nobody = (name: string, score: number | null) =>
    score === null ? [] : [{ score, row: plainRow(name, [leaderboardNumber(score, words)]) }];
  const others = [...nobody(daily.computer, par), ...nobody(daily.everybody, mean)];
  const people = withAsker(ranks, asker.id, MOST_ROWS - others.length).map((one) => ({
    score: one.score,
    row: {
      position: ranking.position(one.rank),
      name: one.name,
      figures: [leaderboardNumber(one.score, words)],
      look: lookOf(one, asker),
    },
  }));
  const rows = [...people, ...others].toSorted((one, other) => other.score - one.score);
  const columns = [daily.columns.score];
  return {
    ...dayLeaderboardTitle({ day, game }, words),
    columns,
    lead: 0,
    rows: rows.map(({ row }) => row),
  };
}

export function weekPicture(
  ranks: readonly WeekRank[],
  { day, asker }: { readonly day: Day; readonly asker: Person },
  words: Words,
): LeaderboardPicture {
  const { daily, ranking } = words;
  const rows = withAsker(ranks, asker.id, MOST_ROWS).map((one) => ({
    position: ranking.position(one.rank),
    name: one.name,
    figures: [leaderboardNumber(one.beaten, words), leaderboardNumber(one.played, words)],
    look: lookOf(one, asker),
  }));
  const columns = [daily.columns.beaten, daily.columns.played];
  return { ...weekLeaderboardTitle(day, words), columns, lead: 0, rows };
}

export function dailyLeaderboardAlt(leaderboard: LeaderboardPicture, words: Words): string {
  return described(linesOf(leaderboard), words);
}

/** What somebody made of a deal, and the leaderboard under it. */
export function dealAlt(
  { name, score, strip, notes, leaderboard }: DealPicture,
  words: Words,
): string {
  const [title = '', ...rows] = linesOf(leaderboard);
  const own = [`${name}: ${score}`, ...notes].join(' · ');
  return described([title, own, ...stripLines(strip), ...rows], words);
}

function linesOf({ title, subtitle, rows }: LeaderboardPicture): readonly string[] {
  const lines = rows.map(({ position, name, figures }) =>
    [position, name, figures.join(' / ')].filter((part) => part !== '').join(' '),
  );
  return [`${title} · ${subtitle}`, ...lines];
}

/** The first so many, and the asker instead of the last if they come later. */
function withAsker<Rank extends { readonly personId: string }>(
  ranks: readonly Rank[],
  askerId: string,
  most: number,
): readonly Rank[] {
  const first = ranks.slice(0, most);
  const own = ranks.find(({ personId }) => personId === askerId);
  if (own === undefined || first.includes(own)) return first;
  return [...first.slice(0, -1), own];
}

function lookOf({ rank, personId }: DayRank | WeekRank, asker: Person): Row['look'] {
  if (rank === 1) return 'first';
  return personId === asker.id ? 'own' : 'plain';
}

function plainRow(name: string, figures: readonly string[]): Row {
  return { position: '', name, figures, look: 'plain' };
}
