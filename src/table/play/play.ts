import type { BestYaku } from '../../engine/round/best-yaku.ts';
import type { Move } from '../../engine/round/state.ts';
import type { Match, Person } from '../../model/match.ts';
import type { MatchStep, Outcome } from '../../model/outcome.ts';
import type { Deps } from '../deps.ts';
import { change, type MatchRef } from '../matches/change.ts';
import { refuse } from '../matches/outcomes.ts';
import { bestYakuOf } from '../ranking/results.ts';
import { type ReplayStep, replayed, replayedIfLegal } from './replay.ts';
import { makeMove, running } from './running-match.ts';

export interface MoveRequest {
  readonly at: MatchRef;
  readonly person: Person;
  readonly move: Move;
  /** The version that the person saw. Absent (a typed command): whatever is asked now. */
  readonly version?: number;
  /** Discord's id of the press or command: one delivered twice moves once. */
  readonly interactionId?: string;
}

/** Moves, and the matches that they make. */
export function play(deps: Deps) {
  const { store } = deps;
  return {
    /**
     * Makes a person's move, then the computers' until a person owes a decision or the match is over.
     * Refuses: no-table, over, repeated, not-playing, not-seated (or away), stale, not-your-turn,
     * illegal.
     */
    move: (request: MoveRequest): Outcome => store.transaction(() => move(deps, request)),
    /**
     * Every step of a match from its seed and moves; empty when it never started. Throws when the
     * rules have changed since so that a move of it is no longer legal.
     */
    replay: (match: Match): readonly ReplayStep[] => replayed(deps, match, store.records(match.id)),
    /**
     * What happened after the match had this version; nothing where `replay` would throw, so that the
     * match itself goes on.
     */
    stepsSince: (match: Match, version: number): readonly MatchStep[] =>
      (replayedIfLegal(deps, match, store.records(match.id)) ?? [])
        .filter((step) => step.version > version)
        .map(({ state: _, ...step }) => step),
    /** Each seat's best yaku so far; empty where `replay` would throw. */
    bestYaku: (match: Match): BestYaku => bestYakuOf(deps, match, store.records(match.id)),
  };
}

function move(deps: Deps, request: MoveRequest): Outcome {
  const { at, interactionId, person, move, version } = request;
  if (interactionId !== undefined && !deps.store.addInteraction(interactionId, deps.now())) {
    return refuse({ reason: 'repeated' });
  }
  return change(deps, at, (match) =>
    match.status === 'open'
      ? refuse({ reason: 'not-playing', match })
      : makeMove(deps, running(match), { person, move, version }),
  );
}
