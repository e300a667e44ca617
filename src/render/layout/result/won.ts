import { type CardSet, cardsOf, NO_CARDS, size, union } from '../../../engine/core/card-set.ts';
import { type CardId, cardAt, KINDS } from '../../../engine/core/cards.ts';
import type { Seat } from '../../../engine/core/game.ts';
import type { Settlement, YakuMade } from '../../../engine/round/event.ts';
import { badge, beside, type Piece, whole, word } from '../line.ts';
import { gamesWon, loans, type Told } from '../seat-lines.ts';

/** `view` is any of the match: for its units. */
export interface SettlementInput extends Told {
  readonly settlement: Settlement;
}

/** More cards of yaku than these would hide each other; of others each is known by less. */
const CARDS_MOST = 8;
const SCORING_MOST = 12;

/** A seat with its yaku, the most valuable first, and the cards of the best; or without any, its best cards. */
export interface Won {
  readonly seat: Seat;
  readonly yaku: readonly YakuMade[];
  readonly cards: readonly CardId[];
  /** So many more are worth as much, and have no room. */
  readonly more: number;
}

/** Who won, or whose yaku is the best if nobody is said to have won; null without any. */
export function wonBy({ settlement }: SettlementInput): Won | null {
  const { winner, order, captured } = settlement;
  const all = (winner === null ? order : [winner]).flatMap((seat): readonly Won[] => {
    const dealt = settlement.teyaku.filter((one) => one.seat === seat);
    const yaku = [...dealt, ...(settlement.yaku[seat] ?? [])].toSorted((a, b) => b.value - a.value);
    return yaku.length === 0
      ? []
      : [{ seat, yaku, cards: cardsOf(bestCards(yaku, CARDS_MOST)), more: 0 }];
  });
  const [first] = all.toSorted((a, b) => (b.yaku[0]?.value ?? 0) - (a.yaku[0]?.value ?? 0));
  if (first !== undefined || winner === null) return first ?? null;
  const own = cardsOf(captured[winner] ?? NO_CARDS);
  const byKind = own.toSorted(
    (a, b) => KINDS.indexOf(cardAt(a).kind) - KINDS.indexOf(cardAt(b).kind),
  );
  const scoring = byKind.filter((card) => cardAt(card).kind !== 'kasu');
  const best = scoring.length > 0 ? scoring : byKind;
  const more = Math.max(0, best.length - SCORING_MOST);
  return { seat: winner, yaku: [], cards: best.slice(0, SCORING_MOST), more };
}

/** The cards of yaku, the best first, as long as they are at most this many; of the first all. */
export function bestCards([best, ...others]: readonly YakuMade[], most: number): CardSet {
  return others.reduce((cards, one) => {
    const more = union(cards, one.cards);
    return size(more) <= most ? more : cards;
  }, best?.cards ?? NO_CARDS);
}

export function hasWon({ view, settlement }: SettlementInput, seat: Seat): boolean {
  const { winner } = settlement;
  const isPartner =
    winner !== null && view.teams !== null && view.teams[seat] === view.teams[winner];
  return seat === winner || isPartner;
}

export function nameOf(input: SettlementInput, seat: Seat): Piece {
  return beside([
    badge(seat),
    word(input.words.players[seat] ?? '', { bold: true }),
    ...(hasWon(input, seat) ? [whole('★', { ink: 'gold' })] : []),
  ]);
}

/** Seals for what a seat has borrowed, and for the games that it has won. */
export function marksOf({ settlement, words }: SettlementInput, seat: Seat): readonly Piece[] {
  const { borrowed, games } = settlement;
  return [...loans(borrowed?.[seat] ?? 0, words), ...gamesWon(games?.[seat] ?? 0, words)];
}
