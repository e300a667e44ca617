import { join } from 'node:path';
import { type Actor, type Channel, createSandbox, type Sandbox } from 'discord-sandbox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownFolder } from '../support/own-folder.ts';
import { NO_LIMITS } from './support/no-limits.ts';
import { annAlone, takeHand } from './support/playing.ts';
import { type BotProcess, runBot, TOKEN } from './support/process.ts';
import { buttonsFor, pictureOf, textOf, versionOf } from './support/reading.ts';

const folder = ownFolder();
let sandbox: Sandbox;
let room: Channel;
let ann: Actor;
let bot: BotProcess;

beforeEach(async () => {
  sandbox = await createSandbox({ ...NO_LIMITS, token: TOKEN });
  room = sandbox.addChannel(sandbox.addServer('Club'), 'cards');
  ann = sandbox.addUser('Ann');
});

afterEach(async () => {
  bot.kill('SIGKILL');
  await bot.ended;
  await sandbox.close();
});

/** Starts the bot, with a mistake in it that is made on SIGUSR2. */
async function start(mistake = ''): Promise<void> {
  const script = `process.on('SIGUSR2', () => { ${mistake} })`;
  bot = runBot({
    DISCORD_TOKEN: TOKEN,
    DISCORD_API: sandbox.api,
    DATABASE_PATH: join(folder, 'test.sqlite'),
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
  });
  await bot.waitFor('is up');
}

function fatalLines(): readonly Record<string, unknown>[] {
  return bot.output
    .split('\n')
    .filter((line) => line.includes('"level":"fatal"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** Nobody caught it: the end is told in one line of JSON, without a stack. */
function expectOneFatalLine(origin: string): void {
  expect(fatalLines()).toEqual([
    expect.objectContaining({ msg: 'nobody caught this', origin, err: expect.anything() }),
  ]);
  expect(bot.output).not.toMatch(/^\s+at /m);
}

test('what discord.js throws over an odd payload is one line of JSON, and an exit code', async () => {
  await start();
  const lobby = await ann.command(room, 'hanafuda start', { game: 'mushi' }).message();
  sandbox.injectFault({
    event: 'INTERACTION_CREATE',
    change: (data) => ({ ...data, message: { ...lobby, thread: null } }),
  });
  ann.click(lobby, buttonsFor(lobby, 'join')[0]!.id);
  expect((await bot.ended).code).toBe(10);
  expectOneFatalLine('unhandledRejection');
});

test('an exception that nobody caught is too, and what was in hand when it happened is finished', async () => {
  await start("throw new RangeError('boom')");
  await annAlone({ sandbox, room, ann });
  const hand = await takeHand({ sandbox, room, ann }, ann);
  const { promise: until, resolve: answer } = Promise.withResolvers<void>();
  sandbox.injectFault({ method: 'POST', path: /\/callback$/, until });
  const press = ann.click(hand, buttonsFor(hand, 'move')[0]!.id);
  const isAsked = () =>
    sandbox.requests.some(({ path, status }) => path.endsWith('/callback') && status === null);
  await expect.poll(isAsked).toBe(true);
  bot.kill('SIGUSR2');
  await bot.waitFor('"stopping"');
  answer();
  const outcome = await press.done;
  expect(outcome.kind).toBe('update');
  expect((await bot.ended).code).toBe(10);
  expectOneFatalLine('uncaughtException');
  expect(JSON.stringify(fatalLines())).toContain('boom');
  const shown = outcome.kind === 'update' ? versionOf(outcome.message) : Number.NaN;
  const table = ann.view(room).find((one) => pictureOf(one) === 'table');
  expect(table && versionOf(table)).toBe(shown);
});

test('a log that nobody reads any more does not end the bot', async () => {
  await start();
  bot.stopReading();
  await annAlone({ sandbox, room, ann });
  sandbox.dropSockets();
  const answer = await ann.command(room, 'hanafuda help').message();
  expect(textOf(answer)).not.toBe('');
  expect(bot.isRunning).toBe(true);
});
