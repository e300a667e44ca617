import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { REST } from 'discord.js';
import { afterEach, expect, test } from 'vitest';
import { DiscordApi } from '../../../src/bot/api/discord-api.ts';
import { payloadOf, textPayload } from '../../../src/bot/api/payload.ts';
import { discordErrorKind, MalformedAnswer } from '../../../src/bot/failure/discord-error.ts';
import { HANG_MS } from '../../support/hang.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const PLACE = { channelId: '300000000000000001', messageId: '400000000000000001' };

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Talks to a Discord that does so with each request, which may take this many milliseconds. */
async function talkTo(serve: RequestListener, longest: number = HANG_MS): Promise<DiscordApi> {
  server = createServer(serve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const rest = () => new REST({ api, retries: 0, timeout: longest }).setToken('x');
  return new DiscordApi(rest(), rest(), longest);
}

function answering(answer: (response: ServerResponse) => void): RequestListener {
  return (request, response) => request.resume().on('end', () => answer(response));
}

/** Answers each request with a status and what there is to say next. */
const saying = (status: number, next: () => string | undefined) =>
  answering((response) => response.writeHead(status, JSON_TYPE).end(next()));

test('an answer that begins and never ends is not waited for', async () => {
  const api = await talkTo(
    answering((response) => {
      response.writeHead(200, JSON_TYPE);
      response.write('{"id":"4000');
    }),
    200,
  );
  const failure: unknown = await api.edit(PLACE, textPayload('x')).catch((error: unknown) => error);
  expect(discordErrorKind(failure)).toBe('transient');
});

test('a request after a malformed answer is the same once more', async () => {
  const bodies = ['{"id":', '<html>', JSON.stringify({ id: PLACE.messageId })];
  const api = await talkTo(saying(200, () => bodies.shift()));
  expect(await api.post(PLACE.channelId, textPayload('x'), 'nonce')).toBe(PLACE.messageId);
});

test.each(['null', '', '{"id":'])('a refusal whose body is %j cannot be read', async (body) => {
  const api = await talkTo(saying(400, () => body));
  const failure: unknown = await api.edit(PLACE, textPayload('x')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MalformedAnswer);
});

test('a connection that was given up while it was kept is made anew, and nothing is lost or done twice', async () => {
  const used = new Set<Socket>();
  let served = 0;
  const serve = saying(200, () => {
    served += 1;
    return JSON.stringify({ id: PLACE.messageId });
  });
  const api = await talkTo((request, response) => {
    // No second request on the same one is read, which whoever sends it learns only by that.
    if (used.has(request.socket)) request.socket.destroy();
    else serve(request, response);
    used.add(request.socket);
  });
  const png = Promise.resolve([Buffer.alloc(200_000)]);
  const picture = { name: 'a.png', alt: 'a card', png };
  const payload = payloadOf([picture]);
  const ticket = { id: '1', applicationId: '2', token: 'x' };
  for (let times = 0; times < 3; times++) {
    await api.post(PLACE.channelId, payload, String(times));
    await api.edit(PLACE, payload);
    await api.editAnswer(ticket, payload);
    await api.followUp(ticket, payload);
  }
  expect(served).toBe(12);
});
