import { readFileSync } from 'node:fs';
import { NO_CARDS, setOf, union } from '../../engine/core/card-set.ts';
import { defaultOptions } from '../../engine/core/options.ts';
import type { View } from '../../engine/view/view.ts';
import type { ChartQuery } from '../../engine/view/yaku-chart.ts';
import { findGame, gameOf, kindOf } from '../../games/index.ts';
import { type Match, seatOf } from '../../model/match.ts';
import { seatsAt } from '../../model/seats.ts';
import type { ChartRequest } from '../../render/layout/chart.ts';
import type { Painter } from '../../render/painter.ts';
import { words } from '../../text/language.ts';
import { yakuChartAlt } from '../../text/pictures/chart-alt.ts';
import { pictureWords } from '../../text/pictures/picture.ts';
import { listedGames } from '../../text/rules/game-list.ts';
import { gameWords } from '../../text/rules/game-words.ts';
import { type RuleBook, type RulePage, ruleBook, rulePages } from '../../text/rules/rule-book.ts';
import { type Context, contextOf } from '../../text/story/context.ts';
import { markCommands } from '../../text/words/commands.ts';
import type { Words } from '../../text/words/words.ts';
import {
  framedPayload,
  type Payload,
  type Picture,
  pageButtons,
  type Row,
  selectRow,
} from '../api/payload.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { viewOf } from '../match-view.ts';
import type { Rendering } from '../table-message/match-body.ts';

export interface RulesQuery {
  readonly game: string;
  /** 0: how to play, in short. From 1 on all rules; beyond the last page the last is shown. */
  readonly page: number;
  /** The page is of the first five minutes, with the picture of all cards, not of the game's rules. */
  readonly isPrimer: boolean;
  /** The match at whose table it was asked: the chart shows its house rules. */
  readonly match?: Match | undefined;
  /** Whose cards the chart marks, if they play in it. */
  readonly readerId: string;
}

interface RulePages {
  readonly pages: readonly RulePage[];
  /** The names of the parts, by their number. */
  readonly parts: readonly string[];
}

const PAGES_FOLDER = new URL('../../../docs/rules/', import.meta.url);
const PRIMER = 'first-five-minutes';
const DECK = new URL('cards.png', PAGES_FOLDER);

/** By language and game: a page is read when it is first asked for. */
const BOOKS = new Map<string, RulePages>();

/**
 * A page of the rules of a game for one reader, from the pages of `docs/rules`, beside the chart of its yaku. Throws
 * on a game that there is not.
 */
export function rulesPayload(query: RulesQuery, rendering: Rendering): Payload {
  if (query.page === 0) return inShort(query, rendering);
  const { words } = rendering;
  const { pages, parts } = rulePagesFor(query.isPrimer ? PRIMER : query.game, words);
  const at = Math.min(query.page, pages.length);
  const page = pages[at - 1];
  if (page === undefined) throw new RangeError(`no rules of ${query.game}`);
  const { ruleBook: guide } = words;
  const pictures = page.hasChart ? picturesOf(query, rendering) : [];
  const name = query.isPrimer ? guide.primer : gameWords(words, query.game).name;
  const components = [
    guide.title(name, page.heading),
    ...pictures,
    page.text,
    words.notices.page(at, pages.length),
    selectRow(customId(query), menu(query, { pages, parts }, page.part)),
    [
      ...pageButtons({ page: at, last: pages.length }, words, (to) => customId(query, to)),
      ...(query.isPrimer ? [rulesButton(query, words)] : []),
      lessonButton(query, words),
    ],
  ];
  return framedPayload(components, 'lobby');
}

function rulePagesFor(game: string, words: Words): RulePages {
  const key = `${words.language} ${game}`;
  const pages = BOOKS.get(key) ?? (game === PRIMER ? primerPages(words) : rulePagesOf(game, words));
  BOOKS.set(key, pages);
  return pages;
}

/** What whoever is at a table wants to know first, and the way to the rest. */
function inShort(query: RulesQuery, rendering: Rendering): Payload {
  const { words } = rendering;
  const { name, short } = gameWords(words, query.game);
  const primer = { ...query, isPrimer: true };
  const first = { id: customId(primer, 1), label: words.ruleBook.primer };
  const components = [
    words.ruleBook.title(name, words.buttons.help),
    short.map((line) => `- ${line}`),
    ...chartsOf(query, rendering),
    [first, rulesButton(query, words), lessonButton(query, words)],
  ];
  return framedPayload(components, 'lobby');
}

/** The chart of the yaku; of the first five minutes, the deck. */
function picturesOf(query: RulesQuery, rendering: Rendering): readonly Picture[] {
  if (!query.isPrimer) return chartsOf(query, rendering);
  const png = Promise.resolve([readFileSync(DECK)]);
  return [{ name: 'cards.png', png, alt: rendering.words.ruleBook.deck }];
}

function chartsOf(query: RulesQuery, { painter, words }: Rendering): readonly Picture[] {
  const { game, match, readerId } = query;
  const seat = match && seatOf(match, readerId);
  if (match?.game === game && match.status === 'playing' && seat !== undefined)
    return matchCharts(match, viewOf(match, seat), { painter, words });
  const house = chartRulesOf(game, match);
  const context = contextOf({ game, players: match?.players ?? [] }, words);
  return yakuCharts(house, context, { painter, name: `yaku-${game}` });
}

