import type { Match } from '../../../src/model/match.ts';
import type { MatchStep, Outcome } from '../../../src/model/outcome.ts';

/** The match of an outcome. Throws on a refusal. */
export function done(outcome: Outcome): Match {
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`);
  return outcome.match;
}

/** What happened by an outcome. Throws on a refusal. */
export function stepsOf(outcome: Outcome): readonly MatchStep[] {
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`);
  return outcome.steps;
}

/** The reason of a refusal; `done` when there was none. */
export function reasonOf(outcome: Outcome): string {
  return outcome.ok ? 'done' : outcome.reason;
}
