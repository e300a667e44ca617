import { type Match, NEW_MATCH, type Person, type Player } from '../../../src/model/match.ts';
import type { SeatResult } from '../../../src/model/ranking.ts';
import type { StoreQueries } from '../../../src/table/store.ts';
import { seated } from '../../support/a-match.ts';

export function lobbyIn(channelId: string, serverId = '9'): Omit<Match, 'id'> {
  const where = { serverId, channelId };
  const rules = { game: 'botan-cho', options: {} };
  return { ...NEW_MATCH, ...rules, where, status: 'open', hostId: '8', players: [] };
}

interface Change extends Partial<Match> {
  readonly serverId?: string;
  /** When it was stored; 1 unless given. */
  readonly at?: number;
}

/** Opens such a lobby, or a match that it has become. */
export async function openTable(
  store: Pick<StoreQueries, 'insertMatch'>,
  channelId: string,
  { serverId, at = 1, ...change }: Change = {},
): Promise<Match> {
  const opened = await store.insertMatch({ ...lobbyIn(channelId, serverId), ...change }, at);
  if (opened === undefined) throw new Error(`channel ${channelId} is taken`);
  return opened;
}

/** Opens an empty lobby in a channel of a store; gives its number. */
export async function openLobby(store: StoreQueries, channelId: string): Promise<number> {
  return (await openTable(store, channelId)).id;
}

/** Somebody, or null for a computer, and what came of their seat. */
type Ended = Partial<SeatResult> & { readonly person: Person | null };

/** Stores a match that has ended with its results, which put the first seat first unless they say otherwise. */
export async function endTable(
  store: Pick<StoreQueries, 'insertMatch' | 'putPerson' | 'addResults'>,
  seats: readonly Ended[],
  change: Change = {},
): Promise<{ readonly match: Match; readonly results: readonly SeatResult[] }> {
  const players = seats.map(({ person }, number): Player => {
    return person === null ? { type: 'computer', number, strength: 'easy' } : seated(person);
  });
  const match = await openTable(store, 'ended', { status: 'over', players, ...change });
  const results = seats.map((one, seat): SeatResult => {
    return { seat, score: 10 - seat, place: seat + 1, fled: false, best: null, ...one };
  });
  for (const { person } of seats) if (person) await store.putPerson(match.where.serverId, person);
  if (results.length > 0) await store.addResults(match, results, change.at ?? 1);
  return { match, results };
}
