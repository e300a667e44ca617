/** When leaderboards are posted by themselves. Times are milliseconds since 1970. */
export interface BoardStore {
  /** Null: never. */
  putBoardDue(serverId: string, dueAt: number | null): Promise<void>;
  /** Servers whose leaderboard is due at `now` or before, and since when, the earliest first. */
  boardsDue(now: number): Promise<readonly DueBoard[]>;
}

/** A leaderboard to be posted. */
export interface DueBoard {
  readonly serverId: string;
  readonly dueAt: number;
}
