import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../src/start.ts';
import { logIn } from '../support/client.ts';
import { pngOf } from '../support/png.ts';

let dataDir: string;
const said: string[] = [];
const start = (): Promise<RunningSandbox> =>
  startSandbox({ dataDir, log: (sentence) => said.push(sentence) });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  said.length = 0;
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Lets a bot post a picture and register a command in the first channel. */
async function live({ sandbox }: RunningSandbox): Promise<void> {
  const client = await logIn(sandbox);
  await client.application?.commands.set([{ name: 'go', description: 'Goes' }]);
  const [room] = [...sandbox.world.channels.values()];
  const channel = client.channels.cache.get(room?.id ?? '');
  if (!channel?.isSendable()) throw new Error('the channel is not there');
  const picture = { attachment: pngOf(4, 4, () => [9, 9, 9]), name: 'a.png' };
  await channel.send({
    flags: 1 << 15,
    files: [picture],
    components: [{ type: 12, items: [{ media: { url: 'attachment://a.png' } }] }],
  });
  await client.destroy();
}

test('a world is found again after a restart: people, channels, commands, messages and pictures', async () => {
  const first = await start();
  await live(first);
  first.sandbox.addUser('Fumi', { locale: 'ja', permissions: 'manager' });
  const before = first.sandbox.world;
  await first.close();

  const second = await start();
  const after = second.sandbox.world;
  expect(after.bot.id).toBe(before.bot.id);
  expect([...after.people.values()]).toEqual([...before.people.values()]);
  expect([...after.channels.values()]).toEqual([...before.channels.values()]);
  expect([...after.commands.values()]).toEqual([...before.commands.values()]);
  expect([...after.messages.keys()]).toEqual([...before.messages.keys()]);
  const [{ message } = { message: undefined }] = [...after.messages.values()];
  const url = message?.components[0]?.items?.[0]?.media.url ?? '';
  expect(url.startsWith(second.url)).toBe(true);
  expect((await fetch(url)).status).toBe(200);
  await second.close();
  expect(said).toEqual([]);
});

test('the bot edits after a restart what it sent before', async () => {
  const first = await start();
  await live(first);
  const [id] = [...first.sandbox.world.messages.keys()];
  await first.close();
  const second = await start();
  const client = await logIn(second.sandbox);
  const [room] = [...second.sandbox.world.channels.values()];
  await client.rest.patch(`/channels/${room?.id}/messages/${id}`, {
    body: { components: [{ type: 10, content: 'new' }], attachments: [] },
  });
  expect(second.sandbox.world.messages.get(id ?? '')?.message.components[0]).toMatchObject({
    content: 'new',
  });
  await client.destroy();
  await second.close();
});

test('pictures that are no longer shown are removed from the folder', async () => {
  const first = await start();
  await live(first);
  await first.close();
  expect(await readdir(join(dataDir, 'files'))).toHaveLength(1);
  const second = await start();
  const [id = ''] = [...second.sandbox.world.messages.keys()];
  second.sandbox.world.deleteMessage(id);
  await second.close();
  expect(await readdir(join(dataDir, 'files'))).toEqual([]);
});

test.each(['{', '{}', '[]', '{"format":1,"people":3}', ''])(
  'a world file that says %j is said, kept aside, and a new world begun',
  async (text) => {
    await writeFile(join(dataDir, 'world.json'), text);
    const running = await start();
    expect(running.sandbox.users.map(({ name }) => name)).toEqual([
      'Aoi',
      'Ben',
      'Chiyo',
      'Dana',
      'Emil',
    ]);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('starts afresh');
    const [kept = ''] = (await readdir(dataDir)).filter((name) => name.includes('unreadable'));
    expect(await readFile(join(dataDir, kept), 'utf8')).toBe(text);
    await running.close();
  },
);

test('only the latest messages of a channel are stored', async () => {
  const first = await start();
  const { sandbox } = first;
  const [room = { id: '' }] = [...sandbox.world.channels.values()];
  const [aoi] = sandbox.users;
  for (let at = 0; at < 130; at += 1) aoi?.post(room, `${at}`);
  await first.close();
  const second = await start();
  const contents = [...second.sandbox.world.messages.values()].map(
    ({ message }) => message.content,
  );
  expect([contents.length, contents[0], contents.at(-1)]).toEqual([100, '30', '129']);
  await second.close();
});

test('threads, roles, permissions and direct messages outlast a restart, and stay private', async () => {
  const first = await start();
  const { sandbox } = first;
  const [aoi, ben] = sandbox.users;
  const [club] = [...sandbox.world.servers.values()];
  const [room] = club === undefined ? [] : sandbox.world.channelsOf(club.id);
  if (!aoi || !ben || !club || !room) throw new Error('an empty world');
  sandbox.addThread(room, 'side table', { owner: ben });
  sandbox.addRole(club, 'players');
  sandbox.setPermissions(room, { without: ['attachFiles'] });
  sandbox.setUser(ben, { takesDirectMessages: false });
  const direct = sandbox.directChannel(aoi);
  aoi.post(direct, 'only for the bot');
  await first.close();

  const second = await start();
  const after = second.sandbox.world;
  expect([...after.channels.values()]).toEqual([...sandbox.world.channels.values()]);
  expect([...after.servers.values()]).toEqual([...sandbox.world.servers.values()]);
  expect([...after.people.values()]).toEqual([...sandbox.world.people.values()]);
  expect(second.sandbox.actor(aoi).view(direct)).toHaveLength(1);
  expect(second.sandbox.actor(ben).view(direct)).toEqual([]);
  await second.close();
  expect(said).toEqual([]);
});

test('a world that a former version stored is read', async () => {
  const first = await start();
  await live(first);
  const [aoi] = first.sandbox.users;
  if (aoi) first.sandbox.setUser(aoi, { hasApp: true });
  first.sandbox.addCommandsOnly(first.sandbox.addServer('Far'));
  await first.close();
  const path = join(dataDir, 'world.json');
  const world = JSON.parse(await readFile(path, 'utf8'));
  for (const person of world.people) {
    person.installs = person.hasApp ? [world.bot] : [];
    delete person.hasApp;
    delete person.takesDirectMessages;
  }
  for (const channel of world.channels) delete channel.kind;
  for (const server of world.servers) {
    server.commandsOnly = server.hasCommands ? [world.bot] : [];
    delete server.hasCommands;
    delete server.roles;
    delete server.isAvailable;
  }
  await writeFile(path, JSON.stringify(world));

  const second = await start();
  expect(said).toEqual([]);
  const after = second.sandbox.world;
  expect([...after.channels.values()]).toEqual([...first.sandbox.world.channels.values()]);
  expect([...after.servers.values()]).toEqual([...first.sandbox.world.servers.values()]);
  expect([...after.people.values()]).toEqual([...first.sandbox.world.people.values()]);
  await second.close();
});
