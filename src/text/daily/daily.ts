import { type Day, mondayOf, overEverywhereAt, plusDays } from '../../model/day.ts';
import { type DealId, dayOfDeal, isKoiKoi } from '../../model/deal.ts';
import type { Match } from '../../model/match.ts';
import { scoreText } from '../format/money.ts';
import { boldPerson, timeMark } from '../format/names.ts';
import { gameInfo, gameWords } from '../rules/game-words.ts';
import { plain } from '../words/numbers.ts';
import type { Words } from '../words/words.ts';
import { type Strip, stripLines } from './strip.ts';

/** So many days in a row are worth a note. */
const STREAK_LEAST = 2;

export interface DailyInfo {
  readonly score: number;
  /** What the strong computer made of it; null while that is not known. */
  readonly par: number | null;
  /** Null if nobody has finished. */
  readonly mean: number | null;
  readonly players: number;
  readonly streak: number;
}

/** A day in words: `Sunday 22 November`. */
function dayName(day: Day, { formats }: Words): string {
  return written(day, formats, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** The same if there is little room: `22 Nov`. */
function shortDay(day: Day, { formats }: Words): string {
  return written(day, formats, { day: 'numeric', month: 'short' });
}

function written(day: Day, formats: string, style: Intl.DateTimeFormatOptions): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(formats, { ...style, timeZone: 'UTC' }).format(noon);
}

export function dailyHeading(day: Day, game: string, words: Words): string {
  return words.daily.heading(dayName(day, words), gameWords(words, game).name);
}

export function dailyNote(match: Match, day: Day, words: Words): string {
  const heading = dailyHeading(day, match.game, words);
  return `### ${heading}\n${words.daily.note(timeMark(overEverywhereAt(day), 'f'))}`;
}

/** A deal of the day, and how somebody stands with it. */
export interface DealState {
  readonly deal: DealId;
  readonly game: string;
  /** Null: not played to its end. */
  readonly score: number | null;
  readonly par: number | null;
  readonly isBegun: boolean;
}

/** The deals of a day as somebody is offered them. */
export function offerLines(
  {
    day,
    deals,
    streak,
  }: { readonly day: Day; readonly deals: readonly DealState[]; readonly streak: number },
  words: Words,
): readonly string[] {
  const { daily } = words;
  return [
    `### ${daily.offer(dayName(day, words))}`,
    ...deals.map((one) => words.labelled(dealName(one, words), stateOf(one, words))),
    [...(streak === 0 ? [] : [daily.streak(streak)]), daily.either].join(words.gap),
  ];
}

/** The same for everybody: nothing is said of who has played what. */
export function dayLines(
  day: Day,
  deals: readonly Pick<DealState, 'deal' | 'game'>[],
  words: Words,
): readonly string[] {
  const names = deals.map((one) => dealName(one, words));
  return [`### ${words.daily.offer(dayName(day, words))}`, ...names];
}

function dealName({ deal, game }: Pick<DealState, 'deal' | 'game'>, words: Words): string {
  const { name } = gameWords(words, game);
  return isKoiKoi(deal) ? words.daily.everyDay(name) : words.daily.weekday(name);
}

/** The first of each of yesterday's leaderboards that has any. */
export function bestLines(
  leaderboards: readonly {
    readonly game: string;
    readonly ranks: readonly {
      readonly rank: number;
      readonly name: string;
      readonly score: number;
    }[];
  }[],
  words: Words,
): readonly string[] {
  const { daily, ranking } = words;
  return leaderboards.flatMap(({ game, ranks }) => {
    const rows = ranks.map(({ rank, name, score }) => {
      const points = scoreText(score, gameInfo(game), words);
      return words.labelled(`${ranking.position(rank)} ${boldPerson(name)}`, points);
    });
    return rows.length === 0 ? [] : [daily.best(gameWords(words, game).name, rows.join(' · '))];
  });
}

function stateOf({ game, score, par, isBegun }: DealState, words: Words): string {
  const { daily } = words;
  const said = (value: number) => scoreText(Math.round(value), gameInfo(game), words);
  if (score === null) return isBegun ? daily.begun : daily.fresh;
  return [
    daily.score(said(score)),
    ...(par === null ? [] : [daily.beside[besideOf(score, par)](said(par))]),
  ].join(words.gap);
}

/** That the deal of another day can still be finished. */
export function unfinishedLine(deal: DealId, game: string, words: Words): string {
  const day = dayOfDeal(deal);
  const until = timeMark(overEverywhereAt(day), 'f');
  return `**${dailyHeading(day, game, words)}**\n${words.daily.unfinished(until)}`;
}

export function summaryLines(
  { score, par, mean, players, streak }: DailyInfo,
  game: string,
  words: Words,
): readonly string[] {
  const { daily } = words;
  const said = (value: number) => scoreText(Math.round(value), gameInfo(game), words);
  const beside = par === null ? daily.noPar : daily.beside[besideOf(score, par)](said(par));
  const average = mean === null ? [] : [daily.mean(said(mean), players)];
  return [[daily.score(said(score)), beside, ...average].join(words.gap), daily.streak(streak)];
}

function besideOf(score: number, par: number): 'better' | 'same' | 'worse' {
  if (score === par) return 'same';
  return score > par ? 'better' : 'worse';
}

export interface Shared extends DailyInfo {
  readonly strip: Strip;
  /** Of the people of the server; null if there are no others. */
  readonly place: { readonly rank: number; readonly of: number } | null;
}

/** For everybody, beside the leaderboard: nothing of it tells of a card. */
export function sharedLines(
  { score, par, streak, strip, place }: Shared,
  game: string,
  words: Words,
): readonly string[] {
  const { daily } = words;
  const said = (value: number) => scoreText(Math.round(value), gameInfo(game), words);
  const parts = [
    `**${said(score)}**`,
    ...(par === null ? [] : [daily.against(said(par))]),
    ...(place === null ? [] : [daily.place(place.rank, place.of)]),
    daily.streak(streak),
  ];
  return [...stripLines(strip), parts.join(' · '), `-# ${daily.legend}`];
}

/** What stands beside the score on the picture: that of the strong computer, the rank, and the days in a row. */
export function dealNotes(
  { par, streak, place }: Shared,
  game: string,
  words: Words,
): readonly string[] {
  const { daily } = words;
  return [
    ...(par === null ? [] : [daily.against(scoreText(Math.round(par), gameInfo(game), words))]),
    ...(place === null ? [] : [daily.place(place.rank, place.of)]),
    ...(streak < STREAK_LEAST ? [] : [daily.inARow(streak)]),
  ];
}

/** The words around the leaderboard of a day: its title, and what stands beside it. */
export function dayLeaderboardTitle(
  { day, game }: { readonly day: Day; readonly game: string },
  words: Words,
): { readonly title: string; readonly subtitle: string } {
  const subtitle = `${gameWords(words, game).name} · ${shortDay(day, words)}`;
  return { title: words.daily.titles.board, subtitle };
}

export function weekLeaderboardTitle(
  day: Day,
  words: Words,
): { readonly title: string; readonly subtitle: string } {
  const monday = mondayOf(day);
  const [from, to] = [shortDay(monday, words), shortDay(plusDays(monday, 6), words)];
  return { title: words.daily.titles.week, subtitle: words.daily.week(from, to) };
}

export function leaderboardNumber(value: number, { formats }: Words): string {
  return plain(Math.round(value), formats);
}
