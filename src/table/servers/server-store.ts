import type { Bar } from '../../model/bar.ts';

export interface ServerStore {
  /** Ids of the servers that have stored data. */
  knownServers(): Promise<readonly string[]>;
  /** When the bot left the server, in milliseconds since 1970; null: it is there. */
  putLeftAt(serverId: string, at: number | null): Promise<void>;
  /** Undefined for an unknown server; null while the bot is there. */
  leftAt(serverId: string): Promise<number | null | undefined>;
}

/** Whom the operator bars from the bot. Times are milliseconds since 1970. */
export interface BarStore {
  putBar(bar: Bar, at: number): Promise<void>;
  /** False if there was none. */
  liftBar(bar: Bar): Promise<boolean>;
  bars(): Promise<readonly (Bar & { readonly at: number })[]>;
}
