import {
  type CardSet,
  cardsOf,
  has,
  intersection,
  intersects,
  isSubsetOf,
  onlyMissing,
  size,
  union,
  withCard,
  without,
} from '../core/card-set.ts';
import { type CardId, monthOf } from '../core/cards.ts';
import type { YakuMade } from './event.ts';
import type { NearYaku } from './view.ts';

/** A combination of captured cards that scores. */
export interface Yaku {
  /** Unique within the game. */
  readonly id: string;
  /** In the game's yaku unit: points, or hai. */
  readonly value: number;
  /** All of these make it, or `need` of them. */
  readonly cards: CardSet;
  /** How many of `cards` make it; absent: all. */
  readonly need?: number;
  /** All of these are needed besides. */
  readonly also?: CardSet;
  /** Void when one of these is in the same pile. */
  readonly unless?: CardSet;
  /** One more for each card of this set beyond so many. */
  readonly extra?: { readonly of: CardSet; readonly beyond: number };
  /** Cards that count as two, for `need` and for `extra`. */
  readonly twice?: CardSet;
  /** The captured cards of `of` are worth at most so many points. */
  readonly poor?: {
    readonly most: number;
    readonly of: CardSet;
    readonly values: readonly number[];
  };
  /** Counted only when the round has been played: a pile that is still small proves nothing. */
  readonly atEnd?: boolean;
  /** Of the yaku of one group only the best counts; of equal ones the one listed first. */
  readonly group?: string;
}

/** What one pile of captured cards makes. */
export interface YakuCount {
  readonly counts: readonly YakuMade[];
  /** Made, but worth nothing: beaten within its group, or nullified. */
  readonly void: readonly YakuMade[];
}

export const NO_YAKU: YakuCount = { counts: [], void: [] };

/** Whether a pile makes a yaku. */
export function isMade(yaku: Yaku, captured: CardSet): boolean {
  const { cards, need, also, unless, poor } = yaku;
  const enough =
    need === undefined ? isSubsetOf(cards, captured) : countOf(yaku, cards, captured) >= need;
  if (!enough) return false;
  if (also !== undefined && !isSubsetOf(also, captured)) return false;
  if (unless !== undefined && intersects(unless, captured)) return false;
  return poor === undefined || pointsOf(poor.values, intersection(captured, poor.of)) <= poor.most;
}

/** What a pile scores for a yaku; 0 when it does not make it. */
export function worthOf(yaku: Yaku, captured: CardSet): number {
  if (!isMade(yaku, captured)) return 0;
  const { value, extra } = yaku;
  if (extra === undefined) return value;
  return value + Math.max(0, countOf(yaku, extra.of, captured) - extra.beyond);
}

function madeOf(yaku: Yaku, captured: CardSet): YakuMade {
  const { id, need, cards, also, extra } = yaku;
  const value = worthOf(yaku, captured);
  if (need === undefined && also === undefined && extra === undefined) return { id, value, cards };
  const all = union(union(cards, also ?? cards), extra?.of ?? cards);
  return { id, value, cards: intersection(all, captured) };
}

/** The yaku that count, the best of each group only. */
export function countYaku(
  table: readonly Yaku[],
  captured: CardSet,
  when: 'so-far' | 'at-end',
): YakuCount {
  const made: Yaku[] = [];
  for (const yaku of table) {
    if (isMade(yaku, captured) && (when === 'at-end' || yaku.atEnd !== true)) made.push(yaku);
  }
  if (made.length === 0) return NO_YAKU;
  const isBeaten = (yaku: Yaku, at: number) =>
    yaku.group !== undefined &&
    made.some((rival, other) => {
      if (rival.group !== yaku.group || other === at) return false;
      const lead = worthOf(rival, captured) - worthOf(yaku, captured);
      return lead > 0 || (lead === 0 && other < at);
    });
  return {
    counts: made.filter((yaku, at) => !isBeaten(yaku, at)).map((yaku) => madeOf(yaku, captured)),
    void: made.filter(isBeaten).map((yaku) => madeOf(yaku, captured)),
  };
}

/** What the yaku of a pile are worth together. */
export function yakuValue(count: YakuCount): number {
  return count.counts.reduce((sum, yaku) => sum + yaku.value, 0);
}

/** A pile's yaku without those for which `isVoid` holds. */
export function voidYaku(count: YakuCount, isVoid: (yaku: YakuMade) => boolean): YakuCount {
  return {
    counts: count.counts.filter((yaku) => !isVoid(yaku)),
    void: [...count.void, ...count.counts.filter(isVoid)],
  };
}

/** The yaku that lack one card which is not in `gone` (captured by others). */
export function nearYaku(
  table: readonly Yaku[],
  captured: CardSet,
  gone: CardSet,
): readonly NearYaku[] {
  return table.flatMap((yaku) =>
    yaku.atEnd === true || isMade(yaku, captured)
      ? []
      : lacking(yaku, captured, gone).map((missing) => ({
          id: yaku.id,
          value: worthOf(yaku, withCard(captured, missing)),
          missing,
        })),
  );
}

function lacking(yaku: Yaku, captured: CardSet, gone: CardSet): readonly CardId[] {
  if (yaku.need === undefined && yaku.also === undefined) {
    const missing = onlyMissing(yaku.cards, captured);
    const isFree = missing !== undefined && !has(gone, missing);
    return isFree && isMade(yaku, withCard(captured, missing)) ? [missing] : [];
  }
  const wanted = without(without(union(yaku.cards, yaku.also ?? yaku.cards), captured), gone);
  return cardsOf(wanted).filter((card) => isMade(yaku, withCard(captured, card)));
}

/** How many of these cards a pile has, those that count as two twice. */
function countOf({ twice }: Yaku, cards: CardSet, captured: CardSet): number {
  const have = intersection(cards, captured);
  return twice === undefined ? size(have) : size(have) + size(intersection(have, twice));
}

/** Whether a yaku is nothing but the four cards of one month. */
export function isMonthYaku(yaku: Yaku): boolean {
  const cards = cardsOf(yaku.cards);
  const [first] = cards;
  if (first === undefined || cards.length !== 4) return false;
  return cards.every((id) => monthOf(id) === monthOf(first));
}

/** The card points of a set. */
export function pointsOf(values: readonly number[], set: CardSet): number {
  let sum = 0;
  for (const id of cardsOf(set)) sum += values[id] ?? 0;
  return sum;
}

/** Whether one of these cards can make a yaku, or more of it. */
function concerns({ cards, also, extra }: Yaku, gained: CardSet): boolean {
  if (intersects(cards, gained)) return true;
  if (also !== undefined && intersects(also, gained)) return true;
  return extra !== undefined && intersects(extra.of, gained);
}

/** The yaku that a pile newly makes, or makes for more than before. */
export function newlyMade(
  table: readonly Yaku[],
  before: CardSet,
  after: CardSet,
): readonly YakuMade[] {
  const made: YakuMade[] = [];
  const gained = without(after, before);
  for (const yaku of table) {
    if (!concerns(yaku, gained) || yaku.atEnd === true || !isMade(yaku, after)) continue;
    if (worthOf(yaku, after) > worthOf(yaku, before)) made.push(madeOf(yaku, after));
  }
  return made;
}

/** Whether a card belongs to a yaku that is wholly within these cards. */
export function isInWhole(table: readonly Yaku[], id: CardId, cards: CardSet): boolean {
  return table.some((yaku) => has(yaku.cards, id) && isSubsetOf(yaku.cards, cards));
}
