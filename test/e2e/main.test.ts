import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { createSandbox, type Sandbox, webPage } from 'discord-sandbox';
import { afterEach, describe, expect, test } from 'vitest';
import { VERSION } from '../../src/bot/gateway/version.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { ownFolder } from '../support/own-folder.ts';
import { runTool } from '../support/run-tool.ts';
import { NO_LIMITS } from './support/no-limits.ts';
import { type BotProcess, runBot, TOKEN } from './support/process.ts';
import { textOf } from './support/reading.ts';

const folder = ownFolder();
const database = join(folder, 'test.sqlite');
let bot: BotProcess | undefined;
let other: Server | undefined;
const sandboxes: Sandbox[] = [];

afterEach(async () => {
  bot?.kill('SIGKILL');
  await bot?.ended;
  bot = undefined;
  other?.close();
  for (const sandbox of sandboxes.splice(0)) await sandbox.close();
});

function run(settings: Readonly<Record<string, string>>, args: readonly string[] = []): BotProcess {
  bot = runBot({ DATABASE_PATH: database, SANDBOX_PORT: '0', FOLDER: folder, ...settings }, args);
  return bot;
}

/** Discord, and what a bot needs to talk to it. */
async function discord(token?: string) {
  const sandbox = await createSandbox({ ...NO_LIMITS, ...(token !== undefined && { token }) });
  sandboxes.push(sandbox);
  return { sandbox, place: { DISCORD_TOKEN: TOKEN, DISCORD_API: sandbox.api } };
}

/** Something else that listens at a port. */
async function takenPort(): Promise<string> {
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  return String((other.address() as AddressInfo).port);
}

const INSTALL_LINK = 'the install link now adds the bot';

