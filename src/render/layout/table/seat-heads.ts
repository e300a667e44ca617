import type { Rect } from '../../scene.ts';
import { amount, badge, beside, handCount, NOTHING, type Piece } from '../line.ts';
import { GAP, PAD, SIDE_BY_SIDE } from '../pieces.ts';
import {
  holdings,
  loans,
  NARROW,
  NARROW_PAD,
  pointsSoFar,
  type Seated,
  seals,
  teamSign,
  title,
} from '../seat-lines.ts';

/** A seat whose lines are wanted, its rectangle, and whether that is to be low (see `SeatInput`). */
export interface HeadSlot extends Seated {
  readonly rect: Rect;
  readonly room?: 'low' | 'lowest';
}

export type Ends = readonly [Piece, Piece];
/** The lines above the captured cards, seat by seat. */
export type Heads = readonly (readonly Ends[])[];

const TOP = 6;
const FOOT = 8;
/** A slot this low has its figures on one line where it is narrow. */
export const LOW = 300;

export function insideOf({ rect }: Pick<HeadSlot, 'rect'>): Rect {
  const side = rect.w < NARROW ? NARROW_PAD : PAD;
  return { x: rect.x + side, y: rect.y + TOP, w: rect.w - 2 * side, h: rect.h - TOP - FOOT };
}

/** The lines above the cards, in the same order for all seats: as few as have room for all. */
export function headsOf(slots: readonly HeadSlot[]): Heads {
  const room = slots[0]?.room;
  if (room === 'lowest') return slots.map(inOneWithName);
  const isLow = room === 'low';
  if (isLow && slots.length > SIDE_BY_SIDE) return slots.map(inOneOfMany);
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
  const figures = beside([holdings(slot, insideOf(slot).w), pointsSoFar(slot, 0), held(slot)]);
  return [[title(slot, 'wide'), figures]];
}

/** The same without labels, and without what is in the hand. */
function inOneInShort(slot: HeadSlot): readonly Ends[] {
  const { seat, view, words } = slot;
  const own = amount(seat.total, view.unit, words);
  const plates = loans(seat.borrowed, words);
  return [[title(slot, 'wide'), beside([...plates, own, pointsSoFar(slot, 0)])]];
}

/** Only whose it is; and where there is room what it has got this round, or where that is no points, what it owns. */
function inOneWithName(slot: HeadSlot): readonly Ends[] {
  const { view, seat, words, rect } = slot;
  const own = amount(seat.total, view.unit, words);
  const figure = view.scoresCards ? pointsSoFar(slot, 0) : own;
  return [[title(slot, 'narrow'), rect.w < NARROW ? NOTHING : figure]];
}

/** For the sake of its cards only the badge, and what it owns where there is room. */
function inOneOfMany(slot: HeadSlot): readonly Ends[] {
  const { seat, view, words } = slot;
  const own = amount(seat.total, view.unit, words);
  const mark = beside([
    badge(seat.seat),
    ...teamSign(slot.view, slot.seat.seat),
    seals(slot),
    ...loans(seat.borrowed, words),
  ]);
  const points = pointsSoFar(slot, 0);
  const figures = beside([own, points]);
  const room = insideOf(slot).w - mark.width - GAP;
  return [[mark, figures.width <= room || points.width === 0 ? figures : points]];
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
    [holdings(slot, w), NOTHING],
    [pointsSoFar(slot, w - hand.width - GAP), hand],
  ];
}

function ownedAndPoints(slot: HeadSlot, hand: Piece): Ends {
  const { w } = insideOf(slot);
  const room = w - hand.width - GAP;
  const points = pointsSoFar(slot, room - holdings(slot).width - GAP);
  return [holdings(slot, room - points.width - GAP), beside([points, hand])];
}

/** A narrow slot has lines of their own for what would share one. */
function narrowInThree(slot: HeadSlot): readonly Ends[] {
  const { w } = insideOf(slot);
  const hand = held(slot);
  const marks = seals(slot);
  return [
    [title(slot, 'narrow'), NOTHING],
    [holdings(slot, w - marks.width - GAP), marks],
    [pointsSoFar(slot, w - hand.width - GAP), hand],
  ];
}

/** All figures on one line, for the sake of the cards; how many are in the hand is left out. */
function narrowInTwo(slot: HeadSlot): readonly Ends[] {
  const { view, seat, words } = slot;
  return [
    [title(slot, 'narrow'), NOTHING],
    [
      amount(seat.total, view.unit, words),
      beside([pointsSoFar(slot, 0), seals(slot), ...loans(seat.borrowed, words)]),
    ],
  ];
}

function held({ seat, words }: HeadSlot): Piece {
  return beside([...loans(seat.borrowed, words), handCount(seat.hand)]);
}
