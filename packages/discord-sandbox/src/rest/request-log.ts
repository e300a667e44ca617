import { EventEmitter } from 'node:events';

/** A request of the bot and its answer. */
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
  /** The rules of Discord that it broke, each with path and reason. */
  readonly violations: readonly string[];
  /** Null until it is answered, and for good if the connection was closed instead. */
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

  /** The rules that the requests broke, as sentences. */
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

  /** Records how a request was answered. */
  settle(entry: Open, status: number | null, answer: unknown): void {
    entry.status = status;
    entry.answer = answer;
    this.events.emit('request', entry);
  }
}

export type { Open as OpenRequest };
