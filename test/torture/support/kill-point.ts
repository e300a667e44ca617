/**
 * Where a process is killed, counted from its start: before a statement of SQL, before or right after a
 * commit, before a request to Discord is sent or once its answer begins, the same for a new message
 * (`posted`) and for the removal of one (`removing`), or this many milliseconds after the start.
 */
export type KillPoint =
  | 'statement'
  | 'commit'
  | 'committed'
  | 'request'
  | 'answered'
  | 'posted'
  | 'removing'
  | 'milliseconds';

/** A process dies at the `count`-th time that it comes to the point. */
export interface Kill {
  readonly point: KillPoint;
  readonly count: number;
}
