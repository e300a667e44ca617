import { once } from 'node:events';
import {
  ActionRowBuilder,
  ChannelSelectMenuBuilder,
  ChannelType,
  Events,
  LabelBuilder,
  MentionableSelectMenuBuilder,
  type MessageActionRowComponentBuilder,
  ModalBuilder,
  RoleSelectMenuBuilder,
  UserSelectMenuBuilder,
} from 'discord.js';
import { expect, test } from 'vitest';
import { smallWorld } from '../support/client.ts';

type World = Awaited<ReturnType<typeof smallWorld>>;

/** Posts a message with one select, and gives it. */
async function posted(world: World, select: MessageActionRowComponentBuilder) {
  const row = new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(select);
  const body = { components: [row.toJSON()] };
  await world.client.rest.post(`/channels/${world.room.id}/messages`, { body });
  const message = world.ann.view(world.room).at(-1);
  if (message === undefined) throw new Error('nothing was posted');
  return message;
}

test('people are chosen by a select of people, and come as users and members', async () => {
  await using world = await smallWorld();
  const select = new UserSelectMenuBuilder().setCustomId('who').setMaxValues(2);
  const message = await posted(world, select);
  const arrived = once(world.client, Events.InteractionCreate);
  world.ann.select(message, 'who', [world.bob.id, world.ann.id]);
  const [interaction] = await arrived;
  expect(interaction.isUserSelectMenu()).toBe(true);
  expect(interaction.users.map((user: { username: string }) => user.username)).toEqual([
    'bob',
    'ann',
  ]);
  expect(interaction.members.get(world.bob.id).displayName).toBe('bob');
  expect(world.sandbox.violations).toEqual([]);
});

test('channels are chosen by a select of channels, of the kinds that it names', async () => {
  await using world = await smallWorld();
  const thread = world.sandbox.addThread(world.room, 'side table');
  const elsewhere = world.sandbox.addChannel(world.sandbox.addServer('Other'), 'far');
  const select = new ChannelSelectMenuBuilder()
    .setCustomId('where')
    .addChannelTypes(ChannelType.GuildText);
  const message = await posted(world, select);
  expect(() => world.ann.select(message, 'where', [thread.id])).toThrow('of another kind');
  expect(() => world.ann.select(message, 'where', [elsewhere.id])).toThrow('not here');
  const arrived = once(world.client, Events.InteractionCreate);
  world.ann.select(message, 'where', [world.room.id]);
  const [interaction] = await arrived;
  expect(interaction.channels.first().name).toBe('room');
});

test('roles, and people or roles, are chosen by selects of theirs', async () => {
  await using world = await smallWorld();
  const role = world.sandbox.addRole(world.club, 'players');
  const ofRoles = await posted(world, new RoleSelectMenuBuilder().setCustomId('role'));
  const first = once(world.client, Events.InteractionCreate);
  world.ann.select(ofRoles, 'role', [role.id]);
  expect((await first)[0].roles.first().name).toBe('players');
  const either = new MentionableSelectMenuBuilder().setCustomId('whom').setMaxValues(2);
  const ofBoth = await posted(world, either);
  const second = once(world.client, Events.InteractionCreate);
  world.ann.select(ofBoth, 'whom', [role.id, world.bob.id]);
  const [interaction] = await second;
  expect(interaction.roles.size).toBe(1);
  expect(interaction.users.size).toBe(1);
});

test('more than the select takes, the same twice, and who is not there are refused', async () => {
  await using world = await smallWorld();
  const message = await posted(world, new UserSelectMenuBuilder().setCustomId('who'));
  expect(() => world.ann.select(message, 'who', [world.ann.id, world.bob.id])).toThrow('Choose 1.');
  expect(() => world.ann.select(message, 'who', ['100000000000000001'])).toThrow('not here');
  const many = new UserSelectMenuBuilder().setCustomId('many').setMaxValues(3);
  const other = await posted(world, many);
  expect(() => world.ann.select(other, 'many', [world.ann.id, world.ann.id])).toThrow('once');
});

test('a form has a select of channels', async () => {
  await using world = await smallWorld();
  const select = new ChannelSelectMenuBuilder().setCustomId('where');
  const label = new LabelBuilder().setLabel('Where').setChannelSelectMenuComponent(select);
  const form = new ModalBuilder().setCustomId('form').setTitle('Settings');
  form.addLabelComponents(label);
  world.client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.showModal(form);
    if (interaction.isModalSubmit()) {
      const channels = interaction.fields.getSelectedChannels('where', true);
      await interaction.reply(`in ${channels.map((one) => one?.toString()).join()}`);
    }
  });
  const opened = await world.ann.command(world.room, 'go').done;
  if (opened.kind !== 'modal') throw new Error(`no form but ${opened.kind}`);
  const press = world.ann.submitModal(opened.modal, { where: [world.room.id] });
  expect((await press.message()).content).toBe(`in <#${world.room.id}>`);
  expect(world.sandbox.violations).toEqual([]);
});
