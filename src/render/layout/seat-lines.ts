import type { Seat } from '../../engine/core/game.ts';
import type { Phase } from '../../engine/rules/state.ts';
import type { SeatView, View } from '../../engine/rules/view.ts';
import type { Item, Rect } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { amount, badge, beside, cardPoints, type Piece, pointer, seal, word } from './line.ts';
import { GAP } from './pieces.ts';

/** A seat of a view, and the words for it. */
export interface Seated {
  readonly view: View;
  readonly seat: SeatView;
  readonly words: PictureWords;
}

/** A line this wide has room for words beside figures. */
const ROOMY = 440;

/** Whether the match waits for this seat. */
export function isAsked(phase: Phase, seat: Seat): boolean {
  return phase.type !== 'over' && phase.seat === seat;
}

/** Whose place it is; a pointer when it is asked, a seal when it deals. */
export function title({ view, seat, words }: Seated, width: number): Piece {
  const before = isAsked(view.phase, seat.seat) ? [pointer()] : [];
  const marks = [...before, badge(seat.seat)];
  const after = view.oya === seat.seat ? [seal(words.oya)] : [];
  const taken = [...marks, ...after].reduce((sum, piece) => sum + piece.width + GAP, 0);
  const name = word(words.players[seat.seat] ?? '', { bold: true }, width - taken);
  return beside([...marks, name, ...after]);
}

/** What the seat owns, and the plates it has borrowed for that. */
export function holdings({ view, seat, words }: Seated): Piece {
  const label = view.unit === 'points' ? [word(words.total, { ink: 'dim' })] : [];
  const loan = seat.borrowed === 0 ? [] : [seal(words.borrowed), word(String(seat.borrowed))];
  return beside([...label, amount(seat.total, view.unit, words), ...loan]);
}

/** Card points so far; in words where there is room. */
export function pointsSoFar({ seat, words }: Seated, width: number): Piece {
  if (width < ROOMY) return cardPoints(seat.points);
  return beside([
    word(words.cards, { ink: 'dim' }),
    word(words.points(seat.points), { bold: true }),
  ]);
}

/** The yaku made so far: with what they are worth if there is room for that too. */
export function yakuSoFar({ view, seat, words }: Seated, room: number): Piece {
  const setting = { ink: 'gold', bold: true } as const;
  const names = seat.yaku.map(({ id }) => words.yaku(id));
  const worths = seat.yaku.map(({ value }) => words.yakuValue(value, view.yakuUnit));
  const full = word(names.map((name, i) => `${name} ${worths[i]}`).join(' · '), setting);
  return full.width <= room ? full : word(names.join(' · '), setting, room);
}

/** One piece at the left end of a line, the other at the right. */
export function atEnds(
  [left, right]: readonly [Piece, Piece],
  { x, y, w }: Omit<Rect, 'h'>,
): readonly Item[] {
  return [...left.at(x, y), ...right.at(x + w - right.width, y)];
}

/** Pieces on lines under each other, `pitch` pixels from line to line. */
export function stacked(
  pieces: readonly Piece[],
  { x, y, pitch }: { readonly x: number; readonly y: number; readonly pitch: number },
): readonly Item[] {
  return pieces.flatMap((piece, index) => piece.at(x, Math.round(y + index * pitch)));
}
