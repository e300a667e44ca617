import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Gateway } from '../gateway/gateway.ts';
import type { GatewaySocket } from '../gateway/gateway-session.ts';
import { parseBody } from '../rest/request-body.ts';
import type { Rest, RestAnswer } from '../rest/rest.ts';
import { BotEnd } from './local-socket.ts';

/** What discord.js hands to `makeRequest`. */
interface SentRequest {
  readonly method?: string | undefined;
  readonly headers?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}

/** Ways to a sandbox for bots in the same process. */
export interface LocalTransport {
  /** For discord.js's `rest.makeRequest`. */
  readonly makeRequest: (url: string, request: SentRequest) => Promise<LocalResponse>;
  /** Connects to a version of the gateway, the default one for null. */
  readonly connect: (version: string | null) => BotEnd;
}

/** An answer with as much of a `Response` as discord.js reads. */
export interface LocalResponse {
  readonly status: number;
  readonly statusText: string;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly body: null;
  readonly bodyUsed: boolean;
  text(): Promise<string>;
  json(): Promise<unknown>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

interface Ends {
  readonly rest: Rest;
  readonly gateway: Gateway;
  readonly latency: () => number;
}

/** Each side goes on in its own context (`AsyncLocalStorage`), as two processes would. */
export function localTransport({ rest, gateway, latency }: Ends): LocalTransport {
  const inContext = AsyncLocalStorage.snapshot();
  const serve = (url: URL, request: SentRequest, givenUp: Promise<unknown>) =>
    inContext(async () => {
      await wait(latency());
      const headers = new Headers(request.headers as Record<string, string>);
      const answer = await rest.serve({
        method: request.method ?? 'GET',
        url,
        header: (name) => headers.get(name) ?? undefined,
        read: () => parseBody(bytesOf(request.body), headers.get('content-type') ?? ''),
        givenUp: () => givenUp,
      });
      await wait(latency());
      return answer;
    });
  return {
    connect: (version) => {
      const accept = (end: GatewaySocket) => gateway.accept(end, version);
      return new BotEnd({ latency, inContext, accept });
    },
    makeRequest: async (address, request) => {
      const aborted = Promise.withResolvers<never>();
      const error = () => new DOMException('This operation was aborted', 'AbortError');
      const abort = () => aborted.reject(error());
      if (request.signal?.aborted) throw error();
      request.signal?.addEventListener('abort', abort, { once: true });
      const givenUp = aborted.promise.catch(() => {});
      try {
        const answer = await Promise.race([
          serve(new URL(address), request, givenUp),
          aborted.promise,
        ]);
        return responseOf(answer);
      } finally {
        request.signal?.removeEventListener('abort', abort);
      }
    },
  };
}

function bytesOf(body: unknown): Buffer<ArrayBuffer> {
  if (body === undefined || body === null) return Buffer.alloc(0);
  return Buffer.from(body as string);
}

/** Throws what undici throws where the connection is closed instead. */
function responseOf(answer: RestAnswer | undefined): LocalResponse {
  if (answer === undefined || answer.isHalf) {
    throw Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
  }
  const { status, headers, text } = answer;
  return {
    status,
    statusText: '',
    ok: status >= 200 && status < 300,
    headers: new Headers(headers),
    body: null,
    bodyUsed: false,
    text: async () => text,
    json: async () => JSON.parse(text),
    arrayBuffer: async () => new TextEncoder().encode(text).buffer as ArrayBuffer,
  };
}
