import { type CardSet, cardsOf, has, isEmpty, NO_CARDS } from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import {
  type ChartQuery,
  type ChartRow,
  chartRows,
  mainKind,
} from '../../engine/view/yaku-chart.ts';
import { gameOf } from '../../games/index.ts';
import { cardHeight } from '../deck/deck.ts';
import type { CardItem, CardSlot, CardWidth, Item, Rect, Scene } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { beside, flowed, NOTHING, type Piece, sign, whole, word, wrapped } from './line.ts';
import {
  BETWEEN,
  cardRect,
  column,
  crossed,
  GAP,
  HEAD,
  INNER,
  LINE,
  line,
  MARGIN,
  outline,
  PAD,
  padded,
  rowOfCards,
  shapeIn,
  tray,
} from './pieces.ts';
import { atEnds, type Ends, stacked } from './seat-lines.ts';

interface Marks {
  readonly held: CardSet;
  readonly owned: CardSet;
  readonly gone: CardSet;
}

export type ChartRequest = ChartQuery & Partial<Marks>;

export interface ChartScene {
  readonly scene: Scene;
  readonly rows: readonly ChartRow[];
}

const COLUMNS = 2;
/** So many yaku on a page leave their cards large enough for a phone. */
const ROWS_MOST = 6;
const TOP = MARGIN + LINE + 8;
const PANEL = column({ x: 0, y: 0, w: INNER.w, h: 0 }, 0, COLUMNS).w;
const ROW_MOST = 280;
const FOOT_LINE = 43;
const NAME_LINE = 40;
/** A line of notes stands closer to the name than lines do elsewhere. */
const NOTE_RISE = 6;
const LETTERS = 'ABCDEFGH';
const SMALLEST: CardWidth = 60;
const WIDTHS: readonly CardWidth[] = [112, 84, 74, 66, SMALLEST];
const NOTE_LINE = 40;
const CARD_GAP = 6;
const PLUS_WIDTH = 40;
const TICK = 32;
const HELD = { r: 6, width: 6 };
/** The least of a covered card that shows beside a note, as a share of its width. */
const SHOWN_LEAST = 0.5;

/** Every yaku of a game with its cards, its worth and what spoils it, on as many pages as it needs. */
export function layoutChart(query: ChartRequest, words: PictureWords): readonly ChartScene[] {
  const game = gameOf(query.game);
  const rows = chartRows(game.yakuOf(query), query.month);
  const remarks = words.chart.remarks(query.options);
  const letters = lettersOf(rows);
  const remarksOf = (page: readonly ChartRow[]) =>
    [rule(rows, page, words.chart), ...(page.at(-1) === rows.at(-1) ? remarks : [])].flatMap(
      (text) => wrapped(text, HEAD.w, { ink: 'dim' }),
    );
  const pages = pagesOf(rows, (page) => {
    const height = pitchOf(page, remarksOf(page)) - BETWEEN;
    return (
      page.length <= ROWS_MOST && page.every((row) => leastHeight(row, letters, words) <= height)
    );
  });
  const { held = NO_CARDS, owned = NO_CARDS, gone = NO_CARDS } = query;
  const marks = { held, owned, gone };
  const title = word(words.chart.title, { bold: true });
  return pages.map((page, index) => {
    const number = pages.length === 1 ? '' : `${index + 1}/${pages.length}`;
    const heading: Ends = [title, word(number, { ink: 'dim' })];
    return {
      rows: page,
      scene: chartScene({ rows: page, heading, remarks: remarksOf(page), marks, letters, words }),
    };
  });
}

/** As even as can be, on as many pages as it takes until each has room for its rows. */
function pagesOf(
  rows: readonly ChartRow[],
  fits: (page: readonly ChartRow[]) => boolean,
): readonly (readonly ChartRow[])[] {
  for (let pages = 1; ; pages++) {
    const each = Math.ceil(rows.length / pages);
    const found = Array.from({ length: pages }, (_, page) =>
      rows.slice(page * each, (page + 1) * each),
    );
    if (each <= COLUMNS || found.every(fits)) return found;
  }
}

/** Which of the yaku of a page exclude each other. */
function rule(
  rows: readonly ChartRow[],
  page: readonly ChartRow[],
  chart: PictureWords['chart'],
): string {
  const isGrouped = ({ yaku }: ChartRow) => yaku.group !== undefined;
  if (!page.some(isGrouped)) return chart.allCount;
  return new Set(rows.map(({ yaku }) => yaku.group)).size === 1
    ? chart.bestOfAll
    : chart.bestOfLetter;
}

