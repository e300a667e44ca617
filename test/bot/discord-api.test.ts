import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REST } from 'discord.js';
import { afterEach, expect, test } from 'vitest';
import { DiscordApi } from '../../src/bot/discord-api.ts';
import { discordErrorKind } from '../../src/bot/discord-error.ts';
import { textPayload } from '../../src/bot/payload.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const PLACE = { channelId: '300000000000000001', messageId: '400000000000000001' };

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Talks to a Discord that answers so. */
async function talkTo(answer: (response: ServerResponse) => void): Promise<DiscordApi> {
  server = createServer((request, response) => request.resume().on('end', () => answer(response)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const rest = () => new REST({ api, retries: 0 }).setToken('x');
  return new DiscordApi(rest(), rest(), 200);
}

test('an answer that begins and never ends is not waited for', async () => {
  const api = await talkTo((response) => {
    response.writeHead(200, JSON_TYPE);
    response.write('{"id":"4000');
  });
  const failure: unknown = await api.edit(PLACE, textPayload('x')).catch((error: unknown) => error);
  expect(discordErrorKind(failure)).toBe('transient');
});

test('a request after a malformed answer is the same once more', async () => {
  const bodies = ['{"id":', '<html>', JSON.stringify({ id: PLACE.messageId })];
  const api = await talkTo((response) => {
    response.writeHead(200, JSON_TYPE);
    response.end(bodies.shift());
  });
  expect(await api.post(PLACE.channelId, textPayload('x'), 'nonce')).toBe(PLACE.messageId);
});
