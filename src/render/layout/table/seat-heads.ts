import type { Rect } from '../../scene.ts';
import { amount, badge, beside, handCount, NOTHING, type Piece, word } from '../line.ts';
import { GAP, PAD, SIDE_BY_SIDE } from '../pieces.ts';
import {
  type Ends,
  holdings,
  loans,
  NARROW,
  NARROW_PAD,
  pointsSoFar,
  type Seated,
  seals,
  teamSign,
  title,
  turnMarks,
} from '../seat-lines.ts';

/** A seat whose lines are wanted, and its rectangle. */
export interface HeadSlot extends Seated {
  readonly rect: Rect;
  /**
   * `low`: no higher than must be, for the sake of what stands below; `lowest`: with no line above the cards but who
   * it is, and the points.
   */
  readonly room?: 'low' | 'lowest';
  /** So much of the width at the right is for something else. */
  readonly aside?: number;
}

/** The lines above the captured cards, seat by seat. */
export type Heads = readonly (readonly Ends[])[];

export const TOP = 6;
export const FOOT = 8;
/** With so little room the name has a line for itself. */
const TINY = 170;
/** A slot this low has its figures on one line if it is narrow. */
export const LOW = 300;

export function insideOf({ rect, aside = 0 }: Pick<HeadSlot, 'rect' | 'aside'>): Rect {
  const side = rect.w < NARROW ? NARROW_PAD : PAD;
  const w = rect.w - 2 * side - aside;
  return { x: rect.x + side, y: rect.y + TOP, w, h: rect.h - TOP - FOOT };
}

/** The lines above the cards, in the same order for all seats: as few as have room for all. */
export function headsOf(slots: readonly HeadSlot[]): Heads {
  const room = slots[0]?.room;
  if (room === 'lowest') return slots.map(inOneWithName);
  const isLow = room === 'low';
  const low = isLow ? [inOne, inOneInShort] : [];
  const fits = (heads: Heads) =>
    heads.every((head, index) => {
      const room = insideOf(slots[index] as HeadSlot).w;
      return head.every(([left, right], line) => {
        const isNameAlone = line === 0 && right.width === 0;
        return isNameAlone || left.width + GAP + right.width <= room;
      });
    });
  if (slots.every(({ rect }) => rect.w >= NARROW)) {
    for (const way of [...low, inTwo, inTwoWithHand]) {
      const heads = slots.map(way);
      if (fits(heads)) return heads;
    }
    return slots.map(slots.length > SIDE_BY_SIDE ? narrowInTwo : inThree);
  }
  return slots.map((slot) =>
    isLow || slot.rect.h < LOW ? narrowInTwo(slot) : narrowInThree(slot),
  );
}

function inOne(slot: HeadSlot): readonly Ends[] {
  const owned = holdings(slot, insideOf(slot).w);
  const figures = beside([owned, pointsSoFar(slot, 0), turnMarks(slot), held(slot)]);
  return [[title(slot, 'wide'), figures]];
}

/** The same without labels, and without what is in the hand. */
function inOneInShort(slot: HeadSlot): readonly Ends[] {
  const { seat, view, words } = slot;
  const own = amount(seat.total, view.unit, words);
  const plates = loans(seat.borrowed, words);
  return [[title(slot, 'wide'), beside([...plates, own, pointsSoFar(slot, 0), turnMarks(slot)])]];
}

/** Only whose it is; and where there is room what it has got this round, or where that is no points, what it owns. */
function inOneWithName(slot: HeadSlot): readonly Ends[] {
  const { view, seat, words, rect } = slot;
  const own = amount(seat.total, view.unit, words);
  const figure = view.scoresCards ? pointsSoFar(slot, 0) : own;
  return [[title(slot, 'narrow'), rect.w < NARROW ? NOTHING : figure]];
}

function inTwo(slot: HeadSlot): readonly Ends[] {
  return [[title(slot, 'wide'), held(slot)], ownedAndPoints(slot, NOTHING)];
}

/** The same with the hand on the second line, for long names. */
function inTwoWithHand(slot: HeadSlot): readonly Ends[] {
  return [[title(slot, 'wide'), NOTHING], ownedAndPoints(slot, held(slot))];
}

function inThree(slot: HeadSlot): readonly Ends[] {
  const { w } = insideOf(slot);
  const hand = held(slot);
  return [
    [title(slot, 'wide'), NOTHING],
    [holdings(slot, w), turnMarks(slot)],
    [pointsSoFar(slot, w - hand.width - GAP), hand],
  ];
}

function ownedAndPoints(slot: HeadSlot, hand: Piece): Ends {
  const { w } = insideOf(slot);
  const room = w - hand.width - GAP;
  const free = room - holdings(slot).width - GAP;
  const points = beside([pointsSoFar(slot, free), turnMarks(slot)]);
  return [holdings(slot, room - points.width - GAP), beside([points, hand])];
}

/** A narrow slot has lines of their own for what would share one. */
function narrowInThree(slot: HeadSlot): readonly Ends[] {
  const { w } = insideOf(slot);
  const hand = held(slot);
  const marks = beside([...teamSign(slot.view, slot.seat.seat), seals(slot)]);
  return [
    [title(slot, 'narrow'), NOTHING],
    [holdings(slot, w - marks.width - GAP), marks],
    [pointsSoFar(slot, w - hand.width - GAP), hand],
  ];
}

/** All figures on one line, for the sake of the cards; how many are in the hand stands if there is room for it. */
function narrowInTwo(slot: HeadSlot): readonly Ends[] {
  const { view, seat, words } = slot;
  const { w } = insideOf(slot);
  if (w < TINY) return tinyInTwo(slot);
  const name = title(slot, 'narrow');
  const hand = handCount(seat.hand);
  const isBeside = name.width + GAP + hand.width <= w;
  const own = amount(seat.total, view.unit, words);
  const points = pointsSoFar(slot, 0);
  const team = teamSign(view, seat.seat);
  const marks = [turnMarks(slot), ...team, seals(slot), ...loans(seat.borrowed, words)];
  const ways: readonly (readonly [Piece, ...Piece[]])[] = [
    ...(isBeside ? [] : [[own, points, ...marks, hand] as const]),
    [own, points, ...marks],
  ];
  const [first, ...rest] = ways.find((way) => beside(way).width <= w) ?? [
    points.width === 0 ? own : points,
    ...marks,
  ];
  return [
    [name, isBeside ? hand : NOTHING],
    [first, beside(rest)],
  ];
}

/** For the sake of the name, only the points of this round, or what it owns if there are none, beside the badge. */
function tinyInTwo(slot: HeadSlot): readonly Ends[] {
  const { view, seat, words } = slot;
  const points = pointsSoFar(slot, 0);
  const figure = points.width > 0 ? points : amount(seat.total, view.unit, words);
  const name = word(words.players[seat.seat] ?? '', { bold: true });
  const marks = beside([...teamSign(view, seat.seat), seals(slot)]);
  const hasRoom = name.width + GAP + marks.width <= insideOf(slot).w;
  return [
    [badge(seat.seat), figure],
    [name, hasRoom ? marks : NOTHING],
  ];
}

function held({ seat, words }: HeadSlot): Piece {
  return beside([...loans(seat.borrowed, words), handCount(seat.hand)]);
}
