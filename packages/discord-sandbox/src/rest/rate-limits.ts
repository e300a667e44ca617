import type { Limit } from '../options.ts';

/** What is left of a limit after a request was counted. */
export interface Allowance {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Until the window ends and the whole limit is there again, in milliseconds. */
  readonly resetMs: number;
}

interface Window {
  readonly endsAt: number;
  readonly used: number;
}

const WINDOWS_BEFORE_CLEANING = 1000;

/** Counts requests in windows that begin with their first request, one for each key. */
export class RateLimits {
  readonly #clock: () => number;
  readonly #windows = new Map<string, Window>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Counts one request under `key`; when the limit is used up it is refused and not counted. */
  take(key: string, limit: Limit): Allowance {
    const now = this.#clock();
    const current = this.#windows.get(key);
    const window =
      current && current.endsAt > now ? current : { endsAt: now + limit.windowMs, used: 0 };
    const isAllowed = window.used < limit.count;
    const used = isAllowed ? window.used + 1 : window.used;
    this.#windows.set(key, { ...window, used });
    this.#clean(now);
    return {
      isAllowed,
      limit: limit.count,
      remaining: limit.count - used,
      resetMs: window.endsAt - now,
    };
  }

  /** How long a limit is used up, in milliseconds; 0 when something is left of it. */
  usedUpFor(key: string, { count }: Limit): number {
    const { endsAt, used } = this.#windows.get(key) ?? { endsAt: 0, used: 0 };
    return used < count ? 0 : Math.max(0, endsAt - this.#clock());
  }

  #clean(now: number): void {
    if (this.#windows.size < WINDOWS_BEFORE_CLEANING) return;
    for (const [key, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(key);
  }
}
