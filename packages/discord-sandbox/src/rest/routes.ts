import type { Form } from '../validation/schema-check.ts';
import type { UploadedFile } from '../world/records.ts';

/** A request of a bot that matched a route. */
export interface RouteRequest {
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

export interface Reply {
  readonly status: number;
  /** Left out for 204. */
  readonly body?: unknown;
}

/** Which limit a route's requests count against. */
export type RouteLimit = 'edit' | 'emoji' | 'post' | 'webhook';

export interface Route {
  readonly method: string;
  /** Such as `/channels/:/messages/:`; each `:` is a parameter. */
  readonly pattern: string;
  /** Which schema the body must match; `commands` is a list of commands. */
  readonly form?: Form | 'commands' | ((body: unknown) => Form);
  readonly limit?: RouteLimit;
  /** True if the path holds a secret, so that no bot token is required. */
  readonly isOpen?: boolean;
  readonly handle: (request: RouteRequest) => Reply;
}

type Handle = Route['handle'];

/** @param asked method and pattern: `GET /channels/:` */
export function route(
  asked: string,
  handle: Handle,
  more: Pick<Route, 'form' | 'limit' | 'isOpen'> = {},
): Route {
  const [method = '', pattern = ''] = asked.split(' ');
  return { method, pattern, handle, ...more };
}

/** A GET route that answers 200 with the result. */
export function get(pattern: string, answer: (request: RouteRequest) => unknown): Route {
  return route(`GET ${pattern}`, (request) => ok(answer(request)));
}

export function ok(body: unknown, status = 200): Reply {
  return { status, body };
}

export const NOTHING: Reply = { status: 204 };

/** The route for a request, and its parameters; undefined if the sandbox has none. */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { readonly route: Route; readonly params: readonly string[] } | undefined {
  const parts = path.split('/');
  for (const route of routes) {
    const wanted = route.pattern.split('/');
    if (route.method !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, at) => part === ':' || part === parts[at])) continue;
    const params = parts.filter((_, at) => wanted[at] === ':').map(decoded);
    return { route, params };
  }
  return undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
