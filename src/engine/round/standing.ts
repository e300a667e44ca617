import { seatsFrom } from './by-seat.ts';
import type { Standing } from './event.ts';
import type { Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

export function isLastRound({ rounds, goesOn }: Ruleset, state: State): boolean {
  return rounds !== null && state.round >= rounds && !goesOn(state);
}

/**
 * The final result: scores by seat, and the seats from first to last with equal ones together. Who won
 * by a yaku is first, whatever the others have.
 */
export function standingOf(rules: Ruleset, state: State): Standing {
  const seats = seatsFrom(0, state.setup.seats);
  const scores = seats.map((seat) => rules.finalScore(state, seat));
  const winner = state.phase.type === 'over' ? state.phase.winner : undefined;
  const others = seats.filter((seat) => seat !== winner);
  const distinct = [...new Set(others.map((seat) => scores[seat] ?? 0))].sort((a, b) => b - a);
  const places = distinct.map((score) => others.filter((seat) => scores[seat] === score));
  return { scores, places: winner === undefined ? places : [[winner], ...places] };
}
