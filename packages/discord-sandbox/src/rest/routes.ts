import type { User } from '../protocol/wire.ts';
import type { Form } from '../validation/schema-check.ts';
import type { UploadedFile } from '../world/records.ts';

/** A request of a bot that matched a route. */
export interface RouteRequest {
  /** Whose token it came with; the first one where the path holds a secret instead. */
  readonly bot: User;
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
export type RouteLimit = 'edit' | 'post' | 'webhook';

export interface Route {
  readonly method: string;
  /** Such as `/channels/:/messages/:`; each `:` is a parameter. */
  readonly pattern: string;
  /** Which schema the body must match; `commands` is a list of commands. */
  readonly form?: Form | 'commands';
  readonly limit?: RouteLimit;
  /** True if the path holds a secret, so that no bot token is required. */
  readonly isOpen?: boolean;
  readonly handle: (request: RouteRequest) => Reply;
}

export type Params = readonly string[];

/** A GET route that answers 200 with the result. */
export function get(pattern: string, answer: (params: Params, bot: User) => unknown): Route {
  return { method: 'GET', pattern, handle: ({ params, bot }) => ok(answer(params, bot)) };
}

export function ok(body: unknown, status = 200): Reply {
  return { status, body };
}

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
