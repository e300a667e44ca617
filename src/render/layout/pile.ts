import type { CardId } from '../../engine/core/cards.ts';
import type { Seat } from '../../engine/core/game.ts';
import type { Phase } from '../../engine/round/state.ts';
import type { View } from '../../engine/view/view.ts';
import { cardHeight } from '../deck.ts';
import type { CardItem, CardWidth, Item, Rect } from '../scene.ts';
import { badge } from './line.ts';
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

const INSIDE = 7;
/** Room for the frame of a card. */
const FRAME = 6;
/** Cards of the last move: as large as they must be to be told apart on a phone. */
const MOVE_CARD: CardWidth = 84;
const PILE_WIDTH: CardWidth = 60;
/** The panel of the pile and the last move, its own width included. */
export const LAST_MOVE_WIDTH = 2 * MOVE_CARD + 3 * INSIDE;
const COUNT_MOST = 54;
/** How a pile shows how high it is. */
const STACK_MOST = 3;
const STACK_CARDS = 6;
const STACK_STEP = 3;
/** How far a mark stands out over the corner of the card that it marks. */
const OVERHANG = 8;
const MARK = 38;

/**
 * What was done last: the card that was played and the one that was turned, both uncovered, and under them the
 * seat, and the pile with the arrow that marks what came from it. A card that waits for a choice of captures
 * stands there too.
 */
export function lastMove(view: View, { last }: Recent, rect: Rect): readonly Item[] {
  const { played, turned, seat } = shown(view.phase, last);
  const y = rect.y + FRAME + 2;
  const [left, right] = [rect.x + INSIDE, rect.x + rect.w - INSIDE - MOVE_CARD];
  const foot = rect.y + rect.h - INSIDE;
  const pile = {
    x: right + (MOVE_CARD - PILE_WIDTH) / 2,
    y: foot - cardHeight(PILE_WIDTH),
    w: PILE_WIDTH,
  };
  // What is seen of the pile under the cards.
  const top = Math.max(pile.y, y + cardHeight(MOVE_CARD) + FRAME);
  const row = { x: right, y: top, w: MOVE_CARD, h: foot - top };
  const link = { x: pile.x - MARK - FRAME, y: Math.round(row.y + (row.h - MARK) / 2) };
  const middle = Math.round(row.y + (row.h - LINE) / 2);
  return [
    ...tray(rect, 'panel'),
    ...(seat === null ? [] : badge(seat).at(left + FRAME, middle)),
    ...pileAt(view, pile, row),
    ...(played === null ? [] : framed({ x: left, y, w: MOVE_CARD }, played)),
    ...(turned === null ? [] : framed({ x: right, y, w: MOVE_CARD }, turned)),
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

/** The pile with its count in the middle of what is seen of it. */
export function pileAt(view: View, place: CardPlace, seen?: Rect): readonly Item[] {
  const rect = cardRect(place);
  const middle = seen ?? rect;
  const count = Math.min(COUNT_MOST, rect.w - 6);
  const disc = {
    x: middle.x + (middle.w - count) / 2,
    y: middle.y + (middle.h - count) / 2,
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
