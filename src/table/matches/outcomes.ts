import type { Match, StopReason } from '../../model/match.ts';
import type { Outcome, Refusal } from '../../model/outcome.ts';

/** A refusal as an outcome. */
export function refuse(refusal: Refusal): Outcome {
  return { ok: false, ...refusal };
}

/** A change by which no card moves: the match one version newer. */
export function changed(match: Match, change: Partial<Match>): Outcome {
  return { ok: true, match: { ...match, ...change, version: match.version + 1 }, steps: [] };
}

/** The match ended before its end: it counts for nothing. */
export function stopped(match: Match, stopReason: StopReason): Outcome {
  return changed(match, { status: 'stopped', stopReason });
}
