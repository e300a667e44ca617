import type { NAMED_PERIODS, Sort } from '../../model/ranking.ts';
import type { People } from './people.ts';

/** Leaderboards, ratings, seasons and what single people did. Figures come ready to print. */
export interface RankingWords {
  /** `game` null: all games together. */
  title(game: string | null): string;
  readonly allGames: string;
  readonly periods: Readonly<Record<(typeof NAMED_PERIODS)[number], string>>;
  /** `Season 3`. */
  season(number: number): string;
  /** In a list to choose from. */
  readonly sorts: Readonly<Record<Sort, string>>;
  /** Over the columns of a picture; about 6 letters. */
  readonly columns: Readonly<Record<Sort, string>>;
  /** `1.` or `1位`. */
  position(rank: number): string;
  row(position: string, who: People, record: string): string;
  wins(wins: number, matches: number): string;
  place(average: string): string;
  rating(rating: string): string;
  /** With too few matches to tell. */
  provisional(rating: string): string;
  /** How sure it is: `1612 ± 84`. */
  spread(rating: string, spread: string): string;
  readonly empty: string;
  /** Nothing was finished in the time that is shown. */
  readonly emptyPeriod: string;
  /** Below a page, when the asker is in no row at all. */
  notRanked(who: People): string;
  /** Which rows are shown: `1–10 of 34`. */
  shown(from: number, to: number, total: number): string;
  /** Asked for points, and answered by wins. */
  readonly pointsNeedGame: string;
  /** What the mark of `provisional` means. */
  provisionalNote(matches: number): string;
  readonly stats: StatsWords;
  readonly seasons: SeasonWords;
}

interface StatsWords {
  title(who: People): string;
  /** `who` null: the asker. */
  none(who: People | null): string;
  average(points: string): string;
  best(yaku: string, worth: string): string;
  /** What somebody did in a game, or in all. */
  line(game: string, record: string): string;
  readonly notRated: string;
  /** Of a graph, from the first to the newest, and how it is described. */
  rated(matches: number): string;
  graphAlt(facts: {
    readonly who: People;
    readonly game: string;
    readonly matches: string;
    readonly rating: string;
    readonly lowest: string;
    readonly highest: string;
  }): string;
}

interface SeasonWords {
  /** `since`: a time as Discord shows it; null before anything was played. */
  running(number: number, since: string | null): string;
  played(matches: number, people: number): string;
  closed(number: number, from: string, to: string): string;
  readonly closedBefore: string;
  readonly howClosed: string;
  readonly show: string;
  readonly close: string;
  /** To be pressed once more. */
  confirm(number: number): string;
  closeNow(number: number): string;
  readonly keep: string;
  /** To everybody, over the final standing. */
  final(number: number, by: People): string;
  /** To who has closed it. */
  youClosed(number: number): string;
  readonly isClosed: string;
  readonly nothingPlayed: string;
  noSuch(number: number): string;
  readonly onlyManagers: string;
  readonly recount: string;
  recounted(matches: number): string;
}
