import { CARDS, type Kind } from '../../core/cards.ts';

/** Card points by `CardId`: a value for each kind, and cards that differ, by their id text. */
export function valuesBy(
  kinds: Readonly<Record<Kind, number>>,
  special: Readonly<Record<string, number>> = {},
): readonly number[] {
  return CARDS.map(({ id, kind }) => special[id] ?? kinds[kind]);
}

/** The values of most games: 264 points in the deck. */
export const STANDARD = valuesBy({ hikari: 20, tane: 10, tan: 5, kasu: 1 });
/** The same with worthless chaff: 240 points. */
export const CHAFF_ZERO = valuesBy({ hikari: 20, tane: 10, tan: 5, kasu: 0 });
