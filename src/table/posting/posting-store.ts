/** When leaderboards are posted by themselves. Times are milliseconds since 1970. */
export interface PostingStore {
  /** Null: never. */
  putLeaderboardDue(serverId: string, dueAt: number | null): Promise<void>;
  /** Servers whose leaderboard is due at `now` or before, and since when, the earliest first. */
  leaderboardsDue(now: number): Promise<readonly DueLeaderboard[]>;
}

/** A leaderboard to be posted. */
export interface DueLeaderboard {
  readonly serverId: string;
  readonly dueAt: number;
}
