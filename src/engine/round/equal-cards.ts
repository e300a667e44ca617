import { type CardSet, has } from '../core/card-set.ts';
import { ALL_ROWS, type CardId, cardAt, MONTHS, monthOf } from '../core/cards.ts';
import type { Ruleset } from './ruleset.ts';
import type { Capture, State } from './state.ts';
import type { YakuRow } from './yaku-table.ts';

/** Once for each set of rules: it looks through the yaku of every month. */
const KNOWN = new WeakMap<Ruleset, Uint8Array>();

/**
 * By `CardId`, the lowest card of its month that is its equal by these rules: of the same kind and value, in
 * the same yaku, and not wild (L14). A burden follows from the yaku a card is in.
 */
export function lowestEquals(rules: Ruleset): Uint8Array {
  const known = KNOWN.get(rules);
  if (known !== undefined) return known;
  const rows = [...new Set(MONTHS.flatMap((month) => rules.yaku(month).rows))];
  const found = Uint8Array.from(ALL_ROWS, (_, card) => {
    for (let other = card & ~3; other < card; other++) {
      if (areEqual(rules, rows, [other, card])) return other;
    }
    return card;
  });
  KNOWN.set(rules, found);
  return found;
}

function areEqual(
  { values, onifuda }: Ruleset,
  rows: readonly YakuRow[],
  [one, other]: readonly [CardId, CardId],
): boolean {
  if (monthOf(one) !== monthOf(other) || cardAt(one).kind !== cardAt(other).kind) return false;
  if (values[one] !== values[other] || one === onifuda?.card || other === onifuda?.card)
    return false;
  const same = (set: CardSet | undefined) => set === undefined || has(set, one) === has(set, other);
  return rows.every(({ all, cards, unless, saved, twice, thrice, maxPoints }) =>
    [all, cards, unless, saved, twice, thrice, maxPoints?.of].every(same),
  );
}

/** What is left to choose from: of captures of one card each, those of equal cards but the lowest are left out (L14). */
export function withoutEquals(
  rules: Ruleset,
  { calls }: Pick<State, 'calls'>,
  choices: readonly Capture[],
): readonly Capture[] {
  if (choices.length < 2 || rules.asksOfEquals) return choices;
  const lowest = lowestEquals(rules);
  // Whoever laid a card may be liable for what it completes (HH28).
  const isLaden = (card: CardId) => calls?.risks?.some((risk) => risk.card === card) === true;
  const isSpared = ([card = 0]: Capture, [lower = 0]: Capture) =>
    lower < card && lowest[lower] === lowest[card] && isLaden(lower) === isLaden(card);
  return choices.filter(
    (choice) =>
      choice.length !== 1 ||
      choices.every((other) => other.length !== 1 || !isSpared(choice, other)),
  );
}
