import { cardsOf, isEmpty, NO_CARDS } from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import {
  type ChartQuery,
  type ChartRow,
  chartRows,
  mainKind,
} from '../../engine/view/yaku-chart.ts';
import { gameOf } from '../../games/index.ts';
import { cardHeight } from '../deck.ts';
import {
  type CardItem,
  type CardWidth,
  type Item,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  type Rect,
  type Scene,
} from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { beside, type Piece, sign, whole, word } from './line.ts';
import {
  BETWEEN,
  cardRect,
  column,
  crossed,
  GAP,
  LINE,
  line,
  MARGIN,
  PAD,
  tray,
} from './pieces.ts';
import { atEnds, stacked } from './seat-lines.ts';

/** One page of a chart. */
export interface ChartScene {
  readonly scene: Scene;
  /** What stands on it, in order. */
  readonly rows: readonly ChartRow[];
}

const COLUMNS = 2;
/** So many yaku on a page leave their cards large enough for a phone. */
const ROWS_MOST = 6;
const TOP = MARGIN + LINE + 8;
const INNER = PICTURE_WIDTH - 2 * MARGIN;
const WIDTHS: readonly CardWidth[] = [112, 84, 74, 66, 60];
const ROW_MOST = 280;
const NOTE_LINE = 40;
const NOTE_GAP = 24;
/** A line of notes stands closer to the name than lines do elsewhere. */
const NOTE_RISE = 6;
const LETTERS = 'ABCDEFGH';
const CARD_GAP = 6;
/** The least of a covered card that shows beside a note, as a share of its width. */
const SHOWN_LEAST = 0.5;
const PLUS_WIDTH = 40;

/** Every yaku of a game with its cards, its worth and what spoils it, on as many pages as it needs. */
export function layoutChart(query: ChartQuery, words: PictureWords): readonly ChartScene[] {
  const game = gameOf(query.game);
  const rows = chartRows((month) => game.yaku(query, month), query.month);
  const remarks = words.chart.remarks(query.options);
  const pages = pagesOf(rows, remarks.length);
  return pages.map((page, index) => ({
    rows: page,
    scene: chartScene({
      rows: page,
      heading: headingOf({ rows, page, number: index + 1, pages: pages.length }, words),
      remarks: index === pages.length - 1 ? remarks : [],
      letters: lettersOf(rows),
      words,
    }),
  }));
}

/** Even pages, on the last of which there is room for what is said below it. */
function pagesOf(rows: readonly ChartRow[], remarks: number): readonly (readonly ChartRow[])[] {
  const below = remarks === 0 ? 0 : COLUMNS;
  const pages = Math.ceil((rows.length + below) / ROWS_MOST);
  const each = Math.ceil(rows.length / pages);
  return Array.from({ length: pages }, (_, page) => rows.slice(page * each, (page + 1) * each));
}

type Ends = readonly [Piece, Piece];

/** A page among all the rows of a chart; numbered from 1. */
interface Numbered {
  readonly rows: readonly ChartRow[];
  readonly page: readonly ChartRow[];
  readonly number: number;
  readonly pages: number;
}

function headingOf(numbered: Numbered, { chart }: PictureWords): Ends {
  const { number, pages } = numbered;
  const counted = pages === 1 ? [] : [word(chart.page(number, pages), { ink: 'dim' })];
  return [
    beside([word(chart.title, { bold: true }), ...counted]),
    word(rule(numbered, chart), { ink: 'dim' }),
  ];
}

/** Which of the yaku of a page exclude each other. */
function rule({ rows, page }: Numbered, chart: PictureWords['chart']): string {
  const isGrouped = ({ yaku }: ChartRow) => yaku.group !== undefined;
  if (!page.some(isGrouped)) return chart.allCount;
  return new Set(rows.map(({ yaku }) => yaku.group)).size === 1
    ? chart.bestOfAll
    : chart.bestOfLetter;
}

/** A letter for each group of yaku of which only the best counts; none where that is all of them. */
function lettersOf(rows: readonly ChartRow[]): ReadonlyMap<string, string> {
  const names = [...new Set(rows.map(({ yaku }) => yaku.group))];
  const groups = names.filter((group) => group !== undefined);
  if (names.length === 1) return new Map();
  return new Map(groups.map((group, index) => [group, LETTERS[index] ?? '']));
}

