import type { Outcome } from '../../model/outcome.ts';
import type { Deps } from '../deps.ts';
import { change } from '../matches/change.ts';
import { stopped } from '../matches/outcomes.ts';

/** What happens to the servers and channels in which tables are played. */
export function servers(deps: Deps) {
  const { store, now } = deps;
  return {
    /** The channel was deleted: what was open or being played there is closed. Refuses: no-table. */
    channelDeleted: (channelId: string): Outcome =>
      store.transaction(() =>
        change(deps, { channelId }, (match) => stopped(match, 'channel-gone')),
      ),
    /** The bot is no longer in the server: its tables are kept for when it comes back. */
    left(serverId: string): void {
      // Discord repeats it at each start; the first time counts.
      if (typeof store.leftAt(serverId) !== 'number') store.putLeftAt(serverId, now());
    },
    /** The bot is in the server. */
    joined(serverId: string): void {
      if (typeof store.leftAt(serverId) === 'number') store.putLeftAt(serverId, null);
    },
    /** Ids of the servers of which something is stored. */
    known: (): readonly string[] => store.knownServers(),
  };
}
