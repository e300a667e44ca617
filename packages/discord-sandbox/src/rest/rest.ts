import { setTimeout as wait } from 'node:timers/promises';
import { type Faults, type RequestFault, tooManyRequests, webPage } from '../faults.ts';
import { ApiError, apiError, InvalidForm, type Violation } from '../protocol/api-error.ts';
import type { SchemaCheck } from '../validation/schema-check.ts';
import type { UploadedFile } from '../world/records.ts';
import type { World } from '../world/world.ts';
import type { Allowance, RateLimits } from './rate-limits.ts';
import type { RequestBody } from './request-body.ts';
import { requireHeaders } from './request-headers.ts';
import type { OpenRequest, RequestLog } from './request-log.ts';
import { findRoute, type Reply, type Route } from './routes.ts';

export interface RestDeps {
  readonly world: World;
  readonly routes: readonly Route[];
  readonly limits: RateLimits;
  readonly log: RequestLog;
  readonly faults: Faults;
  /** Compares bodies with Discord's schema; undefined skips the check. */
  readonly check: SchemaCheck | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** A request as it came, over HTTP or from the same process. */
export interface RestRequest {
  readonly method: string;
  readonly url: URL;
  /** Undefined if there is no such header; names are in lower case. */
  readonly header: (name: string) => string | undefined;
  /** Reads it, once; throws `BodyTooLarge` beyond this many bytes, `SyntaxError` where it isn't JSON. */
  readonly read: (limit: number) => Promise<RequestBody>;
  /** Resolves once the client waits no longer. */
  readonly givenUp: () => Promise<unknown>;
}

/** What is sent back; `half`: the connection is closed in the middle of it. */
export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly isHalf: boolean;
}

/** A request that is being answered. */
interface Exchange {
  readonly request: RestRequest;
  readonly entry: OpenRequest;
  readonly fault: Partial<RequestFault>;
  readonly query: URLSearchParams;
  readonly files: readonly UploadedFile[];
  /** Response headers, collected while the request is served. */
  readonly headers: Record<string, string>;
}

const NO_FAULT: Partial<RequestFault> = {};
/** The key under which invalid requests are counted; too many of them block the bot. */
const INVALID = 'invalid';
const INVALID_STATUS: ReadonlySet<number> = new Set([401, 403, 429]);
const API_PREFIX = /^\/api(?:\/v(\d+))?/;

/** Discord's REST API: logs, authorises, limits and checks each request, then serves it by its route. */
export class Rest {
  readonly #deps: RestDeps;

  constructor(deps: RestDeps) {
    this.#deps = deps;
  }

  /** Serves one request under `/api`; undefined: the connection is closed instead of an answer. */
  async serve(request: RestRequest): Promise<RestAnswer | undefined> {
    const { method, url } = request;
    const [prefix = '', version] = API_PREFIX.exec(url.pathname) ?? [];
    const path = url.pathname.slice(prefix.length);
    const { faults, log, world } = this.#deps;
    const fault = faults.takeForRequest(method, path) ?? NO_FAULT;
    const query = url.searchParams;
    const info = { method, path, query: Object.fromEntries(query), at: world.now };
    const start = { request, fault, query, headers: {} };
    const unread = { ...info, body: undefined, files: [] };
    if (fault.hangUp === 'unread') return this.#hangUp(log.open(unread));
    let read: RequestBody;
    try {
      requireHeaders(request.header('user-agent'), version);
      read = await request.read(world.settings.maxRequestBytes);
    } catch (error) {
      const refusal = error instanceof ApiError ? error : apiError(50109);
      const exchange = { ...start, entry: log.open(unread), files: [] };
      return this.#send(exchange, this.#replyToError(exchange, refusal));
    }
    const { body, files } = read;
    const described = files.map(({ name, type, data }) => ({ name, type, size: data.length }));
    const entry = log.open({ ...info, body, files: described });
    return await this.#answer({ ...start, entry, files });
  }

