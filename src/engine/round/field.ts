import { CARDS, type CardId, monthOf } from '../core/cards.ts';
import { type Capture, EMPTY, type Place } from './state.ts';

/** The cards that lie on the field, in the order of their places. */
export function cardsOnField(field: readonly Place[]): readonly CardId[] {
  return field.filter((place) => place !== EMPTY);
}

/**
 * Where on the field this card, or the first empty place, is; -1 when it is nowhere. On so few
 * places a loop takes two thirds of the time of `indexOf`.
 */
function placeOf(field: readonly Place[], card: Place): number {
  for (let at = 0; at < field.length; at++) if (field[at] === card) return at;
  return -1;
}

/** Whether a card lies on the field. */
export function isOnField(field: readonly Place[], card: CardId): boolean {
  return placeOf(field, card) !== -1;
}

/** Lays a card on the first empty place, or on a new one at the end; tells which. */
export function layOn(field: Place[], card: CardId): number {
  const hole = placeOf(field, EMPTY);
  const place = hole === -1 ? field.length : hole;
  field[place] = card;
  return place;
}

/** Takes these cards off the field; the others keep their places. */
export function clearOff(field: Place[], cards: readonly CardId[]): void {
  for (const card of cards) {
    const place = placeOf(field, card);
    if (place !== -1) field[place] = EMPTY;
  }
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

/** The capture of each card alone, made once: captures are values and may be shared. */
const SINGLES: readonly Capture[] = CARDS.map((_, card) => [card]);

/** The capture of one card alone. */
export function single(card: CardId): Capture {
  return SINGLES[card] ?? [card];
}

const NOTHING: readonly Capture[] = [];

/** The capture of each card alone where there is no other way. */
const ONLY: readonly (readonly Capture[])[] = SINGLES.map((capture) => [capture]);

/**
 * The ways in which a card captures cards of its month (§2.2): none, the one there, either of two,
 * or all three at once. A wild card (`wild`) may be none of its month.
 */
export function captureByMonth(
  field: readonly Place[],
  card: CardId,
  wild: Place = EMPTY,
): readonly Capture[] {
  const month = monthOf(card);
  let first: Place = EMPTY;
  let second: Place = EMPTY;
  for (let at = 0; at < field.length; at++) {
    const place = field[at] ?? EMPTY;
    if (monthOf(place) !== month || place === wild) continue; // EMPTY is of no month
    if (first === EMPTY) first = place;
    else if (second === EMPTY) second = place;
    else return [[first, second, place]];
  }
  if (first === EMPTY) return NOTHING;
  return second === EMPTY ? (ONLY[first] ?? NOTHING) : [single(first), single(second)];
}
