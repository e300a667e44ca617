import type { Seat } from '../../engine/core/game.ts';
import type { Phase } from '../../engine/rules/state.ts';
import type { SeatView, View } from '../../engine/rules/view.ts';
import type { Item, Rect } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import {
  amount,
  badge,
  beside,
  cardPoints,
  figure,
  type Piece,
  pointer,
  seal,
  word,
} from './line.ts';
import { GAP } from './pieces.ts';

/** A seat of a view, and the words for it. */
export interface Seated {
  readonly view: View;
  readonly seat: SeatView;
  readonly words: PictureWords;
}

/** A line this wide has room for words beside figures. */
const ROOMY = 440;
/** A line this narrow has room for a name and little else. */
const NARROW = 260;

/** Whether the match waits for this seat. */
export function isAsked(phase: Phase, seat: Seat): boolean {
  return phase.type !== 'over' && phase.seat === seat;
}

/**
 * Whose place it is, in a line `width` pixels wide: a pointer when it is asked (where only the name
 * would suffer from it, the frame and the band above tell), a seal when it deals.
 */
export function title({ view, seat, words }: Seated, width: number): Piece {
  const pointed = width >= NARROW && isAsked(view.phase, seat.seat);
  return beside([
    ...(pointed ? [pointer()] : []),
    badge(seat.seat),
    word(words.players[seat.seat] ?? '', { bold: true }),
    ...(view.oya === seat.seat ? [seal(words.oya)] : []),
    ...calls({ view, seat, words }),
  ]);
}

/** What the seat owns. */
export function holdings({ view, seat, words }: Seated): Piece {
  const label = view.unit !== 'stones' ? [word(words.total, { ink: 'dim' })] : [];
  return beside([...label, amount(seat.total, view.unit, words)]);
}

/** A seal for each plate that a seat has borrowed. */
export function loans(plates: number, words: PictureWords): readonly Piece[] {
  return Array.from({ length: plates }, () => seal(words.borrowed));
}

/** A seal for each time a seat has called koi-koi this round. */
function calls({ view, seat, words }: Seated): readonly Piece[] {
  return Array.from({ length: view.calls?.[seat.seat] ?? 0 }, () => seal(words.koiKoi));
}

/**
 * Card points so far, with a word where there is room, else with a sign; nothing in a game in which
 * they do not count.
 */
export function pointsSoFar({ view, seat, words }: Seated, width: number): Piece {
  if (!view.isCounted) return figure('');
  const points = words.points(seat.points);
  if (width < ROOMY) return cardPoints(points);
  return beside([word(words.cards, { ink: 'dim' }), figure(points, { bold: true })]);
}

/** The yaku made so far: with what they are worth if there is room for that too. */
export function yakuSoFar({ view, seat, words }: Seated, room: number): Piece {
  const setting = { ink: 'gold', bold: true } as const;
  const names = seat.yaku.map(({ id }) => words.yaku(id));
  const worths = seat.yaku.map(({ value }) => words.yakuValue(value, view.yakuUnit));
  const full = word(names.map((name, i) => `${name} ${worths[i]}`).join(' · '), setting);
  return full.width <= room ? full : word(names.join(' · '), setting).within(room);
}

/**
 * One piece at the left end of a line, the other at the right. The right one has half of the line
 * for its words, or less where the left one has figures and marks that must stay.
 */
export function atEnds(
  [left, right]: readonly [Piece, Piece],
  { x, y, w }: Omit<Rect, 'h'>,
): readonly Item[] {
  const roomy = right.within(Math.max(w / 2, w - left.width - GAP));
  const start = left.within(w - roomy.width - GAP);
  const end = roomy.within(w - start.width - GAP);
  return [...start.at(x, y), ...end.at(x + w - end.width, y)];
}

/** Where lines stand under each other, `pitch` pixels from one to the next. */
export interface LinesPlace {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly pitch: number;
}

/** Pieces on lines under each other. */
export function stacked(pieces: readonly Piece[], { x, y, w, pitch }: LinesPlace): readonly Item[] {
  return pieces.flatMap((piece, index) => piece.within(w).at(x, Math.round(y + index * pitch)));
}