/** Says so when a module of the client for Prometheus is looked for. */
const WATCH_IMPORTS = `--import=data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module';
   registerHooks({ resolve(name, context, next) {
     if (name.includes('prometheus')) process.stdout.write('LOADED ' + name + '\\n');
     return next(name, context);
   } });`,
)}`;

describe('without a token', () => {
  test('the bot says where to play, serves the page, leaves the token’s database alone, and ends well', async () => {
    const store = openStore(database);
    await store.putServerSettings('200000000000000001', { tableCap: 7 });
    await store.close();
    const before = readFileSync(database);
    const settings = { KEEP_LEFT_DAYS: '0', LOG_LEVEL: 'info', NODE_OPTIONS: WATCH_IMPORTS };
    const started = run(settings);
    await started.waitFor('in a browser');
    const [address = ''] = /http:\/\/127\.0\.0\.1:\d+\//.exec(started.output) ?? [];
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>');
    const sandbox = join(folder, 'sandbox');
    const written = ['.', ...readdirSync(sandbox, { recursive: true, encoding: 'utf8' })];
    expect(written).toContain('hanafuda.sqlite-wal');
    // The world is stored again and again meanwhile: its drafts come and go.
    const modeOf = (name: string) => statSync(join(sandbox, name), { throwIfNoEntry: false })?.mode;
    expect(written.filter((name) => ((modeOf(name) ?? 0) & 0o077) !== 0)).toEqual([]);
    started.kill('SIGTERM');
    expect(await started.ended).toMatchObject({ code: 0 });
    expect(readFileSync(database).equals(before)).toBe(true);
    expect(started.output).toContain('without DISCORD_TOKEN this database is not opened');
    expect(started.output).not.toMatch(/"level":"error"|metrics|LOADED/);
  });

  test('a port that is taken is said in a sentence', async () => {
    const port = await takenPort();
    const { code, output } = await run({ SANDBOX_PORT: port }).ended;
    expect(code).toBe(4);
    expect(output).toContain(port);
    expect(output).not.toMatch(/\n {4}at /);
  });
});

describe('with a token', () => {
  test('the bot names its operator and its source where people look, and registers for one server', async () => {
    const { sandbox, place } = await discord(TOKEN);
    const OPERATOR_CONTACT = 'Mio, mio@cards.example';
    const SOURCE_URL = 'https://cards.example/fork';
    const server = sandbox.addServer('Club');
    const started = run({ ...place, OPERATOR_CONTACT, SOURCE_URL, DISCORD_GUILD: server.id });
    await started.waitFor('is up');
    expect(sandbox.world.commandsOf(server.id)).toHaveLength(4);
    expect(sandbox.world.commandsOf(null)).toHaveLength(0);
    const room = sandbox.addChannel(server, 'cards');
    const ann = sandbox.addUser('Ann');
    const help = textOf(await ann.command(room, 'hanafuda help').message());
    const settings = await ann.command(room, 'hanafuda me').message();
    const privacy = textOf(await ann.click(settings, 'privacy/0/0/open').message());
    expect(help).toContain(OPERATOR_CONTACT);
    expect(help).toContain(SOURCE_URL);
    expect(privacy).toContain(OPERATOR_CONTACT);
  });

  test('the bot registers its commands, tells how to invite it, and logs start, readiness and end', async () => {
    const { sandbox, place } = await discord(TOKEN);
    const started = run({ ...place, LOG_LEVEL: 'info' });
    await Promise.all([started.waitFor('oauth2/authorize'), started.waitFor(INSTALL_LINK)]);
    await sandbox.waitForBot('hanafuda');
    started.kill('SIGTERM');
    const { output } = await started.ended;
    expect(sandbox.violations).toEqual([]);
    expect(output).toContain('/hanafuda');
    expect(output).toContain('permissions=309237763072');
    expect(output).toContain('scope=bot+applications.commands');
    const all = output.split('\n').filter((line) => line.startsWith('{'));
    // The install link is seen to beside the rest, so its line has no place among the others.
    const lines = all.filter((line) => !line.includes(INSTALL_LINK));
    expect(lines).toHaveLength(all.length - 1);
    const seconds = expect.any(Number);
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      [
        {
          msg: 'starting',
          version: VERSION,
          node: process.version,
          platform: `${process.platform} ${process.arch}`,
          database,
          bytes: expect.any(Number),
          walBytes: expect.any(Number),
          schema: readdirSync('migrations/sqlite', { withFileTypes: true }).filter((one) =>
            one.isFile(),
          ).length,
        },
        {
          msg: 'ready',
          application: sandbox.world.bot.id,
          shards: 1,
          servers: 0,
          commands: 'registered',
          seconds,
        },
        { msg: 'stopping', why: 'SIGTERM', code: 0 },
        { msg: 'stopped', why: 'SIGTERM', code: 0, seconds },
      ].map((line) => ({ level: 'info', time: expect.any(String), ...line })),
    );
  });

  test('settings that are wrong are all said at once, those in the file .env included', async () => {
    writeFileSync(join(folder, '.env'), 'DISCORD_TOKEN=nonsense\n');
    const { code, output } = await run({ DISCORD_GUILD: 'club', LOG_LEVEL: 'loud' }).ended;
    expect(code).toBe(2);
    expect(output).toMatch(/DISCORD_TOKEN.*GUILD.*LOG_LEVEL/s);
    expect(output).not.toMatch(/\n {4}at /);
  });

  test('one that Discord does not know ends the bot with a code of its own', async () => {
    const { code, output } = await run((await discord()).place).ended;
    expect(code).toBe(5);
    expect(output.trim().split('\n').at(-1)).toContain('Reset Token');
    expect(output).not.toContain(TOKEN);
  });
});

describe('a database', () => {
  test('is refused to a second process', async () => {
    const first = run({});
    await first.waitFor('in a browser');
    const { code, output } = await run({}).ended;
    expect(code).toBe(3);
    expect(output).toContain('in use by another process of the bot');
    first.kill('SIGKILL');
    await first.ended;
  });

  test('is refused to another application by what Discord says, whatever its token', async () => {
    const { sandbox: own, place } = await discord(TOKEN);
    const server = own.addServer('Club');
    const started = run(place);
    await started.waitFor('is up');
    const room = own.addChannel(server, 'cards');
    await own.addUser('Ann').command(room, 'hanafuda start', { game: 'mushi' }).message();
    started.kill('SIGTERM');
    await started.ended;

    const { sandbox: other, place: elsewhere } = await discord(TOKEN);
    const { code, output } = await run(elsewhere).ended;
    expect(code).toBe(3);
    expect(output).toContain(`but DISCORD_TOKEN is of ${other.world.bot.id}`);
    const store = openStore(database);
    expect(await store.knownServers()).toEqual([server.id]);
    expect((await store.leftAt(server.id)) ?? null).toBeNull();
    await store.close();
  });

  test('is handed over on purpose, while no bot has it, and then refused to the former token', async () => {
    const other = '209876543210987654';
    expect(await handOver(other)).toMatchObject({
      code: 3,
      err: expect.stringContaining(database),
    });
    await openStore(database).close();
    expect(await handOver('Club')).toMatchObject({ code: 2 });
    expect(await handOver(other)).toMatchObject({ code: 0, out: expect.stringContaining(other) });
    const { code, output } = await run((await discord(TOKEN)).place).ended;
    expect(code).toBe(3);
    expect(output).toContain(`belongs to the application ${other}`);
  });
});

function handOver(applicationId: string) {
  const place = { cwd: folder, settings: { DATABASE_PATH: database } };
  return runTool('src/tools/hand-over.ts', [applicationId], place);
}

describe('metrics and health', () => {
  const addressIn = (output: string) => /"url":"([^"]+)"/.exec(output)?.[1];

  test('are served where METRICS_PORT says, from before the bot is ready', async () => {
    const { sandbox, place } = await discord(TOKEN);
    sandbox.injectFault({ path: /gateway/, ...webPage(503), times: Infinity });
    const started = run({
      ...place,
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
      NODE_OPTIONS: WATCH_IMPORTS,
    });
    await started.waitFor('"url":"');
    const url = addressIn(started.output) ?? '';
    const early = await fetch(`${url}/readyz`);
    expect(early.status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    sandbox.clearFaults();
    await started.waitFor('is up');
    const ready = await fetch(`${url}/readyz`);
    expect(await ready.json()).toEqual({
      status: 'ok',
      checks: { process: 'ok', gateway: 'ok', commands: 'ok', database: 'ok' },
    });
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain(
      `hanafuda_build_info{version="${VERSION}",node="${process.version}"} 1`,
    );
    expect(metrics).toContain('hanafuda_gateway_ready{shard="0"} 1');
    expect(metrics).toContain('hanafuda_log_lines_total{level="info"}');
    expect(metrics).not.toContain(TOKEN);
    expect(started.output).toContain('LOADED');
    started.kill('SIGINT');
    expect(await started.ended).toMatchObject({ code: 0 });
  });

  test('on a port that is taken end the bot with a sentence', async () => {
    const port = await takenPort();
    const { code, output } = await run({ METRICS_PORT: port }).ended;
    expect(code).toBe(4);
    expect(output).toBe(`METRICS_PORT ${port} is in use by another program.\n`);
  });
});

test('--help says how to start it, and anything else is not understood', async () => {
  expect(await run({}, ['--help']).ended).toMatchObject({ code: 0 });
  expect(bot?.output).toContain('DISCORD_TOKEN');
  expect(await run({}, ['--fast']).ended).toMatchObject({ code: 2 });
  expect(bot?.output).toContain('--fast');
});
