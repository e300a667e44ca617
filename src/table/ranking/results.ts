import type { Seat } from '../../engine/core/game.ts';
import { type BestYaku, matchStory } from '../../engine/match/match-story.ts';
import type { State } from '../../engine/round/state.ts';
import type { HanafudaGame } from '../../games/index.ts';
import type { Match, Player } from '../../model/match.ts';
import { dayOf } from '../../model/private.ts';
import type { SeatResult } from '../../model/ranking.ts';
import { keepAchievements } from '../achievements/achievements.ts';
import type { DailyStore } from '../daily/daily-store.ts';
import { gameOfMatch, type MatchEnd, type TransactionDeps } from '../deps.ts';
import { isStaked, type MatchRecord } from '../matches/match-store.ts';
import { eventsOf } from '../play/replay.ts';
import type { SeatPlace } from './ranking-store.ts';
import { keepRatings } from './ratings.ts';

/** The final standing of a match: groups of seats that share a place, best first. */
interface Outcomes {
  readonly places: readonly (readonly Seat[])[];
  readonly fled: readonly Seat[];
  /** By seat. */
  readonly scores: readonly number[];
}

/**
 * Stores the results of a match that has ended and the ratings that follow, in the transaction that
 * ends it.
 */
export async function keepResults(
  deps: TransactionDeps,
  ending: MatchEnd,
  now: number,
): Promise<void> {
  const { store } = deps;
  const { match } = ending;
  const records = await store.records(match.id);
  const { serverId } = match.where;
  const { ratesFled } = await store.serverSettings(serverId);
  const outcomes =
    match.status === 'over'
      ? played(gameOfMatch(deps, match), match, ratesFled)
      : brokenOff(ending, records, ratesFled);
  if (outcomes === null) return;
  // No clock that is set back takes a match into a season that was closed.
  const [closed] = await store.seasons(serverId);
  const at = Math.max(now, closed?.endedAt ?? now);
  const events = eventsOf(deps, match, records);
  const results = resultsOf(outcomes, match, matchStory(events, match.players.length).best);
  await store.addResults(match, results, at);
  await finishDaily(store, match, { at, results });
  const { id: matchId, game, isRated } = match;
  // As a recount reads them: in another order sums differ in their last digit.
  const bySeat = results.toSorted((a, b) => a.seat - b.seat);
  const seats = bySeat.map(({ seat, place }) => ({ who: whoIn(match.players[seat]), place }));
  await keepRatings(store, { serverId, matchId, game, isRated, at, seats });
  await keepAchievements(store, { match, results, events, at });
}

/** Notes what the deal of a day brought its player. */
async function finishDaily(
  store: DailyStore,
  match: Match,
  { at, results }: { readonly at: number; readonly results: readonly SeatResult[] },
): Promise<void> {
  const own = results.find(({ person }) => person !== null);
  if (dayOf(match) === null || own === undefined) return;
  await store.finishAttempt(match.id, { at, score: own.score, place: own.place });
}

/**
 * A seat's result belongs to its person, even if the computer finished for them. A person who left
 * and did not come back is ranked last, if the server's settings say so.
 */
function played(game: HanafudaGame, match: Match, ratesFled: boolean): Outcomes {
  const standing = match.state && game.view(match.state, 'spectator').standing;
  if (!standing) throw new TypeError(`match ${match.id} is over without a standing`);
  const fled = awayIn(match);
  const places = ratesFled ? withLast(standing.places, fled) : standing.places;
  return { places, fled, scores: keptScores(game, match.state, standing.scores) };
}

/** Games won count as their target, so that they can be added to the scores of other matches (RP20). */
function keptScores(
  game: HanafudaGame,
  { setup, games }: State,
  scores: readonly number[],
): readonly number[] {
  const { target } = game.rulesOf(setup);
  return games === null || target === null ? scores : games.map((won) => won * target);
}

/**
 * A stopped match counts for nothing, unless somebody had left it before: they come last, and all
 * others share first place. This applies only if the server's settings say so, if a person had
 * moved, and if people ended the match; a deleted channel is nobody's fault. The last person to
 * leave has let nobody down, nor has anyone who asked to stop before they left, if the others agreed.
 */
function brokenOff(
  { before, match }: MatchEnd,
  records: readonly MatchRecord[],
  ratesFled: boolean,
): Outcomes | null {
  const isAgreed = match.stopReason === 'by-vote' || match.stopReason === 'unopposed';
  const excused = isAgreed ? before.stopVotes : [];
  const fled = awayIn(before).filter((seat) => {
    const player = before.players[seat];
    return player?.type === 'person' && !excused.includes(player.person.id);
  });
  const isOutside = match.stopReason === 'channel-gone' || match.stopReason === 'server-gone';
  if (fled.length === 0 || isOutside || !isStaked(records) || !ratesFled) return null;
  const seats = match.players.map((_, seat) => seat);
  return { places: withLast([seats], fled), fled, scores: seats.map(() => 0) };
}

/** The seats of people who are away, for whom the computer plays. */
function awayIn({ players }: Match): readonly Seat[] {
  return players.flatMap((player, seat) => (player.type === 'person' && player.away ? [seat] : []));
}

/** The places with those seats after all others. */
function withLast(places: Outcomes['places'], last: readonly Seat[]): Outcomes['places'] {
  const others = places.map((seats) => seats.filter((seat) => !last.includes(seat)));
  return [...others, last].filter((seats) => seats.length > 0);
}

function resultsOf(
  { places, fled, scores }: Outcomes,
  { players }: Match,
  best: BestYaku,
): readonly SeatResult[] {
  let next = 1;
  return places.flatMap((seats) => {
    const place = next;
    next += seats.length;
    return seats.map((seat): SeatResult => {
      const player = players[seat];
      const score = scores[seat];
      if (player === undefined || score === undefined) throw new RangeError(`no seat ${seat}`);
      const person = player.type === 'person' ? player.person : null;
      const made = best[seat] ?? null;
      return {
        seat,
        person,
        score,
        place,
        fled: fled.includes(seat),
        best: made === null ? null : { id: made.id, value: made.value },
      };
    });
  });
}

function whoIn(player: Player | undefined): SeatPlace['who'] {
  if (player === undefined) throw new RangeError('a result of no player');
  return player.type === 'person' ? { personId: player.person.id } : { computer: player.strength };
}
