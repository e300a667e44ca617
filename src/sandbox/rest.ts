import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, apiError, type Fault, InvalidForm } from './api-error.ts';
import { type Faults, type InjectedFault, tooManyRequests } from './faults.ts';
import type { Allowance, RateLimits } from './limits.ts';
import { BodyTooLarge, readBody, type UploadedFile } from './request-body.ts';
import type { OpenRequest, RequestLog } from './request-log.ts';
import { findRoute, type Reply, type Route } from './routes.ts';
import type { Form } from './schema-check.ts';
import type { World } from './world.ts';

type SchemaCheck = (form: Form, body: unknown) => readonly Fault[];

export interface RestParts {
  readonly world: World;
  readonly routes: readonly Route[];
  readonly limits: RateLimits;
  readonly log: RequestLog;
  readonly faults: Faults;
  /** Compares bodies with Discord's schema; undefined leaves that out. */
  readonly check: SchemaCheck | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** One request on its way to its answer. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly entry: OpenRequest;
  readonly query: URLSearchParams;
  readonly files: readonly UploadedFile[];
  /** Gathered while the request is served. */
  readonly headers: Record<string, string>;
}

const API_PREFIX = /^\/api(\/v\d+)?/;

/** Discord's REST API: logs, authorises, limits and checks each request, then serves it by its route. */
export class Rest {
  readonly #parts: RestParts;

  constructor(parts: RestParts) {
    this.#parts = parts;
  }

  /** Serves one request under `/api`. Never rejects. */
  async serve(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? 'GET';
    const path = url.pathname.replace(API_PREFIX, '');
    const { log, world } = this.#parts;
    const query = url.searchParams;
    const about = { method, path, query: Object.fromEntries(query), at: world.now };
    const start = { request, response, query, headers: {} };
    try {
      const { body, files } = await readBody(request, world.settings.maxRequestBytes);
      const described = files.map(({ name, type, data }) => ({ name, type, size: data.length }));
      const entry = log.open({ ...about, body, files: described });
      await this.#answer({ ...start, entry, files });
    } catch (error) {
      const entry = log.open({ ...about, body: undefined, files: [] });
      const { status, body } = apiError(error instanceof BodyTooLarge ? 40005 : 50109);
      this.#send({ ...start, entry, files: [] }, status, body);
    }
  }

  async #answer(exchange: Exchange): Promise<void> {
    const { entry } = exchange;
    const fault = this.#parts.faults.take(entry.method, entry.path);
    if (fault?.delayMs) await wait(fault.delayMs);
    if (fault?.hangUp === 'before') this.#hangUp(exchange, undefined);
    else if (fault?.status !== undefined) {
      Object.assign(exchange.headers, fault.headers);
      this.#send(exchange, fault.status, fault.body ?? {});
    } else this.#serveRoute(exchange, fault);
  }

  #serveRoute(exchange: Exchange, fault: InjectedFault | undefined): void {
    try {
      const { status, body } = this.#perform(exchange);
      if (fault?.hangUp === 'after') this.#hangUp(exchange, body);
      else this.#send(exchange, status, body);
    } catch (error) {
      this.#sendError(exchange, error);
    }
  }

  #perform({ request, entry, query, files, headers }: Exchange): Reply {
    const found = findRoute(this.#parts.routes, entry.method, entry.path);
    const isOpen = found?.route.isOpen ?? false;
    if (!isOpen && request.headers.authorization !== `Bot ${this.#parts.world.token}`) {
      throw new ApiError(401, { message: '401: Unauthorized', code: 0 });
    }
    if (found === undefined) {
      const message = `404: Not Found (${entry.method} ${entry.path})`;
      throw new ApiError(404, { message, code: 0 });
    }
    if (!isOpen) this.#requireGlobalAllowance(headers);
    this.#requireAllowance(found.route, found.params, headers);
    this.#requireForm(found.route, entry.body);
    return found.route.handle({ params: found.params, query, body: entry.body, files });
  }

  #requireGlobalAllowance(headers: Record<string, string>): void {
    const { limits, world } = this.#parts;
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
    const { limits, world } = this.#parts;
    const { editLimit, postLimit, webhookLimit } = world.settings;
    const limit = { edit: editLimit, post: postLimit, webhook: webhookLimit }[route.limit];
    const major = route.limit === 'webhook' ? `${route.method}:${params[1]}` : params[0];
    const allowance = limits.take(`${route.limit}:${major}`, limit);
    Object.assign(headers, limitHeaders(route.limit, allowance, world.now));
    if (!allowance.isAllowed) refuse(allowance, headers, 'user');
  }

  #requireForm(route: Route, body: unknown): void {
    const { check } = this.#parts;
    if (route.form === undefined || check === undefined) return;
    const faults = route.form === 'commands' ? listFaults(check, body) : check(route.form, body);
    if (faults.length > 0) throw new InvalidForm(faults);
  }

  #sendError(exchange: Exchange, error: unknown): void {
    const { entry, headers } = exchange;
    if (!(error instanceof ApiError)) {
      this.#parts.world.settings.log(`The sandbox failed at ${entry.path}: ${String(error)}`);
      this.#send(exchange, 500, { message: '500: Internal Server Error', code: 0 });
      return;
    }
    if (error instanceof InvalidForm) {
      entry.violations = error.faults.map(({ path, message }) => `${path}: ${message}`);
      const path = entry.path.replace(/[\w-]{40,}/g, '…');
      const what = `${entry.method} ${path}: ${entry.violations.join('; ')}`;
      this.#parts.world.settings.log(`The bot broke Discord's rules: ${what}`);
    }
    if ('retry_after' in error.body) {
      headers['retry-after'] = String(Math.ceil(Number(error.body.retry_after)));
    }
    this.#send(exchange, error.status, error.body);
  }

  #hangUp({ request, entry }: Exchange, answer: unknown): void {
    request.socket.destroy();
    this.#parts.log.settle(entry, null, answer);
  }

  #send({ request, response, entry, headers }: Exchange, status: number, body: unknown): void {
    // discord.js reads an empty answer as JSON when it carries a content type.
    const type: Headers = body === undefined ? {} : { 'content-type': 'application/json' };
    response.writeHead(status, { ...type, ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
    if (!request.complete) request.destroy();
    this.#parts.log.settle(entry, status, body);
  }
}

function listFaults(check: SchemaCheck, body: unknown): readonly Fault[] {
  if (!Array.isArray(body))
    return [{ path: '', code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used' }];
  return body.flatMap((command, at) =>
    check('command', command).map((fault) => ({ ...fault, path: `${at}.${fault.path}` })),
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
  const { body } = tooManyRequests(allowance.resetMs);
  headers['x-ratelimit-scope'] = scope;
  throw new ApiError(429, { ...body, global: scope === 'global' });
}
