import { type CardSet, cardsOf, size, union } from '../core/card-set.ts';
import { ALL_ROWS, monthOf } from '../core/cards.ts';
import type { YakuMade } from './event.ts';

/** A combination of captured cards that scores. */
export interface Yaku<Id extends string = string> {
  /** Unique within the game, except for yaku that are the same of several months. */
  readonly id: Id;
  /** In the game's yaku unit: points, or hai. */
  readonly value: number;
  /** All of these make it, or `need` of them. */
  readonly cards: CardSet;
  /** How many of `cards` make it; absent: all. */
  readonly need?: number;
  readonly also?: CardSet;
  /** Void when one of these is in the same pile. */
  readonly unless?: CardSet;
  /** Not void for all that when these are in the pile too. */
  readonly saved?: CardSet;
  /** One more for each card of this set beyond so many, or `each`. */
  readonly extra?: { readonly of: CardSet; readonly beyond: number; readonly each?: number };
  /** Cards that count as two, for `need` and for `extra`. */
  readonly twice?: CardSet;
  readonly thrice?: CardSet;
  /** The captured cards of `of` are worth at most this many points. */
  readonly maxPoints?: {
    readonly most: number;
    readonly of: CardSet;
    readonly values: readonly number[];
  };
  /** Counted only when the round has been played: few captured cards prove nothing yet. */
  readonly atEnd?: boolean;
  /** Of the yaku of one group only the best counts; of equal ones the one listed first. */
  readonly group?: string;
}

/** A yaku with every field, what it lacks as undefined. */
export type YakuRow = Pick<Yaku, 'id' | 'value' | 'cards'> & {
  readonly [Field in keyof Yaku]-?: Yaku[Field] | undefined;
} & {
  /** Every card that can make it, or more of it. */
  readonly all: CardSet;
  /** Whether anything but `cards` and `need` decides about it. */
  readonly hasConditions: boolean;
  readonly at: number;
  /** A bit for each other row of its group. */
  readonly rivals: number;
};

export interface YakuTable<Id extends string = string> {
  /** As the game declares them, and as people may see them. */
  readonly yaku: readonly Yaku<Id>[];
  /** The same to be counted: objects of one layout are read several times as fast as of many. */
  readonly rows: readonly YakuRow[];
  /** By `CardId`, a bit for each row that the card can make before the end, or make more of. */
  readonly concerned: readonly number[];
  /** By how many cards are captured, a bit for each row that so many cards can make. */
  readonly within: readonly number[];
  /** Counts captured cards that serve one yaku or another, as it is best; undefined: row by row. */
  readonly count: ((captured: CardSet) => YakuCount) | undefined;
}

export interface YakuCount {
  readonly counts: readonly YakuMade[];
  /** Made, but worth nothing: beaten within its group, or nullified. */
  readonly void: readonly YakuMade[];
}

/** One for this many of these cards, and one more for each further. */
export function oneAndMore<Id extends string>(id: Id, cards: CardSet, need: number) {
  return { id, value: 1, cards, need, extra: { of: cards, beyond: need } } satisfies Yaku;
}

/** A game's table; of at most 32 yaku, as many as a number has bits. */
export function yakuTable<Id extends string>(
  yaku: readonly Yaku<Id>[],
  count?: YakuTable['count'],
): YakuTable<Id> {
  if (yaku.length > 32) throw new RangeError(`a table of ${yaku.length} yaku`);
  const rows = yaku.map(rowOf);
  const concerned = ALL_ROWS.map(() => 0);
  rows.forEach(({ all, saved, atEnd }, at) => {
    if (atEnd === true) return;
    for (const card of cardsOf(union(all, saved ?? all)))
      concerned[card] = (concerned[card] ?? 0) | (1 << at);
  });
  const within = Array.from({ length: ALL_ROWS.length + 1 }, (_, many) =>
    rows.reduce((mask, row) => (leastOf(row) <= many ? mask | (1 << row.at) : mask), 0),
  );
  return { yaku, rows, concerned, within, count };
}

/** With fewer cards nobody has made it. */
function leastOf({ cards, need, twice, thrice }: Yaku | YakuRow): number {
  if (need === undefined) return size(cards);
  if (thrice !== undefined) return Math.ceil(need / 3);
  return twice === undefined ? need : Math.ceil(need / 2);
}

function rowOf(yaku: Yaku, at: number, table: readonly Yaku[]): YakuRow {
  const { id, value, cards, need, also, unless, saved, extra, twice, thrice, ...rest } = yaku;
  const { maxPoints, atEnd, group } = rest;
  const all = union(union(cards, also ?? cards), extra?.of ?? cards);
  const hasConditions = also !== undefined || unless !== undefined || maxPoints !== undefined;
  const rivals = table.reduce(
    (bits, other, place) =>
      group !== undefined && other.group === group && place !== at ? bits | (1 << place) : bits,
    0,
  );
  return {
    id,
    value,
    cards,
    need,
    also,
    unless,
    saved,
    extra,
    twice,
    thrice,
    maxPoints,
    atEnd,
    group,
    all,
    hasConditions,
    at,
    rivals,
  };
}

export const NO_TABLE: YakuTable<never> = {
  yaku: [],
  rows: [],
  concerned: [],
  within: [],
  count: undefined,
};

/** Whether a yaku is nothing but the four cards of one month. */
export function isMonthYaku(yaku: Yaku): boolean {
  const cards = cardsOf(yaku.cards);
  const [first] = cards;
  if (first === undefined || cards.length !== 4) return false;
  return cards.every((id) => monthOf(id) === monthOf(first));
}
