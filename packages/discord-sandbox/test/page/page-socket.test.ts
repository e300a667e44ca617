import { once } from 'node:events';
import { MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { PagePush } from '../../src/page/page-protocol.ts';
import type { Sandbox } from '../../src/sandbox.ts';
import { smallWorld } from '../support/client.ts';

/** A page without a browser: sends what it is told and keeps what comes. */
async function openPage(sandbox: Sandbox) {
  const origin = sandbox.url.slice(0, -1);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/page-socket`, { origin });
  const pushes: PagePush[] = [];
  const listeners = new Set<() => void>();
  socket.on('message', (data) => {
    pushes.push(JSON.parse(String(data)));
    for (const listener of listeners) listener();
  });
  await once(socket, 'open');
  /** The first push of a kind that fits, come or yet to come. */
  const first = <Op extends PagePush['op']>(
    op: Op,
    fits: (push: Extract<PagePush, { op: Op }>) => boolean = () => true,
  ) =>
    new Promise<Extract<PagePush, { op: Op }>>((resolve) => {
      const look = () => {
        const found = pushes.find(
          (push): push is Extract<PagePush, { op: Op }> => push.op === op && fits(push as never),
        );
        if (found) resolve(found);
      };
      listeners.add(look);
      look();
    });
  return {
    pushes,
    first,
    send: (message: unknown) => socket.send(JSON.stringify(message)),
    close: () => socket.terminate(),
  };
}

async function pageWorld() {
  const world = await smallWorld();
  const page = await openPage(world.sandbox);
  world.client.on('interactionCreate', async (i) => {
    if (i.isChatInputCommand()) await i.reply({ content: 'secret', flags: MessageFlags.Ephemeral });
  });
  return { ...world, page };
}

test('a page is told who and what there is, and sees as the person it chose', async () => {
  await using world = await pageWorld();
  const { page, ann, room } = world;
  const told = await page.first('world');
  expect(told.people.map(({ name }) => name)).toEqual(['ann', 'bob']);
  expect(told.bot.isOnline).toBe(true);
  page.send({ op: 'watch', person: ann.id, channel: room.id });
  const view = await page.first('view');
  expect(view).toMatchObject({ person: ann.id, channel: room.id, messages: [] });
  expect(view.commands.map(({ name }) => name)).toEqual(['go']);
});

test('a private message of somebody else never leaves the server', async () => {
  await using world = await pageWorld();
  const { page, ann, bob, room } = world;
  page.send({ op: 'watch', person: bob.id, channel: room.id });
  await page.first('view');
  await ann.command(room, 'go').done;
  const { id } = bob.post(room, 'public');
  await page.first('message', ({ message }) => message.id === id);
  expect(JSON.stringify(page.pushes)).not.toContain('secret');
  page.send({ op: 'watch', person: ann.id, channel: room.id });
  const view = await page.first('view', ({ person }) => person === ann.id);
  expect(view.messages.map(({ content }) => content)).toEqual(['secret', 'public']);
});

test('what is done on the page is done as the watched person, and told back', async () => {
  await using world = await pageWorld();
  const { page, bob, room } = world;
  page.send({ op: 'watch', person: bob.id, channel: room.id });
  await page.first('view');
  page.send({ op: 'command', ref: 1, channel: room.id, name: 'go', values: {} });
  expect((await page.first('outcome')).outcome).toEqual({ kind: 'done' });
  expect(bob.view(room)).toHaveLength(1);
  page.send({ op: 'command', ref: 2, channel: room.id, name: 'nothing', values: {} });
  const refused = await page.first('outcome', ({ ref }) => ref === 2);
  expect(refused.outcome).toEqual({ kind: 'refused', text: 'There is no command /nothing.' });
});

test('a ping for somebody whom no page shows is counted until that person looks', async () => {
  await using world = await pageWorld();
  const { page, ann, bob, room } = world;
  page.send({ op: 'watch', person: ann.id, channel: room.id });
  await page.first('view');
  ann.post(room, `<@${bob.id}> come`);
  const counted = await page.first('unread', ({ unread }) => unread.length > 0);
  expect(counted.unread).toEqual([{ person: bob.id, channel: room.id, messages: 1, mentions: 1 }]);
  page.send({ op: 'watch', person: bob.id, channel: room.id });
  await page.first('unread', ({ unread }) => unread.length === 0 && page.pushes.length > 4);
});

test('an edit that names somebody pings nobody', async () => {
  await using world = await pageWorld();
  const { page, ann, bob, room, client } = world;
  page.send({ op: 'watch', person: ann.id, channel: room.id });
  await page.first('view');
  const path = `/channels/${room.id}/messages` as const;
  await client.rest.post(path, { body: { content: 'soon' } });
  await page.first('unread', ({ unread }) => unread.length > 0);
  const [message = { id: '' }] = ann.view(room);
  await client.rest.patch(`${path}/${message.id}`, { body: { content: `<@${bob.id}>` } });
  await page.first('message', (push) => push.message.mentions.length === 1);
  ann.post(room, 'done');
  const counted = await page.first('unread', ({ unread }) => unread[0]?.messages === 2);
  expect(counted.unread[0]).toMatchObject({ person: bob.id, mentions: 0 });
});

test('people are added and changed, with a clear word when that cannot be', async () => {
  await using world = await pageWorld();
  const { page, ann, room, sandbox } = world;
  page.send({ op: 'watch', person: ann.id, channel: room.id });
  page.send({ op: 'add-person', ref: 1, name: '<b>Cleo</b>', locale: 'ja' });
  const told = await page.first('world', ({ people }) => people.length === 3);
  expect(told.people[2]).toMatchObject({ name: '<b>Cleo</b>', locale: 'ja', isManager: false });
  page.send({ op: 'add-person', ref: 2, name: 'ann', locale: 'ja' });
  expect((await page.first('outcome', ({ ref }) => ref === 2)).outcome).toEqual({
    kind: 'refused',
    text: 'There is a ann already.',
  });
  const change = { locale: 'ja', permissions: ['manageChannels'], takesDirectMessages: false };
  page.send({ op: 'set-person', ref: 3, person: ann.id, ...change, hasApp: true });
  await page.first('outcome', ({ ref }) => ref === 3);
  expect(sandbox.actor(ann).locale).toBe('ja');
  const changed = await page.first('world', ({ people }) => people[0]?.locale === 'ja');
  expect(changed.people[0]?.permissions).toContain('manageChannels');
  expect(changed.people[0]).toMatchObject({
    isManager: false,
    takesDirectMessages: false,
    hasApp: true,
  });
  page.send({ op: 'add-group', ref: 4, name: 'Friends' });
  const { groups } = await page.first('world', (world) => world.groups.length === 1);
  expect(groups[0]).toMatchObject({ name: 'Friends', members: sandbox.users.map(({ id }) => id) });
});

test('servers, channels and threads are made, changed and deleted', async () => {
  await using world = await pageWorld();
  const { page, ann, club, room, sandbox } = world;
  page.send({ op: 'watch', person: ann.id, channel: room.id });
  let ref = 0;
  const ask = async (deed: object) => {
    ref += 1;
    const own = ref;
    page.send({ ...deed, ref: own });
    return (await page.first('outcome', (push) => push.ref === own)).outcome;
  };
  const thread = await ask({ op: 'add-thread', channel: room.id, name: 'side' });
  const { channel = '' } = thread.kind === 'channel' ? thread : {};
  await ask({ op: 'set-thread', channel, isArchived: true, isLocked: false });
  expect(sandbox.world.channel(channel)).toMatchObject({ isArchived: true, ownerId: ann.id });
  await ask({ op: 'set-channel', channel: room.id, permissions: ['viewChannel'] });
  const told = await page.first(
    'world',
    ({ servers }) => servers[0]?.channels[1]?.isArchived === true,
  );
  expect(told.servers[0]?.channels.map(({ name, parent }) => [name, parent])).toEqual([
    ['room', null],
    ['side', room.id],
  ]);
  expect(sandbox.world.botPermissions(sandbox.world.channel(channel)) & (1n << 11n)).toBe(0n);
  const change = { server: club.id, name: 'Club', locale: 'ja', isAvailable: true };
  await ask({ op: 'set-server', ...change, hasBot: false });
  expect(sandbox.world.server(club.id)).toMatchObject({ hasBot: false, locale: 'ja' });
  await ask({ op: 'add-server', name: 'Second', locale: 'en-US' });
  expect([...sandbox.world.servers.values()].map(({ name }) => name)).toEqual(['Club', 'Second']);
  await ask({ op: 'delete-channel', channel: room.id });
  const elsewhere = await page.first('view', (view) => view.channel !== room.id);
  expect(sandbox.world.channel(elsewhere.channel)).toMatchObject({ name: 'general' });
});

test('of direct messages everybody sees their own', async () => {
  await using world = await pageWorld();
  const { page, ann, bob, room, sandbox, client } = world;
  page.send({ op: 'watch', person: ann.id, channel: room.id });
  await (await client.users.fetch(bob.id)).send('for bob');
  const counted = await page.first('unread', ({ unread }) => unread.length > 0);
  const bobs = sandbox.directChannel(bob).id;
  expect(counted.unread).toEqual([{ person: bob.id, channel: bobs, messages: 1, mentions: 1 }]);
  page.send({ op: 'watch', person: ann.id, channel: bobs });
  const view = await page.first('view', ({ channel }) => channel !== room.id);
  expect(view).toMatchObject({ channel: sandbox.directChannel(ann).id, messages: [] });
  expect(JSON.stringify(page.pushes)).not.toContain('for bob');
});

test('a page that sends nonsense is not answered and harms nothing', async () => {
  await using world = await pageWorld();
  const { page, ann, room } = world;
  for (const nonsense of [
    1,
    {},
    { op: 'rule' },
    { op: 'click', ref: 'x' },
    { op: 'watch', person: 'x', channel: '' },
  ])
    page.send(nonsense);
  page.send({ op: 'watch', person: ann.id, channel: room.id });
  await page.first('view');
  expect(page.pushes.filter(({ op }) => op === 'outcome')).toEqual([]);
});
