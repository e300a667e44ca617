import { NO_CARDS } from '../../../engine/core/card-set.ts';
import { cardHeight } from '../../deck/deck.ts';
import type { CardWidth, Item, Rect } from '../../scene.ts';
import { type Captures, capturedHeight, capturedItems } from '../captured.ts';
import { NOTHING, type Piece } from '../line.ts';
import { GAP, LINE, outline, PAD, tray } from '../pieces.ts';
import type { Recent } from '../recent.ts';
import { atEnds, isAsked } from '../seat-lines.ts';
import { NEEDS_LINE, needsPiece } from './needs.ts';
import { type Ends, FOOT, type HeadSlot, insideOf, TOP } from './seat-heads.ts';

/** A seat that plays, and where it is shown. */
export interface SeatSlot extends HeadSlot {
  readonly marks: Recent;
  /** Whether it shows itself what it needs, at the right of its cards. */
  readonly areNeedsOwn: boolean;
  /** Whether it is the viewer's own place, which is lit and has the larger cards. */
  readonly isOwn?: true;
}

/** Lines of a seat stand closer than elsewhere, for the sake of its cards. */
export const HEAD_LINE = 44;
/** Room above the captured cards for those that stand out. */
const RAISED_ROOM = 14;
/** The same if nothing stands out; and where as much as can be may cover the feet of the letters. */
const LOW_ROOM = 6;
const LOWEST_ROOM = 8;
/** What a seat needs has no more of its width beside its cards. */
const NEEDS_SHARE = 0.45;
/** Cards are drawn in no less height. */
const LEAST = cardHeight(48) - RAISED_ROOM;

export function panel({ view, seat, rect }: Pick<SeatSlot, 'view' | 'seat' | 'rect'>) {
  if (!isAsked(view.phase, seat.seat)) return tray(rect, 'panel');
  return [...tray(rect, 'lit'), outline(rect, 'gold', { r: PAD, width: 5 })];
}

/** The place of a seat: the lines of its head, what it has captured, by kind, and what it needs. */
export function seatPanel(slot: SeatSlot, lines: readonly Ends[]): readonly Item[] {
  const inner = insideOf(slot);
  const room = inner.h - (ownNeeds(slot, inner.w).width > 0 ? NEEDS_LINE : 0);
  const head = lines.slice(0, Math.max(1, Math.floor(room / HEAD_LINE)));
  const above = head.length * HEAD_LINE;
  return [
    ...panel(slot),
    ...head.flatMap((ends, index) => atEnds(ends, { ...inner, y: inner.y + index * HEAD_LINE })),
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
  return TOP + head.length * HEAD_LINE + belongingsHeight(slot, w, least) + FOOT;
}

/** What a seat has captured, and at the right of that what it needs. */
export function belongings(slot: SeatSlot, { x, y, w, h }: Rect): readonly Item[] {
  const needs = ownNeeds(slot, w);
  const above = roomAbove(slot);
  const cards = { x, y: y + above, w: beside(needs, w), h: h - above };
  const top = Math.max(y, Math.min(cards.y, y + h - NEEDS_LINE));
  return [
    // Words of a length that no game has may leave no room.
    ...(cards.h < LEAST ? [] : capturedItems(capturesOf(slot), cards)),
    ...needs.at(x + w - needs.width, top + (NEEDS_LINE - LINE) / 2),
  ];
}

export function belongingsHeight(slot: SeatSlot, w: number, least: CardWidth | 'row'): number {
  const needs = ownNeeds(slot, w);
  const cards = capturedHeight(capturesOf(slot), beside(needs, w), least);
  const needed = needs.width > 0 ? NEEDS_LINE : 0;
  return cards === 0 ? needed : Math.max(needed, cards + roomAbove(slot));
}

function roomAbove({ room, marks }: SeatSlot): number {
  if (room !== undefined && marks.last === null) return LOW_ROOM;
  return room === 'lowest' ? LOWEST_ROOM : RAISED_ROOM;
}

function beside(needs: Piece, w: number): number {
  return needs.width === 0 ? w : w - needs.width - GAP;
}

function ownNeeds(slot: SeatSlot, width: number): Piece {
  if (!slot.areNeedsOwn) return NOTHING;
  const most = width * NEEDS_SHARE;
  const ways = (['named', 'worth', 'cards', 'covered'] as const).map((way) =>
    needsPiece(slot, way),
  );
  return ways.find((way) => way.width <= most) ?? needsPiece(slot, 'covered');
}

function capturesOf({ view, marks, seat, isOwn }: SeatSlot): Captures {
  return {
    cards: seat.captured,
    fresh: marks.taken.get(seat.seat) ?? NO_CARDS,
    last: marks.last,
    ground: isOwn || isAsked(view.phase, seat.seat) ? 'lit' : 'panel',
    isMain: isOwn === true,
  };
}
