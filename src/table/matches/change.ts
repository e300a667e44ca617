import {
  hasEnded,
  type Match,
  type Person,
  personsIn,
  type StopReason,
} from '../../model/match.ts';
import type { Outcome, Refusal } from '../../model/outcome.ts';
import type { AllTimers, TimerKind } from '../../model/timers.ts';
import { type Completed, type Deps, type TransactionDeps, transact } from '../deps.ts';

/**
 * Which match is meant: by its id (a press on a message that may be old), or whatever is open or
 * being played in a channel (a typed command).
 */
export type MatchRef = { readonly matchId: number } | { readonly channelId: string };

/** May load what the decision needs beside the match; the decision itself is synchronous. */
export type Decide = (match: Match, deps: TransactionDeps) => Outcome | Promise<Outcome>;

/** Decides about a lobby. Refuses: not-open. */
export function whileOpen(decide: Decide): Decide {
  return (match, deps) =>
    match.status === 'open' ? decide(match, deps) : refuse({ reason: 'not-open', match });
}

/** Decides about a match that is played. Refuses: not-playing. */
export function whilePlaying(decide: Decide): Decide {
  return (match, deps) =>
    match.status === 'playing' ? decide(match, deps) : refuse({ reason: 'not-playing', match });
}

/** As `change`, in a transaction of its own. */
export function changeAt(deps: Deps, at: MatchRef, decide: Decide): Promise<Outcome> {
  return transact(deps, (tx) => change(tx, at, decide));
}

/** The same, if something of a kind has fallen due; null if it has not, or was set again. */
export function changeDue(
  deps: Deps,
  { matchId, kind }: { readonly matchId: number; readonly kind: TimerKind },
  decide: Decide,
): Promise<Outcome | null> {
  return transact(deps, async (tx) => {
    if (!(await tx.store.takeTimers(matchId, kind, tx.now()))) return null;
    return await change(tx, { matchId }, decide);
  });
}

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
  if (hasEnded(match)) return refuse({ reason: 'over', match });
  const decided = await decide(match, deps);
  if (!decided.ok) return decided;
  const { pause, ...outcome } = await deps.followers.complete(deps, match, decided);
  const timers = await save(deps, match, { ...outcome, pause });
  deps.note({ ...outcome, since: match.version, timers });
  return outcome;
}

async function save(
  deps: TransactionDeps,
  before: Match,
  { match, steps, pause }: Completed,
): Promise<AllTimers> {
  const { store, followers } = deps;
  const at = deps.now();
  if (!(await store.updateMatch(match, before, at))) {
    throw new Error(`match ${match.id} is not at version ${before.version} any more`);
  }
  await store.addRecords(match.id, steps, at);
  const timers = await followers.keepTimers(deps, { before, match, steps, pause });
  for (const person of newNames(before, match)) {
    await store.putPerson(match.where.serverId, person);
  }
  if (hasEnded(match)) await followers.keepResults(deps, { before, match }, at);
  return timers;
}

/** People who are new at the table or have changed their name. */
function newNames(before: Match, after: Match): readonly Person[] {
  if (after.players === before.players) return [];
  const known = new Map(personsIn(before).map(({ id, name }) => [id, name]));
  return personsIn(after).filter(({ id, name }) => known.get(id) !== name);
}

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
