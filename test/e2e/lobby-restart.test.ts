import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Actor,
  type Channel,
  createSandbox,
  type Message,
  type Sandbox,
} from 'discord-sandbox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Verb } from '../../src/bot/interaction/custom-id.ts';
import { NO_LIMITS } from './support/no-limits.ts';
import { type BotProcess, runBot } from './support/process.ts';
import { buttonFor, isPrivate, pictureOf, textOf } from './support/reading.ts';

/** Of the shape of Discord's tokens, which the settings are checked for. */
const TOKEN = 'MTA5ODc2NTQzMjEwOTg3NjU0.Gabcde.sandbox-token-of-no-worth-at-all-000000';

let sandbox: Sandbox;
let room: Channel;
let folder: string;
let bot: BotProcess;
let ann: Actor;
let bob: Actor;
let cho: Actor;
let dan: Actor;

beforeEach(async () => {
  sandbox = await createSandbox({ ...NO_LIMITS, token: TOKEN });
  room = sandbox.addChannel(sandbox.addServer('Club'), 'cards');
  folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  [ann, bob] = [sandbox.addUser('Ann'), sandbox.addUser('Bob')];
  [cho, dan] = [sandbox.addUser('Cho'), sandbox.addUser('Dan')];
  await launch();
});

afterEach(async () => {
  const { violations } = sandbox;
  bot.kill('SIGKILL');
  await bot.ended;
  await sandbox.close();
  rmSync(folder, { recursive: true });
  expect(violations).toEqual([]);
});

async function launch(): Promise<void> {
  bot = runBot({
    DISCORD_TOKEN: sandbox.token,
    DISCORD_API: sandbox.api,
    DATABASE_PATH: join(folder, 'test.sqlite'),
  });
  await bot.waitFor('is up');
}

/** Kills the bot between two steps, and starts it again. */
async function restart(): Promise<void> {
  bot.kill('SIGKILL');
  await bot.ended;
  await sandbox.waitForNoBot();
  await launch();
}

/** The one public message that stands in the channel, once an older one is gone. */
async function shown(): Promise<Message> {
  const messages = () => ann.view(room).filter((one) => !isPrivate(one));
  await expect.poll(() => messages().length).toBe(1);
  return messages()[0]!;
}

async function press(who: Actor, verb: Verb): Promise<Message> {
  const lobby = await shown();
  return await who.click(lobby, buttonFor(lobby, verb).id).message();
}

async function untilShown(part: string): Promise<void> {
  await sandbox.waitForMessage((one) => !isPrivate(one) && textOf(one).includes(part));
}

test('a lobby outlives a bot that is killed between every two steps', async () => {
  await ann.command(room, 'hanafuda start', { game: 'suhara-bana' }).message();
  await restart();
  expect(textOf(await press(bob, 'join'))).toContain('2. **Bob**');
  await restart();
  expect(textOf(await press(cho, 'join'))).toContain('3. **Cho**');
  await restart();
  expect(textOf(await ann.click(await shown(), 'add/1/0/strong').message())).toContain('strong');
  await restart();
  const rules = await press(ann, 'rules');
  await restart();
  await ann.select(rules, 'rule/1/0/length', ['3']).message();
  await untilShown('3 rounds');
  const seats = await press(ann, 'seats');
  await restart();
  const afterClock = await ann.select(seats, 'clock/1/0/', ['72h']).message();
  await untilShown('Clock: 3 days per move');
  await restart();
  const afterFree = await ann.select(afterClock, 'free/1/0/', [cho.id]).message();
  await untilShown('The host removed **Cho**');
  await restart();
  expect(textOf(await press(cho, 'join'))).toContain('removed you from this table');
  expect(textOf(await press(dan, 'join'))).toContain('**Dan**');
  await restart();
  await ann.select(afterFree, 'host/1/0/', [bob.id]).message();
  await untilShown('**Bob** (host)');
  await restart();
  expect(textOf(await press(ann, 'leave'))).not.toContain('**Ann**');
  await restart();
  expect(textOf(await ann.command(room, 'hanafuda join').message())).toContain('joined');
  await untilShown('**Ann**');
  await restart();
  const seatsAgain = await press(bob, 'seats');
  await restart();
  await bob.select(seatsAgain, 'size/1/0/', ['4']).message();
  await untilShown('Players: 4 of 4');
  await restart();
  expect(textOf(await press(cho, 'help'))).toContain('Suhara-bana');
  const lobby = await shown();
  await bob.click(lobby, buttonFor(lobby, 'start').id).done;
  await sandbox.waitForMessage((message) => pictureOf(message) === 'table');
});
