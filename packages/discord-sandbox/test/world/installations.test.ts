import { once } from 'node:events';
import { type Client, Events, InteractionContextType, MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import type { SentInteraction } from '../../src/interactions/outcome.ts';
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

/** What reaches the bot when somebody does this. */
async function heard({ client }: { readonly client: Client }, use: () => SentInteraction) {
  const arrived = once(client, Events.InteractionCreate);
  const press = use();
  const [interaction] = await arrived;
  return { press, interaction };
}

test('who has installed a bot uses it in a group, where it is no member', async () => {
  await using world = await installed();
  const { ann, bob, client, group } = world;
  const { interaction, press } = await heard(world, () => ann.command(group, 'go'));
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
  await using world = await installed();
  const cleo = world.sandbox.addUser('cleo', { hasApp: true });
  world.ann.post(world.group, 'hello');
  expect(world.bob.view(world.group)).toHaveLength(1);
  expect(cleo.view(world.group)).toEqual([]);
  expect(() => cleo.command(world.group, 'go')).toThrow('There is no such channel.');
});

test('who has installed a bot brings it along to a server in which it is not', async () => {
  await using world = await installed();
  const { ann, bob, far, hall } = world;
  const { interaction, press } = await heard(world, () => ann.command(hall, 'go'));
  expect(interaction.guildId).toBe(far.id);
  expect(interaction.guild).toBeNull();
  expect(interaction.context).toBe(InteractionContextType.Guild);
  expect(interaction.authorizingIntegrationOwners).toMatchObject({ guildId: null, userId: ann.id });
  await interaction.reply('here');
  expect((await press.message()).content).toBe('here');
  expect(() => bob.command(hall, 'go')).toThrow('There is no command /go.');
});

test('where it is a member as well, the server authorises it too', async () => {
  await using world = await installed();
  const { ann, bob, club, room } = world;
  const { interaction: first } = await heard(world, () => ann.command(room, 'go'));
  expect(first.authorizingIntegrationOwners).toMatchObject({ guildId: club.id, userId: ann.id });
  const { interaction: second } = await heard(world, () => bob.command(room, 'go'));
  expect(second.authorizingIntegrationOwners).toMatchObject({ guildId: club.id, userId: null });
});

test('a command that is for servers alone stays with them', async () => {
  await using world = await installed();
  const { ann, client, group, hall, room } = world;
  await client.application?.commands.set([{ name: 'open', description: 'Opens' }]);
  for (const where of [group, hall]) {
    expect(() => ann.command(where, 'open')).toThrow('There is no command /open.');
  }
  const { interaction: opened } = await heard(world, () => ann.command(room, 'open'));
  expect(opened.authorizingIntegrationOwners).toMatchObject({
    guildId: world.club.id,
    userId: null,
  });
});

test('a press on a message is authorised as the message was', async () => {
  await using world = await installed();
  const { ann, bob, group } = world;
  const { interaction, press: sent } = await heard(world, () => ann.command(group, 'go'));
  const button = { type: 2, style: 1, custom_id: 'more', label: 'More' };
  await interaction.reply({ content: 'to all', components: [{ type: 1, components: [button] }] });
  const message = await sent.message();
  const { interaction: pressed } = await heard(world, () => bob.click(message, 'more'));
  expect(pressed.user.id).toBe(bob.id);
  expect(pressed.authorizingIntegrationOwners).toMatchObject({ guildId: null, userId: ann.id });
  await pressed.update('seen');
});

test('where it was only brought along, a bot says five things more at most', async () => {
  await using world = await installed();
  const { interaction } = await heard(world, () => world.ann.command(world.group, 'go'));
  await interaction.reply('0');
  for (let count = 1; count <= 5; count++) await interaction.followUp(String(count));
  await expect(interaction.followUp('6')).rejects.toMatchObject({ code: 40094 });
});

test('a bot that shares no server writes to somebody who has installed it', async () => {
  await using world = await installed();
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
  const { interaction, press } = await heard(world, () => ann.command(room, 'go'));
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
