import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createSandbox, type Sandbox } from '../src/sandbox.ts';

/** Neither a frame of a WebSocket nor a request. */
const NO_FRAME = Buffer.alloc(200, 0xff);

let sandbox: Sandbox;
let port: string;

beforeAll(async () => {
  sandbox = await createSandbox();
  ({ port } = new URL(sandbox.url));
});
afterAll(() => sandbox.close());

/** The status of a request with these headers, to a path; unlike fetch it may say any Host. */
async function statusOf(
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<number | undefined> {
  const told = { 'user-agent': 'test', ...headers };
  const sent = request({ host: '127.0.0.1', port, path, headers: told, method }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}

/** Whether a WebSocket opens. */
async function opens(path: string, headers: Record<string, string>): Promise<boolean> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.terminate();
  return isOpen;
}

test.each(['/', '/main.js', '/api/v10/gateway', '/cdn/emojis/1.png'])(
  '%s is refused under a foreign host name',
  async (path) => {
    expect(await statusOf(path, { host: `evil.example:${port}` })).toBe(403);
    expect(await statusOf(path, { host: '127.0.0.1:1' })).toBe(403);
    expect(await statusOf(path, { host: `127.0.0.1:${port}` })).not.toBe(403);
    expect(await statusOf(path, { host: `localhost:${port}` })).not.toBe(403);
  },
);

test.each(['http://evil.example', 'null', 'http://localhost:1', 'https://127.0.0.1'])(
  'a page of %s is refused',
  async (origin) => {
    expect(await statusOf('/', { origin })).toBe(403);
    expect(
      await statusOf(
        '/api/v10/users/@me',
        { origin, authorization: `Bot ${sandbox.token}` },
        'POST',
      ),
    ).toBe(403);
    expect(await opens('/page-socket', { origin })).toBe(false);
    expect(await opens('/gateway', { origin })).toBe(false);
  },
);

test('the page’s socket opens for the sandbox’s own page, the gateway for no page at all', async () => {
  const origin = `http://127.0.0.1:${port}`;
  expect(await opens('/page-socket', { origin })).toBe(true);
  expect(await opens('/page-socket', {})).toBe(false);
  expect(await opens('/gateway', { origin })).toBe(false);
  expect(await opens('/gateway', {})).toBe(true);
  expect(await opens('/elsewhere', {})).toBe(false);
});

test('it outlives who is refused a socket and breaks the connection off', async () => {
  for (let times = 0; times < 20; times++) {
    const socket = connect(Number(port), '127.0.0.1');
    const upgrade = `GET /elsewhere HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\n`;
    socket.write(`${upgrade}Upgrade: websocket\r\n\r\n`);
    await once(socket, 'data');
    socket.resetAndDestroy();
    await once(socket, 'close');
  }
  // An error that nobody takes would end the sandbox, here the test.
  expect(await statusOf('/', {})).toBe(200);
});

test('it outlives whatever comes by a socket, and by a connection that is no HTTP', async () => {
  const origin = `http://127.0.0.1:${port}`;
  const frames = ['', '{', 'null', '[]', '{"op":2,"d":{"shard":[0,1.5]}}', '['.repeat(60_000)];
  for (const [path, headers] of [
    ['/gateway', {}],
    ['/page-socket', { origin }],
  ] as const) {
    for (const frame of [...frames, NO_FRAME]) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
      await once(socket, 'open');
      socket.send(frame);
      socket.send(Buffer.from(frame), { binary: true });
      socket.ping();
      await once(socket, path === '/gateway' ? 'close' : 'pong');
      socket.terminate();
    }
    const torn = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    const [request] = await once(torn, 'upgrade');
    request.socket.write(NO_FRAME);
    await once(torn, 'close');
  }
  const socket = connect(Number(port), '127.0.0.1');
  socket.resume().end(NO_FRAME);
  await once(socket, 'close');
  expect(await statusOf('/', {})).toBe(200);
});

test('a listener that throws costs one connection, and is said', async () => {
  const said: string[] = [];
  const other = await createSandbox({ log: (sentence) => said.push(sentence) });
  other.onPresence(() => {
    throw new Error('a bug');
  });
  const socket = new WebSocket(other.url.replace('http', 'ws').replace(/\/$/, '/gateway'));
  await once(socket, 'message');
  socket.send(JSON.stringify({ op: 2, d: { token: other.token, intents: 1, properties: {} } }));
  await once(socket, 'close');
  expect(said.join()).toContain('a bug');
  expect((await fetch(other.url)).status).toBe(200);
  await other.close();
});

test('it listens on 127.0.0.1 and on no other address', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of others) {
    await expect(fetch(`http://${address}:${port}/`)).rejects.toBeDefined();
  }
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

test('the page may load, run and reach nothing but the sandbox', async () => {
  const { headers } = await fetch(sandbox.url);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('only the page’s own files are served', async () => {
  for (const path of [
    '/../server.ts',
    '/..%2fserver.ts',
    '/page-server.ts',
    '/%2e%2e/server.ts',
    '/types.d.ts',
  ]) {
    expect(await statusOf(path, {}), path).toBe(404);
  }
  expect(await statusOf('/', {}, 'POST')).toBe(405);
});

test('an address that cannot be read is refused, and the sandbox goes on', async () => {
  for (const path of ['/cdn/%zz', '/%zz', '/api/v10/channels/%zz']) {
    expect(await statusOf(path, { authorization: `Bot ${sandbox.token}` })).toBeGreaterThanOrEqual(
      400,
    );
  }
  expect(await statusOf('/', {})).toBe(200);
});