  async #answer(exchange: Exchange): Promise<RestAnswer | undefined> {
    const { request, entry, fault, headers } = exchange;
    await delay(request, fault.delayMs, fault.until);
    if (fault.delayMs === Infinity || fault.hangUp === 'before') return this.#hangUp(entry);
    const reply =
      fault.status === undefined
        ? this.#replyTo(exchange)
        : { status: fault.status, body: fault.body ?? {} };
    await delay(request, fault.answerDelayMs, fault.answerUntil);
    if (fault.answerDelayMs === Infinity || fault.hangUp === 'after')
      return this.#hangUp(entry, reply.body);
    Object.assign(headers, fault.headers);
    return this.#send(exchange, { ...reply, body: fault.body ?? reply.body });
  }

  #replyTo(exchange: Exchange): Reply {
    const { limits, world } = this.#deps;
    const shutOutFor = limits.usedUpFor(INVALID, world.settings.invalidLimit);
    if (shutOutFor > 0) {
      const { status, body } = webPage(429);
      exchange.headers['retry-after'] = String(Math.ceil(shutOutFor / 1000));
      return { status, body };
    }
    try {
      return this.#perform(exchange);
    } catch (error) {
      return this.#replyToError(exchange, error);
    }
  }

  #perform({ request, entry, query, files, headers }: Exchange): Reply {
    const found = findRoute(this.#deps.routes, entry.method, entry.path);
    const isOpen = found?.route.isOpen ?? false;
    const { world } = this.#deps;
    const [, token = ''] = /^Bot (.+)$/.exec(request.header('authorization') ?? '') ?? [];
    if (!isOpen && token !== world.token)
      throw new ApiError(401, { message: '401: Unauthorized', code: 0 });
    if (found === undefined) {
      const message = `404: Not Found (${entry.method} ${entry.path})`;
      throw new ApiError(404, { message, code: 0 });
    }
    const { route, params } = found;
    if (!isOpen) this.#requireGlobalAllowance(headers);
    this.#requireAllowance(route, params, headers);
    this.#requireForm(route, entry.body);
    return route.handle({ params, query, body: entry.body, files });
  }

  #requireGlobalAllowance(headers: Record<string, string>): void {
    const { limits, world } = this.#deps;
    const allowance = limits.take('global', world.settings.globalLimit);
    if (allowance.isAllowed) return;
    headers['x-ratelimit-global'] = 'true';
    refuse(allowance, headers, 'global');
  }

  #requireAllowance(
    route: Route,
    params: readonly string[],
    headers: Record<string, string>,
  ): void {
    if (route.limit === undefined) return;
    const { limits, world } = this.#deps;
    const limit = world.settings[`${route.limit}Limit`];
    const major = route.limit === 'webhook' ? `${route.method}:${params[1]}` : params[0];
    const allowance = limits.take(`${route.limit}:${major}`, limit);
    Object.assign(headers, limitHeaders(route.limit, allowance, world.now));
    if (!allowance.isAllowed) refuse(allowance, headers, 'user');
  }

  #requireForm(route: Route, body: unknown): void {
    const { check } = this.#deps;
    if (route.form === undefined || check === undefined) return;
    const form = typeof route.form === 'function' ? route.form(body) : route.form;
    const violations = form === 'commands' ? listViolations(check, body) : check(form, body);
    if (violations.length > 0) throw new InvalidForm(violations);
  }

  #replyToError({ entry, headers }: Exchange, error: unknown): Reply {
    const { log } = this.#deps.world.settings;
    if (!(error instanceof ApiError)) {
      log(`The sandbox failed at ${entry.path}: ${String(error)}`);
      return { status: 500, body: { message: '500: Internal Server Error', code: 0 } };
    }
    if (error.violations.length > 0) {
      entry.violations = error.violations.map(({ path, message }) => `${path}: ${message}`);
      const path = entry.path.replace(/[\w-]{40,}/g, '…');
      const what = `${entry.method} ${path}: ${entry.violations.join('; ')}`;
      log(`The bot broke Discord's rules: ${what}`);
    }
    if ('retry_after' in error.body) {
      headers['retry-after'] = String(Math.ceil(Number(error.body.retry_after)));
    }
    return { status: error.status, body: error.body };
  }

  #hangUp(entry: OpenRequest, answer?: unknown): undefined {
    this.#deps.log.settle(entry, null, answer);
  }

  #send({ entry, headers, fault }: Exchange, { status, body }: Reply): RestAnswer {
    const { limits, world } = this.#deps;
    if (INVALID_STATUS.has(status) && headers['x-ratelimit-scope'] !== 'shared')
      limits.take(INVALID, world.settings.invalidLimit);
    // discord.js parses an empty answer as JSON if it has a content type.
    const type: Headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
    const isHalf = fault.hangUp === 'halfway';
    this.#deps.log.settle(entry, isHalf ? null : status, body);
    return { status, headers: { ...type, ...headers }, text, isHalf };
  }
}

/** Waits this many milliseconds, with `Infinity` until the client gives up; and then until something has settled. */
async function delay({ givenUp }: RestRequest, ms = 0, until?: Promise<unknown>): Promise<void> {
  if (ms === Infinity) await givenUp();
  else if (ms > 0) await wait(ms);
  if (until !== undefined) await Promise.allSettled([until]);
}

function listViolations(check: SchemaCheck, body: unknown): readonly Violation[] {
  if (!Array.isArray(body))
    return [{ path: '', code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used' }];
  return body.flatMap((command, at) =>
    check('command', command).map((violation) => ({
      ...violation,
      path: `${at}.${violation.path}`,
    })),
  );
}

function limitHeaders(bucket: string, allowance: Allowance, now: number): Headers {
  return {
    'x-ratelimit-bucket': bucket,
    'x-ratelimit-limit': String(allowance.limit),
    'x-ratelimit-remaining': String(allowance.remaining),
    'x-ratelimit-reset': String((now + allowance.resetMs) / 1000),
    'x-ratelimit-reset-after': String(allowance.resetMs / 1000),
  };
}

function refuse(
  allowance: Allowance,
  headers: Record<string, string>,
  scope: 'global' | 'user',
): never {
  const { status, body } = tooManyRequests(allowance.resetMs, scope);
  headers['x-ratelimit-scope'] = scope;
  throw new ApiError(status, body);
}
