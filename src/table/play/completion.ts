import { type Match, seatOf } from '../../model/match.ts';
import { type Done, endsRound } from '../../model/outcome.ts';
import { isPrivate } from '../../model/private.ts';
import { seated, withWaiting } from '../../model/seats.ts';
import type { Completed, TransactionDeps } from '../deps.ts';
import { withHolidays } from '../holiday/holiday.ts';
import { continued, running } from './running-match.ts';

/** A change with all that happens in the match because of it; see `Followers`. */
export async function complete(
  deps: TransactionDeps,
  before: Match,
  decided: Done,
): Promise<Completed> {
  const known = { ...decided, match: await withHolidays(deps, before, decided.match) };
  const current = await withNewcomers(deps, known);
  const pause = await pauseAfter(deps, current);
  return { ...(pause > 0 ? current : playedOn(deps, current)), pause };
}

/**
 * Between two rounds those who wait take the seats of computers. What computers have played for them counts for no
 * rating, and one person alone had no limit that others would not have had.
 */
async function withNewcomers({ store }: TransactionDeps, decided: Done): Promise<Done> {
  const { match, steps } = decided;
  const { invited, status } = match;
  if (status !== 'playing' || invited.length === 0 || !endsRound(steps.at(-1))) return decided;
  const waiting = invited.map(({ person }) => seated(person));
  const players = withWaiting(match.players, waiting);
  const rest = invited.filter(
    ({ person }) => seatOf({ ...match, players }, person.id) === undefined,
  );
  if (rest.length === invited.length) return decided;
  const { clock: usual } = await store.serverSettings(match.where.serverId);
  const clock = match.clock === 'none' ? usual : match.clock;
  return { ...decided, match: { ...match, players, invited: rest, isRated: false, clock } };
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
