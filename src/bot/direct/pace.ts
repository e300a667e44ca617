import type { Shards } from '../../model/shards.ts';

export type DirectKind = 'alert' | 'turn' | 'notice';

/** Leave to send one message; whoever sends none after all gives it back. */
export interface DirectSlot {
  giveBack(): void;
}

/**
 * Why no message may be sent: the one before is too recent, so `soon`; the hour's are used up, or Discord has
 * refused one as too many, so `held`.
 */
type Wait = 'soon' | 'held';

/** In milliseconds: ten messages in as many seconds count as spam to Discord. */
const EVERY_MS = 5000;
const HOUR_MS = 60 * 60_000;
/** So many an hour, by what they are about: the rest is for people on whom others wait. */
const MOST_AN_HOUR: Readonly<Record<DirectKind, number>> = {
  alert: 120,
  turn: 200,
  notice: 240,
};
/** How long nothing is sent after Discord has refused a message as too many. */
const HOLD_MS = 24 * HOUR_MS;

/**
 * How fast direct messages may be sent, by all that were sent in the last hour. A process that starts over counts
 * again: it still keeps five seconds between two, and costs one more refusal if Discord takes none.
 */
export class DirectPace {
  readonly #monotonic: () => number;
  /** The part of the bot's messages that this process may send. */
  readonly #share: number;
  #sent: readonly number[] = [];
  #heldUntil = 0;

  /** @param monotonic milliseconds of a clock that nobody sets */
  constructor(monotonic: () => number, shards?: Shards) {
    this.#monotonic = monotonic;
    this.#share = shards === undefined ? 1 : shards.ids.length / shards.count;
  }

  take(kind: DirectKind): DirectSlot | Wait {
    const now = this.#monotonic();
    this.#sent = this.#sent.filter((at) => now - at < HOUR_MS);
    const most = Math.max(1, Math.floor(MOST_AN_HOUR[kind] * this.#share));
    if (this.isHeld || this.#sent.length >= most) return 'held';
    const last = this.#sent.at(-1);
    if (last !== undefined && now - last < EVERY_MS / this.#share) return 'soon';
    this.#sent = [...this.#sent, now];
    return {
      giveBack: () => {
        this.#sent = this.#sent.filter((at) => at !== now);
      },
    };
  }

  hold(): void {
    this.#heldUntil = this.#monotonic() + HOLD_MS;
  }

  /** Whether Discord has refused a message as too many in the last day. */
  get isHeld(): boolean {
    return this.#monotonic() < this.#heldUntil;
  }
}