export function gamesMenu(words: Words): Row {
  const id = formatCustomId({ verb: 'guide' });
  const entries = listedGames(words).map(({ id: game, title, line }) => ({
    label: title,
    description: line,
    value: `${game}/0`,
  }));
  return selectRow(id, entries, words.ruleBook.choose);
}

function rulePagesOf(game: string, words: Words): RulePages {
  const { ruleBook: guide } = words;
  const book = bookOf(game, words);
  const [title, ...parts] = book.parts.map(({ heading }) => heading);
  const pages = rulePages(book).map((page) =>
    page.heading === title ? { ...page, heading: guide.about } : page,
  );
  return { pages, parts: [guide.about, ...parts] };
}

/** Its title is on every page, and nothing stands before its first part. */
function primerPages(words: Words): RulePages {
  const book = bookOf(PRIMER, words);
  const [, ...parts] = book.parts.map(({ heading }) => heading);
  const [, ...pages] = rulePages(book).map((page) => ({ ...page, part: page.part - 1 }));
  return { pages, parts };
}

/** The rules in the reader's language; those that are not translated, in English. */
function bookOf(game: string, own: Words): RuleBook {
  const { cell } = own.ruleBook;
  try {
    return ruleBook(markCommands(sourceOf(`${own.language}/${game}.md`), own.commands), cell);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return ruleBook(markCommands(sourceOf(`${game}.md`), words('en').commands), cell);
  }
}

function sourceOf(page: string): string {
  return readFileSync(new URL(page, PAGES_FOLDER), 'utf8');
}

function chartRulesOf(id: string, match: Match | undefined): ChartQuery {
  const game = gameOf(id);
  if (match?.game !== id) {
    const { usualSeats: seats } = game;
    return { game: id, options: defaultOptions(game.options), seats, month: null };
  }
  const seats = match.state?.setup.seats ?? seatsAt(game, match);
  return { game: id, options: match.options, seats, month: null };
}

function menu(query: RulesQuery, { pages, parts }: RulePages, shown: number) {
  return parts.map((label, part) => ({
    label,
    value: pageName(query, pages.findIndex((page) => page.part === part) + 1),
    default: part === shown,
  }));
}

function rulesButton(query: RulesQuery, { ruleBook: guide }: Words) {
  return { id: customId({ ...query, isPrimer: false }, 1), label: guide.all };
}

/** To the guided round of a game's kind, and from there to the cards of the match. */
function lessonButton({ game, match }: RulesQuery, { lesson }: Words) {
  const argument = kindOf(game);
  const id = formatCustomId({ verb: 'lesson', match: match?.id ?? 0, argument });
  return { id, label: lesson.buttons.begin };
}

/** `koi-koi` and the page, which the menu has in its values instead. */
function customId(query: RulesQuery, page?: number): string {
  const { game, match } = query;
  return formatCustomId({
    verb: 'guide',
    match: match?.id ?? 0,
    argument: page === undefined ? game : `${game}/${pageName(query, page)}`,
  });
}

/** `2`; of the first five minutes, `p2`. */
function pageName({ isPrimer }: RulesQuery, page: number): string {
  return isPrimer ? `p${page}` : `${page}`;
}

export function parseRulesQuery(
  argument: string,
  values: readonly string[],
): Pick<RulesQuery, 'game' | 'page' | 'isPrimer'> | undefined {
  const [value = ''] = values;
  const [game = '', name = value] = (argument === '' ? value : argument).split('/');
  const [, primer, page] = /^(p?)(\d{1,3})$/.exec(name) ?? [];
  if (findGame(game) === undefined || page === undefined) return undefined;
  return { game, page: Number(page), isPrimer: primer === 'p' };
}

/** The pages of a chart of yaku; `name` is the beginning of their file names. */
function yakuCharts(
  query: ChartRequest,
  context: Context,
  { painter, name }: { readonly painter: Painter; readonly name: string },
): readonly Picture[] {
  const painted = pictureWords(context);
  const first = painter.yakuChart(query, 0, painted);
  const others = Array.from({ length: first.pages - 1 }, (_, index) =>
    painter.yakuChart(query, index + 1, painted),
  );
  return [first, ...others].map((chart): Picture => {
    const alt = yakuChartAlt(query, chart, context);
    return { name: `${name}-${chart.page + 1}.png`, png: chart.png, alt };
  });
}

/** The chart of a match's round, with what the viewer holds and has, and what the others have. */
export function matchCharts(
  match: Match,
  view: View,
  { painter, words }: Rendering,
): readonly Picture[] {
  const capturedBy = (isOwn: boolean) =>
    view.seats
      .filter(({ seat }) => (seat === view.viewer) === isOwn)
      .reduce((all, { captured }) => union(all, captured), NO_CARDS);
  const { game, options, players } = match;
  const { month } = view;
  const held = setOf(view.hand.map(({ card }) => card));
  const marked = { held, owned: capturedBy(true), gone: capturedBy(false) };
  const query = { game, options, seats: players.length, month, ...marked };
  const name = `yaku-${match.id}-${match.version}`;
  return yakuCharts(query, contextOf(match, words), { painter, name });
}
