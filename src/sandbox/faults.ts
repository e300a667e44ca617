/** Something that goes wrong on purpose with the bot's requests. */
export interface InjectedFault {
  /** Only requests by this method, such as `POST`. */
  readonly method?: string;
  /** Only requests whose path (below `/api/v10`) matches. */
  readonly path: RegExp;
  /** How many requests it hits; 1 unless said. */
  readonly times?: number;
  /** Answer after so many milliseconds. */
  readonly delayMs?: number;
  /** Answer with this status instead of doing what is asked. */
  readonly status?: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Close the connection instead of answering: `before` doing what is asked, or `after` it, so that only
   * the answer is lost.
   */
  readonly hangUp?: 'before' | 'after';
}

/** A 429 such as Discord's, for `retryAfterMs`. */
export function tooManyRequests(
  retryAfterMs: number,
): Pick<InjectedFault, 'status' | 'body' | 'headers'> {
  const seconds = retryAfterMs / 1000;
  return {
    status: 429,
    headers: {
      'retry-after': String(Math.ceil(seconds)),
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset-after': String(seconds),
      'x-ratelimit-bucket': 'injected',
      'x-ratelimit-scope': 'user',
    },
    body: { message: 'You are being rate limited.', retry_after: seconds, global: false },
  };
}

/** The faults that are still to happen. */
export class Faults {
  readonly #pending: { readonly fault: InjectedFault; left: number }[] = [];

  add(fault: InjectedFault): void {
    this.#pending.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#pending.length = 0;
  }

  /** The fault that hits a request, counted down; undefined when it is to be served as usual. */
  take(method: string, path: string): InjectedFault | undefined {
    const at = this.#pending.findIndex(
      ({ fault }) => (fault.method ?? method) === method && fault.path.test(path),
    );
    const entry = this.#pending[at];
    if (entry === undefined) return undefined;
    entry.left -= 1;
    if (entry.left <= 0) this.#pending.splice(at, 1);
    return entry.fault;
  }
}
