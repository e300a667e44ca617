import { EventEmitter } from 'node:events';

/** A request of the bot, as it came and as it was answered. */
export interface LoggedRequest {
  readonly method: string;
  /** Below `/api/v10`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly size: number;
  }[];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What it broke of Discord's rules for requests, each with place and reason. */
  readonly violations: readonly string[];
  /** Null while it is being answered, and for good when the connection was closed instead. */
  readonly status: number | null;
  readonly answer: unknown;
}

type Open = { -readonly [K in keyof LoggedRequest]: LoggedRequest[K] };

const REQUESTS_KEPT = 2000;

/** The bot's requests, the latest last. */
export class RequestLog {
  readonly events = new EventEmitter<{ request: [LoggedRequest] }>();
  readonly #entries: Open[] = [];

  constructor() {
    this.events.setMaxListeners(0);
  }

  get entries(): readonly LoggedRequest[] {
    return this.#entries;
  }

  /** What requests broke, as sentences. */
  get violations(): readonly string[] {
    return this.#entries.flatMap((entry) =>
      entry.violations.map((one) => `${entry.method} ${entry.path}: ${one}`),
    );
  }

  open(request: Omit<LoggedRequest, 'status' | 'answer' | 'violations'>): Open {
    const entry: Open = { ...request, violations: [], status: null, answer: undefined };
    this.#entries.push(entry);
    if (this.#entries.length > REQUESTS_KEPT) this.#entries.shift();
    return entry;
  }

  /** Notes that a request is dealt with. */
  settle(entry: Open, status: number | null, answer: unknown): void {
    entry.status = status;
    entry.answer = answer;
    this.events.emit('request', entry);
  }
}

export type { Open as OpenRequest };
