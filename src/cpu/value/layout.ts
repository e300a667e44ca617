import { cardsOf, monthSet, size } from '../../engine/core/card-set.ts';
import { ALL_ROWS, type CardId, MONTHS } from '../../engine/core/cards.ts';
import { lowestEquals } from '../../engine/round/equal-cards.ts';
import type { Ruleset } from '../../engine/round/ruleset.ts';

/** One more whenever weights of an earlier version would be read wrongly. */
export const FEATURES_VERSION = 1;

/** Where a card lies for a seat. */
export const WHERE = { unseen: 0, hand: 1, field: 2, own: 3, next: 4, others: 5 } as const;
/** As many places, the captured cards of all rivals one place. */
const MERGED = 5;
/** The next player's captured cards apart from those of the others. */
const APART = 6;

/** Stages of a round: two cards of the own hand each, and the auction. */
const STAGES = 6;
export const AUCTION_STAGE = STAGES - 1;

/** Of more cards only how many lie where is looked at. */
const MOST_PLACED = 4;
const MOST_COUNTED = 12;
const MOST_COUNTED_IN_HAND = 3;
const COUNTS = (MOST_COUNTED + 1) ** 2 * (MOST_COUNTED_IN_HAND + 1);

/** Some cards whose places together have a weight. */
export interface Tuple {
  /** Of its weights at the first stage. */
  readonly offset: number;
  /** Weights a stage. */
  readonly size: number;
  readonly cards: readonly CardId[];
  readonly kind: 'month' | 'placed' | 'counted';
  /** By the index of places: the index that alike cards share; null: every one is its own. */
  readonly alike: Uint16Array | null;
}

/** What the weights of a game for some number of seats stand for. */
export interface Layout {
  readonly months: readonly MonthLayout[];
  readonly places: number;
  readonly points: number;
  readonly calls: number;
  readonly auction: number;
  readonly size: number;
  /** Where a table of weights begins, for each; the weights of a table have one scale. */
  readonly tables: readonly number[];
}

export interface MonthLayout {
  readonly tuples: readonly Tuple[];
  /** By `CardId`: the tuples that the card belongs to. */
  readonly byCard: readonly (readonly number[])[];
}

/** Sizes of what isn't a tuple: see `Perspective`. */
const PLACES = 5 * 2 * 11;
const POINTS = 25 * 11;
const CALLS = 3 * 3 * 10 * 10 * 2 * 4;
const AUCTION = 5 * 5 * 5 * 5 * 4;

export function layoutOf(rules: Ruleset): Layout {
  const tables: number[] = [];
  let total = 0;
  const add = (many: number) => {
    tables.push(total);
    total += many;
    return total - many;
  };
  const alike = monthsAlike(rules);
  const byMonth = alike.map((table, index) => ({
    offset: add(MERGED ** 4 * STAGES),
    size: MERGED ** 4,
    cards: cardsOf(monthSet(index + 1)),
    kind: 'month' as const,
    alike: table,
  }));
  const offsets = new Map<string, number>();
  const months = MONTHS.map((month): MonthLayout => {
    const rows = rules.yaku(month).rows.filter((row) => size(row.all) > 0 && !row.maxPoints);
    const yaku = rows.map((row): Tuple => {
      const cards = cardsOf(row.need === undefined ? row.cards : row.all);
      const isPlaced = cards.length <= MOST_PLACED;
      const many = isPlaced ? APART ** cards.length : COUNTS;
      const key = `${row.id} ${many}`;
      const offset = offsets.get(key) ?? add(many * STAGES);
      offsets.set(key, offset);
      const kind = isPlaced ? 'placed' : 'counted';
      return { offset, size: many, cards, kind, alike: null };
    });
    const tuples = [
      ...byMonth.filter(({ cards }) => cards.some((id) => rules.deck.includes(id))),
      ...yaku,
    ];
    return { tuples, byCard: ALL_ROWS.map((_, card) => tuplesWith(tuples, card)) };
  });
  const { scoresCards, afterTurn, auction } = rules;
  return {
    months,
    places: add(PLACES),
    points: scoresCards ? add(POINTS) : -1,
    calls: afterTurn === null ? -1 : add(CALLS),
    auction: auction === null ? -1 : add(AUCTION),
    size: total,
    tables: [...tables, total],
  };
}

function tuplesWith(tuples: readonly Tuple[], card: CardId): readonly number[] {
  return [...tuples.keys()].filter((at) => tuples[at]?.cards.includes(card));
}

/** The index of the places of a tuple's cards; `where` by `CardId`. */
export function indexOf({ kind, cards, alike }: Tuple, where: Uint8Array): number {
  if (kind === 'counted') return countIndex(cards, where);
  let index = 0;
  if (kind === 'placed') {
    for (let at = 0; at < cards.length; at++) {
      index = index * APART + (where[cards[at] as number] as number);
    }
    return index;
  }
  for (let at = 0; at < cards.length; at++) {
    index = index * MERGED + Math.min(where[cards[at] as number] as number, WHERE.next);
  }
  return alike === null ? index : (alike[index] as number);
}

function countIndex(cards: readonly CardId[], where: Uint8Array): number {
  let own = 0;
  let gone = 0;
  let held = 0;
  for (let at = 0; at < cards.length; at++) {
    const place = where[cards[at] as number] as number;
    if (place === WHERE.own) own++;
    else if (place >= WHERE.next) gone++;
    else if (place === WHERE.hand) held++;
  }
  const counted = Math.min(own, MOST_COUNTED) * (MOST_COUNTED + 1) + Math.min(gone, MOST_COUNTED);
  return counted * (MOST_COUNTED_IN_HAND + 1) + Math.min(held, MOST_COUNTED_IN_HAND);
}

/** By month: one index for all orders in which cards that are alike lie. */
function monthsAlike(rules: Ruleset): readonly Uint16Array[] {
  const lowest = lowestEquals(rules);
  return MONTHS.map((month) => {
    const group = cardsOf(monthSet(month)).map((card) => (lowest[card] ?? card) & 3);
    return Uint16Array.from({ length: MERGED ** 4 }, (_, places) => sortedWithin(group, places));
  });
}

function sortedWithin(group: readonly number[], index: number): number {
  const places = [125, 25, 5, 1].map((power) => Math.floor(index / power) % MERGED);
  const sorted = group.map((first, at) => {
    const rank = group.slice(0, at).filter((other) => other === first).length;
    return places.filter((_, other) => group[other] === first).toSorted((a, b) => b - a)[rank] ?? 0;
  });
  return sorted.reduce((sum, place) => sum * MERGED + place, 0);
}
