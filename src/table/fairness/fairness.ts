import { asRecorded } from '../../engine/core/game.ts';
import type { Deals } from '../../fairness/deals.ts';
import { chanceOf } from '../../fairness/promise.ts';
import { hasEnded, type Match } from '../../model/match.ts';
import { secretUntil } from '../../model/private.ts';
import { type Deps, keepDaysOf } from '../deps.ts';
import type { MatchRecord, TableCount } from '../matches/match-store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What the deals of matches came from, and how many tables were opened and never dealt. */
export function fairness(deps: Deps) {
  const { store, now } = deps;
  const days = keepDaysOf(deps);
  return {
    /**
     * What is revealed of a match. Null while it goes on, while others may still play its deal, and of one that promised nothing, since it was opened
     * by an older version.
     */
    deals: async (match: Match): Promise<Deals | null> =>
      secretUntil(match, now()) === null ? revealed(match, await store.records(match.id)) : null,
    /** The tables of a server within the time before any are deleted. */
    tables: async (serverId: string): Promise<TableCount & { readonly days: number }> => ({
      ...(await store.countTables(serverId, now() - days * DAY)),
      days,
    }),
  };
}

function revealed(match: Match, records: readonly MatchRecord[]): Deals | null {
  const { secret, state } = match;
  if (secret === null || !hasEnded(match)) return null;
  const moves = records.flatMap(({ seat, move }) =>
    seat === null || move === null ? [] : [{ seat, move }],
  );
  const played = state === null ? null : { setup: asRecorded(state.setup), moves };
  return { ...chanceOf(match, secret), played };
}
