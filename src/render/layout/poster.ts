import type { CardId } from '../../engine/core/cards.ts';
import type { Times } from '../../engine/round/event.ts';
import { cardHeight } from '../deck/deck.ts';
import {
  CARD_WIDTHS,
  type CardWidth,
  type Ink,
  type Item,
  PICTURE_WIDTH,
  type Rect,
} from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { type Piece, word } from './line.ts';
import {
  box,
  cardRect,
  frameAround,
  GAP,
  LINE,
  outline,
  PAD,
  rowOfCards,
  type Setting,
  widthOf,
} from './pieces.ts';

/** What a poster is printed in: `strong` is for names of yaku and amounts. */
export interface PosterInks {
  readonly ground: Ink;
  readonly text: Ink;
  readonly strong: Ink;
}

const WINE: PosterInks = { ground: 'wine', text: 'cream', strong: 'gold' };
const GOLD: PosterInks = { ground: 'gold', text: 'dark', strong: 'wine' };

/** What people wait for all evening: all five brights, and the five birds. */
const RAREST: ReadonlySet<string> = new Set(['goko', 'ogwang', 'godori']);

const RULE = 6;
/** How far a frame stands out from its card. */
export const CARD_FRAME = 6;
const CARD_GAP = 14;
/** So much of a covered card tells which it is, as a share of its width. */
const SHOWN_LEAST = 0.4;
/** Cards as wide as these lie side by side rather than wider ones that cover each other. */
const OPEN_LEAST = 100;
const LABEL_PAD = 12;

export function posterInks(yaku: readonly { readonly id: string }[]): PosterInks {
  return yaku.some(({ id }) => RAREST.has(id)) ? GOLD : WINE;
}

/** The ground of a poster over the top of a picture, so high, with the rule at its foot. */
export function posterGround(h: number, { ground, strong }: PosterInks): readonly Item[] {
  const all = { x: 0, y: 0, w: PICTURE_WIDTH, h };
  return [box(all, ground, 0), box({ ...all, y: h - RULE, h: RULE }, strong, 0)];
}

type Printing = Omit<Setting, 'size'> & { readonly sizes: readonly number[] };

/** The first of the texts, in the first of the sizes, that has room; else the last in the last, shortened. */
export function fitted(
  texts: readonly string[],
  room: number,
  { sizes, ...setting }: Printing,
): Piece {
  const ways = sizes.flatMap((size) => texts.map((text) => ({ text, size })));
  const way = ways.find(({ text, size }) => widthOf(text, { ...setting, size }) <= room);
  const { text, size } = way ?? { text: texts.at(-1) ?? '', size: sizes.at(-1) ?? LINE };
  return word(text, { ...setting, size }).within(room);
}

/** How high a line is that has these words, however large their letters are. */
export function heightOf(piece: Piece): number {
  return Math.max(LINE, ...piece.at(0, 0).map((item) => (item.type === 'text' ? item.h : 0)));
}

/** What multiplies a payment, by its name, as a label with an edge. */
export function labelled(text: string, inks: Pick<PosterInks, 'text' | 'strong'>): Piece {
  const inner = word(text, { ink: inks.text, bold: true });
  const width = inner.width + 2 * LABEL_PAD;
  const piece: Piece = {
    width,
    at: (x, y) => [
      outline({ x, y: y + 1, w: width, h: LINE - 2 }, inks.strong, { r: PAD, width: 3 }),
      ...inner.at(x + LABEL_PAD, y),
    ],
    within: (room) => (room < width ? word('') : piece),
  };
  return piece;
}

/** The same for all that multiplied a payment. */
export function timesLabels(
  times: readonly Times[],
  words: PictureWords,
  inks: Parameters<typeof labelled>[1] = { text: 'cream', strong: 'gold' },
): readonly Piece[] {
  return times.map((one) => labelled(words.times(one.why, one.times), inks));
}

/** The width of cards that have room side by side, or else cover each other least. */
function widthFor(count: number, { w, h }: Pick<Rect, 'w' | 'h'>, most: CardWidth): CardWidth {
  const low = CARD_WIDTHS.filter(
    (width) => width <= most && cardHeight(width) + 2 * CARD_FRAME <= h,
  ).toReversed();
  const stepOf = (width: number) => (w - 2 * CARD_FRAME - width) / Math.max(1, count - 1);
  const open = low.find((width) => width >= OPEN_LEAST && stepOf(width) >= width + 2 * CARD_FRAME);
  const told = low.find((width) => stepOf(width) >= width * SHOWN_LEAST);
  return open ?? told ?? low.at(-1) ?? CARD_WIDTHS[0];
}

export interface CardsRoom extends Rect {
  readonly align?: 'left' | 'right';
  readonly most?: CardWidth;
}

/** Cards in frames, as large as they may be, in the middle of the height. */
export function framedCards(
  cards: readonly CardId[],
  { x, y, w, h, align = 'left', most = 132 }: CardsRoom,
  { strong }: PosterInks,
): readonly Item[] {
  if (cards.length === 0) return [];
  const width = widthFor(cards.length, { w, h }, most);
  const spare = (w - 2 * CARD_FRAME - width) / Math.max(1, cards.length - 1);
  const step = Math.min(width + CARD_GAP, spare);
  const all = (cards.length - 1) * step + width + 2 * CARD_FRAME;
  const left = x + CARD_FRAME + (align === 'right' ? w - all : 0);
  const top = Math.round(y + (h - cardHeight(width)) / 2);
  return rowOfCards(cards, { x: Math.round(left), y: top, w: width, step }).flatMap((item) => [
    frameAround(cardRect(item), strong),
    item,
  ]);
}

/** How wide `framedCards` are of such a width, side by side. */
export function framedWidth(count: number, width: CardWidth): number {
  return count === 0 ? 0 : count * (width + CARD_GAP) - CARD_GAP + 2 * CARD_FRAME;
}

/** Pieces under each other, `gap` apart, each as high as it is said to be; in the middle of the height. */
export function centredLines(
  lines: readonly { readonly piece: Piece; readonly h: number }[],
  { x, y, w, h }: Rect,
  gap: number = GAP,
): readonly Item[] {
  const shown = lines.filter(({ piece }) => piece.width > 0);
  const all = shown.reduce((sum, line) => sum + line.h + gap, -gap);
  let top = y + Math.max(0, (h - all) / 2);
  return shown.flatMap(({ piece, h: own }) => {
    const items = piece.within(w).at(x, Math.round(top));
    top += own + gap;
    return items;
  });
}