interface Page {
  readonly rows: readonly ChartRow[];
  readonly heading: Ends;
  readonly remarks: readonly string[];
  readonly letters: ReadonlyMap<string, string>;
  readonly words: PictureWords;
}

function chartScene(page: Page): Scene {
  const { rows, heading, remarks } = page;
  const foot = remarks.length === 0 ? 0 : remarks.length * LINE + PAD;
  const bottom = PICTURE_HEIGHT - MARGIN;
  const room = bottom - TOP - (foot === 0 ? 0 : foot + BETWEEN);
  const down = Math.ceil(rows.length / COLUMNS);
  const pitch = Math.min(ROW_MOST, Math.floor((room + BETWEEN) / down));
  const below = { x: MARGIN, y: bottom - foot, w: INNER, h: foot };
  return {
    background: 'felt',
    items: [
      ...atEnds(heading, { x: MARGIN + PAD, y: MARGIN, w: INNER - 2 * PAD }),
      ...rows.flatMap((row, index) => {
        const rect = column(
          { x: MARGIN, y: TOP + (index % down) * pitch, w: INNER, h: pitch - BETWEEN },
          Math.floor(index / down),
          COLUMNS,
        );
        return yakuPanel(row, page, rect);
      }),
      ...(foot === 0 ? [] : tray(below, 'panel')),
      ...stacked(
        remarks.map((remark) => word(remark, { ink: 'dim' })),
        { x: below.x + PAD, y: below.y + PAD / 2, w: below.w - 2 * PAD, pitch: LINE },
      ),
    ],
  };
}

/** One yaku: its name and worth, its cards, and beside them or above what else there is to it. */
function yakuPanel(row: ChartRow, { letters, words }: Page, rect: Rect): readonly Item[] {
  const { yaku } = row;
  const { chart } = words;
  const inner = { x: rect.x + PAD, y: rect.y + 4, w: rect.w - 2 * PAD };
  const room = { x: inner.x, y: inner.y + LINE, w: inner.w, h: rect.h - LINE - 4 - PAD };
  const notes = notesOf(row, words);
  const cards = { groups: groupsOf(row), spoilers: cardsOf(yaku.unless ?? NO_CARDS) };
  const wide = Math.max(0, ...notes.map(({ width }) => width));
  const w = widestFor(cards, room, wide);
  const isBeside = leastWidth(cards, w) + wide + GAP <= room.w;
  const letter = letters.get(yaku.group ?? '');
  const worth = whole(chart.worth(yaku.value), { bold: true, ink: 'gold' });
  const mark = letter === undefined ? [] : [sign(letter)];
  const left = inner.w - worth.width - GAP;
  const heads = [chart.name(yaku.id), words.yaku(yaku.id)].map((name) =>
    beside([...mark, word(name, { bold: true })]),
  );
  const head = heads.find(({ width }) => width <= left) ?? beside(heads.slice(0, 1));
  const items = [...tray(rect, 'panel'), ...atEnds([head, worth], inner)];
  if (isBeside) return [...items, ...cardsAndNotes({ cards, notes, w, room })];
  // Many cards have the whole width, and the notes a line of their own.
  const below = { ...room, y: room.y + NOTE_LINE, h: room.h - NOTE_LINE };
  const less = widestFor(cards, below, 0);
  return [
    ...items,
    ...beside(notes, NOTE_GAP)
      .within(room.w)
      .at(room.x, room.y - NOTE_RISE),
    ...cardsAndNotes({ cards, notes: [], w: less, room: below }),
  ];
}

/** The cards of a row. */
interface RowCards {
  /** What must be there, and what it is chosen from. */
  readonly groups: readonly (readonly CardId[])[];
  /** What must not. */
  readonly spoilers: readonly CardId[];
}

/** Where one card of each month stands for its four, that is the finest. */
function groupsOf({ yaku, sets }: ChartRow): RowCards['groups'] {
  if (sets.length > 1) return [sets.flatMap((set) => cardsOf(set).slice(0, 1))];
  const groups = [yaku.also ?? NO_CARDS, ...sets].filter((set) => !isEmpty(set));
  return groups.map(cardsOf);
}

