import type { Sandbox } from '../../src/sandbox.ts';

/** An answer of the REST API: its status, its headers and what it says. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly code?: number; readonly [key: string]: unknown };
}

/** A request as a bot's library would send it, but just as it is given: nothing checked, nothing retried. */
export async function raw(
  sandbox: Sandbox,
  request: string,
  options: { readonly body?: unknown; readonly headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const [method = 'GET', path = ''] = request.split(' ');
  const response = await fetch(`${sandbox.api}/v10${path}`, {
    method,
    headers: {
      authorization: `Bot ${sandbox.token}`,
      'content-type': 'application/json',
      ...options.headers,
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
}

/** The reasons that an error of code 50035 gives, each with its place. */
export function reasonsOf(answer: RawAnswer): readonly string[] {
  const reasons: string[] = [];
  const visit = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '_errors') for (const { message } of value) reasons.push(`${path}: ${message}`);
      else visit(value, path === '' ? key : `${path}.${key}`);
    }
  };
  visit(answer.body['errors'], '');
  return reasons;
}
