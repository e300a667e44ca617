import type { CardId } from '../../engine/core/cards.ts';
import type { Seat } from '../../engine/core/game.ts';
import type { Phase } from '../../engine/round/state.ts';
import type { View } from '../../engine/view/view.ts';
import { cardHeight } from '../deck.ts';
import type { CardItem, CardWidth, Item, Rect } from '../scene.ts';
import { BADGE_WIDTH, badge } from './line.ts';
import {
  box,
  cardRect,
  frameAround,
  LINE,
  line,
  outline,
  outset,
  shadowOf,
  shapeIn,
  tray,
} from './pieces.ts';
import type { LastMove, Recent } from './recent.ts';

/** Where a card lies. */
type CardPlace = Pick<CardItem, 'x' | 'y' | 'w'>;

/** The panel of the pile and the last move, its own width included. */
export const LAST_MOVE_WIDTH = 172;
const INSIDE = 8;
/** Room for the frame of a card. */
const FRAME = 6;
const PILE_WIDTH = 60;
/** Cards of the last move: the largest of which two rows fit. */
const WIDTHS: readonly CardWidth[] = [74, 66, 60];
const COUNT_MOST = 54;
/** How a pile shows how high it is. */
const STACK_MOST = 3;
const STACK_CARDS = 6;
const STACK_STEP = 3;
/** How far a mark stands out over the corner of the card that it marks. */
const OVERHANG = 8;
const MARK = 38;

/**
 * What was done last: the seat and the card that it played, and under them the pile and the card
 * that it turned. A card that waits for a choice of captures stands there too.
 */
export function lastMove(view: View, { last }: Recent, rect: Rect): readonly Item[] {
  const { played, turned, seat } = shown(view.phase, last);
  const h = rect.h / 2;
  const w = WIDTHS.find((each) => cardHeight(each) + 2 * FRAME <= h) ?? PILE_WIDTH;
  const [left, right] = [rect.x + INSIDE, rect.x + rect.w - INSIDE - FRAME - w];
  const rows = [0, 1].map((row) => rect.y + row * h + (h - cardHeight(w)) / 2);
  const [above = 0, below = 0] = rows.map(Math.round);
  const pile = { x: left, y: below + Math.round((cardHeight(w) - cardHeight(PILE_WIDTH)) / 2) };
  const middle = above + Math.round((cardHeight(w) - LINE) / 2);
  const link = { x: right - MARK + OVERHANG, y: below + cardHeight(w) - MARK + 2 };
  return [
    ...tray(rect, 'panel'),
    ...(seat === null ? [] : badge(seat).at(left + (PILE_WIDTH - BADGE_WIDTH) / 2, middle)),
    ...(played === null ? [] : framed({ x: right, y: above, w }, played)),
    ...pileAt(view, { ...pile, w: PILE_WIDTH }),
    ...(turned === null ? [] : framed({ x: right, y: below, w }, turned)),
    ...(turned === null ? [] : pileMark(link)),
  ];
}

type Shown = Pick<LastMove, 'played' | 'turned'> & { readonly seat: Seat | null };

/** The last move, with the card that waits for a choice where there is one. */
function shown(phase: Phase, last: LastMove | null): Shown {
  const move = last ?? { seat: null, played: null, turned: null };
  if (phase.type !== 'capture') return move;
  const own = last?.seat === phase.seat ? move : { played: null, turned: null };
  return phase.from === 'hand'
    ? { ...own, seat: phase.seat, played: phase.card }
    : { ...own, seat: phase.seat, turned: phase.card };
}

function framed(place: CardPlace, card: CardId): readonly Item[] {
  const item: CardItem = { type: 'card', card, ...place };
  return [frameAround(cardRect(item), 'gold'), item];
}

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
      ? [outline(rect, 'dim', { r: 8, width: 3 })]
      : [...stackOf(view.pile, place), box(disc, 'dark', count / 2)];
  const figure = line(outset(disc, FRAME), String(view.pile), { bold: true, align: 'center' });
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

/** The mark of a card that came from the pile, on a corner: the arrow beside the pile. */
export function turnedMark({ x, y, h }: Rect, corner: 'upper' | 'lower'): readonly Item[] {
  return pileMark({
    x: x - OVERHANG,
    y: corner === 'upper' ? y - OVERHANG : y + h - MARK + OVERHANG,
  });
}

function pileMark({ x, y }: Pick<Rect, 'x' | 'y'>): readonly Item[] {
  const rect = { x, y, w: MARK, h: MARK };
  return [
    box(rect, 'seal', 8),
    outline(rect, 'cream', { r: 8, width: 3 }),
    shapeIn(rect, 'arrow', 'cream'),
  ];
}

/** The badge of a seat on the corner of a card that it has laid. */
export function cornerBadge({ x, y, w, h }: Rect, seat: Seat): readonly Item[] {
  const mark = badge(seat);
  return mark.at(x + w - mark.width + OVERHANG, y + h - LINE + OVERHANG);
}
