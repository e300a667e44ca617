import type { Where } from '../../model/match.ts';
import type { Timed, TimedId } from '../../table/timers/timer-store.ts';

/** A match that cannot be played now, or a server that is out of reach. Times by a clock that nobody sets, in milliseconds. */
interface Closed {
  readonly closedAt: number;
  /** Since when the time has not been given back yet. */
  readonly since: number;
}

interface Found {
  /** How much time is to be given back. */
  readonly late: ReadonlyMap<TimedId, number>;
  /** What people can reach again and whose time is now another, by how many milliseconds. */
  readonly reopened: ReadonlyMap<TimedId, number>;
  /** To be called once the time is given back. */
  readonly settle: () => void;
}

interface Look {
  /** By a clock that nobody sets, in milliseconds. */
  readonly at: number;
  readonly timed: readonly Timed[];
  readonly isReachable: (where: Where) => boolean;
  /** All is to be given back that is known by now. */
  readonly isDue: boolean;
}

/** When nothing ran for this long, the process stood still: nobody could play. */
const STANDSTILL_MS = 20_000;
/** A deadline shown on a table may be wrong by this much. */
const DEADLINE_ERROR_MS = 5000;

/** Counts the time in which people could not play. */
export class LostTime {
  #lookedAt: number;
  #ranAt: number;
  /** Since when the process stood still since the last look; undefined: it did not. */
  #stoodSince: number | undefined;
  #closed: ReadonlyMap<TimedId, Closed> = new Map();
  readonly #standstillMs: number;

  /** @param at the beginning, by a clock that nobody sets */
  constructor(at: number, standstillMs = STANDSTILL_MS) {
    [this.#lookedAt, this.#ranAt, this.#standstillMs] = [at, at, standstillMs];
  }

  /** The process runs, be it in the middle of a look that takes long. To be called about once a second. */
  runs(at: number): void {
    if (at - this.#ranAt > this.#standstillMs) this.#stoodSince ??= this.#ranAt;
    this.#ranAt = at;
  }

  /** Looks what people can reach. Time counts as lost from the look before the one that sees it. */
  look({ at, timed, isReachable, isDue }: Look): Found {
    const seen = timed.flatMap(({ id, where }) => {
      const isOpen = isReachable(where);
      const from = isOpen ? this.#stoodSince : this.#lookedAt;
      const isNew = from === undefined ? undefined : { closedAt: from, since: from };
      const closed = this.#closed.get(id) ?? isNew;
      return closed === undefined ? [] : [{ id, isOpen, ...closed }];
    });
    // Once something is stored, all is: a later start counts from there.
    const isGiven = isDue || seen.some(({ isOpen }) => isOpen);
    const late = seen.map(({ id, since }) => [id, Math.round(at - since)] as const);
    const reopened = seen.filter(
      ({ isOpen, closedAt }) => isOpen && at - closedAt > DEADLINE_ERROR_MS,
    );
    const still = seen
      .filter(({ isOpen }) => !isOpen)
      .map(({ id, closedAt, since }) => {
        return [id, { closedAt, since: isGiven ? at : since }] as const;
      });
    return {
      late: new Map(isGiven ? late : []),
      reopened: new Map(reopened.map(({ id, closedAt }) => [id, at - closedAt])),
      settle: () => {
        [this.#lookedAt, this.#stoodSince] = [at, undefined];
        this.#closed = new Map(still);
      },
    };
  }
}
