import type { HanafudaGame } from '../../games/index.ts';
import { type Invitation, type Match, type Person, seatOf } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { isInvited, takenAt, wayIn } from '../../model/seats.ts';
import type { MatchTimers } from '../../model/timers.ts';
import { changed, refuse } from '../matches/change.ts';

/** For how many milliseconds a seat is kept for whom the host has invited. */
export const KEPT_TIME = 15 * 60_000;

/** Keeps seats of a lobby for people; whoever sits there or is invited already stays as they are. */
export function invite(game: HanafudaGame, match: Match, people: readonly Person[]): Outcome {
  const fresh = people.filter(({ id }) => seatOf(match, id) === undefined && !isInvited(match, id));
  if (fresh.length === 0) return refuse({ reason: 'already-seated', match });
  const most = match.seats ?? Math.max(...game.seats);
  if (takenAt(match) + fresh.length > most) return refuse({ reason: 'full', match });
  const invited = [...match.invited, ...invitations(fresh, match.version + 1)];
  const barred = match.barred.filter(({ id }) => !fresh.some((one) => one.id === id));
  return changed(match, { invited, barred });
}

/** Seats kept for people since a version of their match. */
export function invitations(people: readonly Person[], since: number): readonly Invitation[] {
  return people.map((person) => ({ person, since }));
}

/**
 * Counts somebody in who watches a running match: for a computer's seat from the next round on, or for the next
 * match. Refuses: barred, counted-in, full.
 */
export function countIn(game: HanafudaGame, match: Match, person: Person): Outcome {
  if (match.barred.some(({ id }) => id === person.id)) return refuse({ reason: 'barred', match });
  if (isInvited(match, person.id)) return refuse({ reason: 'counted-in', match });
  if (wayIn(game, match) === undefined) return refuse({ reason: 'full', match });
  const invited = [...match.invited, ...invitations([person], match.version + 1)];
  return changed(match, { invited });
}

/** Gives up the seat that is kept for somebody: they decline it, or the host takes it back. */
export function uninvite(match: Match, personId: string): Outcome {
  if (!isInvited(match, personId)) return refuse({ reason: 'not-invited', match });
  return changed(match, { invited: withoutInvited(match, personId) });
}

export function withoutInvited({ invited }: Match, personId: string): readonly Invitation[] {
  return invited.filter(({ person }) => person.id !== personId);
}

/** Seats whose time was kept are free again: those that no longer have a timer. */
export function lapse(match: Match, kept: MatchTimers['kept']): Outcome {
  return changed(match, { invited: match.invited.filter(({ person }) => person.id in kept) });
}
