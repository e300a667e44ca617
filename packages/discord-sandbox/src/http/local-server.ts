import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { StoredFile } from '../world/world.ts';
import { refusalOf } from './origin-guard.ts';

const MAX_GATEWAY_MESSAGE = 64 * 1024;
/** A page sends files in base 64, which is a third longer. */
const MAX_PAGE_MESSAGE = 16 * 1024 * 1024;

/** What answers which path. */
export interface Handlers {
  readonly api: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;
  readonly file: (path: string) => StoredFile | undefined;
  readonly page: (response: ServerResponse, path: string) => Promise<void>;
  readonly gateway: (socket: WebSocket, version: string | null) => void;
  readonly pageSocket: (socket: WebSocket) => void;
  /** Receives a sentence about a failure that ended one connection at most. */
  readonly log: (sentence: string) => void;
}

/** The requested port is in use. The message is for the person who started the sandbox. */
export class PortInUse extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is in use by another program.`);
    this.name = 'PortInUse';
    this.port = port;
  }
}

/** The HTTP server of the sandbox, on 127.0.0.1 only. */
export class LocalServer {
  readonly #http: Server;
  readonly #bots = new WebSocketServer({ noServer: true, maxPayload: MAX_GATEWAY_MESSAGE });
  readonly #pages = new WebSocketServer({ noServer: true, maxPayload: MAX_PAGE_MESSAGE });
  readonly #handlers: Handlers;
  #port = 0;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
    this.#http = createServer((request, response) => {
      this.#serve(request, response).catch((error) => {
        handlers.log(`The sandbox failed at a request: ${String(error)}`);
        if (response.headersSent) response.destroy();
        else sendText(response, 500, 'That went wrong in the sandbox.');
      });
    });
    this.#http.on('upgrade', (request, socket, head) => {
      try {
        this.#upgrade(request, socket, head);
      } catch (error) {
        handlers.log(`The sandbox failed at a connection: ${String(error)}`);
        socket.destroy();
      }
    });
  }

  /**
   * @param port 0 takes any free port
   * @returns the port that it listens on
   * @throws {PortInUse}
   */
  async listen(port: number): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUse(port) : error);
    this.#http.once('error', refuse).listen(port, '127.0.0.1', resolve);
    await promise;
    // Later errors concern single connections that could not be accepted.
    this.#http.off('error', refuse).on('error', ({ message }) => this.#handlers.log(message));
    this.#port = (this.#http.address() as AddressInfo).port;
    return this.#port;
  }

  async close(): Promise<void> {
    for (const { clients } of [this.#bots, this.#pages]) {
      for (const socket of clients) socket.terminate();
    }
    this.#http.closeAllConnections();
    await new Promise((resolve) => this.#http.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refusalOf(request, this.#port);
    if (refusal !== undefined) return sendText(response, 403, refusal);
    const url = urlOf(request);
    if (url === undefined) return sendText(response, 400, 'That address cannot be read.');
    if (url.pathname.startsWith('/api/')) return this.#handlers.api(request, response, url);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'GET only.');
    if (url.pathname.startsWith('/cdn/'))
      return sendFile(response, this.#handlers.file(url.pathname));
    await this.#handlers.page(response, url.pathname);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = urlOf(request);
    const path = url?.pathname;
    const isPage = path === '/page-socket';
    const isOurs = refusalOf(request, this.#port) === undefined;
    // A browser always sends an Origin and the bot's client none, which tells pages from bots.
    const fits = isPage
      ? request.headers.origin !== undefined
      : request.headers.origin === undefined;
    if (!isOurs || !fits || !(isPage || path === '/gateway' || path === '/gateway/')) {
      // A refused client may hang up, and nothing else would handle that error.
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    const { pageSocket, gateway } = this.#handlers;
    if (isPage) this.#pages.handleUpgrade(request, socket, head, pageSocket);
    else {
      const version = url?.searchParams.get('v') ?? null;
      this.#bots.handleUpgrade(request, socket, head, (bot) => gateway(bot, version));
    }
  }
}

function urlOf(request: IncomingMessage): URL | undefined {
  try {
    return new URL(request.url ?? '/', 'http://sandbox');
  } catch {
    return undefined;
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/** Pictures are shown; anything else that a bot uploads is only ever downloaded. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

function sendFile(response: ServerResponse, file: StoredFile | undefined): void {
  if (file === undefined) {
    sendText(response, 404, 'There is no such file.');
    return;
  }
  const isShown = SHOWN.has(file.type);
  response.writeHead(200, {
    'content-type': isShown ? file.type : 'application/octet-stream',
    'content-length': file.data.length,
    'content-disposition': isShown ? 'inline' : 'attachment',
    'cache-control': 'private, max-age=86400, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  response.end(file.data);
}
