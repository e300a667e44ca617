import type { Seat } from '../core/game.ts';
import { PLATE } from '../mechanics/payments/stakes.ts';
import type { Event, OverWhy, Settlement, YakuMade } from '../round/event.ts';

/** By seat, its yaku of the highest value in a match; null if it made none that counted. */
export type BestYaku = readonly (YakuMade | null)[];

/** What a match is told by once it is over. */
export interface MatchStory {
  readonly best: BestYaku;
  /** What each seat owned after each round, from the first on, without what it borrowed; a game won counts as its target. */
  readonly course: readonly (readonly number[])[];
  /** What each of them owned before the first. */
  readonly start: number;
  /** What ended it; null if that is not known. */
  readonly why: OverWhy | null;
}

/** Where nothing is known of a match but how it ended. */
export const NO_STORY: MatchStory = { best: [], course: [], start: 0, why: null };

export function matchStory(events: readonly Event[], seats: number): MatchStory {
  const why = events.findLast((event) => event.type === 'over')?.why ?? null;
  return { best: bestYaku(events, seats), course: courseOf(events), start: startOf(events), why };
}

/** The best yaku of each of this many seats in the rounds that were settled; of equals the first. */
function bestYaku(events: readonly Event[], seats: number): BestYaku {
  const rounds = events.flatMap((event) => (event.type === 'settled' ? event.settlement : []));
  return Array.from({ length: seats }, (_, seat) => {
    const own = rounds.flatMap(({ yaku, teyaku }) => [
      ...(yaku[seat] ?? []),
      ...teyaku.filter((dealt) => dealt.seat === seat),
    ]);
    return own.reduce<YakuMade | null>(
      (best, { id, value, cards }) => (value > (best?.value ?? 0) ? { id, value, cards } : best),
      null,
    );
  });
}

/** All begin alike; of a first round that was settled without play it is only known what all own together. */
function startOf(events: readonly Event[]): number {
  const first = events.find(({ type }) => type === 'settled' || type === 'unplayed');
  if (first?.type === 'settled') {
    const { scores } = first.settlement;
    return Math.min(...ownedIn(first.settlement).map((own, seat) => own - (scores[seat] ?? 0)));
  }
  const totals = first?.type === 'unplayed' ? first.totals : [];
  return totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length);
}

/** By seat, without the plates that it must give back. */
function ownedIn({ totals, borrowed }: Pick<Settlement, 'totals' | 'borrowed'>): readonly number[] {
  return totals.map((total, seat) => total - PLATE * (borrowed?.[seat] ?? 0));
}

/** Before its end nobody has the target of a game: so who has won more games is always ahead. */
function courseOf(events: readonly Event[]): MatchStory['course'] {
  const course: (readonly number[])[] = [];
  let won: readonly number[] | null = null;
  let borrowed: Settlement['borrowed'] = null;
  for (const event of events) {
    if (event.type === 'game-over') {
      won = event.games.map((games) => games * event.target);
      course[course.length - 1] = won;
    } else if (event.type === 'settled' || event.type === 'unplayed') {
      if (event.type === 'settled') borrowed = event.settlement.borrowed;
      const { totals } = event.type === 'settled' ? event.settlement : event;
      course.push(ownedIn({ totals, borrowed }).map((own, seat) => own + (won?.[seat] ?? 0)));
    }
  }
  return course;
}

/**
 * The round, from 1, with which a seat took the lead for good; null if it led alone after the first,
 * or does not lead alone at the end.
 */
export function turningPoint(course: MatchStory['course'], seat: Seat): number | null {
  const leads = (totals: readonly number[]) =>
    totals.every((total, other) => other === seat || total < (totals[seat] ?? 0));
  const lastBehind = course.findLastIndex((totals) => !leads(totals));
  return lastBehind === -1 || lastBehind === course.length - 1 ? null : lastBehind + 2;
}
