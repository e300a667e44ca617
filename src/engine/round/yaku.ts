import {
  type CardSet,
  cardsOf,
  has,
  intersection,
  intersects,
  isSubsetOf,
  lowest,
  maskOf,
  onlyMissing,
  size,
  sizeOfBoth,
  sumOf,
  union,
  withCard,
  without,
} from '../core/card-set.ts';
import { CARDS, type CardId, monthOf } from '../core/cards.ts';
import type { NearYaku } from '../view/view.ts';
import type { YakuMade } from './event.ts';

/** A combination of captured cards that scores. */
export interface Yaku<Id extends string = string> {
  /** Unique within the game, but for yaku that are the same of several months. */
  readonly id: Id;
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

/** A yaku with every field, what it lacks as undefined. */
type Row = Pick<Yaku, 'id' | 'value' | 'cards'> & {
  readonly [Field in keyof Yaku]-?: Yaku[Field] | undefined;
} & {
  /** Every card that can make it, or more of it. */
  readonly all: CardSet;
  /** Whether anything but `cards` and `need` decides about it. */
  readonly hasTerms: boolean;
  /** Its place in the table. */
  readonly at: number;
  /** A bit for each other row of its group. */
  readonly rivals: number;
};

/** A game's yaku. */
export interface YakuTable<Id extends string = string> {
  /** As the game declares them, and as people may see them. */
  readonly yaku: readonly Yaku<Id>[];
  /** The same to be counted: objects of one layout are read several times as fast as of many. */
  readonly rows: readonly Row[];
  /** By `CardId`, a bit for each row that the card can make before the end, or make more of. */
  readonly concerned: readonly number[];
  /** By the size of a pile, a bit for each row that so many cards can make. */
  readonly within: readonly number[];
}

/** A game's table; of at most 32 yaku, as many as a number has bits. */
export function yakuTable<Id extends string>(yaku: readonly Yaku<Id>[]): YakuTable<Id> {
  if (yaku.length > 32) throw new RangeError(`a table of ${yaku.length} yaku`);
  const rows = yaku.map(rowOf);
  const concerned = CARDS.map(() => 0);
  rows.forEach(({ all, atEnd }, at) => {
    if (atEnd === true) return;
    for (const card of cardsOf(all)) concerned[card] = (concerned[card] ?? 0) | (1 << at);
  });
  const within = Array.from({ length: CARDS.length + 1 }, (_, many) =>
    rows.reduce((mask, row) => (leastOf(row) <= many ? mask | (1 << row.at) : mask), 0),
  );
  return { yaku, rows, concerned, within };
}

/** With fewer cards nobody has made it. */
function leastOf({ cards, need, twice }: Yaku | Row): number {
  if (need === undefined) return size(cards);
  return twice === undefined ? need : Math.ceil(need / 2);
}

function rowOf(yaku: Yaku, at: number, table: readonly Yaku[]): Row {
  const { id, value, cards, need, also, unless, extra, twice, poor, atEnd, group } = yaku;
  const all = union(union(cards, also ?? cards), extra?.of ?? cards);
  const hasTerms = also !== undefined || unless !== undefined || poor !== undefined;
  const rivals = table.reduce(
    (bits, other, place) =>
      group !== undefined && other.group === group && place !== at ? bits | (1 << place) : bits,
    0,
  );
  return {
    ...{ id, value, cards, need, also, unless, extra, twice, poor, atEnd, group },
    ...{ all, hasTerms, at, rivals },
  };
}

/** What one pile of captured cards makes. */
export interface YakuCount {
  readonly counts: readonly YakuMade[];
  /** Made, but worth nothing: beaten within its group, or nullified. */
  readonly void: readonly YakuMade[];
}

/** The table of a game without yaku. */
export const NO_TABLE: YakuTable<never> = { yaku: [], rows: [], concerned: [], within: [] };

const NONE: readonly YakuMade[] = [];

export const NO_YAKU: YakuCount = { counts: NONE, void: NONE };

/** Whether a pile makes a yaku. */
function isMade(yaku: Row, captured: CardSet): boolean {
  const { cards, need } = yaku;
  const enough =
    need === undefined ? isSubsetOf(cards, captured) : countOf(yaku, cards, captured) >= need;
  return enough && (!yaku.hasTerms || meetsTerms(yaku, captured));
}

function meetsTerms({ also, unless, poor }: Row, captured: CardSet): boolean {
  if (also !== undefined && !isSubsetOf(also, captured)) return false;
  if (unless !== undefined && intersects(unless, captured)) return false;
  return poor === undefined || sumOf(intersection(captured, poor.of), poor.values) <= poor.most;
}

/** What a pile scores for a yaku; 0 when it does not make it. */
function worthOf(yaku: Row, captured: CardSet): number {
  if (!isMade(yaku, captured)) return 0;
  const { value, extra } = yaku;
  if (extra === undefined) return value;
  return value + Math.max(0, countOf(yaku, extra.of, captured) - extra.beyond);
}

function madeOf(yaku: Row, captured: CardSet): YakuMade {
  const { id, all } = yaku;
  return { id, value: worthOf(yaku, captured), cards: intersection(all, captured) };
}

/** The yaku that count, the best of each group only. */
export function countYaku(
  { rows, within }: YakuTable,
  captured: CardSet,
  when: 'so-far' | 'at-end',
): YakuCount {
  let made = 0;
  for (let rest = within[size(captured)] ?? 0; rest !== 0; rest &= rest - 1) {
    const yaku = rows[lowest(rest)] as Row;
    if ((when === 'at-end' || yaku.atEnd !== true) && isMade(yaku, captured)) made |= 1 << yaku.at;
  }
  if (made === 0) return NO_YAKU;
  let counts = NONE;
  let beaten = NONE;
  for (let rest = made; rest !== 0; rest &= rest - 1) {
    const yaku = rows[lowest(rest)] as Row;
    const one = madeOf(yaku, captured);
    if (isBeaten(yaku, captured, { rows, among: made })) beaten = andOne(beaten, one);
    else counts = andOne(counts, one);
  }
  return { counts, void: beaten };
}

/** A list with one more. Most piles make one yaku or two: a pushed list has room for seventeen. */
function andOne(made: readonly YakuMade[], one: YakuMade): readonly YakuMade[] {
  return made.length === 0 ? [one] : [...made, one];
}

/** The rows that may beat a yaku: those of a table whose bits are set in `among`. */
interface Rivals extends Pick<YakuTable, 'rows'> {
  readonly among: number;
}

/** Every row of a table. */
const ALL_ROWS = -1;

/** Whether one of these of its group is worth more, or as much and listed before it. */
function isBeaten(yaku: Row, captured: CardSet, { rows, among }: Rivals): boolean {
  let rest = yaku.rivals & among;
  if (rest === 0) return false;
  const worth = worthOf(yaku, captured);
  for (; rest !== 0; rest &= rest - 1) {
    const rival = rows[lowest(rest)] as Row;
    const lead = worthOf(rival, captured) - worth;
    if (lead > 0 || (lead === 0 && rival.at < yaku.at)) return true;
  }
  return false;
}

/** What the yaku of a pile are worth together. */
export function yakuValue(count: YakuCount): number {
  let sum = 0;
  for (const { value } of count.counts) sum += value;
  return sum;
}

/** A pile's yaku without those for which `isVoid` holds. */
export function voidYaku(count: YakuCount, isVoid: (yaku: YakuMade) => boolean): YakuCount {
  if (count.counts.length === 0) return count;
  return {
    counts: count.counts.filter((yaku) => !isVoid(yaku)),
    void: [...count.void, ...count.counts.filter(isVoid)],
  };
}

/** Those of the yaku just made that are among what counts. */
export function countingOf(
  count: YakuCount | undefined,
  made: readonly YakuMade[],
): readonly YakuMade[] {
  return made.filter(({ id }) => count?.counts.some((one) => one.id === id) === true);
}

/**
 * The yaku that lack one card which is not in `gone` (captured by others), and that would count
 * with it: none that a better one of its group would beat.
 */
export function nearYaku(
  { rows }: YakuTable,
  captured: CardSet,
  gone: CardSet,
): readonly NearYaku[] {
  return rows.flatMap((yaku) =>
    yaku.atEnd === true || isMade(yaku, captured)
      ? []
      : lacking(yaku, captured, gone)
          .filter(
            (missing) => !isBeaten(yaku, withCard(captured, missing), { rows, among: ALL_ROWS }),
          )
          .map((missing) => ({
            id: yaku.id,
            value: worthOf(yaku, withCard(captured, missing)),
            missing,
          })),
  );
}

function lacking(yaku: Row, captured: CardSet, gone: CardSet): readonly CardId[] {
  if (yaku.need === undefined && yaku.also === undefined) {
    const missing = onlyMissing(yaku.cards, captured);
    const isFree = missing !== undefined && !has(gone, missing);
    return isFree && isMade(yaku, withCard(captured, missing)) ? [missing] : [];
  }
  const wanted = without(without(union(yaku.cards, yaku.also ?? yaku.cards), captured), gone);
  return cardsOf(wanted).filter((card) => isMade(yaku, withCard(captured, card)));
}

/** How many of these cards a pile has, those that count as two twice. */
function countOf({ twice }: Row, cards: CardSet, captured: CardSet): number {
  const have = sizeOfBoth(cards, captured);
  return twice === undefined ? have : have + sizeOfBoth(intersection(cards, captured), twice);
}

/** Whether a yaku is nothing but the four cards of one month. */
export function isMonthYaku(yaku: Yaku): boolean {
  const cards = cardsOf(yaku.cards);
  const [first] = cards;
  if (first === undefined || cards.length !== 4) return false;
  return cards.every((id) => monthOf(id) === monthOf(first));
}

/** The yaku that a pile newly makes, or makes for more than before, and that count. */
export function newlyMade(
  { rows, concerned, within }: YakuTable,
  before: CardSet,
  after: CardSet,
): readonly YakuMade[] {
  let made = NONE;
  let rest = maskOf(without(after, before), concerned) & (within[size(after)] ?? 0);
  for (; rest !== 0; rest &= rest - 1) {
    const yaku = rows[lowest(rest)] as Row;
    if (!isMade(yaku, after) || worthOf(yaku, after) <= worthOf(yaku, before)) continue;
    if (!isBeaten(yaku, after, { rows, among: ALL_ROWS })) made = andOne(made, madeOf(yaku, after));
  }
  return made;
}

/** Whether a card belongs to a yaku that is wholly within these cards. */
export function isInWhole({ rows, concerned }: YakuTable, id: CardId, cards: CardSet): boolean {
  for (let rest = concerned[id] ?? 0; rest !== 0; rest &= rest - 1) {
    const yaku = rows[lowest(rest)];
    if (yaku !== undefined && has(yaku.cards, id) && isSubsetOf(yaku.cards, cards)) return true;
  }
  return false;
}
