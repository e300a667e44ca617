import type { Match } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { privatePlace } from '../../model/private.ts';
import { type Deps, type TransactionDeps, transact } from '../deps.ts';
import { change } from '../matches/change.ts';
import { stopped } from '../matches/outcomes.ts';
import type { ComputerTurns } from '../play/computer-turns.ts';
import { type PracticeRequest, practise } from './practise.ts';

interface PrivateRequest extends Omit<PracticeRequest, 'where' | 'parentId' | 'clock'> {
  /** The private match that this one takes the place of, if it still goes on; null: none. */
  readonly instead: number | null;
}

/** Matches of one person against computers: at a table of a channel, or for themselves alone. */
export function practice(deps: Deps, turns: ComputerTurns) {
  return {
    /** Opens a table for one person against computers, and deals. Refuses as `lobby.open` does. */
    openTable: async (request: PracticeRequest): Promise<Outcome> =>
      turns.after(await transact(deps, (tx) => practise(tx, request))),
    /**
     * Deals a match that takes no channel and that nobody else ever sees. A person has one at a time. Refuses:
     * no-such-game, bad-seats, bad-option, channel-taken (by a private match that goes on).
     */
    begin: async (request: PrivateRequest): Promise<Outcome> =>
      turns.after(await transact(deps, (tx) => begin(tx, request))),
    /** Somebody's newest private match, whatever its status. */
    newest: (personId: string): Promise<Match | undefined> =>
      deps.store.newestMatch(privatePlace(personId).channelId),
  };
}

async function begin(
  deps: TransactionDeps,
  { instead, ...request }: PrivateRequest,
): Promise<Outcome> {
  const where = privatePlace(request.host.id);
  const current = await deps.store.activeMatch(where.channelId);
  if (current !== undefined && current.id === instead) {
    await change(deps, { matchId: current.id }, (match) => stopped(match, 'by-host'));
  }
  return await practise(deps, { ...request, where });
}
