import type { Outcome } from '../../model/outcome.ts';
import { stopped, type TableParts } from '../deps.ts';
import { change } from '../matches/change.ts';

/** What is kept of the servers. Synchronous; what a finished call wrote is on the disk. */
export interface PlaceStore {
  /** Ids of the servers of which something is stored. */
  knownServers(): readonly string[];
  /** How many tables are open or being played, anywhere. */
  countTables(): number;
  /** When the bot left the server, in milliseconds since 1970; null: it is there. */
  putLeftAt(serverId: string, at: number | null): void;
  /** Undefined for a server of which nothing is known; null while the bot is there. */
  leftAt(serverId: string): number | null | undefined;
}

/** The use cases of what becomes of the places where tables stand. */
export interface PlaceCases {
  /** The channel is no more: what was open or being played there is closed. Refuses: no-table. */
  channelGone(channelId: string): Outcome;
  /** The bot is in the server no more: its tables are kept for when it comes back. */
  serverLeft(serverId: string): void;
  /** The bot is in the server. */
  serverBack(serverId: string): void;
  /** Ids of the servers of which something is stored. */
  knownServers(): readonly string[];
  /** How many tables are open or being played, anywhere. */
  countTables(): number;
}

/** The places over a store; what is meant is told at `PlaceCases`. */
export function placeCases(parts: TableParts): PlaceCases {
  const { store, now } = parts;
  return {
    channelGone: (channelId) =>
      store.transaction(() =>
        change(parts, { channelId }, (match) => stopped(match, 'channel-gone')),
      ),
    serverLeft(serverId) {
      // It is told of once more at each start, and the first time counts.
      if (typeof store.leftAt(serverId) !== 'number') store.putLeftAt(serverId, now());
    },
    serverBack(serverId) {
      if (typeof store.leftAt(serverId) === 'number') store.putLeftAt(serverId, null);
    },
    knownServers: () => store.knownServers(),
    countTables: () => store.countTables(),
  };
}
