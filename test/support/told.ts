import { formatCardSet, parseCardSet } from '../../src/engine/core/card-set.ts';
import { CARDS, type CardId } from '../../src/engine/core/cards.ts';
import type { Payment, Settlement } from '../../src/engine/round/event.ts';
import type { State } from '../../src/engine/round/state.ts';

/** Cards in card order, however they were written: to compare sets as texts. */
export function inOrder(names: string): string {
  return formatCardSet(parseCardSet(names));
}

/** How many of the cards are of the month that most of them are. */
export function mostOfAMonth(cards: readonly CardId[]): number {
  const months = cards.map((id) => CARDS[id]?.month);
  return Math.max(...months.map((month) => months.filter((other) => other === month).length));
}

/** What a seat has captured, in card order, as one text. */
export function capturedOf(
  { captured }: Pick<State | Settlement, 'captured'>,
  seat: number,
): string {
  const cards = captured[seat];
  if (cards === undefined) throw new RangeError(`no such seat: ${seat}`);
  return formatCardSet(cards);
}

/** `goko 30`: what a seat scores in yaku, as listed. */
export function yakuOf({ yaku }: Settlement, seat: number): readonly string[] {
  return (yaku[seat] ?? []).map(({ id, value }) => `${id} ${value}`);
}

/** The yaku of one seat that were made and count for nothing, as ids. */
export function voidIds(settlement: Settlement, seat: number): readonly string[] {
  return (settlement.void[seat] ?? []).map(({ id }) => id);
}

/** `1>0 10 card-points`: who paid whom how much and why, payments of nothing left out. */
export function formatPayments(payments: readonly Payment[]): readonly string[] {
  return payments
    .filter(({ amount, owed }) => amount > 0 || owed > 0)
    .map(({ from, to, amount, why }) => `${from}>${to} ${amount} ${why}`);
}