/** The largest cards that fit without covering each other, else the smallest. */
function widestFor(cards: RowCards, room: Rect, wide: number): CardWidth {
  const low = WIDTHS.filter((w) => cardHeight(w) <= room.h);
  const open = low.find((w) => widthOf(cards, w, w + CARD_GAP) + wide + GAP <= room.w);
  return open ?? low.at(-1) ?? 60;
}

/** How wide the cards of a row lie, `step` pixels from one to the next. */
function widthOf({ groups, spoilers }: RowCards, w: CardWidth, step: number): number {
  const covered = groups.reduce((sum, group) => sum + group.length - 1, 0);
  const between = Math.max(0, groups.length - 1) * PLUS_WIDTH;
  return covered * step + groups.length * w + between + spoilers.length * (w + GAP);
}

function leastWidth(cards: RowCards, w: CardWidth): number {
  return widthOf(cards, w, w * SHOWN_LEAST);
}

interface RowPlace {
  readonly cards: RowCards;
  /** What stands beside the cards. */
  readonly notes: readonly Piece[];
  readonly w: CardWidth;
  readonly room: Rect;
}

/** Cards, then notes, then what spoils it, crossed out. */
function cardsAndNotes({ cards, notes, w, room }: RowPlace): readonly Item[] {
  const { groups, spoilers } = cards;
  const wide = Math.max(0, ...notes.map(({ width }) => width));
  const beyond = notes.length === 0 ? 0 : wide + GAP;
  const covered = groups.reduce((sum, group) => sum + group.length - 1, 0);
  const spare = room.w - beyond - widthOf(cards, w, 0);
  const step = Math.min(w + CARD_GAP, spare / Math.max(1, covered));
  const y = Math.floor(room.y + (room.h - cardHeight(w)) / 2);
  const widths = groups.map((group) => (group.length - 1) * step + w);
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((x, width) => x + width + PLUS_WIDTH, room.x),
  );
  const right = Math.max(room.x, ...widths.map((width, index) => (lefts[index] ?? 0) + width));
  const left = right === room.x ? room.x : right + GAP;
  const top = y + (cardHeight(w) - notes.length * NOTE_LINE) / 2;
  return [
    ...groups.flatMap((group, index) => cardRow(group, { x: lefts[index] ?? 0, y, w, step })),
    ...lefts.slice(1).map((x) => plusBefore({ x, y, w })),
    ...stacked(notes, { x: left, y: top, w: room.x + room.w - left, pitch: NOTE_LINE }),
    ...spoilers.flatMap((card, index) => {
      const x = Math.round((notes.length === 0 ? right : left + wide) + GAP + index * (w + GAP));
      return spoiler({ type: 'card', card, x, y, w });
    }),
  ];
}

type Place = Pick<CardItem, 'x' | 'y' | 'w'>;

function cardRow(
  cards: readonly CardId[],
  { x, y, w, step }: Place & { readonly step: number },
): readonly CardItem[] {
  return cards.map((card, index) => ({
    ...{ type: 'card', card, y, w },
    x: Math.round(x + index * step),
  }));
}

function plusBefore({ x, y, w }: Place): Item {
  const rect = { x: x - PLUS_WIDTH, y, w: PLUS_WIDTH, h: cardHeight(w) };
  return line(rect, '+', { bold: true, align: 'center' });
}

function spoiler(card: CardItem): readonly Item[] {
  return [{ ...card, look: 'veiled' }, crossed(cardRect(card))];
}

/** How many of the cards are needed, what more of them bring, and which month is meant. */
function notesOf({ yaku, sets, isMonthly }: ChartRow, { chart }: PictureWords): readonly Piece[] {
  const { need, extra, maxPoints, unless } = yaku;
  const several = isMonthly ? chart.fourOfTheMonth : chart.fourOfOne;
  const month = isMonthly ? [chart.thisMonth] : [];
  const notes = [
    ...(sets.length > 1 ? [several] : month),
    ...(need === undefined ? [] : [chart.need(need)]),
    ...(extra === undefined ? [] : [chart.more(mainKind(extra.of), extra.each ?? 1)]),
    ...(maxPoints === undefined ? [] : [chart.atMost(maxPoints.most)]),
    ...(unless === undefined ? [] : [chart.without]),
  ];
  return notes.map((note) => word(note, { ink: 'dim' }));
}
