import { type Match, type Person, seatOf } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { isAgreed, isPresent } from '../../model/seats.ts';
import { changed, refuse, stopped, type TableParts } from '../deps.ts';
import { standUp } from '../lobby/lobby-changes.ts';
import { change } from '../matches/change.ts';
import { goAway, running } from '../play/running.ts';
import type { At, StopRequest, Tables } from '../requests.ts';

type Leaving = 'leave' | 'stop' | 'mayStop' | 'offerStop' | 'withdrawStop' | 'closeIdle';

/** The ways out of a table, and those in which it ends early. */
export function leaveCases(parts: TableParts): Pick<Tables, Leaving> {
  const changeAt = (at: At, decide: (match: Match) => Outcome): Outcome =>
    parts.store.transaction(() => change(parts, at, decide));
  return {
    leave: (at, person) =>
      changeAt(at, (match) =>
        match.status === 'open' ? standUp(match, person) : goAway(parts, running(match), person),
      ),
    stop: (request) => changeAt(request.at, (match) => stop(parts, match, request)),
    mayStop: (match, who) => stop(parts, match, who).ok,
    offerStop: (at, person) => changeAt(at, (match) => offer(match, person)),
    withdrawStop: (at, person) => changeAt(at, (match) => withdraw(match, person)),
    closeIdle: (matchId) =>
      changeAt({ matchId }, (match) =>
        match.status === 'open' ? stopped(match, 'idle') : refuse({ reason: 'not-open', match }),
      ),
  };
}

/**
 * The host may stop as long as nothing is at stake: in the lobby, and until a person has made the
 * first move. Afterwards somebody would lose by it, so all must agree, unless a manager steps in.
 */
function stop(
  parts: TableParts,
  match: Match,
  { person, mayManage }: Pick<StopRequest, 'person' | 'mayManage'>,
): Outcome {
  if (match.hostId === person.id && !isStaked(parts, match)) return stopped(match, 'by-host');
  if (mayManage) return stopped(match, 'by-manager');
  const isVoter = match.status === 'playing' && isAtTable(match, person);
  return refuse({ reason: isVoter ? 'needs-votes' : 'may-not-stop', match });
}

/** Whether a person has moved: what computers do at the start puts nothing of anybody at stake. */
function isStaked({ store }: TableParts, match: Match): boolean {
  return store.records(match.id).some(({ seat, byComputer }) => seat !== null && !byComputer);
}

function offer(match: Match, person: Person): Outcome {
  if (match.status !== 'playing') return refuse({ reason: 'not-playing', match });
  if (!isAtTable(match, person)) return refuse({ reason: 'not-seated', match });
  const stopVotes = [...new Set([...match.stopVotes, person.id])];
  const offered = { ...match, stopVotes };
  // Those who had not agreed may have left meanwhile.
  if (isAgreed(offered)) return stopped(offered, 'by-vote');
  if (match.stopVotes.includes(person.id)) return refuse({ reason: 'already-agreed', match });
  return changed(match, { stopVotes });
}

function withdraw(match: Match, person: Person): Outcome {
  const stopVotes = match.stopVotes.filter((id) => id !== person.id);
  if (stopVotes.length === match.stopVotes.length) return refuse({ reason: 'not-agreed', match });
  return changed(match, { stopVotes });
}

function isAtTable(match: Match, person: Person): boolean {
  const seat = seatOf(match, person.id);
  const player = seat === undefined ? undefined : match.players[seat];
  return player !== undefined && isPresent(player);
}
