import type { CardSet } from '../../engine/core/card-set.ts';
import type { Seat } from '../../engine/core/game.ts';
import { matchStory } from '../../engine/match/match-story.ts';
import type { Event } from '../../engine/round/event.ts';
import { type Match, personsIn, type Strength } from '../match.ts';
import type { SeatResult } from '../ranking.ts';

/** What a round of a match was for one seat. */
export interface RoundInfo {
  readonly captured: CardSet;
  /** How many yaku counted, those of the hand as dealt included. */
  readonly yaku: number;
  readonly hasDealtYaku: boolean;
  /** How often they went on after a yaku. */
  readonly calls: number;
  readonly isWon: boolean;
}

/** What a match was for the person of one seat, in any game. */
export interface MatchInfo {
  /** From 1; equal ones share it. */
  readonly place: number;
  readonly isShared: boolean;
  /** By how much they are ahead of whoever comes next; 0 unless they won alone. */
  readonly lead: number;
  /** How many people sat at the table. */
  readonly people: number;
  /** The strength of the computers that they came out ahead of. */
  readonly beaten: readonly Strength[];
  readonly isRematch: boolean;
  readonly rounds: readonly RoundInfo[];
  /** What each seat owned after each round. */
  readonly course: readonly (readonly number[])[];
  readonly seat: Seat;
}

export type SeatEnd = Pick<SeatResult, 'seat' | 'place' | 'score'>;

/** What a match was that was played to its end, for one seat. */
export function matchInfo(
  match: Match,
  { ends, events }: { readonly ends: readonly SeatEnd[]; readonly events: readonly Event[] },
  seat: Seat,
): MatchInfo {
  const own = ends.find((end) => end.seat === seat);
  if (own === undefined) throw new RangeError(`match ${match.id} has no result for seat ${seat}`);
  const others = ends.filter((end) => end.seat !== seat);
  const isShared = others.some(({ place }) => place === own.place);
  const next = Math.max(...others.map(({ score }) => score));
  return {
    place: own.place,
    isShared,
    lead: own.place === 1 && !isShared ? own.score - next : 0,
    people: personsIn(match).length,
    beaten: others.flatMap((end) => {
      const player = match.players[end.seat];
      return player?.type === 'computer' && end.place > own.place ? [player.strength] : [];
    }),
    isRematch: match.rematchOf !== null,
    rounds: roundsOf(events, seat),
    course: matchStory(events, match.players.length).course,
    seat,
  };
}

function roundsOf(events: readonly Event[], seat: Seat): readonly RoundInfo[] {
  const rounds: RoundInfo[] = [];
  let calls = 0;
  for (const event of events) {
    if (event.type === 'round-started') calls = 0;
    if ((event.type === 'koi-koi' || event.type === 'sage') && event.seat === seat) calls++;
    if (event.type !== 'settled') continue;
    const { captured, yaku, teyaku, winner } = event.settlement;
    const own = captured[seat];
    const dealt = teyaku.filter((one) => one.seat === seat).length;
    if (own === undefined) continue;
    rounds.push({
      captured: own,
      yaku: (yaku[seat]?.length ?? 0) + dealt,
      hasDealtYaku: dealt > 0,
      calls,
      isWon: winner === seat,
    });
  }
  return rounds;
}
