import { once } from 'node:events';
import { ChannelType, Events, PermissionFlagsBits, ThreadChannel } from 'discord.js';
import { expect, test } from 'vitest';
import { Refused } from '../../src/interactions/refused.ts';
import { createSandbox } from '../../src/sandbox.ts';
import { logIn, smallWorld } from '../support/client.ts';

const body = { content: 'a' };
const button = { type: 2, style: 1, custom_id: 'a', label: 'A' } as const;
const row = { type: 1, components: [button] } as const;

test('a client learns of a new thread and of its end', async () => {
  await using world = await smallWorld();
  const { sandbox, client, room } = world;
  const created = once(client, Events.ThreadCreate);
  const thread = sandbox.addThread(room, 'side table', { owner: world.bob });
  const [made, isNew] = await created;
  expect(made).toMatchObject({ id: thread.id, parentId: room.id, ownerId: world.bob.id });
  expect(made.type).toBe(ChannelType.PublicThread);
  expect(isNew).toBe(true);
  const deleted = once(client, Events.ThreadDelete);
  sandbox.deleteChannel(thread);
  expect((await deleted)[0].id).toBe(thread.id);
});

test('a client that logs in is told of the threads that are there and not archived', async () => {
  const sandbox = await createSandbox();
  const club = sandbox.addServer('Club');
  const room = sandbox.addChannel(club, 'room');
  const [open, old] = [sandbox.addThread(room, 'open'), sandbox.addThread(room, 'old')];
  sandbox.setThread(old, { isArchived: true });
  const client = await logIn(sandbox);
  await expect.poll(() => client.channels.cache.has(open.id)).toBe(true);
  expect(client.channels.cache.has(old.id)).toBe(false);
  await client.destroy();
  await sandbox.close();
});

test('in a thread the bot needs "Send Messages in Threads", not "Send Messages"', async () => {
  await using world = await smallWorld();
  const thread = world.sandbox.addThread(world.room, 'side table');
  const post = () => world.client.rest.post(`/channels/${thread.id}/messages`, { body });
  world.sandbox.setPermissions(world.room, { without: ['sendMessages'] });
  await post();
  world.sandbox.setPermissions(world.room, { without: ['sendMessagesInThreads'] });
  await expect(post()).rejects.toMatchObject({ code: 50013 });
  world.sandbox.setPermissions(world.room, { without: ['viewChannel'] });
  await expect(post()).rejects.toMatchObject({ code: 50001 });
});

test('a command in a thread tells the thread, its channel and what the bot may do there', async () => {
  await using world = await smallWorld();
  const thread = world.sandbox.addThread(world.room, 'side table');
  world.sandbox.setPermissions(world.room, { without: ['sendMessagesInThreads'] });
  const arrived = once(world.client, Events.InteractionCreate);
  world.ann.command(thread, 'go');
  const [interaction] = await arrived;
  expect(interaction.channelId).toBe(thread.id);
  expect(interaction.channel).toBeInstanceOf(ThreadChannel);
  expect(interaction.channel.parentId).toBe(world.room.id);
  expect(interaction.guildId).toBe(world.club.id);
  expect(interaction.appPermissions.has(PermissionFlagsBits.SendMessagesInThreads)).toBe(false);
  await interaction.reply('here');
  expect(world.ann.view(thread).map(({ content }) => content)).toEqual(['here']);
  expect(world.ann.view(world.room)).toEqual([]);
});

test('with its channel a thread is gone without a word of its own, and so are its messages', async () => {
  await using world = await smallWorld();
  const thread = world.sandbox.addThread(world.room, 'side table');
  world.ann.post(thread, 'hello');
  const heard: string[] = [];
  world.client.on(Events.ThreadDelete, () => heard.push('thread'));
  const deleted = once(world.client, Events.ChannelDelete);
  world.sandbox.deleteChannel(world.room);
  await deleted;
  const created = once(world.client, Events.ChannelCreate);
  world.sandbox.addChannel(world.club, 'other');
  await created;
  expect(heard).toEqual([]);
  const post = world.client.rest.post(`/channels/${thread.id}/messages`, { body });
  await expect(post).rejects.toMatchObject({ code: 10003 });
  expect(world.sandbox.world.messages.size).toBe(0);
});

test('a bot that comes to see a channel is sent its threads', async () => {
  await using world = await smallWorld();
  const { sandbox, client, room } = world;
  sandbox.setPermissions(room, { without: ['viewChannel'] });
  const thread = sandbox.addThread(room, 'side table');
  const synced = once(client, Events.ThreadListSync);
  sandbox.setPermissions(room, { without: [] });
  expect([...(await synced)[0].keys()]).toEqual([thread.id]);
});

test('nothing in the archive is edited, and a message brings the thread back', async () => {
  await using world = await smallWorld();
  const thread = world.sandbox.addThread(world.room, 'side table');
  const path = `/channels/${thread.id}/messages` as const;
  await world.client.rest.post(path, { body });
  const [message = { id: '' }] = world.ann.view(thread);
  world.sandbox.setThread(thread, { isArchived: true });
  const edit = () => world.client.rest.patch(`${path}/${message.id}`, { body: { content: 'b' } });
  await expect(edit()).rejects.toMatchObject({ code: 50083 });
  await world.client.rest.post(path, { body });
  await edit();
});

test('a locked thread takes no message, of the bot or of people', async () => {
  await using world = await smallWorld();
  const thread = world.sandbox.addThread(world.room, 'side table');
  world.sandbox.setThread(thread, { isLocked: true });
  const post = world.client.rest.post(`/channels/${thread.id}/messages`, { body });
  await expect(post).rejects.toMatchObject({ code: 160005 });
  expect(() => world.ann.post(thread, 'a')).toThrow(Refused);
  world.sandbox.setUser(world.ann, { isManager: true });
  world.ann.post(thread, 'a');
});

test('an answer to a press brings a thread out of the archive, and edits nothing in it', async () => {
  await using world = await smallWorld();
  const { sandbox, client, ann, room } = world;
  const thread = sandbox.addThread(room, 'side table');
  const codes: unknown[] = [];
  client.on(Events.InteractionCreate, async (i) => {
    if (i.isChatInputCommand()) await i.reply({ components: [row] });
    if (!i.isButton()) return;
    await i.update('b').catch(({ code }) => codes.push(code));
    await i.reply('c').catch(({ code }) => codes.push(code));
  });
  const message = await ann.command(thread, 'go').message();
  sandbox.setThread(thread, { isArchived: true });
  await ann.click(message, 'a').done;
  expect(codes).toEqual([50083]);
  expect(sandbox.world.channel(thread.id)).toMatchObject({ isArchived: false });
});

test('an interaction in a thread that is archived and locked meanwhile is answered no more', async () => {
  await using world = await smallWorld();
  const thread = world.sandbox.addThread(world.room, 'side table');
  const arrived = once(world.client, Events.InteractionCreate);
  world.ann.command(thread, 'go');
  const [interaction] = await arrived;
  world.sandbox.setThread(thread, { isArchived: true, isLocked: true });
  await expect(interaction.reply('a')).rejects.toMatchObject({ code: 50083 });
});

test('an interaction in a channel that was deleted meanwhile gets 10003', async () => {
  await using world = await smallWorld();
  const arrived = once(world.client, Events.InteractionCreate);
  world.ann.command(world.room, 'go');
  const [interaction] = await arrived;
  world.sandbox.deleteChannel(world.room);
  await expect(interaction.reply('a')).rejects.toMatchObject({ code: 10003 });
});
