import { type CardId, card, formatCard } from './cards.ts';

/**
 * A set of cards as an immutable value: two halves of 24 bits (and a few for cards beside the months), so that a yaku test is a mask
 * compare. Plain data, and therefore equal to itself after a trip through JSON.
 */
export interface CardSet {
  /** Cards 0–23, January to June; bit 0 is card 0. */
  readonly lo: number;
  /** Cards 24–47, July to December, and from bit 24 on those of no month; bit 0 is card 24. */
  readonly hi: number;
}

export const HALF = 24;
const ALL_BITS = 0xffffff;

export const NO_CARDS: CardSet = { lo: 0, hi: 0 };
export const ALL_CARDS: CardSet = { lo: ALL_BITS, hi: ALL_BITS };

/** How many of each four bits are set, in the place of the four. */
function countFours(half: number): number {
  const pairs = half - ((half >> 1) & 0x5555555);
  return (pairs & 0x3333333) + ((pairs >> 2) & 0x3333333);
}

function bits(lo: number, hi: number): number {
  const fours = countFours(lo) + countFours(hi);
  const eights = (fours & 0xf0f0f0f) + ((fours >> 4) & 0xf0f0f0f);
  return (eights + (eights >> 8) + (eights >> 16) + (eights >> 24)) & 0xff;
}

/** The place of the lowest bit that is set, from 0. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

export function setOf(cards: Iterable<CardId>): CardSet {
  return withCards(NO_CARDS, cards);
}

/** The set of cards named in our own tables: `'pine.crane susuki.moon'`. Throws on a misspelling. */
export function parseCardSet(names: string): CardSet {
  return setOf(names.split(/\s+/).filter(Boolean).map(card));
}

/** `pine.crane susuki.moon`, in card order. */
export function formatCardSet(set: CardSet): string {
  return cardsOf(set).map(formatCard).join(' ');
}

/** The cards of the set in card order. */
export function cardsOf(set: CardSet): readonly CardId[] {
  const cards: CardId[] = [];
  for (let rest = set.lo; rest !== 0; rest &= rest - 1) cards.push(lowest(rest));
  for (let rest = set.hi; rest !== 0; rest &= rest - 1) cards.push(HALF + lowest(rest));
  return cards;
}

/** What a table by `CardId` has for each card of the set, in card order. */
export function pick<T>(table: readonly T[], set: CardSet): readonly T[] {
  // A list that grows by pushes takes up to twice as long, and leaves room for 17.
  const rows = new Array<T>(size(set));
  let at = 0;
  for (let rest = set.lo; rest !== 0; rest &= rest - 1) rows[at++] = table[lowest(rest)] as T;
  for (let rest = set.hi; rest !== 0; rest &= rest - 1)
    rows[at++] = table[HALF + lowest(rest)] as T;
  return rows;
}

export function has(set: CardSet, id: CardId): boolean {
  return id < HALF ? ((set.lo >> id) & 1) === 1 : ((set.hi >> (id - HALF)) & 1) === 1;
}

export function size(set: CardSet): number {
  return bits(set.lo, set.hi);
}

export function sizeOfBoth(a: CardSet, b: CardSet): number {
  return bits(a.lo & b.lo, a.hi & b.hi);
}

/** The sum of what each card of the set is worth; `values` by `CardId`. */
export function sumOf(set: CardSet, values: readonly number[]): number {
  let sum = 0;
  for (let rest = set.lo; rest !== 0; rest &= rest - 1) {
    sum += values[lowest(rest)] ?? 0;
  }
  for (let rest = set.hi; rest !== 0; rest &= rest - 1) {
    sum += values[HALF + lowest(rest)] ?? 0;
  }
  return sum;
}

/** Every bit that one of the cards has; `masks` by `CardId`. */
export function maskOf(set: CardSet, masks: readonly number[]): number {
  let mask = 0;
  for (let rest = set.lo; rest !== 0; rest &= rest - 1) mask |= masks[lowest(rest)] ?? 0;
  for (let rest = set.hi; rest !== 0; rest &= rest - 1) mask |= masks[HALF + lowest(rest)] ?? 0;
  return mask;
}

