import type { Seat } from '../../engine/core/game.ts';
import { type Match, type Person, type Player, seatOf } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import {
  hasNobodyToWait,
  isAgreed,
  isAtTable,
  isInvited,
  isPresent,
  seatAsked,
} from '../../model/seats.ts';
import { type Deps, gameOfMatch, type TransactionDeps, transact } from '../deps.ts';
import { onceAgreed, standUp } from '../lobby/lobby-changes.ts';
import {
  change,
  changeAt,
  changeDue,
  changed,
  type MatchRef,
  refuse,
  stopped,
  whilePlaying,
} from '../matches/change.ts';
import { isStaked, type MatchRecord } from '../matches/match-store.ts';
import { continued, goAway, running } from '../play/running-match.ts';

/** Who asks for a table to be stopped. */
interface Stopper {
  readonly person: Person;
  /** They may stop matches that are not theirs (in Discord: Manage Channels). */
  readonly mayManage: boolean;
}

/** Who at a table wants a computer to play for whom. */
interface Substitution {
  readonly at: MatchRef;
  readonly person: Person;
  readonly seat: Seat;
}

/** The ways out of a table, and those in which it ends early. */
export function leaving(deps: Deps) {
  return {
    /**
     * Leaves. In a lobby the seat is gone, or its promise; in a running match the computer plays it until they join
     * again. The host's rights pass to the next person; without any the match is stopped (see the
     * match's status). Refuses: no-table, over, not-seated (also when already away).
     */
    leave: (at: MatchRef, person: Person): Promise<Outcome> =>
      transact(deps, (tx) => leave(tx, at, person)),
    /**
     * Ends a match early. The host may until a person has moved, a manager always. Refuses: no-table,
     * over, needs-votes (at the table, and may `offerStop`), may-not-stop.
     */
    stop: (request: Stopper & { readonly at: MatchRef }): Promise<Outcome> =>
      changeAt(deps, request.at, async (match, { store }) =>
        stop(match, await store.records(match.id), request),
      ),
    /** Whether `stop` would be done, for a match that goes on. */
    mayStop: async (match: Match, who: Stopper): Promise<boolean> =>
      stop(match, await deps.store.records(match.id), who).ok,
    /**
     * Asks to stop, or agrees to; once all who are at the table have, the match is stopped (see its
     * status), and also if nobody has refused in time. An offer lapses when a round is settled.
     * Refuses: no-table, over, not-playing, not-seated (or away), already-agreed.
     */
    offerStop: (at: MatchRef, person: Person): Promise<Outcome> =>
      changeAt(deps, at, (match) => offer(match, person)),
    /**
     * Ends the offer to stop, whoever made it. Refuses: no-table, over, not-seated (or away),
     * not-agreed.
     */
    refuseStop: (at: MatchRef, person: Person): Promise<Outcome> =>
      changeAt(deps, at, (match) => refuseStop(match, person)),
    /**
     * Gives the seat of somebody who has been silent for long to the computer, as if they had left.
     * Refuses: no-table, over, not-playing, not-seated (or away), not-silent.
     */
    giveSeat: (request: Substitution): Promise<Outcome> =>
      changeAt(deps, request.at, (match, tx) => giveSeat(tx, match, request)),
    /** Notes that whoever is asked has been silent for long. Null if nobody has. */
    noteSilence: (matchId: number): Promise<Outcome | null> =>
      changeDue(deps, { matchId, kind: 'silence' }, noteSilence),
    /** Somebody's account was deleted: the others need not wait until they have been silent for long. */
    noteGone: (matchId: number, personId: string): Promise<Outcome> =>
      changeAt(deps, { matchId }, noteGone(personId)),
    /** Stops a match if the time to refuse that is over. Null if no such time is over. */
    stopUnopposed: (matchId: number): Promise<Outcome | null> =>
      changeDue(deps, { matchId, kind: 'stop' }, (match) =>
        match.status === 'playing' && match.stopVotes.length > 0
          ? stopped(match, 'unopposed')
          : refuse({ reason: 'not-agreed', match }),
      ),
  };
}

