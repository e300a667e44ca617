import type { Seat } from '../../engine/core/game.ts';
import type { Phase } from '../../engine/round/state.ts';
import type { View } from '../../engine/view/view.ts';
import type { CardItem, Item, Rect } from '../scene.ts';
import { badge } from './line.ts';
import { box, cardRect, frameAround, LINE, line, lying, outline, shadowOf } from './pieces.ts';

/** Where a card lies. */
export type CardPlace = Pick<CardItem, 'x' | 'y' | 'w'>;

const COUNT_MOST = 58;
/** How a pile shows how high it is. */
const STACK_MOST = 3;
const STACK_CARDS = 6;
const STACK_STEP = 3;
/** How far a badge stands out over the corner of the card that it marks. */
const OVERHANG = 8;
const MARK = { w: 24, h: 36 } as const;

/** The pile with its count. */
export function pileAt(view: View, place: CardPlace): readonly Item[] {
  const rect = cardRect(place);
  const count = Math.min(COUNT_MOST, rect.w - 6);
  const disc = {
    x: rect.x + (rect.w - count) / 2,
    y: rect.y + (rect.h - count) / 2,
    w: count,
    h: count,
  };
  const stack: readonly Item[] =
    view.pile === 0
      ? [outline(rect, 'seam', { r: 8, width: 4 })]
      : [...stackOf(view.pile, place), box(disc, 'dark', count / 2)];
  const figure = line(disc, String(view.pile), { bold: true, align: 'center' });
  return [...stack, figure];
}

/** A few cards that lie on each other: the more there are, the higher. */
function stackOf(count: number, place: CardPlace): readonly Item[] {
  const under = Math.min(STACK_MOST, Math.floor(count / STACK_CARDS));
  const edges = Array.from({ length: under }, (_, index): Item => {
    const up = (under - index) * STACK_STEP;
    return box({ ...cardRect(place), y: place.y + up }, index % 2 === 0 ? 'dark' : 'seal', 6);
  });
  const lowest = { ...place, y: place.y + under * STACK_STEP };
  return [shadowOf(cardRect(lowest)), ...edges, { type: 'card', card: 'back', ...place }];
}

/** The card that somebody has played or turned and that could capture in several ways. */
export function undecided(phase: Phase, place: CardPlace): readonly Item[] {
  if (phase.type !== 'capture') return [];
  const card: CardItem = { type: 'card', card: phase.card, ...place };
  return [
    ...lying(card),
    frameAround(cardRect(card), 'gold'),
    ...cornerBadge(cardRect(card), phase.seat),
  ];
}

/** The mark of a card that came from the pile: a small back on its lower corner. */
export function turnedMark({ x, y, h }: Rect): readonly Item[] {
  const rect = { x: x - OVERHANG, y: y + h - MARK.h + OVERHANG - 2, ...MARK };
  return [box(rect, 'seal', 4), outline(rect, 'cream', { r: 4, width: 3 })];
}

/** The badge of a seat on the corner of a card that it has laid. */
export function cornerBadge({ x, y, w, h }: Rect, seat: Seat): readonly Item[] {
  const mark = badge(seat);
  return mark.at(x + w - mark.width + OVERHANG, y + h - LINE + OVERHANG);
}
