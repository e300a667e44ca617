import type { IncomingMessage } from 'node:http';

/** The hosts that the sandbox answers to. */
const OUR_NAMES = ['127.0.0.1', 'localhost'] as const;

/**
 * Why a request is refused, or undefined. A foreign page can make a visitor's browser call 127.0.0.1: by
 * a name of its own that it points here (told by Host), or openly from its own origin (told by Origin).
 */
export function refusalOf(request: IncomingMessage, port: number): string | undefined {
  const hosts = OUR_NAMES.map((name) => `${name}:${port}`);
  if (!hosts.includes(request.headers.host ?? '')) {
    return `This is a sandbox on this machine only; open it as http://127.0.0.1:${port}/`;
  }
  const { origin } = request.headers;
  if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`)) {
    return 'Pages from elsewhere may not talk to this sandbox.';
  }
  return undefined;
}
