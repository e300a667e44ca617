import { type ApiErrorCode, apiError } from './protocol/api-error.ts';

/**
 * What goes wrong on purpose. `sandbox.injectFault(fault)` plays each fault `times` times (once unless
 * said), the oldest that fits first; `sandbox.clearFaults()` takes back what is left.
 *
 * | To play | Fault |
 * |---|---|
 * | any answer instead of doing what is asked | `{ path, status, body, headers }`; a `body` of text is sent as it is |
 * | an error of Discord, by its code | `{ path, ...refusal(10008) }` |
 * | 401 on the bot's token | `{ path: /./, ...UNAUTHORIZED }`; for good: `sandbox.resetToken()` |
 * | 403 or 404 without a code | `{ path, status: 403 }` |
 * | 429 of the route, of the bot, of the place | `{ path, ...tooManyRequests(500, 'user') }`, `'global'`, `'shared'` |
 * | 429, 500, 502, 503 or 504 as a page | `{ path, ...webPage(503) }` |
 * | no answer at all | `{ path, delayMs: Infinity }`, or done nevertheless: `{ path, answerDelayMs: Infinity }` |
 * | a slow answer | `{ path, delayMs: 3000 }`, or done at once: `{ path, answerDelayMs: 3000 }` |
 * | an answer that waits for something else | `{ path, until: promise }`, or done at once: `{ path, answerUntil: promise }` |
 * | done, and answered malformed or empty | `{ path, body: '{"id":' }`, `{ path, body: '' }` |
 * | a closed connection | `{ path, hangUp: 'unread' }`, `'before'`, `'halfway'`, `'after'`; see `HangUp` |
 * | heartbeats that nobody acknowledges | `{ on: 'heartbeat', times: Infinity }` |
 * | IDENTIFY or RESUME refused | `{ on: 'identify', close: 4011 }`, `{ on: 'resume', send: [{ op: 9, d: false }] }` |
 * | a connection that is never greeted | `{ on: 'connect' }` |
 * | an event lost, doubled, late or altered | `{ event: 'INTERACTION_CREATE', copies: 2 }`; see `EventFault` |
 *
 * Beside these, `sandbox.dropSockets(loss)` breaks connections that are open (any close code, op 7, op 9,
 * half-open), `sandbox.sendEvent(name, data)` and `sandbox.sendFrame(text)` send what Discord might, and
 * the settings `shards`, `serversPerShard`, `identifyBudget` and `maxConcurrency` say what `GET /gateway/bot`
 * answers.
 */
export type InjectedFault = RequestFault | ConnectionFault | EventFault;

interface Repeated {
  /** How often it happens; once unless said, for good with `Infinity`. */
  readonly times?: number;
}

/**
 * Where a connection is closed: before the request is read (a client still writing gets EPIPE or
 * ECONNRESET), before it is done, after half of its answer, or done but before its answer.
 */
export type HangUp = 'unread' | 'before' | 'halfway' | 'after';

/** What goes wrong with the bot's requests to the REST API. */
export interface RequestFault extends Repeated {
  /** Only requests by this method, such as `POST`. */
  readonly method?: string;
  /** Only requests whose path (below `/api/v10`) matches. */
  readonly path: RegExp;
  /** Do it, and answer, this many milliseconds late; never with `Infinity`. */
  readonly delayMs?: number;
  /** Do it at once, and answer this many milliseconds late; never with `Infinity`. */
  readonly answerDelayMs?: number;
  /** Do it, and answer, once this has settled. */
  readonly until?: Promise<unknown>;
  /** Do it at once, and answer once this has settled. */
  readonly answerUntil?: Promise<unknown>;
  /** Answer with this status instead of doing what is asked. */
  readonly status?: number;
  /** What the answer says; without `status`, in place of what it says when it is done. */
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hangUp?: HangUp;
}

/** What goes wrong with what the bot sends to the gateway: it is left without effect and answer. */
export interface ConnectionFault extends Repeated {
  readonly on: 'connect' | 'heartbeat' | 'identify' | 'resume';
  /** Payloads that are sent instead of Discord's answer. */
  readonly send?: readonly object[];
  /** Close the connection with this code. */
  readonly close?: number;
}

