import { NO_CARDS } from '../../../engine/core/card-set.ts';
import { cardHeight } from '../../deck/deck.ts';
import type { CardWidth, Item, Rect } from '../../scene.ts';
import { type Captures, capturedHeight, capturedItems } from '../captured.ts';
import { GAP, place } from '../pieces.ts';
import { pictureOf } from '../pile.ts';
import type { Recent } from '../recent.ts';
import { type Ends, endsUnder, isAsked } from '../seat-lines.ts';
import { NEEDS_HEIGHTS, type NeedsPlate, type NeedsPlates } from './needs.ts';
import { FOOT, type HeadSlot, insideOf, TOP } from './seat-heads.ts';

/** A seat that plays, and where it is shown. */
export interface SeatSlot extends HeadSlot {
  readonly marks: Recent;
  /** What it needs, if it shows that itself, at the right of its cards. */
  readonly plates?: NeedsPlates | undefined;
  /** In how much height at least; absent: `low`. */
  readonly needs?: keyof typeof NEEDS_HEIGHTS;
  /** Whether it is the viewer's own place, which is lit and has the larger cards. */
  readonly isOwn?: true;
}

/** Lines of a seat stand closer than elsewhere, for the sake of its cards. */
export const HEAD_LINE = 44;
/** Room above the captured cards for those that stand out. */
const RAISED_ROOM = 14;
/** The same if nothing stands out; and if as much as can be may cover the feet of the letters. */
const LOW_ROOM = 6;
const LOWEST_ROOM = 12;
/** What a seat needs has no more of its width beside its cards. */
const NEEDS_SHARE = 0.45;
/** Cards are drawn in no less height. */
const LEAST = cardHeight(48) - RAISED_ROOM;

export function panel({ view, seat, rect }: Pick<SeatSlot, 'view' | 'seat' | 'rect'>) {
  return place(rect, isAsked(view.phase, seat.seat));
}

/** The place of a seat: the lines of its head, what it has captured, by kind, and what it needs. */
export function seatPanel(slot: SeatSlot, lines: readonly Ends[]): readonly Item[] {
  const inner = insideOf(slot);
  const beside = besideAll(slot);
  const room = inner.h - (beside === null ? (leastNeeds(slot, inner.w)?.h ?? 0) : 0);
  const head = lines.slice(0, Math.max(1, Math.floor(room / HEAD_LINE)));
  const above = head.length * HEAD_LINE;
  return [
    ...panel(slot),
    ...endsUnder(head, inner, HEAD_LINE),
    ...(beside?.at(inner.x + inner.w + GAP, inner.y) ?? []),
    ...belongings(slot, { ...inner, y: inner.y + above, h: inner.h - above }),
  ];
}

/** How high that must be for captured cards, at least so wide, to be told; or for a row of which some may be counted. */
export function seatHeight(
  slot: SeatSlot,
  head: readonly Ends[],
  least: CardWidth | 'row',
): number {
  const { w } = insideOf(slot);
  const own = head.length * HEAD_LINE + belongingsHeight(slot, w, least);
  return TOP + Math.max(own, besideAll(slot)?.h ?? 0) + FOOT;
}

/** What a seat has captured, and at the right of that what it needs. */
export function belongings(slot: SeatSlot, { x, y, w, h }: Rect): readonly Item[] {
  const needs = ownNeeds(slot, { w, h });
  const above = roomAbove(slot);
  const cards = { x, y: y + above, w: beside(needs, w), h: h - above };
  return [
    // Words of a length that no game has may leave no room.
    ...(cards.h < LEAST ? [] : capturedItems(capturesOf(slot), cards)),
    ...(needs?.at(x + w - needs.w, Math.max(y, Math.min(cards.y, y + h - needs.h))) ?? []),
  ];
}

export function belongingsHeight(slot: SeatSlot, w: number, least: CardWidth | 'row'): number {
  const needs = leastNeeds(slot, w);
  const cards = capturedHeight(capturesOf(slot), beside(needs, w), least);
  return Math.max(needs?.h ?? 0, cards === 0 ? 0 : cards + roomAbove(slot));
}

/** The width that a slot must have at its right to show what it needs beside all else; 0: it needs nothing. */
export function asideOf(slot: SeatSlot): number {
  const needs = leastNeeds({ ...slot, needs: 'middle' }, insideOf(slot).w);
  return needs === null ? 0 : needs.w + GAP;
}

function roomAbove({ room, marks }: SeatSlot): number {
  if (room !== undefined && marks.last === null) return LOW_ROOM;
  return room === 'lowest' ? LOWEST_ROOM : RAISED_ROOM;
}

function beside(needs: NeedsPlate | null, w: number): number {
  return needs === null ? w : w - needs.w - GAP;
}

function leastNeeds(slot: SeatSlot, w: number): NeedsPlate | null {
  return ownNeeds(slot, { w, h: NEEDS_HEIGHTS[slot.needs ?? 'low'] });
}

/** What a seat needs under its lines. */
function ownNeeds({ plates, aside }: SeatSlot, { w, h }: Pick<Rect, 'w' | 'h'>): NeedsPlate | null {
  if (plates === undefined || aside !== undefined) return null;
  return plates.fitting({ w: w * NEEDS_SHARE, h });
}

/** The same beside them. */
function besideAll({ plates, aside }: SeatSlot): NeedsPlate | null {
  if (plates === undefined || aside === undefined) return null;
  return plates.fitting({ w: aside - GAP, h: NEEDS_HEIGHTS.middle });
}

function capturesOf({ view, marks, seat, isOwn }: SeatSlot): Captures {
  return {
    cards: seat.captured,
    fresh: marks.taken.get(seat.seat) ?? NO_CARDS,
    last: marks.last,
    on: pictureOf(view),
    ground: isOwn || isAsked(view.phase, seat.seat) ? 'lit' : 'panel',
    isMain: isOwn === true,
  };
}
