import type { Limit } from '../options.ts';

/** What remains of a limit after a request was counted. */
export interface Allowance {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds until the window ends and the limit is full again. */
  readonly resetMs: number;
}

interface Window {
  readonly endsAt: number;
  readonly used: number;
}

const WINDOWS_BEFORE_CLEANING = 1000;

/** Fixed-window rate limits, one window a key, each starting with its first request. */
export class RateLimits {
  readonly #clock: () => number;
  readonly #windows = new Map<string, Window>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Counts one request under `key`; a request beyond the limit is refused and not counted. */
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

  /** Milliseconds until an exhausted limit resets; 0 if it is not exhausted. */
  usedUpFor(key: string, { count }: Limit): number {
    const { endsAt, used } = this.#windows.get(key) ?? { endsAt: 0, used: 0 };
    return used < count ? 0 : Math.max(0, endsAt - this.#clock());
  }

  #clean(now: number): void {
    if (this.#windows.size < WINDOWS_BEFORE_CLEANING) return;
    for (const [key, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(key);
  }
}
