/** The deletion of a server's data that is to come. */
export interface Deletion {
  /** In milliseconds since 1970. */
  readonly dueAt: number;
  /** Who asked; null for somebody who has had their own data deleted since. */
  readonly personId: string | null;
}

export interface DeletionStore {
  deletionOf(serverId: string): Promise<Deletion | undefined>;
  /** Null: it is to stay. */
  putDeletion(serverId: string, deletion: Deletion | null): Promise<void>;
  /** Of servers that the bot is in, and that nobody has told yet. */
  deletionsUntold(): Promise<readonly string[]>;
  /** The deletion due at that instant: another, planned meanwhile, is still to be told of. */
  putDeletionTold(serverId: string, dueAt: number): Promise<void>;
  /** Servers that the bot is in whose deletion is to come. */
  deletionsPlanned(): Promise<readonly string[]>;
  /** The deletions of these servers fall due this many milliseconds later. */
  delayDeletions(serverIds: readonly string[], by: number): Promise<void>;
  /** Servers that the bot is in whose deletion is due at `now` or before. */
  deletionsDue(now: number): Promise<readonly string[]>;
}
