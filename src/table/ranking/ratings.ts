import type { Rating } from '../../model/ranking.ts';
import type { Store } from '../store.ts';
import type { RankingStore, RatingStep, ResultsPage, StoredResults } from './ranking-store.ts';
import { type Entrant, ratingsAfter, UNRATED } from './rating-formula.ts';

/** Looks up the rating that somebody had before a match; `game` null: over all games. */
type RatingBefore = (game: string | null, personId: string) => Rating | undefined;

function ratingKey(game: string | null, personId: string): string {
  return `${game ?? ''}/${personId}`;
}

/** Keeps the ratings after a match that has just ended; nothing if it is not rated. */
export async function keepRatings(store: RankingStore, results: StoredResults): Promise<void> {
  if (!isRated(results)) return;
  const { serverId } = results;
  const ratings = new Map<string, Rating | undefined>();
  for (const personId of peopleIn(results)) {
    for (const game of [results.game, null]) {
      ratings.set(ratingKey(game, personId), await store.rating({ serverId, game }, personId));
    }
  }
  const steps = stepsOf(results, (game, personId) => ratings.get(ratingKey(game, personId)));
  await store.addRatingSteps(results, steps);
}

function peopleIn({ seats }: StoredResults): readonly string[] {
  return seats.flatMap(({ who }) => ('personId' in who ? [who.personId] : []));
}

/** A rating needs an opponent. */
function isRated(results: StoredResults): boolean {
  return results.isRated && results.seats.length >= 2;
}

/** The ratings after a match: in its game, and over all games. */
function stepsOf(results: StoredResults, before: RatingBefore): readonly RatingStep[] {
  if (!isRated(results)) return [];
  const { game, seats } = results;
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

/** What came of a page of matches. */
interface RatedPage extends Pick<ResultsPage, 'next'> {
  readonly rated: number;
  readonly ratings: ReadonlyMap<string, Rating>;
}

/**
 * Recomputes a server's ratings from its results, in stored order, a page of matches in each transaction: yields how
 * many of them were rated. A match that ends meanwhile comes last, so it is rated again.
 */
export async function* recountRatings(store: Store, serverId: string): AsyncGenerator<number> {
  const ratings = new Map<string, Rating>();
  for (let cursor: number | null = 0; cursor !== null; ) {
    const from: number = cursor;
    const page = await store.transaction(async (tx) =>
      rateAgain(tx, await tx.resultsAfter(serverId, from), ratings),
    );
    for (const [key, rating] of page.ratings) ratings.set(key, rating);
    cursor = page.next;
    yield page.rated;
  }
}

async function rateAgain(
  store: RankingStore,
  page: ResultsPage,
  ratings: ReadonlyMap<string, Rating>,
): Promise<RatedPage> {
  const after = new Map<string, Rating>();
  let rated = 0;
  for (const results of page.matches) {
    await store.deleteRatingSteps(results.matchId);
    const steps = stepsOf(results, (game, personId) => {
      const key = ratingKey(game, personId);
      return after.get(key) ?? ratings.get(key);
    });
    for (const { game, personId, rating } of steps) after.set(ratingKey(game, personId), rating);
    await store.addRatingSteps(results, steps);
    if (steps.length > 0) rated++;
  }
  return { next: page.next, rated, ratings: after };
}
