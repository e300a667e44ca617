import { once } from 'node:events';
import { MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { PagePush } from '../../src/sandbox/page-protocol.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { smallWorld } from './support/client.ts';

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
  page.send({ op: 'set-person', ref: 3, person: ann.id, locale: 'ja', isManager: true });
  await page.first('outcome', ({ ref }) => ref === 3);
  expect(sandbox.actor(ann).locale).toBe('ja');
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
