import type { Match, Person } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { TransactionDeps } from '../deps.ts';
import { watchLobby } from '../lobby/idle.ts';
import { keepResults } from '../ranking/results.ts';
import { keepStopTimer, keepTurnTimers } from '../timers/turn-timers.ts';
import { refuse } from './outcomes.ts';

/**
 * Which match is meant: by its id (a press on a message that may be old), or whatever is open or
 * being played in a channel (a typed command).
 */
export type MatchRef = { readonly matchId: number } | { readonly channelId: string };

/** May load what the decision needs beside the match; the decision itself is synchronous. */
type Decide = (match: Match) => Outcome | Promise<Outcome>;

/**
 * Loads a match, lets `decide` say what becomes of it, and stores that. Call within a transaction,
 * and tell people the outcome only after it.
 */
export async function change(
  deps: TransactionDeps,
  at: MatchRef,
  decide: Decide,
): Promise<Outcome> {
  const { store } = deps;
  const match = await ('matchId' in at ? store.match(at.matchId) : store.activeMatch(at.channelId));
  if (match === undefined) return refuse({ reason: 'no-table' });
  if (match.status === 'over' || match.status === 'stopped') {
    return refuse({ reason: 'over', match });
  }
  const outcome = await decide(match);
  if (outcome.ok) {
    await save(deps, match, outcome);
    deps.note(outcome);
  }
  return outcome;
}

async function save(
  deps: TransactionDeps,
  before: Match,
  outcome: Extract<Outcome, { ok: true }>,
): Promise<void> {
  const { store } = deps;
  const { match, steps } = outcome;
  const at = deps.now();
  if (!(await store.updateMatch(match, before.version, at))) {
    throw new Error(`match ${match.id} is not at version ${before.version} any more`);
  }
  await watchLobby(store, match, at);
  for (const step of steps) await store.addRecord(match.id, step, at);
  await keepTurnTimers(deps, { before, match, steps });
  if (before.stopVotes.length + match.stopVotes.length > 0) await keepStopTimer(deps, match);
  for (const person of newNames(before, match)) {
    await store.putPerson(match.where.serverId, person);
  }
  if (match.status === 'over' || match.status === 'stopped') {
    await keepResults(deps, { before, match }, at);
  }
}

/** People who are new at the table or have changed their name. */
function newNames(before: Match, after: Match): readonly Person[] {
  const known = new Map(personsOf(before).map(({ id, name }) => [id, name]));
  return personsOf(after).filter(({ id, name }) => known.get(id) !== name);
}

function personsOf(match: Match): readonly Person[] {
  return match.players.flatMap((player) => (player.type === 'person' ? [player.person] : []));
}
