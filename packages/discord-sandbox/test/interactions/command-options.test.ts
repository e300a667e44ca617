import { once } from 'node:events';
import { ChannelType, Events, SlashCommandBuilder } from 'discord.js';
import { expect, test } from 'vitest';
import { smallWorld } from '../support/client.ts';

const COMMAND = new SlashCommandBuilder()
  .setName('set')
  .setDescription('Sets')
  .addSubcommandGroup((group) =>
    group
      .setName('up')
      .setDescription('Up')
      .addSubcommand((sub) =>
        sub
          .setName('all')
          .setDescription('All')
          .addChannelOption((option) =>
            option
              .setName('channel')
              .setDescription('Where')
              .addChannelTypes(ChannelType.GuildText),
          )
          .addRoleOption((option) => option.setName('role').setDescription('Which'))
          .addMentionableOption((option) => option.setName('whom').setDescription('Whom'))
          .addAttachmentOption((option) => option.setName('file').setDescription('What'))
          .addBooleanOption((option) => option.setName('quiet').setDescription('Quiet'))
          .addNumberOption((option) =>
            option.setName('rate').setDescription('Rate').setAutocomplete(true),
          ),
      ),
  )
  .toJSON();

async function settingWorld() {
  const world = await smallWorld();
  await world.client.application?.commands.set([COMMAND]);
  return world;
}

test('a channel, a role, a switch and a number arrive as what they are', async () => {
  await using world = await settingWorld();
  const role = world.sandbox.addRole(world.club, 'players');
  const arrived = once(world.client, Events.InteractionCreate);
  const values = { channel: world.room.id, role: role.id, whom: world.bob.id, quiet: false };
  world.ann.command(world.room, 'set up all', { ...values, rate: 1.5 });
  const [{ options }] = await arrived;
  expect(options.getSubcommandGroup()).toBe('up');
  expect(options.getChannel('channel').name).toBe('room');
  expect(options.getRole('role').name).toBe('players');
  expect(options.getMentionable('whom').displayName).toBe('bob');
  expect(options.getBoolean('quiet')).toBe(false);
  expect(options.getNumber('rate')).toBe(1.5);
});

test('a file arrives as an attachment that can be fetched', async () => {
  await using world = await settingWorld();
  const arrived = once(world.client, Events.InteractionCreate);
  const file = { name: 'mine.json', data: '{"wins":3}', type: 'application/json' };
  world.ann.command(world.room, 'set up all', { file });
  const attachment = (await arrived)[0].options.getAttachment('file');
  expect(attachment).toMatchObject({ name: 'mine.json', size: 10 });
  expect(await (await fetch(attachment.url)).json()).toEqual({ wins: 3 });
});

test('a channel of another kind is refused', async () => {
  await using world = await settingWorld();
  const thread = world.sandbox.addThread(world.room, 'side table');
  const send = () => world.ann.command(world.room, 'set up all', { channel: thread.id });
  expect(send).toThrow('of another kind');
});

test('a number is completed by what was typed so far, as a text', async () => {
  await using world = await settingWorld();
  world.client.on(Events.InteractionCreate, async (interaction) => {
    if (!interaction.isAutocomplete()) return;
    const typed = interaction.options.getFocused();
    await interaction.respond([{ name: `${typed}0`, value: Number(`${typed}0`) }]);
  });
  const typed = { focused: 'rate', values: { rate: '1.' } };
  const press = world.ann.autocomplete(world.room, 'set up all', typed);
  expect(await press.done).toMatchObject({ choices: [{ name: '1.0', value: 1 }] });
});
