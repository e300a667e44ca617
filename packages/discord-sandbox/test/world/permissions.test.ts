import { once } from 'node:events';
import {
  type ChatInputCommandInteraction,
  Events,
  type Interaction,
  PermissionFlagsBits,
  VoiceChannel,
} from 'discord.js';
import { expect, test } from 'vitest';
import { Refused } from '../../src/interactions/refused.ts';
import { smallWorld } from '../support/client.ts';
import { pngOf } from '../support/png.ts';

const files = [{ attachment: pngOf(2, 2, () => [0, 0, 0]), name: 'a.png' }];

test('without View Channel everything in a channel gets 50001', async () => {
  await using world = await smallWorld();
  const message = await world.channel.send('a');
  world.sandbox.setPermissions(world.room, { without: ['viewChannel'] });
  await expect(world.channel.send('b')).rejects.toMatchObject({ code: 50001, status: 403 });
  await expect(
    world.client.rest.patch(`/channels/${world.room.id}/messages/${message.id}`, {
      body: { content: 'c' },
    }),
  ).rejects.toMatchObject({ code: 50001 });
  await expect(world.client.channels.fetch(world.room.id, { force: true })).rejects.toMatchObject({
    code: 50001,
  });
});

test.each([
  ['sendMessages', { content: 'a' }],
  ['attachFiles', { content: 'a', files }],
  ['embedLinks', { embeds: [{ title: 'a' }] }],
] as const)('without %s a message that needs it gets 50013', async (permission, body) => {
  await using world = await smallWorld();
  world.sandbox.setPermissions(world.room, { without: [permission] });
  await expect(
    world.client.rest.post(`/channels/${world.room.id}/messages`, {
      body: {
        content: 'content' in body ? body.content : undefined,
        embeds: 'embeds' in body ? body.embeds : undefined,
      },
      ...('files' in body && {
        files: body.files.map(({ attachment, name }) => ({ data: attachment, name })),
      }),
    }),
  ).rejects.toMatchObject({ code: 50013, status: 403 });
});

test('a channel for voice needs Connect as well', async () => {
  await using world = await smallWorld();
  const created = once(world.client, Events.ChannelCreate);
  const hall = world.sandbox.addChannel(world.club, 'hall', { isVoice: true });
  const [channel] = await created;
  expect(channel).toBeInstanceOf(VoiceChannel);
  await channel.send('a');
  world.sandbox.setPermissions(hall, { without: ['connect'] });
  await expect(channel.send('b')).rejects.toMatchObject({ code: 50001 });
  world.sandbox.setPermissions(world.room, { without: ['connect'] });
  const room = await world.client.channels.fetch(world.room.id);
  if (room?.isSendable()) await room.send('c');
});

test('without Read Message History no message is replied to', async () => {
  await using world = await smallWorld();
  const message = await world.channel.send('a');
  world.sandbox.setPermissions(world.room, { without: ['readMessageHistory'] });
  await expect(message.reply('b')).rejects.toMatchObject({ code: 160002, status: 403 });
});

test('without Read Message History a message is not given out', async () => {
  await using world = await smallWorld();
  const { id } = await world.channel.send('a');
  world.sandbox.setPermissions(world.room, { without: ['readMessageHistory'] });
  await expect(world.channel.messages.fetch({ message: id, force: true })).rejects.toMatchObject({
    code: 50013,
  });
});

test('the bot deletes its own messages, and others’ with Manage Messages only', async () => {
  await using world = await smallWorld();
  const theirs = world.ann.post(world.room, 'mine');
  const remove = () => world.client.rest.delete(`/channels/${world.room.id}/messages/${theirs.id}`);
  await expect(remove()).rejects.toMatchObject({ code: 50013 });
  world.sandbox.setPermissions(world.room, ['viewChannel', 'manageMessages']);
  await remove();
  expect(world.ann.view(world.room)).toEqual([]);
});

test('an interaction tells what the bot may do, and is answered whatever that is', async () => {
  await using world = await smallWorld();
  const { promise, resolve } = Promise.withResolvers<Interaction>();
  world.client.on('interactionCreate', async (i) => {
    if (!i.isChatInputCommand()) return;
    await i.reply({ content: 'x', files });
    resolve(i);
  });
  world.sandbox.setPermissions(world.room, { without: ['sendMessages', 'attachFiles'] });
  await world.ann.command(world.room, 'go').message();
  const { appPermissions } = await promise;
  expect(appPermissions.has(PermissionFlagsBits.AttachFiles)).toBe(false);
  expect(appPermissions.has(PermissionFlagsBits.ViewChannel)).toBe(true);
});

