import type { Seat } from '../../engine/core/game.ts';
import type { Phase } from '../../engine/rules/state.ts';
import type { View } from '../../engine/rules/view.ts';
import type { CardItem, Item } from '../scene.ts';
import { badge } from './line.ts';
import { box, cardRect, frameAround, line, outline } from './pieces.ts';

/** Where a card lies. */
export type CardPlace = Pick<CardItem, 'x' | 'y' | 'w'>;

const COUNT_MOST = 58;
/** How far a badge stands out over the corner of the card that it marks. */
const OVERHANG = 8;

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
      : [{ type: 'card', card: 'back', ...place }, box(disc, 'dark', count / 2)];
  const figure = line(disc, String(view.pile), { bold: true, align: 'center' });
  return [...stack, figure];
}

/** The card that somebody has played or turned and that could capture in several ways. */
export function undecided(phase: Phase, place: CardPlace): readonly Item[] {
  if (phase.type !== 'capture') return [];
  const card: CardItem = { type: 'card', card: phase.card, ...place };
  return [card, frameAround(cardRect(card), 'gold'), ...cornerBadge(card, phase.seat)];
}

/** The badge of a seat on the corner of a card that it has laid. */
export function cornerBadge({ x, y }: Pick<CardItem, 'x' | 'y'>, seat: Seat): readonly Item[] {
  return badge(seat).at(x - OVERHANG, y - OVERHANG);
}
