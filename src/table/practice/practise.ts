import { type Match, NEW_MATCH, type Player, type Strength } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { seatsAt } from '../../model/seats.ts';
import { gameOf, type TransactionDeps } from '../deps.ts';
import { begin } from '../lobby/lobby-changes.ts';
import { type OpenRequest, open } from '../lobby/opening.ts';
import { change } from '../matches/change.ts';

export interface PracticeRequest extends OpenRequest {
  /** How well the computers play. */
  readonly strength: Strength;
}

/**
 * Opens a table for one person, gives its other seats to computers and deals. Nobody waits there: it has no
 * clock and counts for no rating, whatever the server has chosen.
 */
export async function practise(deps: TransactionDeps, request: PracticeRequest): Promise<Outcome> {
  const opened = await open(deps, request);
  if (!opened.ok) return opened;
  return await change(deps, { matchId: opened.match.id }, async (match) => {
    const free = seatsAt(gameOf(deps, match), match) - match.players.length;
    const players = [...match.players, ...computers(free, request.strength)];
    const begun = await begin(deps, { ...match, players });
    return begun.ok ? { ...begun, match: { ...begun.match, ...FOR_PRACTICE } } : begun;
  });
}

const FOR_PRACTICE: Pick<Match, 'clock' | 'isRated'> = {
  clock: NEW_MATCH.clock,
  isRated: false,
};

function computers(count: number, strength: Strength): readonly Player[] {
  return Array.from({ length: count }, (_, index) => {
    return { type: 'computer', number: index + 1, strength };
  });
}
