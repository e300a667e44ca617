import { refusal } from 'discord-sandbox';
import { expect, test } from 'vitest';
import { type Club, clubOfEach } from './support/club.ts';

const { club, open } = clubOfEach({ mayLog: true });

const COMMANDS = /^\/applications\/\d+\/commands$/;

function puts(): number {
  return club.sandbox.requests.filter(({ method }) => method === 'PUT').length;
}

/** The bot is started again, and Discord says of its commands what `change` makes of them. */
async function restart(change: (command: object) => object): Promise<void> {
  await club.stopBot();
  // Discord lists them in an order of its own.
  const body = club.sandbox.world.commandsOf(null).map(change).toReversed();
  club.sandbox.injectFault({ method: 'GET', path: COMMANDS, body });
  await club.startBot();
}

function withMore(value: unknown, more: object): unknown {
  if (Array.isArray(value)) return value.map((one) => withMore(one, more));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, held]) =>
    key.endsWith('_localizations') ? [key, held] : [key, withMore(held, more)],
  );
  return { ...Object.fromEntries(entries), ...more };
}

test('commands are not registered again because of what Discord adds to them', async () => {
  await open();
  expect(puts()).toBe(1);
  const more = {
    handler: 2,
    nsfw: false,
    dm_permission: true,
    global_popularity_rank: 1,
    flags: 0,
  };
  await restart((command) => withMore(command, more) as object);
  expect(puts()).toBe(1);
});

test.each([
  ['an option', { options: [{ type: 1, name: 'old', description: 'old' }] }],
  ['a language', { name_localizations: { 'en-US': 'hanafuda', ja: 'hanafuda', de: 'alt' } }],
  ['a name', { name: 'hanahuda' }],
])('commands are registered again where Discord has %s that they have not', async (_, change) => {
  await open();
  await restart((command) => ({ ...command, ...change }));
  expect(puts()).toBe(2);
});

/** The bot is started again without a command, and Discord takes none at first. */
async function restartRefused(fault: Parameters<Club['sandbox']['injectFault']>[0]): Promise<void> {
  await open();
  await club.stopBot();
  club.sandbox.world.setCommands(null, []);
  club.sandbox.injectFault(fault);
  await club.startBot();
}

test('commands are registered once Discord is well again', async () => {
  await restartRefused({ path: COMMANDS, status: 503, times: 5 });
  expect(club.sandbox.world.commandsOf(null)).toHaveLength(4);
  expect(club.logged.join('')).toContain('the registration failed');
});

test('commands that Discord refuses are told of loudly, and the bot is up without them', async () => {
  await restartRefused({ method: 'PUT', path: COMMANDS, status: 400, body: { code: 50035 } });
  expect(club.ups.at(-1)?.commands).toBe('refused');
  const errors = club.logged.filter((line) => line.includes('"level":"error"'));
  expect(errors.join('')).toContain('Discord refuses the commands');
});

test('commands that Discord does not let the bot register yet are registered once it does', async () => {
  await restartRefused({ path: COMMANDS, ...refusal(50001) });
  expect(club.ups.at(-1)?.commands).toBe('refused');
  await expect.poll(() => club.sandbox.world.commandsOf(null).length).toBe(4);
  await expect
    .poll(() => club.ups.map(({ commands }) => commands))
    .toEqual(['registered', 'refused', 'registered']);
});

const APPLICATION = /^\/applications\/@me$/;

/** What the bot has made of the application's own settings. */
function changes() {
  const { requests } = club.sandbox;
  return requests.filter(({ method, path }) => method === 'PATCH' && APPLICATION.test(path));
}

/** Settings of an install link. */
function adding(scopes: readonly string[], permissions: string) {
  return { oauth2_install_params: { scopes, permissions } };
}

test('the install link of a new application adds only the commands, and from the first start on the bot too', async () => {
  await open();
  await expect.poll(changes).toHaveLength(1);
  const [{ body } = {}] = changes();
  expect(body).toEqual({
    integration_types_config: {
      0: adding(['applications.commands', 'bot'], '309237763072'),
      1: adding(['applications.commands'], '0'),
    },
  });
});

test.each([
  ['adds the bot', { 0: adding(['bot', 'applications.commands'], '2048') }],
  ['is switched off', { 0: {} }],
  ['is for accounts alone', { 1: adding(['applications.commands'], '0') }],
])('an install link that %s stays as it is', async (_, settings) => {
  await open();
  await expect.poll(changes).toHaveLength(1);
  await club.stopBot();
  const body = { id: '1', integration_types_config: settings };
  club.sandbox.injectFault({ method: 'GET', path: APPLICATION, body });
  const asked = club.sandbox.requests.length;
  await club.startBot();
  await club.sandbox.waitForRequest((one) =>
    club.sandbox.requests.slice(asked).some((later) => later === one && APPLICATION.test(one.path)),
  );
  await club.stopBot();
  expect(changes()).toHaveLength(1);
});

test('a bot that may not change its install link is up all the same', async () => {
  await open();
  await expect.poll(changes).toHaveLength(1);
  await club.stopBot();
  club.sandbox.world.installSettings = undefined;
  club.sandbox.injectFault({ method: 'PATCH', path: APPLICATION, ...refusal(50001) });
  await club.startBot();
  await expect.poll(() => club.logged.join('')).toContain('the install link failed');
  expect(club.ups).toHaveLength(2);
});
