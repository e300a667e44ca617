import { yieldToOthers } from '../table/background.ts';
import type { MatchChange } from '../table/matches/change-notifier.ts';
import type { Tables } from '../table/tables.ts';
import type { CommonDeps } from './common-deps.ts';
import type { Hands } from './hand/hands.ts';
import type { TableMessages } from './table-message/table-messages.ts';

interface Deps extends Pick<CommonDeps, 'guard' | 'untilDone'> {
  readonly tables: Pick<Tables, 'onChange' | 'stored'>;
  readonly tableMessages: Pick<TableMessages, 'show'>;
  readonly hands: Pick<Hands, 'refresh'>;
  readonly patience?: number | undefined;
}

/** A change, or a match of which only is known how it is. */
type ShownChange = Pick<MatchChange, 'match' | 'steps'> & Partial<MatchChange>;

/** How long others wait at most until an answer is given. */
const LONGEST_MS = 1500;

/**
 * Shows every change, whoever made it and whether or not their answer succeeds: on the public message
 * and in the hands. Those who wait for an answer go first.
 */
export class RedrawQueue {
  readonly #showOne: (change: ShownChange) => void;
  #changes: MatchChange[] = [];
  #answering = 0;
  readonly #longest: number;
  #timer: NodeJS.Timeout | undefined;
  /** Unsubscribes from changes. */
  readonly stop: () => void;
  /** Shows the match in a channel as it is, once it can be read: it may have changed, which nobody knows. */
  readonly showAgain: (channelId: string) => void;

  constructor({ tables, tableMessages, hands, guard, untilDone, patience = 1 }: Deps) {
    this.#longest = LONGEST_MS * patience;
    const what = 'the display of what may have changed';
    this.showAgain = guard(what, async (channelId: string) => {
      const find = () => tables.stored.newestMatch(channelId);
      const match = await untilDone(what, find);
      if (match !== undefined) this.#showOne({ match, steps: [] });
    });
    this.#showOne = guard('the display of a change', async (change: ShownChange) => {
      tableMessages.show(change.match, change);
      hands.refresh(change);
    });
    this.stop = tables.onChange((change) => this.#note(change));
  }

  /** Runs the work of an answer; its changes are shown after it. */
  async after(work: () => Promise<void>): Promise<void> {
    this.#answering += 1;
    try {
      await work();
    } finally {
      this.#answering -= 1;
      this.#show();
    }
  }

  /** Once all changes so far have been passed on. */
  async idle(): Promise<void> {
    // Listeners hear of a change in a later turn.
    await yieldToOthers();
  }

  #note(change: MatchChange): void {
    this.#changes.push(change);
    if (this.#answering === 0) this.#show();
    else this.#timer ??= setTimeout(() => this.#show(), this.#longest);
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const changes = this.#changes;
    this.#changes = [];
    for (const change of changes) this.#showOne(change);
  }
}
