import { once } from 'node:events';
import { Events, InteractionContextType, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { smallWorld } from '../support/client.ts';

const EVERYWHERE = {
  name: 'go',
  description: 'Goes',
  contexts: [0, 1, 2],
  integration_types: [0, 1],
};

/** A small world whose bot has a command for everywhere, and Ann has installed the bot. */
async function installed() {
  const world = await smallWorld();
  world.sandbox.setUser(world.ann, { hasApp: true });
  await world.client.application?.commands.set([EVERYWHERE]);
  const group = world.sandbox.addGroup('Friends', [world.ann, world.bob]);
  const far = world.sandbox.addServer('Far');
  world.sandbox.removeBot(far);
  const hall = world.sandbox.addChannel(far, 'hall');
  return { ...world, group, far, hall };
}

test('who has installed a bot uses it in a group, where it is no member', async () => {
  const world = await installed();
  await using _ = world;
  const { ann, bob, client, group } = world;
  const arrived = once(client, Events.InteractionCreate);
  const press = ann.command(group, 'go');
  const [interaction] = await arrived;
  expect(interaction.context).toBe(InteractionContextType.PrivateChannel);
  expect(interaction.guildId).toBeNull();
  expect(interaction.member).toBeNull();
  expect(interaction.authorizingIntegrationOwners).toMatchObject({ guildId: null, userId: ann.id });
  await interaction.reply({ content: 'to you', flags: MessageFlags.Ephemeral });
  expect((await press.message()).content).toBe('to you');
  expect(bob.view(group)).toEqual([]);
  expect(() => bob.command(group, 'go')).toThrow('There is no command /go.');
  await expect(
    client.rest.post(`/channels/${group.id}/messages`, { body: { content: 'x' } }),
  ).rejects.toMatchObject({ code: 50001 });
  expect(world.sandbox.violations).toEqual([]);
});

test('somebody who is not in a group sees nothing of it', async () => {
  const world = await installed();
  await using _ = world;
  const cleo = world.sandbox.addUser('cleo', { hasApp: true });
  world.ann.post(world.group, 'hello');
  expect(world.bob.view(world.group)).toHaveLength(1);
  expect(cleo.view(world.group)).toEqual([]);
  expect(() => cleo.command(world.group, 'go')).toThrow('There is no such channel.');
});

test('who has installed a bot brings it along to a server in which it is not', async () => {
  const world = await installed();
  await using _ = world;
  const { ann, bob, client, far, hall } = world;
  const arrived = once(client, Events.InteractionCreate);
  const press = ann.command(hall, 'go');
  const [interaction] = await arrived;
  expect(interaction.guildId).toBe(far.id);
  expect(interaction.guild).toBeNull();
  expect(interaction.context).toBe(InteractionContextType.Guild);
  expect(interaction.authorizingIntegrationOwners).toMatchObject({ guildId: null, userId: ann.id });
  await interaction.reply('here');
  expect((await press.message()).content).toBe('here');
  expect(() => bob.command(hall, 'go')).toThrow('There is no command /go.');
});

test('where it is a member as well, the server authorises it too', async () => {
  const world = await installed();
  await using _ = world;
  const { ann, bob, client, club, room } = world;
  const [first] = await Promise.all([
    once(client, Events.InteractionCreate),
    ann.command(room, 'go'),
  ]);
  expect(first[0].authorizingIntegrationOwners).toMatchObject({ guildId: club.id, userId: ann.id });
  const [second] = await Promise.all([
    once(client, Events.InteractionCreate),
    bob.command(room, 'go'),
  ]);
  expect(second[0].authorizingIntegrationOwners).toMatchObject({ guildId: club.id, userId: null });
});

test('a command that is for servers alone stays with them', async () => {
  const world = await installed();
  await using _ = world;
  const { ann, client, group, hall, room } = world;
  await client.application?.commands.set([{ name: 'open', description: 'Opens' }]);
  for (const where of [group, hall]) {
    expect(() => ann.command(where, 'open')).toThrow('There is no command /open.');
  }
  const [opened] = await Promise.all([
    once(client, Events.InteractionCreate),
    ann.command(room, 'open'),
  ]);
  expect(opened[0].authorizingIntegrationOwners).toMatchObject({
    guildId: world.club.id,
    userId: null,
  });
});

test('a press on a message is authorised as the message was', async () => {
  const world = await installed();
  await using _ = world;
  const { ann, bob, client, group } = world;
  const arrived = once(client, Events.InteractionCreate);
  const sent = ann.command(group, 'go');
  const [interaction] = await arrived;
  const button = { type: 2, style: 1, custom_id: 'more', label: 'More' };
  await interaction.reply({ content: 'to all', components: [{ type: 1, components: [button] }] });
  const message = await sent.message();
  const [pressed] = await Promise.all([
    once(client, Events.InteractionCreate),
    bob.click(message, 'more'),
  ]);
  expect(pressed[0].user.id).toBe(bob.id);
  expect(pressed[0].authorizingIntegrationOwners).toMatchObject({ guildId: null, userId: ann.id });
  await pressed[0].update('seen');
});

test('where it was only brought along, a bot says five things more at most', async () => {
  const world = await installed();
  await using _ = world;
  const arrived = once(world.client, Events.InteractionCreate);
  world.ann.command(world.group, 'go');
  const [interaction] = await arrived;
  await interaction.reply('0');
  for (let count = 1; count <= 5; count++) await interaction.followUp(String(count));
  await expect(interaction.followUp('6')).rejects.toMatchObject({ code: 40094 });
});

test('a bot that shares no server writes to somebody who has installed it', async () => {
  const world = await installed();
  await using _ = world;
  world.sandbox.removeBot(world.club);
  const user = await world.client.users.fetch(world.ann.id);
  await user.send('hello');
  const direct = world.sandbox.directChannel(world.ann);
  expect(world.ann.view(direct).map(({ content }) => content)).toEqual(['hello']);
});

test('a server that has added only the commands offers them, and the bot is no member of it', async () => {
  await using world = await smallWorld();
  const { ann, client, club, room, sandbox } = world;
  const removed = once(client, Events.GuildDelete);
  sandbox.addCommandsOnly(club);
  await removed;
  const arrived = once(client, Events.InteractionCreate);
  const press = ann.command(room, 'go');
  const [interaction] = await arrived;
  expect(interaction.guild).toBeNull();
  expect(interaction.authorizingIntegrationOwners).toMatchObject({ guildId: club.id });
  await interaction.reply('here');
  expect((await press.message()).content).toBe('here');
  await expect(
    client.rest.post(`/channels/${room.id}/messages`, { body: { content: 'x' } }),
  ).rejects.toMatchObject({ code: 50001 });
  const added = once(client, Events.GuildCreate);
  sandbox.inviteBot(club);
  await added;
  await client.rest.post(`/channels/${room.id}/messages`, { body: { content: 'x' } });
  sandbox.removeBot(club);
  expect(() => ann.command(room, 'go')).toThrow('There is no command /go.');
  expect(sandbox.violations).toEqual([]);
});

test('an application changes what its install link adds, and what is no such setting is refused', async () => {
  await using world = await smallWorld();
  const { rest } = world.client;
  const link = { scopes: ['bot'], permissions: '8' };
  const integration_types_config = { 0: { oauth2_install_params: link } };
  await rest.patch('/applications/@me', { body: { integration_types_config } });
  await rest.patch('/applications/@me', { body: {} });
  expect(await rest.get('/applications/@me')).toMatchObject({ integration_types_config });
  const wrong = { 0: { oauth2_install_params: { ...link, permissions: 8 } } };
  await expect(
    rest.patch('/applications/@me', { body: { integration_types_config: wrong } }),
  ).rejects.toMatchObject({ code: 50035 });
});