/** As `leave` above, within a transaction. */
export function leave(deps: TransactionDeps, at: MatchRef, person: Person): Promise<Outcome> {
  return change(deps, at, (match) =>
    match.status === 'open' || isInvited(match, person.id)
      ? onceAgreed(deps, match, standUp(match, person))
      : goAwayFrom(deps, { ...match, players: match.players.map(heard) }, person),
  );

  /** A player who says that they leave has not fallen silent, and a press does not bring them back. */
  function heard(player: Player): Player {
    const isTheirs = isPresent(player) && player.person.id === person.id;
    return isTheirs ? { ...player, missed: 0, silent: undefined } : player;
  }
}

/**
 * The host may stop the match until a person has made a move. After that all must agree, unless a
 * manager steps in, who is noted as the one who wanted it.
 */
function stop(
  match: Match,
  records: readonly MatchRecord[],
  { person, mayManage }: Stopper,
): Outcome {
  if (match.hostId === person.id && !isStaked(records)) return stopped(match, 'by-host');
  if (mayManage) return stopped({ ...match, stopVotes: [person.id] }, 'by-manager');
  const isVoter = match.status === 'playing' && isAtTable(match, person.id);
  return refuse({ reason: isVoter ? 'needs-votes' : 'may-not-stop', match });
}

function offer(match: Match, person: Person): Outcome {
  if (match.status !== 'playing') return refuse({ reason: 'not-playing', match });
  if (!isAtTable(match, person.id)) return refuse({ reason: 'not-seated', match });
  const stopVotes = [...new Set([...match.stopVotes, person.id])];
  const offered = { ...match, stopVotes };
  // Players who had not agreed may have left meanwhile.
  if (isAgreed(offered)) return stopped(offered, 'by-vote');
  if (match.stopVotes.includes(person.id)) return refuse({ reason: 'already-agreed', match });
  return changed(match, { stopVotes });
}

function refuseStop(match: Match, person: Person): Outcome {
  if (!isAtTable(match, person.id)) return refuse({ reason: 'not-seated', match });
  if (match.stopVotes.length === 0) return refuse({ reason: 'not-agreed', match });
  return changed(match, { stopVotes: [] });
}

async function giveSeat(
  deps: TransactionDeps,
  match: Match,
  { person, seat }: Substitution,
): Promise<Outcome> {
  if (match.status !== 'playing') return refuse({ reason: 'not-playing', match });
  if (!isAtTable(match, person.id)) return refuse({ reason: 'not-seated', match });
  const player = match.players[seat];
  const isSilent = player !== undefined && isPresent(player) && player.silent === true;
  if (!isSilent || player.person.id === person.id) return refuse({ reason: 'not-silent', match });
  return await goAwayFrom(deps, match, player.person);
}

/** The computer has a seat from now on. While the result of a round stands, it waits as everybody does. */
async function goAwayFrom(deps: TransactionDeps, match: Match, person: Person): Promise<Outcome> {
  const left = goAway(running(match), person);
  const isPaused = (await deps.store.dueAt(match.id, 'pause')) !== undefined;
  if (!left.ok || left.match.status !== 'playing' || isPaused) return left;
  return continued(deps, running(left.match), []);
}

const noteSilence = whilePlaying((match, deps) =>
  silenced(match, seatAsked(gameOfMatch(deps, match), match)),
);

function noteGone(personId: string) {
  return whilePlaying((match) => {
    const seat = seatOf(match, personId);
    const player = match.players[seat ?? -1];
    const isNoted = player === undefined || !isPresent(player) || player.silent;
    return silenced(match, isNoted ? undefined : seat);
  });
}

/** Notes that the person of a seat is silent, if others wait for them. */
function silenced(match: Match, seat: Seat | undefined): Outcome {
  const player = match.players[seat ?? -1];
  if (seat === undefined || player?.type !== 'person' || hasNobodyToWait(match))
    return refuse({ reason: 'not-silent', match });
  return changed(match, { players: match.players.with(seat, { ...player, silent: true }) });
}
