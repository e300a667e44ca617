import type { Person } from '../../model/match.ts';
import type { Deps } from '../deps.ts';
import type { History, HistoryQuery } from './history-store.ts';

/** What was played to its end, and by whom. */
export function history({ store }: Deps) {
  return {
    page: (query: HistoryQuery): Promise<History> => store.history(query),
    /** Somebody who has sat at a table of the server, under the name that they bore last. */
    personOf: (serverId: string, personId: string): Promise<Person | undefined> =>
      store.personOf(serverId, personId),
  };
}
