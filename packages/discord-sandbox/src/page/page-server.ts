import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebSocket } from 'ws';
import type { Administration } from '../administration.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { listenTo } from '../http/socket-guard.ts';
import type { SandboxSettings } from '../options.ts';
import { isEphemeral, type StoredMessage } from '../world/world.ts';
import type { PagePush } from './page-protocol.ts';
import { PageSession } from './page-session.ts';
import { UnreadCounts } from './unread.ts';
import { worldPush } from './world-push.ts';

const PAGE_DIR = fileURLToPath(new URL('./client/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  ts: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
};
const SERVED = /^(?:[\w-]+\/)*[\w-]+\.(?:html|css|ts|svg)$/;

/** An empty file. */
const EMPTY = '';

/** Serves the page: its files, and a socket for each open page. */
export class PageServer {
  readonly #administration: Administration;
  readonly #gateway: Gateway;
  readonly #sessions = new Set<PageSession>();
  readonly #unread = new UnreadCounts();
  readonly #files: ReadonlyMap<string, string>;

  constructor(administration: Administration, gateway: Gateway) {
    this.#administration = administration;
    this.#gateway = gateway;
    this.#files = filesOf(administration.world.settings.fallbackFonts);
    const { events } = administration.world;
    const pushWorld = () => this.#pushAll(this.#worldPush());
    events.on('message', (stored, change) => this.#pushMessage(stored, change));
    events.on('messageDeleted', (stored) => {
      for (const session of this.#sessions) session.pushDeletion(stored);
    });
    events.on('channel', (channel, change) => {
      pushWorld();
      if (change === 'deleted') this.#leave(channel.id);
    });
    for (const event of ['people', 'server', 'commands'] as const) {
      events.on(event, () => {
        pushWorld();
        for (const session of this.#sessions) session.pushCommands();
      });
    }
    gateway.events.on('connections', pushWorld);
  }

  /** Serves one of the page's files. */
  async serve(response: ServerResponse, path: string): Promise<void> {
    const name = path === '/' ? 'index.html' : path.slice(1);
    const file = this.#files.get(name);
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('There is nothing here. The sandbox is at /.');
      return;
    }
    const data = file === EMPTY ? '' : await contentOf(file);
    response.writeHead(200, { ...this.#headers, 'content-type': typeOf(name) });
    response.end(data);
  }

  /** Takes the socket of a newly opened page. */
  accept(socket: WebSocket): void {
    const session: PageSession = new PageSession(socket, this.#administration, () =>
      this.#seen(session),
    );
    this.#sessions.add(session);
    const message = (text: string) => session.receive(text);
    const close = () => this.#sessions.delete(session);
    listenTo(socket, { message, close }, this.#administration.world.settings.log);
    session.push(this.#worldPush());
    session.push({ op: 'unread', unread: this.#unread.all });
  }

  /** Whatever a bot or a person writes, the page loads, runs and contacts nothing outside the sandbox. */
  get #headers(): Readonly<Record<string, string>> {
    const { port } = new URL(this.#administration.world.origin);
    const sockets = `ws://127.0.0.1:${port} ws://localhost:${port}`;
    return {
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        `connect-src 'self' ${sockets}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-cache',
    };
  }

  #pushMessage(stored: StoredMessage, change: 'new' | 'edited'): void {
    for (const session of this.#sessions) session.pushMessage(stored);
    const { message } = stored;
    if (change === 'edited' || isEphemeral(message)) return;
    const { reader } = stored;
    const readers = reader === null ? [...this.#administration.world.people.keys()] : [reader];
    const missed = readers.filter(
      (person) => person !== message.author.id && !this.#isWatched(person, message.channel_id),
    );
    for (const person of missed) this.#unread.add(stored, person);
    if (missed.length > 0) this.#pushAll({ op: 'unread', unread: this.#unread.all });
  }

  /** Moves pages away from a deleted channel, and forgets what was unread there. */
  #leave(channel: string): void {
    const { channels } = this.#administration.world;
    const isGone = (id: string | undefined) => id === channel || !channels.has(id ?? '');
    for (const session of this.#sessions) if (isGone(session.channel)) session.leaveChannel();
    this.#unread.keep(channels);
    this.#pushAll({ op: 'unread', unread: this.#unread.all });
  }

  #isWatched(person: string, channel: string): boolean {
    return [...this.#sessions].some((one) => one.person === person && one.channel === channel);
  }

  #seen(session: PageSession): void {
    if (session.person === undefined || session.channel === undefined) return;
    if (!this.#unread.clear(session.person, session.channel)) return;
    this.#pushAll({ op: 'unread', unread: this.#unread.all });
  }

  #pushAll(push: PagePush): void {
    for (const session of this.#sessions) session.push(push);
  }

  #worldPush(): PagePush {
    return worldPush(this.#administration.world, this.#gateway);
  }
}

/** A file as the browser takes it: scripts without their types, as Node runs ours. */
async function contentOf(file: string): Promise<string | Buffer> {
  const data = await readFile(file);
  return file.endsWith('.ts') ? quietly(() => stripTypeScriptTypes(String(data))) : data;
}

/** Node says at the first use of a function that it may still change; whoever plays need not hear that. */
function quietly<T>(work: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** The page's files by name. */
function filesOf(fonts: SandboxSettings['fallbackFonts']): ReadonlyMap<string, string> {
  const names = readdirSync(PAGE_DIR, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => SERVED.test(name));
  const files = new Map(names.map((name) => [name, `${PAGE_DIR}${name}`]));
  if (fonts.length === 0) files.set('styles/fonts.css', EMPTY);
  for (const [index, { regular, bold }] of fonts.entries()) {
    files.set(`fallback-${index + 1}-400.ttf`, regular);
    files.set(`fallback-${index + 1}-700.ttf`, bold);
  }
  return files;
}

function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
