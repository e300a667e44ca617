import { type CardSet, NO_CARDS } from '../../engine/core/card-set.ts';
import {
  type ChartQuery,
  type ChartRow,
  chartRows,
  mainKind,
} from '../../engine/view/yaku-chart.ts';
import { gameOf } from '../../games/index.ts';
import { cardHeight } from '../deck/deck.ts';
import type { Item, Rect, Scene } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import {
  cardsAndNotes,
  cardsIn,
  leastWidth,
  type Marks,
  NOTE_LINE,
  SMALLEST,
  widestFor,
} from './chart-cards.ts';
import { beside, flowed, NOTHING, type Piece, sign, whole, word, wrapped } from './line.ts';
import { BETWEEN, column, GAP, HEAD, INNER, LINE, MARGIN, PAD, padded, tray } from './pieces.ts';
import { atEnds, type Ends, stacked } from './seat-lines.ts';

export interface ChartRequest extends ChartQuery {
  readonly held?: CardSet;
  readonly owned?: CardSet;
  readonly gone?: CardSet;
}

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

/** Every yaku of a game with its cards, its worth and what spoils it, on as many pages as it needs. */
export function layoutChart(query: ChartRequest, words: PictureWords): readonly ChartScene[] {
  const game = gameOf(query.game);
  const rows = chartRows((month) => game.yaku(query, month), query.month);
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
  return pages.map((page, index) => ({
    rows: page,
    scene: chartScene({
      rows: page,
      heading: headingOf({ number: index + 1, pages: pages.length }, words),
      remarks: remarksOf(page),
      marks,
      letters,
      words,
    }),
  }));
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

/** `number` from 1. */
function headingOf(
  { number, pages }: Readonly<Record<'number' | 'pages', number>>,
  { chart }: PictureWords,
): Ends {
  const counted = pages === 1 ? NOTHING : word(chart.page(number, pages), { ink: 'dim' });
  return [word(chart.title, { bold: true }), counted];
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
  const wide = Math.max(0, ...notesOf(row, words).map(({ width }) => width));
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
  const wide = Math.max(0, ...notes.map(({ width }) => width));
  const w = widestFor(cards, room, wide);
  const isBeside = leastWidth(cards, w) + wide + GAP <= room.w;
  const items = [
    ...tray(rect, 'panel'),
    ...atEnds([beside([...mark, name]), worth], inner),
    ...stacked(more, { ...inner, x: inner.x + indent, y: inner.y + NAME_LINE }, NAME_LINE),
  ];
  if (isBeside) return [...items, ...cardsAndNotes({ cards, notes, w, room, marks })];
  // Many cards have the whole width, and the notes lines of their own.
  const lines = flowed(notes, room.w);
  const above = lines.length * NOTE_LINE;
  const below = { ...room, y: room.y + above, h: room.h - above };
  const less = widestFor(cards, below, 0);
  return [
    ...items,
    ...stacked(lines, { ...room, y: room.y - NOTE_RISE }, NOTE_LINE),
    ...cardsAndNotes({ cards, notes: [], w: less, room: below, marks }),
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
