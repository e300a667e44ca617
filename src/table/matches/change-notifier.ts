import type { Outcome } from '../../model/outcome.ts';

/** A match after a change, and the steps that led to it. */
export type MatchChange = Pick<Extract<Outcome, { readonly ok: true }>, 'match' | 'steps'>;

export type OnChange = (change: MatchChange) => void;

/**
 * Notifies listeners of each change of a match, so that the code that makes a change need not know
 * who shows it.
 */
export class ChangeNotifier {
  readonly #listeners = new Set<OnChange>();

  /** @returns a function that removes the listener */
  listen(listener: OnChange): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Call within the transaction of the change. Listeners run in a microtask: after the transaction,
   * and after whoever asked for the change has begun to answer. They also run after a transaction
   * that failed, and then find the match unchanged.
   */
  note(change: MatchChange): void {
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener(change);
    });
  }
}
