import type { Multiplier, Phase } from '../../engine/round/state.ts';
import type { View } from '../../engine/view/view.ts';
import type { Item, Rect } from '../scene.ts';
import type { PictureWords } from '../words.ts';
import { amount, badge, beside, flowed, type Piece, word } from './line.ts';
import { box, LINE, PAD, tray } from './pieces.ts';
import { type Seated, stacked } from './seat-lines.ts';

/** Where a name may be broken: after a blank or a hyphen. */
const BREAKS = /(?<=[ -])/;

/** What tells how high the panel must be. */
type Input = Pick<Seated, 'view' | 'words'>;

const TOP = 4;
/** Lines stand so far apart at most, and where there are many. */
const PITCH = 45;
const CLOSE = 39;
const LINES_MOST = 6;

/** How high the panel must be at this width. */
export function informationHeight({ view, words }: Input, width: number): number {
  const { length } = linesOf(view, words, width - 2 * PAD);
  return TOP + length * CLOSE + LINE + PAD;
}

/** What is played, in lines: game, round and month, stage, pot; and whose turn it is, at the foot. */
export function information(view: View, words: PictureWords, rect: Rect): readonly Item[] {
  const inner = { x: rect.x + PAD, w: rect.w - 2 * PAD };
  const lines = linesOf(view, words, inner.w);
  const foot = rect.y + rect.h - LINE - PAD / 2;
  const top = rect.y + TOP;
  const pitch = Math.min(PITCH, (foot - 4 - top) / lines.length);
  return [
    ...tray(rect, 'panel'),
    ...stacked(lines, { ...inner, y: top, pitch }),
    ...turn(view.phase, words, { ...inner, y: foot, h: LINE }),
  ];
}

function linesOf(view: View, words: PictureWords, room: number): readonly Piece[] {
  return [...gameName(words, room), ...roundLines(view, words, room)].slice(0, LINES_MOST);
}

/** Round and month, stage, what multiplies the payments, and the pot. */
export function roundLines(view: View, words: PictureWords, room: number): readonly Piece[] {
  const dim = { ink: 'dim' } as const;
  const parts: readonly Piece[] = [
    word(words.round(view.round, view.rounds), dim),
    word(words.month(view.month), dim),
    ...(view.stage === null ? [] : [word(words.stage(view.stage), dim)]),
    ...(view.multiplier === null ? [] : [times(view.multiplier, words)]),
    ...(view.pot === 0 ? [] : [pot(view, words)]),
  ];
  return flowed(parts, room, word('·', dim));
}

/** The game's name, in two lines if it has to be. */
function gameName({ game }: PictureWords, room: number): readonly Piece[] {
  const whole = word(game, { bold: true });
  if (whole.width <= room) return [whole];
  const ways = game.split(BREAKS).map((_, index, all) => [
    all
      .slice(0, all.length - index)
      .join('')
      .trim(),
    all
      .slice(all.length - index)
      .join('')
      .trim(),
  ]);
  const fitting = ways.find((way) => way.every((part) => word(part, { bold: true }).width <= room));
  return fitting?.map((part) => word(part, { bold: true })) ?? [whole.within(room)];
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
