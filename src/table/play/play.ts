import type { Seat } from '../../engine/core/game.ts';
import { type MatchStory, matchStory } from '../../engine/match/match-story.ts';
import type { Move } from '../../engine/round/state.ts';
import type { View } from '../../engine/view/view.ts';
import { holidayOf } from '../../model/holiday.ts';
import { type Match, type Person, seatOf } from '../../model/match.ts';
import type { MatchStep, Outcome } from '../../model/outcome.ts';
import { dayOf, secretUntil } from '../../model/private.ts';
import { isAtTable } from '../../model/seats.ts';
import { type Deps, type TransactionDeps, transact } from '../deps.ts';
import { endHoliday } from '../holiday/holiday.ts';
import { change, type MatchRef, refuse, stopped } from '../matches/change.ts';
import type { MatchRecord } from '../matches/match-store.ts';
import type { Seen } from '../settings/seen.ts';
import type { ComputerTurns } from './computer-turns.ts';
import { eventsOf, type ReplayStep, replayed, replayedIfLegal, viewWithPast } from './replay.ts';
import { continued, makeMove, running } from './running-match.ts';

export interface MoveRequest {
  readonly at: MatchRef;
  readonly person: Person;
  readonly move: Move;
  /** The version that the person saw. Absent (a typed command): whatever is asked now. */
  readonly version?: number;
  /** Discord's id of the press or command: one delivered twice moves once. */
  readonly interactionId?: string;
  /** What was read for the press. */
  readonly seen?: Seen;
}

/** Moves, and the matches that they make. */
export function play(deps: Deps, turns: ComputerTurns) {
  // The match may have gone on since it was read.
  const recordsOf = async ({ id, version }: Match): Promise<readonly MatchRecord[]> =>
    (await deps.store.records(id)).filter((record) => record.version <= version);
  const stepsSince = async (match: Match, version: number): Promise<readonly MatchStep[]> =>
    deps.recent.after(match, version) ??
    (replayedIfLegal(deps, match, await recordsOf(match)) ?? [])
      .filter((step) => step.version > version)
      .map(({ state: _, ...step }) => step);
  /** The last step that is so and all that followed; every step if none is. */
  const stepsFrom = async (match: Match, isSo: (step: MatchStep) => boolean) => {
    const recent = deps.recent.fromLast(match, isSo);
    if (recent !== undefined) return recent;
    const steps = await stepsSince(match, 0);
    return steps.slice(Math.max(steps.findLastIndex(isSo), 0));
  };
  return {
    /**
     * Makes a person's move, then the computers' until a person owes a decision or the match is over; those
     * who think for longer than people wait move later.
     * Refuses: no-table, over, repeated, not-playing, not-seated (or away), stale, not-your-turn,
     * illegal.
     */
    move: async (request: MoveRequest): Promise<Outcome> =>
      turns.after(await transact(deps, (tx) => move(tx, request), request.seen)),
    /**
     * Ends the pause after a round, as its time is over or for a person at the table, and lets the computers play on.
     * Null if no pause stands. Refuses a person: no-table, not-seated (or away).
     */
    nextRound: async (matchId: number, personId?: string): Promise<Outcome | null> => {
      const outcome = await transact(deps, (tx) => nextRound(tx, matchId, personId));
      return outcome && turns.after(outcome);
    },
    /** Has the computers that were thinking think again, and move: after a restart or a failure. */
    think: async (matchId: number): Promise<void> => {
      await turns.play(matchId);
    },
    /**
     * Every step of a match from its seed and moves; empty when it never started. Throws when the
     * rules have changed since so that a move of it is no longer legal.
     */
    replay: async (match: Match): Promise<readonly ReplayStep[]> =>
      replayed(deps, match, await recordsOf(match)),
    /** What a seat sees of a running match, with what was done since the deal. */
    view: async (match: Match, seat: Seat): Promise<View> =>
      viewWithPast(deps, running(match), { seat, records: await deps.store.records(match.id) }),
    /**
     * What happened after the match had this version; nothing if `replay` would throw, so that the
     * match itself goes on.
     */
    stepsSince,
    /** The last move of a seat and all that followed; every move if it has made none. */
    stepsSinceMove: async (match: Match, seat: Seat | undefined): Promise<readonly MatchStep[]> =>
      (await stepsFrom(match, (step) => step.seat === seat)).filter((step) => step.seat !== null),
    /** The last thing that a person did, and all that followed. */
    stepsSincePerson: (match: Match): Promise<readonly MatchStep[]> =>
      stepsFrom(match, (step) => !step.byComputer),
    /** The story of the match so far; empty if `replay` would throw. */
    story: async (match: Match): Promise<MatchStory> =>
      matchStory(eventsOf(deps, match, await recordsOf(match)), match.players.length),
  };
}

async function move(deps: TransactionDeps, request: MoveRequest): Promise<Outcome> {
  const { at, interactionId, person, move, version } = request;
  const isNew =
    interactionId === undefined || (await deps.store.addInteraction(interactionId, deps.now()));
  if (!isNew) return refuse({ reason: 'repeated' });
  let holidayIn: string | undefined;
  const outcome = await change(deps, at, (match) => {
    if (match.status === 'open') return refuse({ reason: 'not-playing', match });
    const isOnHoliday = holidayOf(match.players[seatOf(match, person.id) ?? -1]) !== undefined;
    holidayIn = isOnHoliday ? match.where.serverId : undefined;
    // The deal of a day is over with it.
    const isLate = dayOf(match) !== null && secretUntil(match, deps.now()) === null;
    if (isLate) return stopped(match, 'idle');
    return makeMove(deps, running(match), { person, move, version });
  });
  // A player who moves is back.
  if (outcome.ok && holidayIn !== undefined) {
    await endHoliday(deps, { serverId: holidayIn, personId: person.id });
  }
  return outcome;
}

async function nextRound(
  deps: TransactionDeps,
  matchId: number,
  personId: string | undefined,
): Promise<Outcome | null> {
  if (personId !== undefined) {
    const match = await deps.store.match(matchId);
    if (match === undefined) return refuse({ reason: 'no-table' });
    if (!isAtTable(match, personId)) return refuse({ reason: 'not-seated', match });
  }
  if (!(await deps.store.takeTimers(matchId, 'pause', Number.MAX_SAFE_INTEGER))) return null;
  return await change(deps, { matchId }, (match) => continued(deps, running(match), []));
}
