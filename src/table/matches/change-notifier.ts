import type { Done } from '../../model/outcome.ts';
import type { AllTimers } from '../../model/timers.ts';
import type { Seen } from '../settings/seen.ts';

export interface MatchChange extends Pick<Done, 'match' | 'steps'> {
  /** The version that was changed; of a new match its own. */
  readonly since: number;
  /** What falls due from then on. */
  readonly timers: AllTimers;
  /** What was read for the press that made the change. */
  readonly seen?: Seen | undefined;
}

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
   * Call once the changes are committed. Listeners run in a later turn of the event loop: after
   * whoever asked for the changes has gone on.
   */
  tell(changes: readonly MatchChange[]): void {
    if (changes.length === 0) return;
    setImmediate(() => {
      for (const change of changes) for (const listener of this.#listeners) listener(change);
    });
  }
}
