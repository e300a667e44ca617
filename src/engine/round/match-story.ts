import type { Seat } from '../core/game.ts';
import { type BestYaku, bestYaku } from './best-yaku.ts';
import type { Event } from './event.ts';

/** What a match is told by once it is over. */
export interface MatchStory {
  readonly best: BestYaku;
  /** What each seat owned after each round, from the first on. */
  readonly course: readonly (readonly number[])[];
}

/** Where nothing is known of a match but how it ended. */
export const NO_STORY: MatchStory = { best: [], course: [] };

/** The story of the rounds that these events of so many seats tell. */
export function matchStory(events: readonly Event[], seats: number): MatchStory {
  const course = events.flatMap((event) => {
    if (event.type === 'settled') return [event.settlement.totals];
    return event.type === 'unplayed' ? [event.totals] : [];
  });
  return { best: bestYaku(events, seats), course };
}

/**
 * The round, from 1, with which a seat took the lead for good; null where it led alone after the first,
 * or does not lead alone at the end.
 */
export function turningPoint(course: MatchStory['course'], seat: Seat): number | null {
  const leads = (totals: readonly number[]) =>
    totals.every((total, other) => other === seat || total < (totals[seat] ?? 0));
  const lastBehind = course.findLastIndex((totals) => !leads(totals));
  return lastBehind === -1 || lastBehind === course.length - 1 ? null : lastBehind + 2;
}
