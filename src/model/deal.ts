import { type Day, numberOf, parseDay } from './day.ts';

/**
 * A deal of a day, as it is stored: the day alone for the deal of the weekday, the only one there was at first, and
 * `2026-11-22-koi` for Koi-Koi's, which is there every day. Sorted as texts, deals stand in the order of their days.
 */
export type DealId = string;

const KOI_KOI = '-koi';

export function koiKoiOf(day: Day): DealId {
  return `${day}${KOI_KOI}`;
}

export function isKoiKoi(deal: DealId): boolean {
  return deal.endsWith(KOI_KOI);
}

/** The deals of a day, in the order in which people are offered them. */
export function dealsOf(day: Day): readonly [DealId, DealId] {
  return [koiKoiOf(day), day];
}

export function dayOfDeal(deal: DealId): Day {
  return isKoiKoi(deal) ? deal.slice(0, -KOI_KOI.length) : deal;
}

export function parseDeal(text: string): DealId | undefined {
  return parseDay(dayOfDeal(text)) === undefined ? undefined : text;
}

/** What a deal has in place of a match's number: `20261122`, and `120261122` for Koi-Koi's. */
export function dealNumber(deal: DealId): number {
  return numberOf(dayOfDeal(deal)) + (isKoiKoi(deal) ? 100_000_000 : 0);
}
