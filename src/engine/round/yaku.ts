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
import type { CardId } from '../core/cards.ts';
import type { YakuMade } from './event.ts';
import type { Yaku, YakuCount, YakuRow, YakuTable } from './yaku-table.ts';

/** A yaku that lacks one card which nobody else has captured, and that would count with it. */
export interface NearYaku {
  readonly id: string;
  readonly value: number;
  readonly missing: CardId;
}

const NONE: readonly YakuMade[] = [];

export const NO_YAKU: YakuCount = { counts: NONE, void: NONE };

function isMade(yaku: YakuRow, captured: CardSet): boolean {
  const { cards, need } = yaku;
  const enough =
    need === undefined ? isSubsetOf(cards, captured) : countOf(yaku, cards, captured) >= need;
  return enough && (!yaku.hasConditions || meetsConditions(yaku, captured));
}

function meetsConditions({ also, unless, saved, maxPoints }: YakuRow, captured: CardSet): boolean {
  if (also !== undefined && !isSubsetOf(also, captured)) return false;
  const isSaved = saved !== undefined && isSubsetOf(saved, captured);
  if (unless !== undefined && !isSaved && intersects(unless, captured)) return false;
  return (
    maxPoints === undefined ||
    sumOf(intersection(captured, maxPoints.of), maxPoints.values) <= maxPoints.most
  );
}

/** What captured cards score for a yaku; 0 when they do not make it. */
function worthOf(yaku: YakuRow, captured: CardSet): number {
  if (!isMade(yaku, captured)) return 0;
  const { value, extra } = yaku;
  if (extra === undefined) return value;
  return value + Math.max(0, countOf(yaku, extra.of, captured) - extra.beyond) * (extra.each ?? 1);
}

function madeOf(yaku: YakuRow, captured: CardSet): YakuMade {
  const { id, all } = yaku;
  return { id, value: worthOf(yaku, captured), cards: intersection(all, captured) };
}

export function countYaku(
  { rows, within, count }: YakuTable,
  captured: CardSet,
  when: 'so-far' | 'at-end',
): YakuCount {
  if (count !== undefined) return count(captured);
  let made = 0;
  for (let rest = within[size(captured)] ?? 0; rest !== 0; rest &= rest - 1) {
    const yaku = rows[lowest(rest)] as YakuRow;
    if ((when === 'at-end' || yaku.atEnd !== true) && isMade(yaku, captured)) made |= 1 << yaku.at;
  }
  if (made === 0) return NO_YAKU;
  let counts = NONE;
  let beaten = NONE;
  for (let rest = made; rest !== 0; rest &= rest - 1) {
    const yaku = rows[lowest(rest)] as YakuRow;
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

const ALL_ROWS = -1;

/** Whether one of these of its group is worth more, or as much and listed before it. */
function isBeaten(yaku: YakuRow, captured: CardSet, { rows, among }: Rivals): boolean {
  let rest = yaku.rivals & among;
  if (rest === 0) return false;
  const worth = worthOf(yaku, captured);
  for (; rest !== 0; rest &= rest - 1) {
    const rival = rows[lowest(rest)] as YakuRow;
    const lead = worthOf(rival, captured) - worth;
    if (lead > 0 || (lead === 0 && rival.at < yaku.at)) return true;
  }
  return false;
}

export function yakuValue(count: YakuCount): number {
  let sum = 0;
  for (const { value } of count.counts) sum += value;
  return sum;
}

/** A player's yaku without those for which `isVoid` holds, which are all if it is not given. */
export function voidYaku(
  count: YakuCount,
  isVoid: (yaku: YakuMade) => boolean = () => true,
): YakuCount {
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

function lacking(yaku: YakuRow, captured: CardSet, gone: CardSet): readonly CardId[] {
  if (yaku.need === undefined && yaku.also === undefined) {
    const missing = onlyMissing(yaku.cards, captured);
    const isFree = missing !== undefined && !has(gone, missing);
    return isFree && isMade(yaku, withCard(captured, missing)) ? [missing] : [];
  }
  const wanted = without(without(union(yaku.cards, yaku.also ?? yaku.cards), captured), gone);
  return cardsOf(wanted).filter((card) => isMade(yaku, withCard(captured, card)));
}

/** How many of these cards are captured, those that count as two twice. */
export function countOf(
  { twice, thrice }: Pick<Yaku | YakuRow, 'twice' | 'thrice'>,
  cards: CardSet,
  captured: CardSet,
): number {
  const have = sizeOfBoth(cards, captured);
  if (twice === undefined) return have;
  const held = intersection(cards, captured);
  const double = have + sizeOfBoth(held, twice);
  return thrice === undefined ? double : double + 2 * sizeOfBoth(held, thrice);
}

/** The yaku that captured cards newly make, or make for more than before, and that count. */
export function newlyMade(
  { rows, concerned, within, count }: YakuTable,
  before: CardSet,
  after: CardSet,
): readonly YakuMade[] {
  if (count !== undefined) return addedTo(before, count(after), count);
  let made = NONE;
  let rest = maskOf(without(after, before), concerned) & (within[size(after)] ?? 0);
  for (; rest !== 0; rest &= rest - 1) {
    const yaku = rows[lowest(rest)] as YakuRow;
    if (!isMade(yaku, after) || worthOf(yaku, after) <= worthOf(yaku, before)) continue;
    if (!isBeaten(yaku, after, { rows, among: ALL_ROWS })) made = andOne(made, madeOf(yaku, after));
  }
  return made;
}

/** The yaku of a count that captured cards did not make before, or not for as much. */
function addedTo(
  before: CardSet,
  { counts }: YakuCount,
  count: NonNullable<YakuTable['count']>,
): readonly YakuMade[] {
  if (counts.length === 0) return NONE;
  const known = count(before).counts;
  return counts.filter((yaku) =>
    known.every(({ id, value }) => id !== yaku.id || value < yaku.value),
  );
}

/** Whether a card belongs to a yaku that is wholly within these cards. */
export function isInWhole({ rows, concerned }: YakuTable, id: CardId, cards: CardSet): boolean {
  for (let rest = concerned[id] ?? 0; rest !== 0; rest &= rest - 1) {
    const yaku = rows[lowest(rest)];
    if (yaku !== undefined && has(yaku.cards, id) && isSubsetOf(yaku.cards, cards)) return true;
  }
  return false;
}