/** A letter for each group of yaku of which only the best counts; none if that is all of them. */
function lettersOf(rows: readonly ChartRow[]): ReadonlyMap<string, string> {
  const names = [...new Set(rows.map(({ yaku }) => yaku.group))];
  const groups = names.filter((group) => group !== undefined);
  if (names.length === 1) return new Map();
  return new Map(groups.map((group, index) => [group, LETTERS[index] ?? '']));
}

interface Page {
  readonly rows: readonly ChartRow[];
  readonly heading: Ends;
  readonly remarks: readonly Piece[];
  readonly letters: ReadonlyMap<string, string>;
  readonly marks: Marks;
  readonly words: PictureWords;
}

function footOf(remarks: readonly Piece[]): number {
  return remarks.length * FOOT_LINE + PAD;
}

function pitchOf(rows: readonly ChartRow[], remarks: readonly Piece[]): number {
  const down = Math.ceil(rows.length / COLUMNS);
  return Math.min(ROW_MOST, Math.floor((INNER.bottom - TOP - footOf(remarks)) / down));
}

function chartScene(page: Page): Scene {
  const { rows, heading, remarks } = page;
  const foot = footOf(remarks);
  const down = Math.ceil(rows.length / COLUMNS);
  const pitch = pitchOf(rows, remarks);
  const below = { x: MARGIN, y: INNER.bottom - foot, w: INNER.w, h: foot };
  return {
    items: [
      ...atEnds(heading, HEAD),
      ...rows.flatMap((row, index) => {
        const rect = column(
          { x: MARGIN, y: TOP + (index % down) * pitch, w: INNER.w, h: pitch - BETWEEN },
          Math.floor(index / down),
          COLUMNS,
        );
        return yakuPanel(row, page, rect);
      }),
      ...tray(below, 'panel'),
      ...stacked(remarks, { ...padded(below), y: below.y + PAD / 2 - 2 }, FOOT_LINE),
    ],
  };
}

function worthOf({ yaku }: ChartRow, { chart }: PictureWords): Piece {
  return whole(chart.worth(yaku.value), { bold: true, ink: 'gold' });
}

function namesOf(
  row: ChartRow,
  letters: ReadonlyMap<string, string>,
  words: PictureWords,
): readonly Piece[] {
  const mark = letters.has(row.yaku.group ?? '') ? sign('A').width + GAP : 0;
  const room = PANEL - 2 * PAD - worthOf(row, words).width - GAP - mark;
  return wrapped(words.chart.name(row.yaku.id), room, { bold: true });
}

function widestOf(pieces: readonly Piece[]): number {
  return Math.max(0, ...pieces.map(({ width }) => width));
}

function leastHeight(
  row: ChartRow,
  letters: ReadonlyMap<string, string>,
  words: PictureWords,
): number {
  const more = (namesOf(row, letters, words).length - 1) * NAME_LINE;
  const notes = hasNotesBeside(row, words) ? 0 : NOTE_LINE;
  return LINE + more + notes + cardHeight(SMALLEST) + 4 + PAD;
}

function hasNotesBeside(row: ChartRow, words: PictureWords): boolean {
  const wide = widestOf(notesOf(row, words));
  return wide === 0 || leastWidth(cardsIn(row), SMALLEST) + wide + GAP <= PANEL - 2 * PAD;
}

function yakuPanel(row: ChartRow, { letters, marks, words }: Page, rect: Rect): readonly Item[] {
  const { yaku } = row;
  const inner = { x: rect.x + PAD, y: rect.y + 4, w: rect.w - 2 * PAD };
  const worth = worthOf(row, words);
  const letter = letters.get(yaku.group ?? '');
  const mark = letter === undefined ? [] : [sign(letter)];
  const indent = mark[0] === undefined ? 0 : mark[0].width + GAP;
  const [name = NOTHING, ...more] = namesOf(row, letters, words);
  const top = LINE + more.length * NAME_LINE;
  const room = { x: inner.x, y: inner.y + top, w: inner.w, h: rect.h - top - 4 - PAD };
  const notes = notesOf(row, words);
  const cards = cardsIn(row);
  const wide = widestOf(notes);
  const w = widestFor(cards, room, wide);
  const isBeside = leastWidth(cards, w) + wide + GAP <= room.w;
  // Many cards have the whole width, and the notes lines of their own.
  const lines = isBeside ? [] : flowed(notes, room.w);
  const above = lines.length * NOTE_LINE;
  const below = { ...room, y: room.y + above, h: room.h - above };
  const beneath = isBeside ? { notes, w } : { notes: [], w: widestFor(cards, below, 0) };
  return [
    ...tray(rect, 'panel'),
    ...atEnds([beside([...mark, name]), worth], inner),
    ...stacked(more, { ...inner, x: inner.x + indent, y: inner.y + NAME_LINE }, NAME_LINE),
    ...stacked(lines, { ...room, y: room.y - NOTE_RISE }, NOTE_LINE),
    ...cardsAndNotes({ cards, ...beneath, room: below, marks }),
  ];
}

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

