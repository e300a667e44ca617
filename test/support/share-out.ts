import { type CardId, formatCard } from '../../src/engine/core/cards.ts';
import { PRINTED_DECK } from './printed-deck.ts';

/**
 * Captured cards of Suhara-bana by which three players have these card points (300 together), as
 * the texts that a position takes. The chaff is spread in pairs, so that each has some of every
 * third month. Throws when the cards cannot be shared so.
 */
export function shareOut(points: readonly number[]): readonly string[] {
  const cards = PRINTED_DECK.map(({ suhara }, id) => ({ id, worth: suhara }));
  const scoring = cards.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
  const piles = share(scoring, [...points]);
  if (piles === undefined) throw new RangeError(`cards cannot be shared out: ${points.join()}`);
  for (const { id, worth } of cards) if (worth === 0) piles[(id >> 2) % piles.length]?.push(id);
  return piles.map((pile) => pile.map(formatCard).join(' '));
}

interface Worth {
  readonly id: CardId;
  readonly worth: number;
}

/** Gives each card to the first who can still take it, and goes back where that leads nowhere. */
function share(cards: readonly Worth[], room: number[]): CardId[][] | undefined {
  const [first, ...rest] = cards;
  if (first === undefined) return room.every((left) => left === 0) ? room.map(() => []) : undefined;
  const tried = new Set<number>();
  for (const [seat, left] of room.entries()) {
    if (left < first.worth || tried.has(left)) continue;
    tried.add(left);
    const piles = share(rest, room.with(seat, left - first.worth));
    if (piles !== undefined) {
      piles[seat]?.push(first.id);
      return piles;
    }
  }
  return undefined;
}
