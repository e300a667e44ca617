import type { Outcome } from '../../model/outcome.ts';

/** A match that is another than before, and what happened in it. */
export type MatchChange = Pick<Extract<Outcome, { readonly ok: true }>, 'match' | 'steps'>;

export type OnChange = (change: MatchChange) => void;

/**
 * Tells of each change of a match, whoever made it, so that nobody who changes one need think of those
 * who show it.
 */
export class Changes {
  readonly #listeners = new Set<OnChange>();

  /** @returns how to tell it no more */
  listen(listener: OnChange): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * To be called within the transaction of the change. It is told once that is over, as a transaction
   * does not wait for anything, and once whoever asked for the change has begun to answer. After a
   * transaction that failed, the match is told to be another though it is not.
   */
  note(change: MatchChange): void {
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener(change);
    });
  }
}