interface RowCards {
  /** What must be there, and what it is chosen from. */
  readonly groups: readonly (readonly CardId[])[];
  readonly spoilers: readonly CardId[];
}

function cardsIn(row: ChartRow): RowCards {
  return { groups: groupsOf(row), spoilers: cardsOf(row.yaku.unless ?? NO_CARDS) };
}

/** Where one card of each month stands for its four, that is the finest. */
function groupsOf({ yaku, sets }: ChartRow): RowCards['groups'] {
  if (sets.length > 1) return [sets.flatMap((set) => cardsOf(set).slice(0, 1))];
  const groups = [yaku.also ?? NO_CARDS, ...sets].filter((set) => !isEmpty(set));
  return groups.map(cardsOf);
}

function widestFor(cards: RowCards, room: Rect, wide: number): CardWidth {
  const low = WIDTHS.filter((w) => cardHeight(w) <= room.h);
  const open = low.find((w) => widthOf(cards, w, w + CARD_GAP) + wide + GAP <= room.w);
  return open ?? low.at(-1) ?? SMALLEST;
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

interface RowSlot {
  readonly cards: RowCards;
  readonly notes: readonly Piece[];
  readonly w: CardWidth;
  readonly room: Rect;
  readonly marks: Marks;
}

function cardsAndNotes({ cards, notes, w, room, marks }: RowSlot): readonly Item[] {
  const { groups, spoilers } = cards;
  const wide = widestOf(notes);
  const beyond = notes.length === 0 ? 0 : wide + GAP;
  const covered = groups.reduce((sum, group) => sum + group.length - 1, 0);
  const spare = room.w - beyond - widthOf(cards, w, 0);
  const step = Math.min(w + CARD_GAP, Math.floor(spare / Math.max(1, covered)));
  const y = Math.floor(room.y + (room.h - cardHeight(w)) / 2);
  const widths = groups.map((group) => (group.length - 1) * step + w);
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((x, width) => x + width + PLUS_WIDTH, room.x),
  );
  const right = Math.max(room.x, ...widths.map((width, index) => (lefts[index] ?? 0) + width));
  const left = right === room.x ? room.x : right + GAP;
  const top = y + (cardHeight(w) - notes.length * NOTE_LINE) / 2;
  return [
    ...groups.flatMap((group, index) =>
      rowOfCards(group, { x: lefts[index] ?? 0, y, w, step }).flatMap((item) =>
        marked(item, marks),
      ),
    ),
    ...lefts.slice(1).map((x) => plusBefore({ x, y, w })),
    ...stacked(notes, { x: left, y: top, w: room.x + room.w - left }, NOTE_LINE),
    ...spoilers.flatMap((card, index) => {
      const x = Math.round((notes.length === 0 ? right : left + wide) + GAP + index * (w + GAP));
      const item: CardItem = { type: 'card', card, x, y, w, look: 'veiled' };
      return [item, crossed(cardRect(item))];
    }),
  ];
}

/** What the viewer has is ticked, what they hold is framed; what others have is veiled. */
function marked(
  item: CardItem & { readonly card: CardId },
  { held, owned, gone }: Marks,
): readonly Item[] {
  if (has(gone, item.card)) return [{ ...item, look: 'veiled' }];
  if (has(held, item.card)) return [item, outline(cardRect(item), 'gold', HELD)];
  if (!has(owned, item.card)) return [item];
  const rect = { x: item.x + 3, y: item.y + cardHeight(item.w) - TICK - 3, w: TICK, h: TICK };
  return [item, shapeIn(rect, 'circle', 'cream'), shapeIn(rect, 'tick', 'dark')];
}

function plusBefore({ x, y, w }: CardSlot): Item {
  const rect = { x: x - PLUS_WIDTH, y, w: PLUS_WIDTH, h: cardHeight(w) };
  return line(rect, '+', { bold: true, align: 'center' });
}
