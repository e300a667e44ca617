import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Exporter } from './exporter.ts';

/** Looks at one thing that must hold: why it does not, in a sentence; undefined if it does. */
export type HealthCheck = () => string | undefined | Promise<string | undefined>;
type Checks = Readonly<Record<string, HealthCheck>>;

/** What must hold, by what it is about. */
export interface Health {
  /** For the process to be let live. */
  readonly alive: Checks;
  /** For the bot to do its work. */
  readonly ready: Checks;
}

interface ServerOptions {
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
  readonly exporter: Exporter;
  readonly health: Health;
}

export interface RunningMonitoring {
  readonly url: string;
  close(): Promise<void>;
}

/** The port cannot be listened on. Its message is for the bot's owner. */
export class PortUnusable extends Error {
  override readonly name = 'PortUnusable';
}

interface Page {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/**
 * Serves `/metrics` for Prometheus, and `/healthz` and `/readyz` for whatever watches over the process.
 * @throws {PortUnusable}
 */
export async function serveMonitoring(options: ServerOptions): Promise<RunningMonitoring> {
  const { host, port, exporter } = options;
  const { alive, ready } = options.health;
  exporter.meter.watch('hanafuda_ready', async () =>
    (await looked(ready)).map(([check, problem]) => ({
      labels: { check },
      value: problem === undefined ? 1 : 0,
    })),
  );
  const pages: Readonly<Record<string, () => Promise<Page>>> = {
    '/metrics': async () => ({
      status: 200,
      type: exporter.contentType,
      text: await exporter.metrics(),
    }),
    '/healthz': () => report(alive),
    '/readyz': () => report(ready),
  };
  const server = createServer((request, response) => {
    void respond(request, response, pages);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(unusable(error, { host, port })));
    server.listen(port, host, resolve);
  });
  const { address, family, port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
  pages: Readonly<Record<string, () => Promise<Page>>>,
): Promise<void> {
  const path = url.replace(/\?.*/s, '');
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (page === undefined) {
    send(response, plain(404, `There is nothing here but ${Object.keys(pages).join(', ')}.`));
  } else if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    send(response, plain(405, 'It can only be read.'));
  } else {
    const failed = () => plain(500, 'The metrics could not be collected.');
    send(response, await Promise.resolve().then(page).catch(failed));
  }
}

function looked(checks: Checks) {
  const entries = Object.entries(checks);
  return Promise.all(entries.map(async ([name, look]) => [name, await look()] as const));
}

/** Every check with what it found; 503 when one of them fails. */
async function report(checks: Checks): Promise<Page> {
  const found = await looked(checks);
  const isWell = found.every(([, problem]) => problem === undefined);
  const told = Object.fromEntries(found.map(([name, problem]) => [name, problem ?? 'ok']));
  const text = `${JSON.stringify({ status: isWell ? 'ok' : 'failing', checks: told })}\n`;
  return { status: isWell ? 200 : 503, type: 'application/json', text };
}

function plain(status: number, sentence: string): Page {
  return { status, type: 'text/plain; charset=utf-8', text: `${sentence}\n` };
}

function send(response: ServerResponse, { status, type, text }: Page): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}

function unusable(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<ServerOptions, 'host' | 'port'>,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new PortUnusable(`METRICS_PORT ${port} is in use by another program.`);
    case 'EACCES':
      return new PortUnusable(`METRICS_PORT ${port} may not be opened by this user.`);
    case 'EADDRNOTAVAIL':
      return new PortUnusable(`METRICS_HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
