import {
  type CardSet,
  cardsOf,
  intersects,
  NO_CARDS,
  size,
  union,
  without,
} from '../engine/core/card-set.ts';
import { countOf } from '../engine/round/yaku.ts';
import type { Yaku } from '../engine/round/yaku-table.ts';
import type { NearestYaku } from '../model/hint.ts';
import { chanceToMake, type Knowledge, type Outlook, type Reach, reachOf } from './outlook.ts';

/** A yaku that lacks more isn't close: at most this many cards, and this many of any others. */
const MOST_MISSING = 2;
const MOST_MORE = 1;
const LEAST_CHANCE = 0.3;
/** Chances that differ by less are as good as equal, and the dearer yaku is the one to name. */
const COARSE = 10;

interface Candidate extends NearestYaku {
  readonly chance: number;
}

/**
 * The yaku that the viewer is most likely to make next, by where the cards are that it lacks; of those as likely
 * the dearer. `made`: the ids of those that count already. Null if none is close.
 */
export function nearestYaku(
  knowledge: Knowledge,
  outlook: Outlook,
  made: readonly string[],
): NearestYaku | null {
  const reach = reachOf(knowledge, outlook);
  const isBeaten = ({ group, value }: Yaku) =>
    group !== undefined &&
    knowledge.yaku.some(
      (one) => one.group === group && one.value >= value && made.includes(one.id),
    );
  const candidates = knowledge.yaku
    .filter((one) => !made.includes(one.id) && !isVoid(one, reach.own) && !isBeaten(one))
    .flatMap((one) => candidateOf(one, reach));
  const [best] = candidates.toSorted(
    (a, b) =>
      Math.round((b.chance - a.chance) * COARSE) || b.value - a.value || b.chance - a.chance,
  );
  if (best === undefined) return null;
  const { yaku, value, missing, more } = best;
  return { yaku, value, missing, more };
}

/** Not to be had any more, or decided by more than which cards are taken. */
function isVoid({ unless, maxPoints, atEnd }: Yaku, own: CardSet): boolean {
  return (
    atEnd === true || maxPoints !== undefined || (unless !== undefined && intersects(unless, own))
  );
}

function candidateOf(yaku: Yaku, reach: Reach): readonly Candidate[] {
  const { id, value, cards, need, also = NO_CARDS } = yaku;
  const { own, gone } = reach;
  const wanted = without(need === undefined ? union(cards, also) : also, own);
  const more = need === undefined ? 0 : Math.max(0, need - countOf(yaku, cards, own));
  const missing = size(wanted) + more;
  const chance = chanceToMake(yaku, reach);
  const isFew = missing > 0 && missing <= MOST_MISSING && more <= MOST_MORE;
  if (!isFew || chance < LEAST_CHANCE || intersects(wanted, gone)) return [];
  return [{ yaku: id, value, missing: cardsOf(wanted), more, chance }];
}
