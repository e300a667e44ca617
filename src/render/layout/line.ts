import type { Seat } from '../../engine/core/game.ts';
import type { Unit } from '../../engine/rules/event.ts';
import type { Ink, Item } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { box, GAP, LINE, line, outline, type Setting, widthOf } from './pieces.ts';

/** Something that stands on a line of text: a word, a badge, some stones. */
export interface Piece {
  readonly width: number;
  /** The piece with its left end at `x` on the line whose top is `y`. */
  at(x: number, y: number): readonly Item[];
}

const SEAT_INKS: readonly Ink[] = ['seat0', 'seat1', 'seat2', 'seat3', 'seat4'];
const BADGE = 44;
const STONE = 30;
const STONE_GAP = 5;
const STRIKE = 4;
/** Black-stone units of a white stone (S1). */
const WHITE = 4;
const SMALL_CARD = { w: 26, h: 40 } as const;

/** A word that keeps its own width, or is shortened to `room` pixels. */
export function word(text: string, setting: Setting = {}, room = Number.POSITIVE_INFINITY): Piece {
  const width = Math.max(0, Math.floor(Math.min(widthOf(text, setting), room)));
  return {
    width,
    at: (x, y) => (width === 0 ? [] : [line({ x, y, w: width, h: LINE }, text, setting)]),
  };
}

/** The mark of a seat: its number from 1 in its colour. */
export function badge(seat: Seat): Piece {
  return disc(String(seat + 1), SEAT_INKS[seat % SEAT_INKS.length] ?? 'cream', 'dark');
}

/** A red seal with one character, as on a Japanese document. */
export function seal(character: string): Piece {
  return {
    width: BADGE,
    at(x, y) {
      const rect = { x, y: y + (LINE - BADGE) / 2, w: BADGE, h: BADGE };
      return [box(rect, 'seal', 8), line(rect, character, { bold: true, align: 'center' })];
    },
  };
}

function disc(text: string, ink: Ink, letter: Ink): Piece {
  return {
    width: BADGE,
    at(x, y) {
      const rect = { x, y: y + (LINE - BADGE) / 2, w: BADGE, h: BADGE };
      return [
        box(rect, ink, BADGE / 2),
        line(rect, text, { bold: true, ink: letter, align: 'center' }),
      ];
    },
  };
}

/** Whose turn it is: a pointer beside the name. */
export function pointer(): Piece {
  return word('▶', { ink: 'gold' });
}

/** From whom to whom. */
export function arrow(): Piece {
  return word('→', { ink: 'dim' });
}

/** An amount as people hold it: points in figures, stones as white and black ones. */
export function amount(value: number, unit: Unit, words: PictureWords): Piece {
  if (unit === 'points') return word(words.points(value), { bold: true });
  const size = Math.abs(value);
  const white = Math.floor(size / WHITE);
  const black = size % WHITE;
  const minus = value < 0 ? [word('−', { bold: true })] : [];
  const whites = white > 0 || black === 0 ? [counted('paper', white)] : [];
  const blacks = black > 0 ? [counted('ink', black)] : [];
  return beside([...minus, ...whites, ...blacks]);
}

/** What an amount changes: with its sign, gains in gold. */
export function signed(value: number, unit: Unit, words: PictureWords): Piece {
  const sign = value < 0 ? '−' : '+';
  const ink = value > 0 ? 'gold' : 'cream';
  const size = Math.abs(value);
  if (value === 0) return word('±0', { ink: 'dim' });
  if (unit === 'points') return word(`${sign}${words.points(size)}`, { bold: true, ink });
  return beside([word(sign, { bold: true, ink }), amount(size, unit, words)], STONE_GAP);
}

/** A piece with a line through it: it was made or owed, and does not count. */
export function struck(piece: Piece): Piece {
  return {
    width: piece.width,
    at: (x, y) => [
      ...piece.at(x, y),
      box({ x, y: y + LINE / 2 - 1, w: piece.width, h: STRIKE }, 'dim', 0),
    ],
  };
}

function counted(stone: Ink, count: number): Piece {
  const figure = word(String(count), { bold: true });
  return {
    width: STONE + STONE_GAP + figure.width,
    at(x, y) {
      const rect = { x, y: y + (LINE - STONE) / 2, w: STONE, h: STONE };
      const edge = outline(rect, 'dim', { r: STONE / 2, width: 3 });
      return [box(rect, stone, STONE / 2), edge, ...figure.at(x + STONE + STONE_GAP, y)];
    },
  };
}

/** How many cards a seat holds, beside the back of a card. */
export function handCount(cards: number): Piece {
  return beside([smallCard('back'), word(String(cards))], STONE_GAP);
}

/** The points of a seat's captured cards, beside the face of a card. */
export function cardPoints(points: number): Piece {
  return beside([smallCard('face'), word(String(points), { bold: true })], STONE_GAP);
}

function smallCard(side: 'back' | 'face'): Piece {
  const { w, h } = SMALL_CARD;
  return {
    width: w,
    at(x, y) {
      const rect = { x, y: y + (LINE - h) / 2, w, h };
      const sun = { x: x + 6, y: rect.y + 7, w: 14, h: 14 };
      return side === 'back'
        ? [box(rect, 'seal', 4), outline(rect, 'cream', { r: 4, width: 3 })]
        : [box(rect, 'paper', 4), box(sun, 'seal', 7)];
    },
  };
}

/** Several pieces as one, `gap` apart. */
export function beside(pieces: readonly Piece[], gap: number = GAP): Piece {
  const widths = pieces.map(({ width }) => width);
  return {
    width: widths.reduce((sum, width) => sum + width + gap, -gap),
    at: (x, y) =>
      pieces.flatMap((piece, index) =>
        piece.at(x + widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0), y),
      ),
  };
}
