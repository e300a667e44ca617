import type { Seat } from '../../engine/core/game.ts';
import { type Clock, isSlow } from '../../model/clock.ts';
import type { MatchStep, Outcome } from '../../model/outcome.ts';
import { isAgreed, isPresent, nextPresent, seatAsked } from '../../model/seats.ts';
import { gameOfMatch } from '../deps.ts';
import { stopped } from '../matches/change.ts';
import { continued, movedByComputer, type PlayDeps, type RunningMatch } from './running-match.ts';

/** How many missed moves in a row give the seat to the computer; after the first, others at the table may do so. */
export function mostMissed(clock: Clock): number {
  return isSlow(clock) ? 3 : 2;
}

/**
 * Makes the overdue moves by computer, with the choices that belong to them, such as which card to
 * capture. A person who has missed too many in a row is away from then on, as if they had left. If
 * nobody is present, the match is stopped.
 */
export function playForAbsent(deps: PlayDeps, match: RunningMatch): Outcome {
  const seat = seatAsked(gameOfMatch(deps, match), match);
  if (seat === undefined) return continued(deps, match, []);
  const noted = missedOnce(match, seat);
  const { version } = match;
  if (!noted.players.some(isPresent)) return stopped({ ...noted, version }, 'emptied');
  // All who remain may have voted to stop.
  if (isAgreed(noted)) return stopped({ ...noted, version }, 'by-vote');
  if (isAway(noted, seat)) return continued(deps, noted, []);
  const turn = finishTurn(deps, noted, seat);
  return continued(deps, turn.match, turn.steps);
}

/** Counts one more missed move. At the limit, the person is away and the host's rights pass on. */
function missedOnce(match: RunningMatch, seat: Seat): RunningMatch {
  const player = match.players[seat];
  if (player?.type !== 'person') throw new RangeError(`nobody in seat ${seat} of ${match.id}`);
  const missed = player.missed + 1;
  const away = missed >= mostMissed(match.clock);
  const players = match.players.with(seat, { ...player, missed, away, silent: true });
  const isHostAway = away && match.hostId === player.person.id;
  const next = isHostAway ? nextPresent(players, seat) : undefined;
  const version = away ? match.version + 1 : match.version;
  return { ...match, players, hostId: next?.id ?? match.hostId, version };
}

function isAway({ players }: RunningMatch, seat: Seat): boolean {
  const player = players[seat];
  return player === undefined || !isPresent(player);
}

/** Makes the computer's move for a seat, and the choices that belong to it. */
function finishTurn(
  deps: PlayDeps,
  match: RunningMatch,
  seat: Seat,
): { readonly match: RunningMatch; readonly steps: readonly MatchStep[] } {
  const steps: MatchStep[] = [];
  let current = match;
  do {
    const made = movedByComputer(deps, current, { seat });
    steps.push(made.step);
    current = made.match;
  } while (isAskedOn(current, seat));
  return { match: current, steps };
}

/** Whether the seat still owes a choice that belongs to the move it has just made. */
function isAskedOn({ state: { phase } }: RunningMatch, seat: Seat): boolean {
  return (phase.type === 'capture' || phase.type === 'call') && phase.seat === seat;
}
