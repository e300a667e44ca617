import { has } from '../../engine/core/card-set.ts';
import type { CardId } from '../../engine/core/cards.ts';
import type { Seat } from '../../engine/core/game.ts';
import { EMPTY, type Phase } from '../../engine/round/state.ts';
import type { View } from '../../engine/view/view.ts';
import { cardHeight } from '../deck/deck.ts';
import type { CardItem, CardSlot, CardWidth, Ink, Item, Rect } from '../scene.ts';
import { badge, badgeIn, plainBadge } from './line.ts';
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
import type { Told } from './seat-lines.ts';
import type { Cell } from './table/field.ts';

/** The space between the edge of the panel and the cards, with room for their frames. */
const INSIDE = 10;
const FRAME = 6;
const ABOVE = FRAME + 2;
/** Between the card that was played, the pile, and the card that the arrow leads to. */
const PLAYED_GAP = 14;
const ARROW_GAP = 30;
const PILE_WIDTH: CardWidth = 60;
const BADGE = 72;
/** How far it stands on the card that its seat has played. */
const BADGE_OVERLAP = 38;
/** How high the plate is that tells where a card came from. */
const PLATE = 42;
const PLATED_LEAST: CardWidth = 100;
const COUNT_MOST = 54;
/** How a pile shows how high it is. */
const STACK_MOST = 3;
const STACK_CARDS = 6;
const STACK_STEP = 3;
/** How far a mark stands out over the corner of the card that it marks. */
const OVERHANG = 8;
const MARK = 38;

export interface LastMoveInput extends Told {
  readonly marks: Recent;
}

export function lastMoveSize(w: CardWidth): Pick<Rect, 'w' | 'h'> {
  return {
    w: 2 * INSIDE + 2 * w + PLAYED_GAP + PILE_WIDTH + ARROW_GAP,
    h: cardHeight(w) + 2 * ABOVE,
  };
}

export const PILE_PANEL_WIDTH = 2 * INSIDE + PILE_WIDTH;

/**
 * What was done last, from left to right: the card that was played, with the badge of its seat; and the card
 * that the arrow leads to from the pile. A card that waits for a choice of captures stands there too.
 */
export function lastMove(
  { view, words, marks }: LastMoveInput,
  { rect, w }: { readonly rect: Rect; readonly w: CardWidth },
): readonly Item[] {
  const { played, turned, seat } = shown(view.phase, marks.last);
  const top = Math.round(rect.y + (rect.h - cardHeight(w)) / 2);
  const foot = top + cardHeight(w);
  const left = { x: rect.x + INSIDE, y: top, w };
  const right = { ...left, x: rect.x + rect.w - INSIDE - w };
  const pile = { x: left.x + w + PLAYED_GAP, y: foot - cardHeight(PILE_WIDTH), w: PILE_WIDTH };
  const size = w < PLATED_LEAST ? SMALL_BADGE : BADGE;
  const mark = { x: pile.x - (played === null ? 0 : BADGE_OVERLAP), y: top, w: size, h: size };
  const link = { x: right.x - MARK + OVERHANG, y: pile.y };
  return [
    ...tray(rect, 'panel'),
    ...pileAt(view, pile),
    ...(played === null ? [] : labelled(left, played, words.fromHand)),
    ...(turned === null ? [] : labelled(right, turned, words.fromPile)),
    ...(turned === null ? [] : pileMark(link)),
    ...(seat === null ? [] : badgeIn(mark, seat)),
  ];
}

export function pilePanel(view: View, rect: Rect): readonly Item[] {
  const y = Math.round(rect.y + (rect.h - cardHeight(PILE_WIDTH)) / 2);
  return [...tray(rect, 'panel'), ...pileAt(view, { x: rect.x + INSIDE, y, w: PILE_WIDTH })];
}

type Shown = Pick<LastMove, 'played' | 'turned'> & { readonly seat: Seat | null };

/** The last move, with the card that waits for a choice if there is one. */
function shown(phase: Phase, last: LastMove | null): Shown {
  const move = last ?? { seat: null, played: null, turned: null };
  if (phase.type !== 'capture') return move;
  const own = last?.seat === phase.seat ? move : { played: null, turned: null };
  return phase.from === 'hand'
    ? { ...own, seat: phase.seat, played: phase.card }
    : { ...own, seat: phase.seat, turned: phase.card };
}

const SMALL: CardWidth = 60;
const SMALL_BADGE = 56;
/** Between the two cards of a last move that stands in little room. */
const SMALL_GAP = 42;
export const SMALL_LAST_MOVE_HEIGHT = cardHeight(SMALL) + FRAME;

/** The same in little room, without the pile: the badge at the card that was played, the arrow at the one that was turned. */
export function smallLastMove(
  { seat, played, turned }: LastMove,
  { x, y }: Pick<Rect, 'x' | 'y'>,
): readonly Item[] {
  const left = { x: x + SMALL_BADGE, y, w: SMALL };
  const right = { ...left, x: left.x + SMALL + SMALL_GAP };
  const middle = y + cardHeight(SMALL) / 2;
  const mark = {
    x: x + FRAME,
    y: Math.round(middle - SMALL_BADGE / 2),
    w: SMALL_BADGE,
    h: SMALL_BADGE,
  };
  const link = { x: right.x - MARK + OVERHANG, y: Math.round(middle - MARK / 2) };
  return [
    ...(played === null ? [] : framed(left, played, LATEST.hand)),
    ...(turned === null ? [] : [...framed(right, turned, LATEST.hand), ...pileMark(link)]),
    ...badgeIn(mark, seat),
  ];
}

