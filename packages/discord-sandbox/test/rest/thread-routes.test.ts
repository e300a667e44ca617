import { once } from 'node:events';
import { ChannelType, Events } from 'discord.js';
import { expect, test } from 'vitest';
import { Refused } from '../../src/interactions/refused.ts';
import { smallWorld } from '../support/client.ts';

type World = Awaited<ReturnType<typeof smallWorld>>;

const line = { content: 'a table' };

async function posted({ client, room }: World): Promise<string> {
  const { id } = (await client.rest.post(`/channels/${room.id}/messages`, { body: line })) as {
    readonly id: string;
  };
  return id;
}

test('a thread from a message has its id, and a message has one at most', async () => {
  await using world = await smallWorld();
  const { client, room, ann } = world;
  const id = await posted(world);
  const heard = once(client, Events.ThreadCreate);
  const start = () =>
    client.rest.post(`/channels/${room.id}/messages/${id}/threads`, {
      body: { name: 'Chess', auto_archive_duration: 10_080 },
    });
  expect(await start()).toMatchObject({ id, parent_id: room.id, type: ChannelType.PublicThread });
  expect((await heard)[0]).toMatchObject({ id, name: 'Chess', ownerId: client.user?.id });
  expect(ann.view(room)).toMatchObject([{ id, flags: 32, thread: { id } }]);
  await expect(start()).rejects.toMatchObject({ code: 160004 });
  await client.rest.post(`/channels/${id}/messages`, { body: line });
  expect(ann.view({ id })).toMatchObject([line]);
});

test('to start a thread the bot needs "Create Public Threads", and a post "Send Messages"', async () => {
  await using world = await smallWorld();
  const { client, sandbox, club, room } = world;
  const id = await posted(world);
  const threads = `/channels/${room.id}/messages/${id}/threads` as const;
  sandbox.setPermissions(room, { without: ['createPublicThreads'] });
  const start = client.rest.post(threads, { body: { name: 'a' } });
  await expect(start).rejects.toMatchObject({ code: 50013 });
  const forum = sandbox.addChannel(club, 'games', { isForum: true });
  const post = () =>
    client.rest.post(`/channels/${forum.id}/threads`, { body: { name: 'a', message: line } });
  sandbox.setPermissions(forum, { without: ['createPublicThreads'] });
  await post();
  sandbox.setPermissions(forum, { without: ['sendMessages'] });
  await expect(post()).rejects.toMatchObject({ code: 50013 });
});

test('a post of a forum begins with its message, and nobody writes in the forum itself', async () => {
  await using world = await smallWorld();
  const { client, sandbox, club, ann, room } = world;
  const forum = sandbox.addChannel(club, 'games', { isForum: true });
  const path = `/channels/${forum.id}` as const;
  const body = { name: 'Chess', message: line };
  const post = (await client.rest.post(`${path}/threads`, { body })) as { readonly id: string };
  expect(ann.view(post)).toMatchObject([{ id: post.id, ...line }]);
  expect(await client.rest.get(path)).toMatchObject({ type: ChannelType.GuildForum });
  const outside = client.rest.post(`${path}/messages`, { body: line });
  await expect(outside).rejects.toMatchObject({ code: 50008 });
  expect(() => ann.post(forum, 'hello')).toThrow(Refused);
  const bare = client.rest.post(`${path}/threads`, { body: { name: 'a' } });
  await expect(bare).rejects.toMatchObject({ code: 50024 });
  const misplaced = client.rest.post(`/channels/${room.id}/threads`, { body });
  await expect(misplaced).rejects.toMatchObject({ code: 50024 });
  const nothing = client.rest.post(`${path}/threads`, { body: { name: 'a', message: {} } });
  await expect(nothing).rejects.toMatchObject({ code: 50006 });
  expect(sandbox.world.threadsOf(forum.id)).toHaveLength(1);
});

test('whoever started a thread puts it away; what is locked only a moderator brings back', async () => {
  await using world = await smallWorld();
  const { client, sandbox, room } = world;
  const id = await posted(world);
  await client.rest.post(`/channels/${room.id}/messages/${id}/threads`, { body: { name: 'a' } });
  const edit = (thread: string, body: object) => client.rest.patch(`/channels/${thread}`, { body });
  const heard = once(client, Events.ThreadUpdate);
  expect(await edit(id, { archived: true })).toMatchObject({ thread_metadata: { archived: true } });
  expect((await heard)[1].archived).toBe(true);
  await expect(edit(id, { name: 'b' })).rejects.toMatchObject({ code: 50083 });
  expect(await edit(id, { archived: false, name: 'b' })).toMatchObject({ name: 'b' });
  await expect(edit(id, { locked: true })).rejects.toMatchObject({ code: 50013 });
  await expect(edit(id, { auto_archive_duration: 5 })).rejects.toMatchObject({ code: 50035 });
  sandbox.setThread({ id }, { isArchived: true, isLocked: true });
  await expect(edit(id, { archived: false })).rejects.toMatchObject({ code: 50083 });
  const others = sandbox.addThread(room, 'of a person');
  await expect(edit(others.id, { archived: true })).rejects.toMatchObject({ code: 50013 });
  await expect(edit(room.id, { name: 'b' })).rejects.toMatchObject({ code: 50024 });
});

test('a server has only so many open threads', async () => {
  await using world = await smallWorld({ activeThreads: 1 });
  const { client, sandbox, room } = world;
  const start = () =>
    client.rest.post(`/channels/${room.id}/threads`, { body: { name: 'a', type: 11 } });
  const first = (await start()) as { readonly id: string };
  await expect(start()).rejects.toMatchObject({ code: 160006 });
  sandbox.setThread(first, { isArchived: true });
  await start();
});
