import type { Multiplier, Phase } from '../../engine/round/state.ts';
import type { View } from '../../engine/view/view.ts';
import type { Item, Rect } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { amount, badge, beside, type Piece, word } from './line.ts';
import { box, LINE, PAD, tray } from './pieces.ts';
import { stacked } from './seat-lines.ts';

/** Where a name may be broken: after a blank or a hyphen. */
const BREAKS = /(?<=[ -])/;

/** What the round is about, in lines: month, round, stage, pot; and whose turn it is, at the foot. */
export function information(view: View, words: PictureWords, rect: Rect): readonly Item[] {
  const inner = { x: rect.x + PAD, w: rect.w - 2 * PAD };
  const head = headOf(view, words, inner.w);
  const lines: readonly Piece[] = [
    ...head,
    word(words.round(view.round, view.rounds), head.length === 0 ? { bold: true } : { ink: 'dim' }),
    ...(view.stage === null ? [] : [word(words.stage(view.stage), { ink: 'dim' })]),
    ...(view.multiplier === null ? [] : [times(view.multiplier, words)]),
    ...(view.pot === 0 ? [] : [pot(view, words)]),
  ];
  const foot = rect.y + rect.h - LINE - PAD / 2;
  const top = rect.y + 2;
  const pitch = Math.min(LINE, (foot - 4 - top) / lines.length);
  return [
    ...tray(rect, 'panel'),
    ...stacked(lines, { ...inner, y: top, pitch }),
    ...turn(view.phase, words, { ...inner, y: foot, h: LINE }),
  ];
}

/** The month, or the game's name where the month means nothing: in two lines if it has to be. */
function headOf({ month }: View, words: PictureWords, room: number): readonly Piece[] {
  const name = words.month(month);
  if (name !== '') return [word(name, { bold: true })];
  const parts = words.game.split(BREAKS).filter(Boolean);
  const ways = parts.map((_, index) => [
    parts.slice(0, parts.length - index).join(''),
    parts.slice(parts.length - index).join(''),
  ]);
  const lines = ways.map((way) =>
    way
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => word(part, { bold: true })),
  );
  return lines.find((way) => way.every(({ width }) => width <= room)) ?? [];
}

function times({ why, times }: Multiplier, words: PictureWords): Piece {
  return word(words.times(why, times), { ink: 'gold', bold: true });
}

function pot(view: View, words: PictureWords): Piece {
  return beside([word(words.pot, { ink: 'dim' }), amount(view.pot, view.unit, words)]);
}

/** Who decides what: a gold band with the seat's badge and a word. */
function turn(phase: Phase, words: PictureWords, rect: Rect): readonly Item[] {
  if (phase.type === 'over') return [];
  const asked = word(words.asks(phase.type), { ink: 'dark', bold: true });
  return [
    box({ ...rect, x: rect.x - PAD / 2, w: rect.w + PAD }, 'gold', 12),
    ...beside([badge(phase.seat), asked])
      .within(rect.w)
      .at(rect.x, rect.y),
  ];
}
