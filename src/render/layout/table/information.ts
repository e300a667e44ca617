import type { Multiplier } from '../../../engine/round/state.ts';
import type { View } from '../../../engine/view/view.ts';
import type { Item, Rect } from '../../scene.ts';
import type { PictureWords } from '../../words.ts';
import { amount, badge, beside, DOT, fixed, flowed, NOTHING, type Piece, word } from '../line.ts';
import { BETWEEN, box, LINE, PAD, padded, tray } from '../pieces.ts';
import { stacked, type Told } from '../seat-lines.ts';

/** Lines of the strip stand closer than elsewhere. */
const PITCH = 42;
/** Whose turn it is has no more of the width. */
const TURN_MOST = 320;

/** How high the strip is with all its lines, of which it has at most so many. */
export function informationHeight(input: Told, width: number, most: number): number {
  return LINE + (Math.min(most, linesOf(input, width).length) - 1) * PITCH;
}

/**
 * What is played, in as many lines as have room: game, round and month, stage, pot; and at the right
 * whose turn it is.
 */
export function information(input: Told, rect: Rect): readonly Item[] {
  const asked = turn(input);
  const lines = Math.floor((rect.h - LINE) / PITCH) + 1;
  return [
    ...tray(rect, 'panel'),
    ...stacked(linesOf(input, rect.w).slice(0, lines), padded(rect), PITCH),
    ...asked.at(rect.x + rect.w - asked.width, rect.y + Math.round((rect.h - LINE) / 2)),
  ];
}

function linesOf(input: Told, width: number): readonly Piece[] {
  const { view, words } = input;
  const parts = [word(words.game, { bold: true }), ...roundParts(view, words)];
  const room = width - 2 * PAD - turn(input).width - BETWEEN;
  return flowed(parts, room, DOT);
}

const DIM = { ink: 'dim' } as const;

/** Round and month, stage, what multiplies the payments, and the pot, on as few lines as they need. */
export function roundLines(view: View, words: PictureWords, room: number): readonly Piece[] {
  return flowed(roundParts(view, words), room, DOT);
}

function roundParts(view: View, words: PictureWords): readonly Piece[] {
  return [
    word(words.round(view.round, view.rounds), DIM),
    word(words.month(view.month), DIM),
    ...(view.stage === null ? [] : [word(words.stage(view.stage), DIM)]),
    ...(view.multiplier === null ? [] : [times(view.multiplier, words)]),
    ...(view.pot === 0 ? [] : [pot(view, words)]),
  ];
}

function times({ why, times }: Multiplier, words: PictureWords): Piece {
  return word(words.times(why, times), { ink: 'gold', bold: true });
}

function pot(view: View, words: PictureWords): Piece {
  return beside([word(words.pot, DIM), amount(view.pot, view.unit, words)]);
}

export function turn({ view: { phase }, words }: Told): Piece {
  if (phase.type === 'over') return NOTHING;
  const asked = beside([
    badge(phase.seat),
    word(words.asks(phase.type), { ink: 'dark', bold: true }),
  ]);
  return banded(asked.within(TURN_MOST));
}

function banded(piece: Piece): Piece {
  const w = piece.width + 2 * PAD;
  return fixed(w, (x, y) => [box({ x, y, w, h: LINE }, 'gold', 12), ...piece.at(x + PAD, y)]);
}
