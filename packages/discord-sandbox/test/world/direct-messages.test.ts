import { once } from 'node:events';
import { Events, InteractionContextType } from 'discord.js';
import { expect, test } from 'vitest';
import { Refused } from '../../src/interactions/refused.ts';
import { smallWorld } from '../support/client.ts';

test('a bot writes to a person, who alone sees it', async () => {
  await using world = await smallWorld();
  const user = await world.client.users.fetch(world.ann.id);
  await user.send('your turn');
  const direct = world.sandbox.directChannel(world.ann);
  expect(world.ann.view(direct).map(({ content }) => content)).toEqual(['your turn']);
  expect(world.bob.view(direct)).toEqual([]);
  expect(() => world.bob.post(direct, 'me too')).toThrow(Refused);
  expect(world.sandbox.violations).toEqual([]);
});

test('the channel to a person is made once', async () => {
  await using world = await smallWorld();
  const body = { recipient_id: world.ann.id };
  const first = await world.client.rest.post('/users/@me/channels', { body });
  const second = await world.client.rest.post('/users/@me/channels', { body });
  expect(second).toEqual(first);
  expect(first).toMatchObject({ type: 1, recipients: [{ id: world.ann.id }] });
});

test('somebody who takes no direct messages is not written to', async () => {
  await using world = await smallWorld();
  const user = await world.client.users.fetch(world.ann.id);
  const message = await user.send('hello');
  world.sandbox.setUser(world.ann, { takesDirectMessages: false });
  await expect(user.send('still there?')).rejects.toMatchObject({ code: 50007, status: 403 });
  await message.edit('hello again');
});

test('a bot that shares no server with a person does not write to them', async () => {
  await using world = await smallWorld();
  const user = await world.client.users.fetch(world.ann.id);
  world.sandbox.removeBot(world.club);
  await expect(user.send('hello')).rejects.toMatchObject({ code: 50278, status: 403 });
});

test('a command in direct messages names no server and no member', async () => {
  await using world = await smallWorld();
  const direct = world.sandbox.directChannel(world.ann);
  const arrived = once(world.client, Events.InteractionCreate);
  const press = world.ann.command(direct, 'go');
  const [interaction] = await arrived;
  expect(interaction.guildId).toBeNull();
  expect(interaction.member).toBeNull();
  expect(interaction.user.id).toBe(world.ann.id);
  expect(interaction.context).toBe(InteractionContextType.BotDM);
  expect(interaction.guildLocale).toBeNull();
  await interaction.reply('in private');
  expect((await press.message()).content).toBe('in private');
  expect(world.bob.view(direct)).toEqual([]);
});

test('commands of a server, and those for servers alone, are not offered in direct messages', async () => {
  await using world = await smallWorld();
  const everywhere = { name: 'help', description: 'Helps' };
  const inServers = { name: 'open', description: 'Opens', contexts: [0] };
  await world.client.application?.commands.set([everywhere, inServers]);
  await world.client.application?.commands.set([{ name: 'club', description: 'x' }], world.club.id);
  const direct = world.sandbox.directChannel(world.ann);
  world.ann.command(direct, 'help');
  expect(() => world.ann.command(direct, 'open')).toThrow('There is no command /open.');
  expect(() => world.ann.command(direct, 'club')).toThrow('There is no command /club.');
  world.ann.command(world.room, 'club');
});