test('the client learns of changed permissions', async () => {
  await using world = await smallWorld();
  const changed = new Promise((resolve) => world.client.once('channelUpdate', resolve));
  world.sandbox.setPermissions(world.room, { without: ['sendMessages'] });
  await changed;
  const me = world.client.guilds.cache.get(world.club.id)?.members.me;
  const channel = world.client.guilds.cache.get(world.club.id)?.channels.cache.get(world.room.id);
  expect(me && channel?.permissionsFor(me).has(PermissionFlagsBits.SendMessages)).toBe(false);
});

test('an interaction tells whether the person may manage the server', async () => {
  await using world = await smallWorld();
  const managers: boolean[] = [];
  world.client.on('interactionCreate', async (i) => {
    managers.push(i.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false);
    if (i.isChatInputCommand()) await i.reply('x');
  });
  const boss = world.sandbox.addUser('boss', { permissions: 'manager' });
  await world.ann.command(world.room, 'go').done;
  await boss.command(world.room, 'go').done;
  world.sandbox.setUser(world.ann, { isManager: true });
  await world.ann.command(world.room, 'go').done;
  expect(managers).toEqual([false, true, true]);
});

test('a deleted channel gets 10003, a server that the bot left 50001, and the client hears of both', async () => {
  await using world = await smallWorld();
  const gone = new Promise((resolve) => world.client.once('channelDelete', resolve));
  const path = `/channels/${world.room.id}/messages` as const;
  world.sandbox.deleteChannel(world.room);
  await gone;
  await expect(world.client.rest.post(path, { body: { content: 'a' } })).rejects.toMatchObject({
    code: 10003,
  });
  const other = world.sandbox.addChannel(world.club, 'other');
  const left = new Promise((resolve) => world.client.once('guildDelete', resolve));
  world.sandbox.removeBot(world.club);
  await left;
  await expect(
    world.client.rest.post(`/channels/${other.id}/messages`, { body: { content: 'a' } }),
  ).rejects.toMatchObject({ code: 50001 });
  expect(world.client.guilds.cache.size).toBe(0);
  const back = new Promise((resolve) => world.client.once('guildCreate', resolve));
  world.sandbox.inviteBot(world.club);
  await back;
  expect(world.client.channels.cache.has(other.id)).toBe(true);
});

test('nothing in a server that the bot left reaches it: no commands are offered, old buttons fail', async () => {
  await using world = await smallWorld({ deadlineMs: 30 });
  const row = { type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] };
  await world.client.rest.post(`/channels/${world.room.id}/messages`, {
    body: { content: 'a', components: [row] },
  });
  const [message = { id: '' }] = world.ann.view(world.room);
  world.sandbox.removeBot(world.club);
  let heard = 0;
  world.client.on('interactionCreate', () => (heard += 1));
  expect(() => world.ann.command(world.room, 'go')).toThrow(Refused);
  expect(await world.ann.click(message, 'go').done).toMatchObject({ kind: 'failed' });
  const back = once(world.client, Events.GuildCreate);
  world.sandbox.inviteBot(world.club);
  await back;
  expect(heard).toBe(0);
});

test('a channel that is hidden from somebody is not theirs to see or use, and the bot is told', async () => {
  await using world = await smallWorld();
  const { sandbox, room, ann, bob, client, channel } = world;
  const thread = sandbox.addThread(room, 'below');
  await channel.send('a');
  const changed = once(client, Events.ChannelUpdate);
  sandbox.hideChannel(room, [bob]);
  await changed;
  for (const place of [room, thread]) {
    expect(bob.view(place)).toEqual([]);
    expect(() => bob.command(place, 'go')).toThrow(Refused);
  }
  expect(ann.view(room)).toHaveLength(1);
  const arrived = once(client, Events.InteractionCreate);
  bob.command(sandbox.addChannel(world.club, 'other'), 'go');
  const [{ member }] = (await arrived) as [ChatInputCommandInteraction<'cached'>];
  const seen = client.guilds.cache.get(world.club.id)?.channels.cache.get(room.id);
  expect(seen?.permissionsFor(member).has(PermissionFlagsBits.ViewChannel)).toBe(false);
});
