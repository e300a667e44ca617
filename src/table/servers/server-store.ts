/** What is kept of the servers. */
export interface ServerStore {
  /** Ids of the servers of which something is stored. */
  knownServers(): readonly string[];
  /** When the bot left the server, in milliseconds since 1970; null: it is there. */
  putLeftAt(serverId: string, at: number | null): void;
  /** Undefined for a server of which nothing is known; null while the bot is there. */
  leftAt(serverId: string): number | null | undefined;
}