export function isEmpty(set: CardSet): boolean {
  return (set.lo | set.hi) === 0;
}

export function withCard(set: CardSet, id: CardId): CardSet {
  return id < HALF
    ? { lo: set.lo | (1 << id), hi: set.hi }
    : { lo: set.lo, hi: set.hi | (1 << (id - HALF)) };
}

/** The set plus these cards, in any order. */
export function withCards(set: CardSet, cards: Iterable<CardId>): CardSet {
  let { lo, hi } = set;
  for (const id of cards) {
    if (id < HALF) lo |= 1 << id;
    else hi |= 1 << (id - HALF);
  }
  return { lo, hi };
}

export function withoutCard(set: CardSet, id: CardId): CardSet {
  return id < HALF
    ? { lo: set.lo & ~(1 << id), hi: set.hi }
    : { lo: set.lo, hi: set.hi & ~(1 << (id - HALF)) };
}

export function union(a: CardSet, b: CardSet): CardSet {
  return { lo: a.lo | b.lo, hi: a.hi | b.hi };
}

export function intersection(a: CardSet, b: CardSet): CardSet {
  return { lo: a.lo & b.lo, hi: a.hi & b.hi };
}

export function without(a: CardSet, b: CardSet): CardSet {
  return { lo: a.lo & ~b.lo, hi: a.hi & ~b.hi };
}

export function intersects(a: CardSet, b: CardSet): boolean {
  return ((a.lo & b.lo) | (a.hi & b.hi)) !== 0;
}

export function isSubsetOf(a: CardSet, b: CardSet): boolean {
  return ((a.lo & ~b.lo) | (a.hi & ~b.hi)) === 0;
}

export function equals(a: CardSet, b: CardSet): boolean {
  return a.lo === b.lo && a.hi === b.hi;
}

/** The one card of `a` that is not in `b`; undefined when it is none or more than one. */
export function onlyMissing(a: CardSet, b: CardSet): CardId | undefined {
  const lo = a.lo & ~b.lo;
  const hi = a.hi & ~b.hi;
  // More than one in a half, or one in both or in neither.
  if (((lo & (lo - 1)) | (hi & (hi - 1))) !== 0 || (lo === 0) === (hi === 0)) return undefined;
  return lo === 0 ? HALF + lowest(hi) : lowest(lo);
}

/** The lowest bit of each month's four in a half. */
const MONTHS = 0x111111;

export function hasWholeMonth({ lo, hi }: CardSet): boolean {
  const low = lo & (lo >> 1) & (lo >> 2) & (lo >> 3);
  const high = hi & (hi >> 1) & (hi >> 2) & (hi >> 3);
  return ((low | high) & MONTHS) !== 0;
}

/** How many cards of each month are in the set, January first. */
export function perMonth({ lo, hi }: CardSet): readonly number[] {
  const many: number[] = [];
  for (const half of [lo, hi]) {
    let fours = countFours(half);
    for (let month = 0; month < 6; month++, fours >>= 4) many.push(fours & 0xf);
  }
  return many;
}

/** The months (1–12) of which at least `count` cards are in the set. */
export function monthsWith({ lo, hi }: CardSet, count: number): readonly number[] {
  const months: number[] = [];
  let fours = countFours(lo);
  for (let month = 1; month <= 12; month++) {
    if ((fours & 0xf) >= count) months.push(month);
    fours = month === 6 ? countFours(hi) : fours >> 4;
  }
  return months;
}

/** Whether every card of the set has its pair in it; four of a month are two pairs. */
export function isAllPairs({ lo, hi }: CardSet): boolean {
  const low = lo ^ (lo >> 1) ^ (lo >> 2) ^ (lo >> 3);
  const high = hi ^ (hi >> 1) ^ (hi >> 2) ^ (hi >> 3);
  return ((low | high) & MONTHS) === 0;
}

/** The four cards of a month (1–12). */
export function monthSet(month: number): CardSet {
  const shift = (month - 1) * 4;
  return shift < HALF ? { lo: 0xf << shift, hi: 0 } : { lo: 0, hi: 0xf << (shift - HALF) };
}
