import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../rest/request-body.ts';
import type { Rest, RestAnswer } from '../rest/rest.ts';

/** Serves one request to the REST API over HTTP. */
export async function serveOverHttp(
  rest: Rest,
  { request, response, url }: Exchange,
): Promise<void> {
  const answer = await rest.serve({
    method: request.method ?? 'GET',
    url,
    header: (name) => String(request.headers[name] ?? '') || undefined,
    read: (limit) => readBody(request, limit),
    givenUp: async () => {
      if (!response.closed) await once(response, 'close');
    },
  });
  if (answer === undefined) request.socket.destroy();
  else send(request, response, answer);
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

function send(request: IncomingMessage, response: ServerResponse, answer: RestAnswer): void {
  const { status, headers, isHalf } = answer;
  const text = Buffer.from(answer.text);
  const length = isHalf ? { 'content-length': String(text.length) } : {};
  response.writeHead(status, { ...headers, ...length });
  if (isHalf) response.write(text.subarray(0, text.length / 2), () => request.socket.destroy());
  else response.end(text);
  if (!request.complete) request.destroy();
}
