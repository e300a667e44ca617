import { asRecorded, IllegalMove, type Seat } from '../../engine/core/game.ts';
import type { Event } from '../../engine/round/event.ts';
import type { State } from '../../engine/round/state.ts';
import { withPast } from '../../engine/view/past.ts';
import type { View } from '../../engine/view/view.ts';
import type { Match } from '../../model/match.ts';
import type { MatchStep } from '../../model/outcome.ts';
import { type Deps, gameOfMatch } from '../deps.ts';
import type { MatchRecord } from '../matches/match-store.ts';
import { type RunningMatch, running } from './running-match.ts';

/** A step of a replay: what happened, and the state that it led to. */
export interface ReplayStep extends MatchStep {
  readonly state: State;
}

/**
 * Every step of a match from its seed and what was recorded. Throws `IllegalMove` when the rules
 * have changed so that a recorded move is not legal any more.
 */
export function replayed(
  deps: Pick<Deps, 'findGame'>,
  match: Match,
  records: readonly MatchRecord[],
): readonly ReplayStep[] {
  if (match.seed === null) return [];
  const game = gameOfMatch(deps, match);
  const setup = asRecorded(running(match).state.setup);
  const steps: ReplayStep[] = [];
  let state: State | undefined;
  for (const record of records) {
    const step =
      record.seat === null || record.move === null || state === undefined
        ? game.start(setup)
        : game.apply(state, record.seat, record.move);
    state = step.state;
    steps.push({ ...record, state, events: step.events });
  }
  return steps;
}

/** The same; null instead of throwing if the rules have changed so. */
export function replayedIfLegal(
  ...request: Parameters<typeof replayed>
): readonly ReplayStep[] | null {
  try {
    return replayed(...request);
  } catch (error) {
    if (error instanceof IllegalMove) return null;
    throw error;
  }
}

/** What a seat sees now, with what was done since the deal; without, if the rules have changed since. */
export function viewWithPast(
  deps: Pick<Deps, 'findGame'>,
  match: RunningMatch,
  { seat, records }: { readonly seat: Seat; readonly records: readonly MatchRecord[] },
): View {
  const game = gameOfMatch(deps, match);
  const known = records.filter(({ version }) => version <= match.version);
  const steps = replayedIfLegal(deps, match, known) ?? [];
  return withPast(game.view(match.state, seat), game.rulesOf(match.state.setup), steps);
}

/** All that happened in a match; nothing if it cannot be replayed. */
export function eventsOf(...request: Parameters<typeof replayed>): readonly Event[] {
  return (replayedIfLegal(...request) ?? []).flatMap(({ events }) => events);
}
