import { dealOut } from './deal-out.ts';

/**
 * Captured cards of Suhara-bana at a round's end by which the yaku are known: seat 0 has the irises
 * (3 hai in May, else nothing), seat 1 the poetry ribbons (1 hai), seat 2 the rest and no yaku.
 * Card points 110, 95, 95. Tests add cards to the first two, which seat 2 then lacks.
 */
export const IRISES =
  'iris.* pine.crane cherry.curtain clover.boar wisteria.cuckoo peony.ribbon willow.lightning';
export const POETRY =
  'pine.ribbon plum.ribbon cherry.ribbon susuki.moon susuki.geese maple.deer plum.warbler' +
  ' paulownia.yellow';
export const REST = '*';

/** Rounds of the months in which the irises count 3 hai, and nothing. */
export const MAY = 5;
export const JUNE = 6;

/** A pile without some of its cards. */
export function less(pile: string, ...cards: readonly string[]): string {
  return pile
    .split(' ')
    .filter((id) => !cards.includes(id))
    .join(' ');
}

/** Totals of which nobody runs out. */
export const RICH: readonly number[] = [300, 300, 300, 300];

/** Captured cards with no yaku anywhere: 110, 95 and 95 points, so that 1 and 2 owe 0 5 each. */
export const PLAIN: readonly string[] = [
  `${less(IRISES, 'peony.ribbon')} cherry.ribbon`,
  `${less(POETRY, 'cherry.ribbon')} peony.ribbon`,
  REST,
];

/** Captured cards that give three players these card points, 300 together. */
export const shareOut = (points: readonly number[]): readonly string[] =>
  dealOut({ points, value: ({ suhara }) => suhara });
