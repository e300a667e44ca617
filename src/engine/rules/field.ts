import { type CardId, monthOf } from '../core/cards.ts';
import { type Capture, EMPTY, type Place } from './state.ts';

/** The cards that lie on the field, in the order of their places. */
export function cardsOnField(field: readonly Place[]): readonly CardId[] {
  return field.filter((place) => place !== EMPTY);
}

/** The cards of a month that lie on the field. */
function matesOnField(field: readonly Place[], month: number): readonly CardId[] {
  const mates: CardId[] = [];
  for (const place of field) if (place !== EMPTY && monthOf(place) === month) mates.push(place);
  return mates;
}

/** The place a card would be laid on: the first empty one, or a new one at the end. */
export function freePlace(field: readonly Place[]): number {
  const hole = field.indexOf(EMPTY);
  return hole === -1 ? field.length : hole;
}

/** The field with a card laid on a free place. */
export function laidOn(field: readonly Place[], card: CardId, place: number): readonly Place[] {
  const next = [...field];
  next[place] = card;
  return next;
}

/** The field without these cards; the others keep their places. */
export function clearedOf(field: readonly Place[], cards: readonly CardId[]): readonly Place[] {
  return field.map((place) => (cards.includes(place) ? EMPTY : place));
}

/** The months, 1–12, of which at least `count` of these cards are there. */
export function monthsWith(cards: readonly CardId[], count: number): readonly number[] {
  const tally = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const months: number[] = [];
  for (const id of cards) {
    const month = monthOf(id);
    const many = (tally[month] ?? 0) + 1;
    tally[month] = many;
    if (many === count) months.push(month);
  }
  return months;
}

const NOTHING: readonly Capture[] = [];

/**
 * The ways in which a card captures cards of its month (§2.2): none, the one there, either of two,
 * or all three at once.
 */
export function captureByMonth(field: readonly Place[], card: CardId): readonly Capture[] {
  const mates = matesOnField(field, monthOf(card));
  switch (mates.length) {
    case 0:
      return NOTHING;
    case 2:
      return mates.map((mate) => [mate]);
    default:
      return [mates];
  }
}
