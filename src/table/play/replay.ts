import { asRecorded, IllegalMove } from '../../engine/core/game.ts';
import type { State } from '../../engine/round/state.ts';
import type { Match } from '../../model/match.ts';
import { gameOf, type TableParts } from '../deps.ts';
import type { Replayed } from '../requests.ts';
import type { MatchRecord } from '../store.ts';
import { running } from './running.ts';

/**
 * Every step of a match from its seed and what was recorded. Throws `IllegalMove` when the rules
 * have changed so that a recorded move is not legal any more.
 */
export function replayed(
  parts: Pick<TableParts, 'findGame'>,
  match: Match,
  records: readonly MatchRecord[],
): readonly Replayed[] {
  if (match.seed === null) return [];
  const game = gameOf(parts, match);
  const setup = asRecorded(running(match).state.setup);
  const steps: Replayed[] = [];
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

/** The same; null instead of throwing where the rules have changed so. */
export function replayedIfLegal(
  ...request: Parameters<typeof replayed>
): readonly Replayed[] | null {
  try {
    return replayed(...request);
  } catch (error) {
    if (error instanceof IllegalMove) return null;
    throw error;
  }
}
