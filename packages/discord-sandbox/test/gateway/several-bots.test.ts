import { once } from 'node:events';
import { type Client, Events, type Interaction } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../src/sandbox.ts';
import type { Server, TextChannel } from '../../src/world/world.ts';
import { clientFor } from '../support/client.ts';
import { raw } from '../support/raw.ts';

let sandbox: Sandbox;
let club: Server;
let room: TextChannel;
let other: { readonly id: string; readonly token: string };
const clients: Client[] = [];

beforeEach(async () => {
  sandbox = await createSandbox();
  club = sandbox.addServer('Club');
  room = sandbox.addChannel(club, 'room');
  other = sandbox.addBot('Other');
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.destroy();
  await sandbox.close();
});

async function logIn(token: string): Promise<Client<true>> {
  const client = clientFor(sandbox);
  clients.push(client);
  const ready = once(client, Events.ClientReady);
  await client.login(token);
  await ready;
  return client as Client<true>;
}

/** Answers everything with who it is and a button. */
function greet(client: Client<true>): void {
  const button = { type: 2, style: 1, custom_id: 'again', label: 'Again' } as const;
  client.on(Events.InteractionCreate, (i: Interaction) => {
    const content = client.user.username;
    if (i.isRepliable()) void i.reply({ content, components: [{ type: 1, components: [button] }] });
  });
}

test('each is told of the servers that it is in, from the time it is invited until it is removed', async () => {
  const first = await logIn(sandbox.token);
  const second = await logIn(other.token);
  expect(second.user.username).toBe('Other');
  expect([first, second].map(({ guilds }) => guilds.cache.size)).toEqual([1, 0]);
  const joined = once(second, Events.GuildCreate);
  sandbox.inviteBot(club, other);
  expect((await joined)[0].members.me?.id).toBe(other.id);
  const left = once(first, Events.GuildDelete);
  sandbox.removeBot(club);
  await left;
  expect([first, second].map(({ guilds }) => guilds.cache.size)).toEqual([0, 1]);
});

test('commands, buttons and answers are of the bot whose they are', async () => {
  sandbox.inviteBot(club, other);
  const ann = sandbox.addUser('Ann');
  for (const token of [sandbox.token, other.token]) {
    const client = await logIn(token);
    greet(client);
    await client.application.commands.set([{ name: 'who', description: 'Who are you?' }]);
  }
  const answer = await ann.command(room, 'who').message();
  const otherAnswer = await ann.using(other).command(room, 'who').message();
  expect([answer.content, otherAnswer.content]).toEqual(['Bot', 'Other']);
  expect(otherAnswer).toMatchObject({ application_id: other.id, author: { id: other.id } });
  expect((await ann.click(otherAnswer, 'again').message()).content).toBe('Other');
  const direct = sandbox.directChannel(ann, other);
  expect((await ann.command(direct, 'who').message()).content).toBe('Other');
  sandbox.removeBot(club);
  expect((await ann.command(room, 'who').message()).content).toBe('Other');
});

test('a bot changes nothing of what is another’s, and has its own limits', async () => {
  await sandbox.close();
  sandbox = await createSandbox({ globalLimit: { count: 4, windowMs: 60_000 } });
  [club] = [sandbox.addServer('Club')];
  room = sandbox.addChannel(club, 'room');
  other = sandbox.addBot('Other');
  const as = (token: string) => ({ headers: { authorization: `Bot ${token}` } });
  const path = `/channels/${room.id}/messages`;
  const { body } = await raw(sandbox, `POST ${path}`, { body: { content: 'mine' } });
  const message = `${path}/${String(body['id'])}`;
  const by = as(other.token);
  expect((await raw(sandbox, `GET ${message}`, by)).body.code).toBe(50001);
  sandbox.inviteBot(club, other);
  const edit = await raw(sandbox, `PATCH ${message}`, { ...by, body: { content: 'yours' } });
  expect(edit.body.code).toBe(50005);
  const commands = `/applications/${sandbox.world.bot.id}/commands`;
  expect((await raw(sandbox, `GET ${commands}`, by)).body.code).toBe(20012);
  expect((await raw(sandbox, 'GET /users/@me', by)).body).toMatchObject({ username: 'Other' });
  expect((await raw(sandbox, 'GET /users/@me', by)).status).toBe(429);
  expect((await raw(sandbox, 'GET /users/@me')).body).toMatchObject({ username: 'Bot' });
});

test('a token that is reset ends the connection of its own bot alone', async () => {
  const first = await logIn(sandbox.token);
  const second = await logIn(other.token);
  const closed = once(first, Events.ShardDisconnect);
  sandbox.resetToken();
  expect((await closed)[0].code).toBe(4004);
  const joined = once(second, Events.GuildCreate);
  sandbox.inviteBot(club, other);
  await joined;
});