/** What goes wrong with an event on its way to a session of the bot. */
export interface EventFault extends Repeated {
  /** Such as `INTERACTION_CREATE`. */
  readonly event: string;
  /** How often it is sent: not at all with 0, once unless said. */
  readonly copies?: number;
  readonly delayMs?: number;
  /** What it says instead. */
  readonly change?: (data: object) => object;
}

/**
 * How connections are lost on purpose: as by a torn cable; closed with a code; by being asked to reconnect
 * (op 7); by a session that is no longer valid (op 9); as by a router that forgets them, so that nothing
 * comes through any more and nobody is told.
 */
export type SocketLoss =
  | { readonly kind: 'terminate' }
  | { readonly kind: 'close'; readonly code: number }
  | { readonly kind: 'reconnect' }
  | { readonly kind: 'invalid-session'; readonly resumable: boolean }
  | { readonly kind: 'half-open' };

/** What a request is answered with instead of being served. */
interface Answer<Body = object> {
  readonly status: number;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What Discord answers to a token that it does not know, or no longer. */
export const UNAUTHORIZED: Answer = {
  status: 401,
  body: { message: '401: Unauthorized', code: 0 },
};

/** What Discord answers with under one of its codes. */
export function refusal(code: ApiErrorCode): Answer {
  const { status, body } = apiError(code);
  return { status, body };
}

/**
 * A 429 such as Discord's, for `retryAfterMs`.
 * @param scope whose limit it is: the bot's for this route, the bot's for all, or that of all bots together
 */
export function tooManyRequests(
  retryAfterMs: number,
  scope: 'user' | 'global' | 'shared' = 'user',
): Answer {
  const seconds = retryAfterMs / 1000;
  const bucket = {
    'x-ratelimit-limit': '5',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset-after': String(seconds),
    'x-ratelimit-bucket': 'injected',
  };
  return {
    status: 429,
    headers: {
      'retry-after': String(Math.ceil(seconds)),
      'x-ratelimit-scope': scope,
      ...(scope === 'global' ? { 'x-ratelimit-global': 'true' } : bucket),
    },
    body: {
      message: 'You are being rate limited.',
      retry_after: seconds,
      global: scope === 'global',
    },
  };
}

/** An answer of what stands before Discord: a page, not JSON. */
export function webPage(status: number): Answer<string> {
  const headers = {
    'content-type': 'text/html; charset=UTF-8',
    ...(status === 429 && { 'retry-after': '1' }),
  };
  return {
    status,
    headers,
    body: `<!DOCTYPE html><title>${status}</title><h1>Error ${status}</h1>`,
  };
}

interface Pending<F> {
  readonly fault: F;
  left: number;
}

/** The faults that are still to happen. */
export class Faults {
  readonly #pending: Pending<InjectedFault>[] = [];

  add(fault: InjectedFault): void {
    this.#pending.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#pending.length = 0;
  }

  /** The fault that hits a request, counted down; undefined when it is to be served as usual. */
  takeForRequest(method: string, path: string): RequestFault | undefined {
    return this.#take(
      (fault): fault is RequestFault =>
        'path' in fault && (fault.method ?? method) === method && fault.path.test(path),
    );
  }

  /** The fault that hits what the bot does at the gateway, counted down. */
  takeForConnection(on: ConnectionFault['on']): ConnectionFault | undefined {
    return this.#take((fault): fault is ConnectionFault => 'on' in fault && fault.on === on);
  }

  /** The fault that hits an event on its way to one session, counted down. */
  takeForEvent(name: string): EventFault | undefined {
    return this.#take((fault): fault is EventFault => 'event' in fault && fault.event === name);
  }

  #take<F extends InjectedFault>(fits: (fault: InjectedFault) => fault is F): F | undefined {
    for (const [at, entry] of this.#pending.entries()) {
      const { fault } = entry;
      if (!fits(fault)) continue;
      entry.left -= 1;
      if (entry.left <= 0) this.#pending.splice(at, 1);
      return fault;
    }
    return undefined;
  }
}
