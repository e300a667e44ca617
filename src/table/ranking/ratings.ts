import type { Rating } from '../../model/ranking.ts';
import type { HistoryStore } from '../history/history-store.ts';
import type { Store } from '../store.ts';
import type { RankingStore, RatingStep, StoredResults } from './ranking-store.ts';
import { type Entrant, ratingsAfter, UNRATED } from './rating-formula.ts';

/** Looks up the rating that somebody had before a match; `game` null: over all games. */
type RatingBefore = (game: string | null, personId: string) => Rating | undefined;

type People = Pick<HistoryStore, 'personOf'>;

/** Keeps the ratings after a match that has just ended; nothing where it is not rated. */
export function keepRatings(store: RankingStore & People, results: StoredResults): void {
  const { serverId } = results;
  const before: RatingBefore = (game, personId) => store.rating({ serverId, game }, personId);
  store.addRatingSteps(results, ofKnown(store, results, stepsOf(results, before)));
}

/** People who deleted their data count as opponents, but have no rating of their own. */
function ofKnown(
  { personOf }: People,
  { serverId }: StoredResults,
  steps: readonly RatingStep[],
): readonly RatingStep[] {
  return steps.filter(({ personId }) => personOf(serverId, personId) !== undefined);
}

/** The ratings after a match: in its game, and over all games. */
function stepsOf(results: StoredResults, before: RatingBefore): readonly RatingStep[] {
  const { game, isRated, seats } = results;
  // A rating needs an opponent.
  if (!isRated || seats.length < 2) return [];
  return [game, null].flatMap((scope) => {
    const entrants = seats.map(({ who, place }): Entrant => {
      const rating = 'computer' in who ? who.computer : (before(scope, who.personId) ?? UNRATED);
      return { rating, place };
    });
    return ratingsAfter(entrants).flatMap((rating, index) => {
      const who = seats[index]?.who;
      if (rating === null || who === undefined || 'computer' in who) return [];
      return [{ personId: who.personId, game: scope, rating }];
    });
  });
}

/** A recomputation of ratings, one page of matches at a time. */
export interface Recount {
  /** Rates the next page of matches; false when none is left. Each call is one transaction. */
  goOn(): boolean;
  /** How many matches have been rated so far. */
  readonly matches: number;
}

type RecountStore = Pick<
  Store,
  'resultsAfter' | 'deleteRatingSteps' | 'addRatingSteps' | 'personOf' | 'transaction'
>;

/**
 * Recomputes a server's ratings from its results, in stored order. A match that ends meanwhile
 * comes last, so it is rated again.
 */
export function recountRatings(store: RecountStore, serverId: string): Recount {
  const ratings = new Map<string, Rating>();
  const known = new Map<string, boolean>();
  const keyOf = (game: string | null, personId: string) => `${game ?? ''}/${personId}`;
  const before: RatingBefore = (game, personId) => ratings.get(keyOf(game, personId));
  let cursor: number | null = 0;
  let matches = 0;
  const isKnown = (personId: string): boolean => {
    const found = known.get(personId) ?? store.personOf(serverId, personId) !== undefined;
    known.set(personId, found);
    return found;
  };
  const rateAgain = (results: StoredResults): void => {
    store.deleteRatingSteps(results.matchId);
    const steps = stepsOf(results, before);
    for (const { game, personId, rating } of steps) ratings.set(keyOf(game, personId), rating);
    store.addRatingSteps(
      results,
      steps.filter(({ personId }) => isKnown(personId)),
    );
    if (steps.length > 0) matches++;
  };
  return {
    goOn: () =>
      store.transaction(() => {
        if (cursor === null) return false;
        const page = store.resultsAfter(serverId, cursor);
        page.matches.forEach(rateAgain);
        cursor = page.next;
        return cursor !== null;
      }),
    get matches() {
      return matches;
    },
  };
}
