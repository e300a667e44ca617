import { type CardSet, cardsOf, has, isSubsetOf, onlyMissing } from '../core/card-set.ts';
import { type CardId, monthOf } from '../core/cards.ts';
import type { YakuMade } from './event.ts';
import type { NearYaku } from './view.ts';

/** A combination of captured cards that scores. */
export interface Yaku {
  /** Unique within the game. */
  readonly id: string;
  /** In the game's yaku unit: points, or hai. */
  readonly value: number;
  /** All of these make it. */
  readonly cards: CardSet;
  /** Of the yaku of one group only the best counts; of equal ones the one listed first. */
  readonly group?: string;
}

/** What one pile of captured cards makes. */
export interface YakuCount {
  readonly counts: readonly YakuMade[];
  /** Made, but worth nothing: beaten within its group, or nullified. */
  readonly void: readonly YakuMade[];
}

const NOTHING: YakuCount = { counts: [], void: [] };

/** The yaku that count, the best of each group only. */
export function countYaku(table: readonly Yaku[], captured: CardSet): YakuCount {
  const made = table.filter((yaku) => isSubsetOf(yaku.cards, captured));
  if (made.length === 0) return NOTHING;
  const best = new Map<string, Yaku>();
  for (const yaku of made) {
    const group = yaku.group ?? yaku.id;
    const rival = best.get(group);
    if (rival === undefined || yaku.value > rival.value) best.set(group, yaku);
  }
  const winners = new Set(best.values());
  const toMade = ({ id, value, cards }: Yaku): YakuMade => ({ id, value, cards });
  return {
    counts: made.filter((yaku) => winners.has(yaku)).map(toMade),
    void: made.filter((yaku) => !winners.has(yaku)).map(toMade),
  };
}

/** What the yaku of a pile are worth together. */
export function yakuValue(count: YakuCount): number {
  return count.counts.reduce((sum, yaku) => sum + yaku.value, 0);
}

/** The yaku that lack one card which is not in `gone` (captured by others). */
export function nearYaku(
  table: readonly Yaku[],
  captured: CardSet,
  gone: CardSet,
): readonly NearYaku[] {
  const near: NearYaku[] = [];
  for (const { id, value, cards } of table) {
    const missing = onlyMissing(cards, captured);
    if (missing !== undefined && !has(gone, missing)) near.push({ id, value, missing });
  }
  return near;
}

/** Whether a yaku is nothing but the four cards of one month. */
export function isMonthYaku(yaku: Yaku): boolean {
  const cards = cardsOf(yaku.cards);
  const [first] = cards;
  return (
    first !== undefined && cards.length === 4 && cards.every((id) => monthOf(id) === monthOf(first))
  );
}

/** The card points of a set. */
export function pointsOf(values: readonly number[], set: CardSet): number {
  let sum = 0;
  for (const id of cardsOf(set)) sum += values[id] ?? 0;
  return sum;
}

/** The yaku that a card newly completes. */
export function newlyMade(
  table: readonly Yaku[],
  before: CardSet,
  after: CardSet,
): readonly YakuMade[] {
  const made: YakuMade[] = [];
  for (const { id, value, cards } of table) {
    if (isSubsetOf(cards, after) && !isSubsetOf(cards, before)) made.push({ id, value, cards });
  }
  return made;
}

/** Whether a card belongs to a yaku that is wholly within these cards. */
export function isInWhole(table: readonly Yaku[], id: CardId, cards: CardSet): boolean {
  return table.some((yaku) => has(yaku.cards, id) && isSubsetOf(yaku.cards, cards));
}
