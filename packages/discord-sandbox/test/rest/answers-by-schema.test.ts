import * as spec from 'discord-api-spec/zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallWorld } from '../support/client.ts';
import { pngOf } from '../support/png.ts';
import { raw } from '../support/raw.ts';

let world: Awaited<ReturnType<typeof smallWorld>>;
let addresses: Readonly<Record<string, string>>;

beforeAll(async () => {
  world = await smallWorld();
  const { sandbox, ann, room, club, client } = world;
  const bot = sandbox.world.bot.id;
  const picture = pngOf(8, 8, () => [1, 2, 3]).toString('base64');
  const emoji = { name: 'crane', image: `data:image/png;base64,${picture}` };
  await raw(sandbox, `POST /applications/${bot}/emojis`, { body: emoji });
  const messages = `/channels/${room.id}/messages`;
  const first = await raw(sandbox, `POST ${messages}`, { body: { content: `<@${ann.id}>` } });
  const reply = { content: 'yes', message_reference: { message_id: first.body['id'] } };
  const second = await raw(sandbox, `POST ${messages}`, { body: reply });
  await client.application?.commands.set([{ name: 'club', description: 'x' }], club.id);
  addresses = {
    bot,
    ann: ann.id,
    room: room.id,
    club: club.id,
    reply: `${second.body['id']}`,
    thread: sandbox.addThread(room, 'aside').id,
    direct: sandbox.directChannel(ann).id,
  };
});

afterAll(() => world[Symbol.asyncDispose]());

test.each([
  ['/users/@me', spec.UserPIIResponseSchema],
  ['/users/ANN', spec.UserResponseSchema],
  ['/users/@me/guilds', spec.MyGuildResponseSchema],
  ['/gateway', spec.GatewayResponseSchema],
  ['/gateway/bot', spec.GatewayBotResponseSchema],
  ['/guilds/CLUB', spec.GuildWithCountsResponseSchema],
  ['/guilds/CLUB/roles', spec.GuildRoleResponseSchema],
  ['/guilds/CLUB/channels', spec.GuildChannelResponseSchema],
  ['/guilds/CLUB/members/ANN', spec.GuildMemberResponseSchema],
  ['/channels/ROOM', spec.GuildChannelResponseSchema],
  ['/channels/THREAD', spec.ThreadResponseSchema],
  ['/channels/DIRECT', spec.PrivateChannelResponseSchema],
  ['/channels/ROOM/messages', spec.MessageResponseSchema],
  ['/channels/ROOM/messages/REPLY', spec.MessageResponseSchema],
  ['/applications/BOT/commands', spec.ApplicationCommandResponseSchema],
  ['/applications/BOT/commands?with_localizations=true', spec.ApplicationCommandResponseSchema],
  ['/applications/BOT/guilds/CLUB/commands', spec.ApplicationCommandResponseSchema],
  ['/applications/BOT/emojis', spec.ListApplicationEmojisResponseSchema],
])('the answer to GET %s has all that Discord’s has', async (pattern, schema) => {
  const path = pattern.replace(/[A-Z]{3,}/g, (name) => addresses[name.toLowerCase()] ?? name);
  const { status, body } = await raw(world.sandbox, `GET ${path}`);
  expect(status).toBe(200);
  const answers: readonly unknown[] = Array.isArray(body) ? body : [body];
  expect(answers).not.toEqual([]);
  expect(answers.map((one) => schema.safeParse(one))).toMatchObject(
    answers.map(() => ({ success: true })),
  );
});
