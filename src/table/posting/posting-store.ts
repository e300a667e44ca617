import type { Posted } from '../../model/posting.ts';

/** When something is posted unasked. Times are milliseconds since 1970. */
export interface PostingStore {
  /** Null: never. */
  putPostDue(post: Post, dueAt: number | null): Promise<void>;
  /** What is due at `now` or before, and since when, the earliest first. */
  postsDue(now: number): Promise<readonly DuePost[]>;
}

export interface Post {
  readonly serverId: string;
  readonly what: Posted;
}

export interface DuePost extends Post {
  readonly dueAt: number;
}
