import type { Phase } from '../../engine/rules/state.ts';
import type { View } from '../../engine/rules/view.ts';
import type { Item, Rect } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { amount, badge, beside, type Piece, word } from './line.ts';
import { box, GAP, LINE, PAD } from './pieces.ts';

/** What the round is about, in lines: month, round, stage, pot; and whose turn it is, at the foot. */
export function information(view: View, words: PictureWords, rect: Rect): readonly Item[] {
  const inner = { x: rect.x + PAD, w: rect.w - 2 * PAD };
  const lines: readonly Piece[] = [
    word(words.month(view.month), { bold: true }, inner.w),
    word(words.round(view.round, view.rounds), { ink: 'dim' }, inner.w),
    ...(view.stage === null ? [] : [word(words.stage(view.stage), { ink: 'dim' }, inner.w)]),
    ...(view.pot === 0 ? [] : [pot(view, words)]),
  ];
  const foot = rect.y + rect.h - LINE - PAD / 2;
  const pitch = Math.min(LINE, (foot - rect.y - PAD / 2) / lines.length);
  return [
    box(rect, 'panel', 14),
    ...lines.flatMap((piece, index) =>
      piece.at(inner.x, Math.round(rect.y + PAD / 2 + index * pitch)),
    ),
    ...turn(view.phase, words, { ...inner, y: foot, h: LINE }),
  ];
}

function pot(view: View, words: PictureWords): Piece {
  return beside([word(words.pot, { ink: 'dim' }), amount(view.pot, view.unit, words)]);
}

/** Who decides what: a gold band with the seat's badge and a word. */
function turn(phase: Phase, words: PictureWords, rect: Rect): readonly Item[] {
  if (phase.type === 'over') return [];
  const mark = badge(phase.seat);
  const room = rect.w - mark.width - GAP;
  const asked = word(words.asks(phase.type), { ink: 'dark', bold: true }, room);
  return [
    box({ ...rect, x: rect.x - PAD / 2, w: rect.w + PAD }, 'gold', 12),
    ...beside([mark, asked]).at(rect.x, rect.y),
  ];
}