function framed(slot: CardSlot, card: CardId, ink: Ink = LATEST.table): readonly Item[] {
  const item: CardItem = { type: 'card', card, ...slot };
  return [frameAround(cardRect(item), ink), item];
}

/** With a plate that says where it came from, unless that would hide what the card is. */
export function labelled(slot: CardSlot, card: CardId, text: string): readonly Item[] {
  if (slot.w < PLATED_LEAST) return framed(slot, card);
  const { x, y, w, h } = outset(cardRect(slot), FRAME);
  const plate = { x, y: y + h - PLATE, w, h: PLATE };
  return [
    ...framed(slot, card),
    box(plate, 'gold', FRAME),
    line(plate, text, { bold: true, ink: 'dark', align: 'center' }),
  ];
}

export function pileAt(view: View, slot: CardSlot): readonly Item[] {
  const rect = cardRect(slot);
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
      : [...stackOf(view.pile, slot), box(disc, 'dark', count / 2)];
  const figure = line(outset(disc, FRAME), String(view.pile), { bold: true, align: 'center' });
  return [...stack, figure];
}

function stackOf(count: number, slot: CardSlot): readonly Item[] {
  const under = Math.min(STACK_MOST, Math.floor(count / STACK_CARDS));
  const edges = Array.from({ length: under }, (_, index): Item => {
    const up = (under - index) * STACK_STEP;
    return box({ ...cardRect(slot), y: slot.y + up }, index % 2 === 0 ? 'dark' : 'seal', 6);
  });
  const lowest = { ...slot, y: slot.y + under * STACK_STEP };
  return [shadowOf(cardRect(lowest)), ...edges, { type: 'card', card: 'back', ...slot }];
}

export type Corner = 'upper' | 'lower';

/** On a hand gold and numbers tell what takes and is taken, not what was done last. */
export type Picture = 'table' | 'hand';

export const LATEST: Readonly<Record<Picture, Ink>> = { table: 'gold', hand: 'cream' };

export function pictureOf({ viewer }: Pick<View, 'viewer'>): Picture {
  return viewer === 'spectator' ? 'table' : 'hand';
}

/**
 * How the latest move laid a card on the field; of an earlier one who did. Whoever it was is not named where a mark
 * tells that already.
 */
export function laidMarks(
  { cards, rect }: Pick<Cell, 'cards' | 'rect'>,
  { laid, last }: Recent,
  { on, isNamed }: { readonly on: Picture; readonly isNamed: boolean },
): readonly Item[] {
  const corner = on === 'table' ? 'lower' : 'upper';
  // A heap that one turn has made of its card and the pile's is marked once.
  const own = cards.filter((card) => laid.has(card));
  const latest = own.filter((card) => last !== null && has(last.cards, card));
  if (latest.length > 0) {
    const told = latest.filter((card) => isNamed || card !== last?.played);
    return [
      frameAround(rect, LATEST[on]),
      ...told.flatMap((card) => sourceMark(rect, card, { last, corner, on })),
    ];
  }
  const seat = laid.get(own.at(-1) ?? EMPTY);
  if (seat === undefined) return [];
  const frame = frameAround(rect, 'cream', 'thin');
  return isNamed ? [frame, ...cornerBadge(rect, seat, { corner, on })] : [frame];
}

interface Marking {
  readonly corner: Corner;
  readonly on: Picture;
}

/** Where a card of the latest move came from, on a corner: the badge of who played it, or the arrow beside the pile. */
export function sourceMark(
  rect: Rect,
  card: CardId,
  { last, ...marking }: Marking & { readonly last: LastMove | null },
): readonly Item[] {
  if (card === last?.played) return cornerBadge(rect, last.seat, marking);
  const { x, y, h } = rect;
  const top = marking.corner === 'upper' ? y - OVERHANG : y + h - MARK + OVERHANG;
  return card === last?.turned ? pileMark({ x: x - OVERHANG, y: top }) : [];
}

function pileMark({ x, y }: Pick<Rect, 'x' | 'y'>): readonly Item[] {
  const rect = { x, y, w: MARK, h: MARK };
  return [
    box(rect, 'seal', 8),
    outline(rect, 'cream', { r: 8, width: 3 }),
    shapeIn(rect, 'arrow', 'cream'),
  ];
}

/** The badge of a seat on a corner of a card: above at the left, where a card may lie on the right, below at the right. */
function cornerBadge({ x, y, w, h }: Rect, seat: Seat, { corner, on }: Marking): readonly Item[] {
  const mark = on === 'table' ? badge(seat) : plainBadge(seat);
  return corner === 'upper'
    ? mark.at(x - OVERHANG, y - OVERHANG)
    : mark.at(x + w - mark.width + OVERHANG, y + h - LINE + OVERHANG);
}
