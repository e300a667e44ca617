import type { Person } from '../../model/match.ts';
import type { Period, Rank, ShownRating, Sort } from '../../model/ranking.ts';
import { described } from '../format/description.ts';
import { boldPerson, shortName } from '../format/names.ts';
import { gameWords } from '../rules/game-words.ts';
import type { Words } from '../words/words.ts';
import { figureOf, recordText } from './record.ts';

export interface LeaderboardInfo {
  /** Of the matches of one person against computers. */
  readonly isAlone: boolean;
  /** Null: all games together. */
  readonly game: string | null;
  /** A number: the season with that number. */
  readonly period: Period;
  readonly sort: Sort;
  readonly ranks: readonly Rank<ShownRating>[];
  readonly total: number;
  /** From 0. */
  readonly offset: number;
  /** Null: nobody has asked for it. */
  readonly asker: Person | null;
  readonly own: Rank<ShownRating> | null;
  /** With fewer rated matches a rating is provisional. */
  readonly ratedForSure: number;
}

type RowLook = 'first' | 'own' | 'plain';

/** What is shown: `This season`, `Season 3`. */
export function periodName(period: LeaderboardInfo['period'], words: Words): string {
  const { ranking } = words;
  return typeof period === 'number' ? ranking.season(period) : ranking.periods[period];
}

function leaderboardTitle({ game, isAlone, period }: LeaderboardInfo, words: Words): string {
  const { ranking } = words;
  const parts = [
    ranking.title(game === null ? null : gameWords(words, game).name),
    ...(isAlone ? [ranking.alone] : []),
    periodName(period, words),
  ];
  return parts.join(' · ');
}

/** What stands above the picture, or instead of one if nobody is ranked; Discord's markdown. */
export function leaderboardHead(leaderboard: LeaderboardInfo, words: Words): readonly string[] {
  const { ranking } = words;
  const title = `### ${leaderboardTitle(leaderboard, words)}`;
  if (leaderboard.total > 0) return [title];
  if (leaderboard.isAlone) return [title, ranking.emptyAlone];
  return [title, leaderboard.period === 'all' ? ranking.empty : ranking.emptyPeriod];
}

/** What stands below it: the asker's own row, and which rows are shown. */
export function leaderboardFoot(leaderboard: LeaderboardInfo, words: Words): readonly string[] {
  const { ranks, total, offset, own } = leaderboard;
  const { ranking } = words;
  if (total === 0) return [];
  const shown = [...ranks, ...(own === null ? [] : [own])];
  const hasProvisional = shown.some(({ rating }) => rating?.isProvisional);
  const rows = ranking.shown(offset + 1, offset + ranks.length, total);
  return [
    ...ownRow(leaderboard, words),
    `-# ${rows}${hasProvisional ? ` · ${ranking.provisionalNote(leaderboard.ratedForSure)}` : ''}`,
  ];
}

function ownRow({ own, asker, game }: LeaderboardInfo, words: Words): readonly string[] {
  const { ranking } = words;
  if (asker === null) return [];
  if (own === null) return [ranking.notRanked(boldPerson(asker.name))];
  const name = boldPerson(own.person.name);
  return [words.labelled(`${ranking.position(own.rank)} ${name}`, recordText(own, game, words))];
}

export function leaderboardWords(leaderboard: LeaderboardInfo, words: Words) {
  const { ranks, game, sort, asker, period, isAlone } = leaderboard;
  const { ranking } = words;
  const names: readonly Sort[] =
    game === null
      ? ['matches', 'wins', 'place', 'rating']
      : ['matches', 'wins', 'place', 'points', 'rating'];
  return {
    title: game === null ? ranking.allGames : gameWords(words, game).name,
    subtitle: isAlone ? ranking.alone : periodName(period, words),
    columns: names.map((name) => ranking.columns[name]),
    lead: names.indexOf(sort),
    rows: ranks.map((rank) => ({
      position: ranking.position(rank.rank),
      name: shortName(rank.person.name),
      figures: names.map((name) => figureOf(rank, name, words)),
      look: lookOf(rank, asker),
    })),
  };
}

function lookOf({ rank, person }: Rank<ShownRating>, asker: Person | null): RowLook {
  if (rank === 1) return 'first';
  return person.id === asker?.id ? 'own' : 'plain';
}

export function leaderboardAlt(leaderboard: LeaderboardInfo, words: Words): string {
  const { ranks, game } = leaderboard;
  const { ranking } = words;
  const rows = ranks.map((rank) =>
    words.labelled(
      `${ranking.position(rank.rank)} ${shortName(rank.person.name)}`,
      recordText(rank, game, words),
    ),
  );
  return described([leaderboardTitle(leaderboard, words), ...rows], words);
}
