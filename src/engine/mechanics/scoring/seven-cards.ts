import {
  type CardSet,
  hasWholeMonth,
  intersection,
  isSubsetOf,
  monthSet,
  monthsWith,
  parseCardSet,
  perMonth,
  size,
  union,
  without,
} from '../../core/card-set.ts';
import type { YakuMade } from '../../round/event.ts';
import { ANIMALS, BRIGHT5, CHAFF, RIBBONS, WILLOWS } from './named-sets.ts';

/** What is disputed of these hands (HH17). */
export interface SevenCards {
  readonly aka: number;
  readonly haneken: number;
  readonly shiso: number;
  /** Two triplets are worth more than the sum of both, or just that. */
  readonly tripletPairs: 'raised' | 'sum';
  /** Seven cards without chaff or willow score too. */
  readonly sunashi: boolean;
}

/** By months (group A). */
type PatternId =
  | 'sanbon'
  | 'tatesanbon'
  | 'futasanbon'
  | 'sanbon-tatesanbon'
  | 'futatatesanbon'
  | 'haneken'
  | 'kuttsuki'
  | 'teshi'
  | 'ichinishi'
  | 'shiso';

/** By kinds (group B). */
const KINDS = ['aka', 'tanichi', 'toichi', 'pikaichi', 'karasu', 'sunashi'] as const;
type KindId = (typeof KINDS)[number];

export type TeyakuId = PatternId | KindId;

/** What a hand of seven scores as dealt: at most one by its months and one by its kinds, in kan. */
export type HandYaku = YakuMade & { readonly id: TeyakuId };

/** What counts as chaff in a hand, and for the sixteen of *sujūroku*. */
export const PLAIN = union(CHAFF, WILLOWS);

/** Three of these months stand, and of the paulownias the three without the phoenix. */
const STANDING = [
  ...[4, 5, 7].map(monthSet),
  parseCardSet('paulownia.yellow paulownia.chaff1 paulownia.chaff2'),
];

function stands(triplet: CardSet): boolean {
  return STANDING.some((set) => isSubsetOf(triplet, set));
}

/** How many there are of each month that is there, the most first: `322`. */
function patternOf(hand: CardSet): string {
  return perMonth(hand)
    .filter((count) => count > 0)
    .toSorted((a, b) => b - a)
    .join('');
}

/** The cards of the months of which a hand has this many or more. */
function inGroups(hand: CardSet, least: number): CardSet {
  return monthsWith(hand, least)
    .map((month) => intersection(hand, monthSet(month)))
    .reduce(union);
}

function byMonths(hand: CardSet, options: SevenCards): HandYaku | null {
  switch (patternOf(hand)) {
    case '43':
      return { id: 'shiso', value: options.shiso, cards: hand };
    case '421':
      return { id: 'ichinishi', value: 8, cards: hand };
    case '4111':
      return { id: 'teshi', value: 6, cards: inGroups(hand, 4) };
    case '331':
      return twoTriplets(hand, options);
    case '322':
      return { id: 'haneken', value: options.haneken, cards: hand };
    case '3211':
    case '31111': {
      const cards = inGroups(hand, 3);
      return stands(cards)
        ? { id: 'tatesanbon', value: 3, cards }
        : { id: 'sanbon', value: 2, cards };
    }
    case '2221':
      return { id: 'kuttsuki', value: 4, cards: inGroups(hand, 2) };
    default:
      return null;
  }
}

/** HH17: more than the sum of two triplets, or just the sum. */
function twoTriplets(hand: CardSet, { tripletPairs }: SevenCards): HandYaku {
  const months = monthsWith(hand, 3).map(monthSet);
  const standing = months.filter((month) => stands(intersection(hand, month))).length;
  const id = (['futasanbon', 'sanbon-tatesanbon', 'futatatesanbon'] as const)[standing];
  const value = standing + (tripletPairs === 'raised' ? 6 : 4);
  return { id: id ?? 'futasanbon', value, cards: inGroups(hand, 3) };
}

function byKinds(hand: CardSet, options: SevenCards): HandYaku | null {
  const plain = intersection(hand, PLAIN);
  const rest = without(hand, PLAIN);
  const one = (id: KindId, value: number): HandYaku => ({ id, value, cards: plain });
  switch (size(plain)) {
    case 7:
      return one('karasu', 4);
    case 6:
      if (size(intersection(rest, BRIGHT5)) === 1) return one('pikaichi', 4);
      return size(intersection(rest, ANIMALS)) === 1 ? one('toichi', 3) : one('tanichi', 3);
    case 0:
      if (options.sunashi) return { id: 'sunashi', value: 4, cards: hand };
  }
  return isSubsetOf(rest, RIBBONS) ? one('aka', options.aka) : null;
}

/** HH16: what a hand of seven has, which falls into one pattern of each group at most. */
export function handYaku(hand: CardSet, options: SevenCards): readonly HandYaku[] {
  return [byMonths(hand, options), byKinds(hand, options)].filter((one) => one !== null);
}

const KIND_IDS: ReadonlySet<string> = new Set(KINDS);

/** The months of the triplets, which can dive (*tobikomi*); none if there are four of a month. */
export function triplets({
  id,
  cards,
}: Pick<HandYaku, 'cards'> & { readonly id: string }): readonly CardSet[] {
  if (KIND_IDS.has(id) || hasWholeMonth(cards)) return [];
  return monthsWith(cards, 3).map(monthSet);
}

/** The cards of a hand that a teyaku uses up: by its kinds it is the whole hand (HH13). */
export function usedUp({ id, cards }: HandYaku, hand: CardSet): CardSet {
  return KIND_IDS.has(id) ? hand : cards;
}
