import { type Match, NEW_MATCH, type Player, type Strength } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { privateChannel } from '../../model/private.ts';
import { seatsAt } from '../../model/seats.ts';
import { type Deps, gameOfMatch, type TransactionDeps, transact } from '../deps.ts';
import { begin } from '../lobby/lobby-changes.ts';
import { type OpenRequest, open } from '../lobby/opening.ts';
import { change, stopped } from '../matches/change.ts';
import type { ComputerTurns } from '../play/computer-turns.ts';

interface PracticeRequest extends OpenRequest {
  /** How well the computers play. */
  readonly strength: Strength;
}

interface PrivateRequest extends Omit<PracticeRequest, 'where' | 'parentId' | 'clock'> {
  /** The private match that this one takes the place of, if it still goes on; null: none. */
  readonly instead: number | null;
}

/** Matches of one person against computers, for themselves alone. */
export function practice(deps: Deps, turns: ComputerTurns) {
  return {
    /**
     * Deals a match that takes no channel and that nobody else ever sees. A person has one at a time. Refuses:
     * no-such-game, bad-seats, bad-option, channel-taken (by a private match that goes on).
     */
    begin: async (request: PrivateRequest): Promise<Outcome> =>
      turns.after(await transact(deps, (tx) => beginPrivate(tx, request))),
    /** Somebody's newest private match, whatever its status. */
    newest: (personId: string): Promise<Match | undefined> =>
      deps.store.newestMatch(privateChannel(personId).channelId),
  };
}

async function beginPrivate(
  deps: TransactionDeps,
  { instead, ...request }: PrivateRequest,
): Promise<Outcome> {
  const where = privateChannel(request.host.id);
  const current = await deps.store.activeMatch(where.channelId);
  if (current !== undefined && current.id === instead) {
    await change(deps, { matchId: current.id }, (match) => stopped(match, 'by-host'));
  }
  const replaced = await deps.store.newestMatch(where.channelId);
  // Upkeep deletes what was replaced since the last time, however long ago it was left.
  if (replaced?.status === 'stopped') {
    await deps.store.updateMatch(replaced, replaced, deps.now());
  }
  return await practise(deps, { ...request, where });
}

/**
 * Opens a table for one person, gives its other seats to computers and deals. Nobody waits there: it has no
 * clock and counts for no rating, whatever the server has chosen.
 */
export async function practise(deps: TransactionDeps, request: PracticeRequest): Promise<Outcome> {
  const opened = await open(deps, request);
  if (!opened.ok) return opened;
  return await change(deps, { matchId: opened.match.id }, async (match) => {
    const free = seatsAt(gameOfMatch(deps, match), match) - match.players.length;
    const players = [...match.players, ...computers(free, request.strength)];
    const begun = await begin(deps, { ...match, players });
    const { clock, isRated } = NEW_MATCH;
    return begun.ok ? { ...begun, match: { ...begun.match, clock, isRated } } : begun;
  });
}

export function computers(count: number, strength: Strength): readonly Player[] {
  return Array.from({ length: count }, (_, index) => {
    return { type: 'computer', number: index + 1, strength };
  });
}
