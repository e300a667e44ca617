import type { AllTimers } from '../../model/timers.ts';
import { hasEnded, type Match, type Person } from '../../model/match.ts';
import { endsRound, type Outcome } from '../../model/outcome.ts';
import { isPrivate } from '../../model/private.ts';
import type { TransactionDeps } from '../deps.ts';
import { withHolidays } from '../holiday/table-holidays.ts';
import { continued, running } from '../play/running-match.ts';
import { keepResults } from '../ranking/results.ts';
import { keepTimers } from '../timers/keep-timers.ts';
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
  if (hasEnded(match)) {
    return refuse({ reason: 'over', match });
  }
  const decided = await decide(match);
  if (!decided.ok) return decided;
  const current = { ...decided, match: await withHolidays(deps, match, decided.match) };
  const pause = await pauseAfter(deps, current);
  const outcome = pause > 0 ? current : playedOn(deps, current);
  const timers = await save(deps, match, { ...outcome, pause });
  deps.note({ ...outcome, since: match.version, timers });
  return outcome;
}

type Done = Extract<Outcome, { readonly ok: true }>;

async function save(
  deps: TransactionDeps,
  before: Match,
  { match, steps, pause }: Done & { readonly pause: number },
): Promise<AllTimers> {
  const { store } = deps;
  const at = deps.now();
  if (!(await store.updateMatch(match, before, at))) {
    throw new Error(`match ${match.id} is not at version ${before.version} any more`);
  }
  await store.addRecords(match.id, steps, at);
  const timers = await keepTimers(deps, { before, match, steps, pause });
  for (const person of newNames(before, match)) {
    await store.putPerson(match.where.serverId, person);
  }
  if (hasEnded(match)) {
    await keepResults(deps, { before, match }, at);
  }
  return timers;
}

/** For how many milliseconds the result of a round is shown before the next begins; 0: not at all. */
async function pauseAfter({ store }: TransactionDeps, { match, steps }: Done): Promise<number> {
  // Of a private match the result stands until its only reader goes on.
  if (match.status !== 'playing' || !endsRound(steps.at(-1)) || isPrivate(match)) return 0;
  const { pause } = await store.serverSettings(match.where.serverId);
  return Number(pause) * 1000;
}

/** Without a pause the computers begin the next round at once. */
function playedOn(deps: TransactionDeps, outcome: Done): Done {
  let played = outcome;
  while (played.match.status === 'playing' && endsRound(played.steps.at(-1))) {
    const next = continued(deps, running(played.match), []);
    if (!next.ok || next.steps.length === 0) break;
    played = { ...next, steps: [...played.steps, ...next.steps] };
  }
  return played;
}

/** People who are new at the table or have changed their name. */
function newNames(before: Match, after: Match): readonly Person[] {
  if (after.players === before.players) return [];
  const known = new Map(personsOf(before).map(({ id, name }) => [id, name]));
  return personsOf(after).filter(({ id, name }) => known.get(id) !== name);
}

function personsOf(match: Match): readonly Person[] {
  return match.players.flatMap((player) => (player.type === 'person' ? [player.person] : []));
}
