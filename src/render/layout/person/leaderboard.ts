import type { Item, Rect, Scene } from '../../scene.ts';
import { word } from '../line.ts';
import { box, HEAD, LINE, line, MARGIN, outline, PAD, rowsIn, under, widthOf } from '../pieces.ts';
import { atEnds } from '../seat-lines.ts';

/** A page of a leaderboard, with every word as it is to be printed. */
export interface LeaderboardPicture {
  /** Headings; about 24 characters together. */
  readonly title: string;
  readonly subtitle: string;
  /** Headings of the columns of figures; about 6 characters each, and at most five. */
  readonly columns: readonly string[];
  /** Which column is the one that it is sorted by; −1: none of those shown. */
  readonly lead: number;
  /** At most ten. */
  readonly rows: readonly LeaderboardRow[];
}

interface LeaderboardRow {
  /** `1.`, `1位`. */
  readonly position: string;
  /** Of any length and script; about 14 Latin characters fit. */
  readonly name: string;
  readonly figures: readonly string[];
  readonly look: 'first' | 'own' | 'plain';
}

interface Columns {
  readonly name: { readonly x: number; readonly w: number };
  readonly figures: readonly { readonly x: number; readonly w: number }[];
}

const HEADINGS = MARGIN + LINE;
const TOP = HEADINGS + LINE;
const ROW_MOST = 120;
const ROW_LEAST = 54;
const ROW_GAP = 6;
const COLUMN_GAP = 22;
const LEAST_NAME = 200;
const BOLD = { bold: true } as const;

export function layoutLeaderboard(leaderboard: LeaderboardPicture): Scene {
  const title = [
    word(leaderboard.title, BOLD),
    word(leaderboard.subtitle, { ink: 'dim' }),
  ] as const;
  return {
    items: [
      ...atEnds(title, HEAD),
      ...headings(leaderboard, columnsOf(leaderboard)),
      ...leaderboardRows(leaderboard, under(TOP)),
    ],
  };
}

/** As many of the rows as there is room for, higher if they are few. */
export function leaderboardRows(leaderboard: LeaderboardPicture, room: Rect): readonly Item[] {
  const columns = columnsOf(leaderboard);
  const rows = leaderboard.rows.slice(0, Math.floor((room.h + ROW_GAP) / ROW_LEAST));
  const rects = rowsIn(room, rows.length, { gap: ROW_GAP, most: ROW_MOST });
  return rows.flatMap((row, index) =>
    rowItems(row, { rect: rects[index] ?? room, columns, lead: leaderboard.lead }),
  );
}

/** Figures keep their width, and names get what is left; headings give way before names do. */
function columnsOf({ columns, rows }: LeaderboardPicture): Columns {
  const widest = (texts: readonly string[]) =>
    Math.max(0, ...texts.map((text) => widthOf(text, BOLD)));
  const position = widest(rows.map((row) => row.position)) + PAD;
  const figures = columns.map((_, index) => widest(rows.map((row) => row.figures[index] ?? '')));
  const headed = columns.map((heading, index) => Math.max(widest([heading]), figures[index] ?? 0));
  const inside = HEAD.w - position;
  const roomBeside = (widths: readonly number[]) =>
    inside - widths.reduce((sum, width) => sum + width + COLUMN_GAP, 0);
  const [most, least] = [roomBeside(figures), roomBeside(headed)];
  // How much of what the headings want beyond their figures there is room for.
  const share = least >= LEAST_NAME ? 1 : Math.max(0, (most - LEAST_NAME) / (most - least));
  const widths = figures.map((w, index) => Math.floor(w + share * ((headed[index] ?? w) - w)));
  const nameWidth = Math.max(0, roomBeside(widths));
  let x = PAD + position + nameWidth;
  const placed = widths.map((w) => {
    const at = x + COLUMN_GAP;
    x = at + w;
    return { x: at, w };
  });
  return { name: { x: PAD + position, w: nameWidth }, figures: placed };
}

function headings({ columns, lead }: LeaderboardPicture, { figures }: Columns): readonly Item[] {
  return figures.map(({ x, w }, index) =>
    line({ x: MARGIN + x, y: HEADINGS, w, h: LINE }, columns[index] ?? '', {
      ink: index === lead ? 'gold' : 'dim',
      align: 'right',
    }),
  );
}

function rowItems(
  { position, name, figures, look }: LeaderboardRow,
  {
    rect,
    columns,
    lead,
  }: { readonly rect: Rect; readonly columns: Columns; readonly lead: number },
): readonly Item[] {
  const first = look === 'first';
  const y = Math.round(rect.y + (rect.h - LINE) / 2);
  const cell = ({ x, w }: Columns['name']): Rect => ({ x: rect.x + x, y, w, h: LINE });
  return [
    box(rect, look === 'plain' ? 'panel' : 'lit', PAD),
    ...(first ? [outline(rect, 'gold', { r: PAD, width: 4 })] : []),
    line(cell({ x: PAD, w: columns.name.x - PAD }), position, {
      bold: true,
      ink: first ? 'gold' : 'dim',
    }),
    line(cell(columns.name), name, BOLD),
    ...columns.figures.map((column, index) =>
      line(cell(column), figures[index] ?? '', {
        align: 'right',
        bold: index === lead,
        ink: index === lead ? 'gold' : 'cream',
      }),
    ),
  ];
}
