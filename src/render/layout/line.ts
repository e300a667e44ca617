import type { Seat } from '../../engine/core/game.ts';
import type { Unit } from '../../engine/round/event.ts';
import { type Ink, type Item, type Rect, type Shape, TEXT_SIZE } from '../scene.ts';
import type { PictureWords, Sum } from '../words.ts';
import { box, GAP, LINE, line, outline, outset, type Setting, shapeIn, widthOf } from './pieces.ts';

/** Something that stands on a line of text: a word, a badge, some stones. */
export interface Piece {
  readonly width: number;
  /** The piece with its left end at `x` on the line whose top is `y`. */
  at(x: number, y: number): readonly Item[];
  /** The piece in `room` pixels if it can be: words are shortened, figures and marks stay whole. */
  within(room: number): Piece;
}

export const SEAT_INKS: readonly Ink[] = [
  ...(['seat0', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6'] as const),
];
/** Beside its colour each seat has a shape, for those who cannot tell the colours apart. */
const SEAT_SHAPES: readonly Shape[] = [
  ...(['circle', 'square', 'diamond', 'hexagon', 'triangle', 'shield', 'cross'] as const),
];
/** How far the figure stands under the middle of its shape: a triangle is widest below. */
const FIGURE_DROP: Readonly<Partial<Record<Shape, number>>> = { triangle: 4 };
export const BADGE_WIDTH = 44;
/** The dark edge of a badge, which is seen on gold and on cards. */
const BADGE_EDGE = 2;
const SEAL_WIDTH = 44;
const SEAL_EDGE = 2;
const SEAL_PAD = 8;
const STONE = 30;
const STONE_GAP = 5;
const SIGN_GAP = 8;
const STRIKE = 4;
const PLATE_PAD = 8;
/** Black-stone units of a white stone (S1). */
const WHITE = 4;
const SMALL_CARD = { w: 26, h: 40 } as const;
/** A word with less room than this is left out: not even an ellipsis fits. */
const LEAST_WORD = 40;

/** A piece that is shown whole. */
export function fixed(width: number, at: Piece['at']): Piece {
  const piece: Piece = { width, at, within: () => piece };
  return piece;
}

export function word(text: string, setting: Setting = {}): Piece {
  const width = widthOf(text, setting);
  const h = Math.max(LINE, setting.size ?? 0);
  const inRoom = (room: number): Piece => ({
    width: room,
    at: (x, y) => (room === 0 ? [] : [line({ x, y, w: room, h }, text, setting)]),
    within(less) {
      if (less >= room) return this;
      return inRoom(less < LEAST_WORD ? 0 : Math.floor(less));
    },
  });
  return inRoom(width);
}

/** A word that explains a figure: it stands there whole, or not at all. */
export function label(text: string): Piece {
  const whole = word(text, { ink: 'dim' });
  return { ...whole, within: (room) => (room < whole.width ? NOTHING : whole) };
}

export const NOTHING: Piece = { width: 0, at: () => [], within: () => NOTHING };

/** A figure or a mark, which nobody could read shortened. */
export function whole(text: string, setting: Setting = {}): Piece {
  const { width, at } = word(text, setting);
  return fixed(width, at);
}

/** The mark of a seat: its number from 1 on a shape in its colour. */
export function badge(seat: Seat): Piece {
  return badgeWith((rect) => badgeIn(rect, seat));
}

/** The same without its number, where others stand on cards. */
export function plainBadge(seat: Seat): Piece {
  return badgeWith((rect) => shapesIn(rect, seat));
}

function badgeWith(draw: (rect: Rect) => readonly Item[]): Piece {
  return fixed(BADGE_WIDTH, (x, y) =>
    draw({ x, y: y + (LINE - BADGE_WIDTH) / 2, w: BADGE_WIDTH, h: BADGE_WIDTH }),
  );
}

export function badgeIn(rect: Rect, seat: Seat): readonly Item[] {
  const size = Math.round((rect.w * TEXT_SIZE) / BADGE_WIDTH);
  const figure = { ...rect, y: rect.y + (FIGURE_DROP[shapeOf(seat)] ?? 0) };
  const setting = { size, bold: true, ink: 'dark', align: 'center' } as const;
  return [...shapesIn(rect, seat), line(figure, String(seat + 1), setting)];
}

function shapesIn(rect: Rect, seat: Seat): readonly Item[] {
  const ink = seatInk(seat);
  const shape = shapeOf(seat);
  return [shapeIn(outset(rect, BADGE_EDGE), shape, 'dark'), shapeIn(rect, shape, ink)];
}

export function seatInk(seat: Seat): Ink {
  return SEAT_INKS[seat % SEAT_INKS.length] ?? 'cream';
}

function shapeOf(seat: Seat): Shape {
  return SEAT_SHAPES[seat % SEAT_SHAPES.length] ?? 'circle';
}

export function seal(character: string): Piece {
  return stamp(character, { ink: 'seal', letter: 'cream' });
}

/** A letter that several things share. */
export function sign(letter: string): Piece {
  return stamp(letter, { ink: 'cream', letter: 'dark' });
}

function stamp(text: string, { ink, letter }: { readonly ink: Ink; readonly letter: Ink }): Piece {
  const width = Math.max(SEAL_WIDTH, widthOf(text, { bold: true }) + SEAL_PAD);
  return fixed(width, (x, y) => {
    const rect = { x, y: y + (LINE - SEAL_WIDTH) / 2, w: width, h: SEAL_WIDTH };
    return [
      box(rect, ink, 8),
      outline(rect, 'cream', { r: 8, width: SEAL_EDGE }),
      line(rect, text, { bold: true, ink: letter, align: 'center' }),
    ];
  });
}

/** Large letters on a plate of their own. */
export function plate(
  text: string,
  { size, ink }: { readonly size: number; readonly ink: Ink },
): Piece {
  const setting = { size, bold: true, ink: 'dark', align: 'center' } as const;
  const inRoom = (width: number): Piece => ({
    width,
    at: (x, y) => {
      const rect = { x, y, w: width, h: size + PLATE_PAD };
      return [box(rect, ink, 12), line(rect, text, setting)];
    },
    within: (room) => inRoom(Math.min(width, Math.floor(room))),
  });
  return inRoom(widthOf(text, setting) + size / 2);
}

export function figures(
  value: number,
  unit: Unit,
  words: Pick<PictureWords, 'mon' | 'points'>,
): string {
  return unit === 'mon12' || unit === 'mon10' ? words.mon(value, unit) : words.points(value);
}

/** An amount as people hold it: points in figures, stones as white and black ones. */
export function amount(value: number, unit: Unit, words: PictureWords): Piece {
  return unit === 'stones' ? stones(value) : whole(figures(value, unit, words), { bold: true });
}

/** A sum of amounts, as figures in one word, mon in short; or of stones, with signs between them. */
export function sumPiece(
  sum: Sum,
  unit: Unit,
  { words, ...setting }: Setting & { readonly words: PictureWords },
): Piece {
  if (unit === 'stones') {
    const pieces = sum.map((one) =>
      typeof one === 'string' ? whole(one.trim(), setting) : amount(one, unit, words),
    );
    return beside(pieces, SIGN_GAP);
  }
  const short = { ...words, mon: words.shortMon };
  const texts = sum.map((one) => (typeof one === 'string' ? one : figures(one, unit, short)));
  return word(texts.join(''), setting);
}

/** Stones as white and black ones, `scale` times as large as on a line of text. */
export function stones(value: number, scale = 1): Piece {
  const size = Math.abs(value);
  const white = Math.floor(size / WHITE);
  const black = size % WHITE;
  const minus = value < 0 ? [whole('−', { bold: true, size: TEXT_SIZE * scale })] : [];
  const whites = white > 0 || black === 0 ? [counted('paper', white, scale)] : [];
  const blacks = black > 0 ? [counted('ink', black, scale)] : [];
  return beside([...minus, ...whites, ...blacks]);
}

/** What an amount changes: with its sign, gains in gold. */
export function signed(value: number, unit: Unit, words: PictureWords): Piece {
  const sign = value < 0 ? '−' : '+';
  const ink = value > 0 ? 'gold' : 'cream';
  const size = Math.abs(value);
  if (value === 0) return whole('±0', { ink: 'dim' });
  if (unit !== 'stones') return whole(`${sign}${figures(size, unit, words)}`, { bold: true, ink });
  return beside([whole(sign, { bold: true, ink }), amount(size, unit, words)], STONE_GAP);
}

/** A piece with a line through it: it was made or owed, and does not count. */
export function struck(piece: Piece): Piece {
  const { width } = piece;
  return {
    width,
    at: (x, y) => [
      ...piece.at(x, y),
      box({ x, y: y + LINE / 2 - 1, w: width, h: STRIKE }, 'dim', 0),
    ],
    within: (room) => struck(piece.within(room)),
  };
}

function counted(stone: Ink, count: number, scale: number): Piece {
  const number = whole(String(count), { bold: true, size: TEXT_SIZE * scale });
  const [w, gap, h] = [STONE * scale, STONE_GAP * scale, Math.max(LINE, TEXT_SIZE * scale)];
  return fixed(w + gap + number.width, (x, y) => {
    const rect = { x, y: y + (h - w) / 2, w, h: w };
    const edge = outline(rect, 'dim', { r: w / 2, width: 3 });
    return [box(rect, stone, w / 2), edge, ...number.at(x + w + gap, y)];
  });
}

/** How many cards a seat holds, beside the back of a card. */
export function handCount(cards: number): Piece {
  return beside([smallCard('back'), whole(String(cards))], STONE_GAP);
}

/** The points of a seat's captured cards, beside the face of a card. */
export function cardPoints(points: string): Piece {
  return beside([smallCard('face'), whole(points, { bold: true })], STONE_GAP);
}

/** Turns that need no card of the hand, beside the place of one. */
export function spareTurns(turns: number): Piece {
  return beside([smallCard('none'), whole(String(turns), { bold: true })], STONE_GAP);
}

function smallCard(side: 'back' | 'face' | 'none'): Piece {
  const { w, h } = SMALL_CARD;
  return fixed(w, (x, y) => {
    const rect = { x, y: y + (LINE - h) / 2, w, h };
    const sun = { x: x + 6, y: rect.y + 7, w: 14, h: 14 };
    if (side === 'none') return [outline(rect, 'cream', { r: 4, width: 3 })];
    return side === 'back'
      ? [box(rect, 'seal', 4), outline(rect, 'cream', { r: 4, width: 3 })]
      : [box(rect, 'paper', 4), box(sun, 'seal', 7)];
  });
}

export const POINTER = whole('▶', { ink: 'gold' });
export const ARROW = whole('→', { ink: 'dim' });

/** Stands between what shares a line. */
export const DOT = word('·', { ink: 'dim' });
export const APART = padded(NOTHING, GAP);

/** Several pieces as one, `gap` apart; an empty word takes no room. */
export function beside(pieces: readonly Piece[], gap: number = GAP): Piece {
  const shown = pieces.filter(({ width }) => width > 0);
  const width = shown.reduce((sum, piece) => sum + piece.width + gap, shown.length > 0 ? -gap : 0);
  const piece: Piece = {
    width,
    at(x, y) {
      let left = x - gap;
      let end = left;
      return shown.flatMap((piece) => {
        left = end + gap;
        end = left + piece.width;
        return piece.at(left, y);
      });
    },
    within: (room) => (width <= room ? piece : shrunk(shown, gap, width - room)),
  };
  return piece;
}

/** The widest pieces give way first. */
function shrunk(pieces: readonly Piece[], gap: number, excess: number): Piece {
  const smaller = new Map<Piece, Piece>();
  let left = excess;
  for (const piece of pieces.toSorted((a, b) => b.width - a.width)) {
    const less = left > 0 ? piece.within(Math.max(0, piece.width - left)) : piece;
    left -= piece.width - less.width;
    smaller.set(piece, less);
  }
  return beside(
    pieces.map((piece) => smaller.get(piece) ?? piece),
    gap,
  );
}

/** A piece that keeps so much room for itself, to line up what follows it. */
export function padded(piece: Piece, width: number): Piece {
  return fixed(width, piece.within(width).at);
}

/** Pieces on as few lines as they need, in order, with a sign between those that share one. */
export function flowed(
  pieces: readonly Piece[],
  width: number,
  between: Piece = NOTHING,
): readonly Piece[] {
  const lines: Piece[] = [];
  for (const piece of pieces.filter((each) => each.width > 0)) {
    const last = lines.at(-1);
    const longer = last === undefined ? piece : beside([last, between, piece]);
    if (last !== undefined && longer.width <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.within(width));
}

/** Not between a figure and its unit. */
const BREAKS = /(?<=[ ：-])(?<!\d )/;

/** A sentence as words on one line, or on several if it is wider. */
export function wrapped(text: string, width: number, setting: Setting = {}): readonly Piece[] {
  if (widthOf(text, setting) <= width) return [word(text, setting)];
  const lines: string[] = [];
  for (const part of text.split(BREAKS)) {
    const longer = `${lines.at(-1) ?? ''}${part}`;
    if (lines.length > 0 && widthOf(longer.trim(), setting) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(part);
    }
  }
  return lines.map((line) => word(line.trim(), setting));
}
