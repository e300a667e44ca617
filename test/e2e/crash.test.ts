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
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseAs } from '../../src/cpu/choose-as.ts';
import { formatMove } from '../../src/engine/round/move-text.ts';
import { findGame } from '../../src/games/index.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { createTables } from '../../src/table/tables.ts';
import { NO_LIMITS } from './support/no-limits.ts';
import {
  type Choose,
  firstMove,
  keyOf,
  nextStep,
  startMatch,
  takeHand,
} from './support/playing.ts';
import { type BotProcess, runBot } from './support/process.ts';
import { isPrivate, pictureOf, textOf, versionOf } from './support/reading.ts';
import { type Witness, watchChannel } from './support/witness.ts';

/** Of the shape of Discord's tokens, which the settings are checked for. */
const TOKEN = 'MTA5ODc2NTQzMjEwOTg3NjU0.Gabcde.sandbox-token-of-no-worth-at-all-000000';

/** When the bot is killed: once the answer to the n-th press is there, or before that. */
type Kill = 'before-answer' | 'after-answer' | 'idle';

/** A match played with a bot that dies and comes back. */
interface World {
  readonly sandbox: Sandbox;
  readonly room: Channel;
  readonly ann: Actor;
  readonly bob: Actor;
  readonly cho: Actor;
  readonly witness: Witness;
  readonly folder: string;
}

let world: World;
let bot: BotProcess;
let deaths: number;

function launch(): BotProcess {
  return runBot({
    DISCORD_TOKEN: world.sandbox.token,
    DISCORD_API: world.sandbox.api,
    DATABASE_PATH: join(world.folder, 'test.sqlite'),
  });
}

async function revive(): Promise<void> {
  await bot.ended;
  deaths += 1;
  await world.sandbox.waitForNoBot();
  bot = launch();
  await bot.waitFor('is up');
}

beforeEach(async () => {
  const sandbox = await createSandbox({ ...NO_LIMITS, token: TOKEN });
  const server = sandbox.addServer('Club');
  const room = sandbox.addChannel(server, 'cards');
  const [ann, bob, cho] = [sandbox.addUser('Ann'), sandbox.addUser('Bob'), sandbox.addUser('Cho')];
  const folder = mkdtempSync(join(tmpdir(), 'hanafuda-'));
  world = { sandbox, room, ann, bob, cho, witness: watchChannel({ sandbox }), folder };
  // A table that has to follow soon is not kept waiting by a pause after a round.
  const store = openStore(join(folder, 'test.sqlite'));
  await store.putServerSettings(server.id, { pause: '0' });
  await store.close();
  deaths = 0;
  bot = launch();
  await bot.waitFor('is up');
});

afterEach(async () => {
  const { violations } = world.sandbox;
  bot.kill('SIGKILL');
  await bot.ended;
  await world.sandbox.close();
  rmSync(world.folder, { recursive: true });
  expect(violations).toEqual([]);
});

/** Kills the bot as soon as a message like this is in the channel, before it can take note of it. */
function killAtFirst(fits: (message: Message) => boolean): void {
  const look = ({ message }: { readonly message: Message }) => {
    if (!fits(message)) return;
    world.sandbox.world.events.off('message', look);
    bot.kill('SIGKILL');
  };
  world.sandbox.world.events.on('message', look);
}

function isRound(round: number) {
  return (message: Message) =>
    message.attachments[0]?.filename.startsWith(`round-1-${round}-`) ?? false;
}

/** A press that was answered: the version it led to, and the move. */
interface Answered {
  readonly version: number;
  readonly move: string;
}

async function playOn(
  people: readonly Actor[],
  choose: Choose,
  kills: ReadonlyMap<number, Kill>,
): Promise<{ readonly standing: Message; readonly answered: readonly Answered[] }> {
  const pressed = new Set<string>();
  const answered: Answered[] = [];
  let presses = 0;
  for (;;) {
    if (!bot.isRunning) {
      await revive();
      // It may die of what it catches up with.
      if (!(await haveHands(people, answered.at(-1)?.version ?? 0))) continue;
      pressed.clear();
    }
    const died = bot.ended.then(() => undefined);
    const step = await Promise.race([nextStep(world, people, pressed), died]);
    if (step === undefined) continue;
    if ('standing' in step) {
      // It may die of a message that comes with the last one.
      if (bot.isRunning) return { standing: step.standing, answered };
      continue;
    }
    const { who, hand } = step.asked;
    const button = choose(step.asked);
    pressed.add(keyOf(hand));
    const kill = kills.get(presses++);
    const press = who.click(hand, button.id);
    if (kill === 'before-answer') bot.kill('SIGKILL');
    // A dead bot answers nothing.
    const outcome = await Promise.race([press.done, died]);
    if (outcome?.kind === 'update' && !textOf(outcome.message).includes('out of date')) {
      answered.push({ version: versionOf(hand) + 1, move: button.id.split('/')[3] ?? '' });
    }
    if (kill === 'idle') await new Promise((resolve) => setTimeout(resolve, 300));
    if (kill !== undefined) {
      bot.kill('SIGKILL');
      await bot.ended;
    }
  }
}

/** False when the bot died meanwhile. */
async function haveHands(people: readonly Actor[], atLeast: number): Promise<boolean> {
  const taken = takeHands(people, atLeast);
  try {
    return await Promise.race([taken.then(() => true), bot.ended.then(() => false)]);
  } catch (error) {
    if (bot.isRunning) throw error;
    return false;
  }
}

/** Everybody takes a fresh hand: what was answered before is in it, and the table shows the same. */
async function takeHands(people: readonly Actor[], atLeast: number): Promise<void> {
  const shown = await world.sandbox.waitForMessage(
    (one) => pictureOf(one) === 'table' || pictureOf(one) === 'standing',
  );
  if (pictureOf(shown) === 'standing') return;
  for (const one of people) {
    const hand = await takeHand(world, one);
    expect(versionOf(hand)).toBeGreaterThanOrEqual(atLeast);
    await world.sandbox.waitForMessage(
      (message) => pictureOf(message) === 'table' && versionOf(message) === versionOf(hand),
    );
  }
}

/** Ids of the different messages that the witness saw under each key. */
function idsBy(key: (message: Message) => string | undefined): ReadonlyMap<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { message } of world.witness.seen) {
    const name = key(message);
    if (name === undefined) continue;
    ids.set(name, (ids.get(name) ?? new Set()).add(message.id));
  }
  return ids;
}

function expectNobodyAskedTwice(): void {
  const asking = idsBy((message) =>
    textOf(message).includes(', it’s your turn.') ? `version ${versionOf(message)}` : undefined,
  );
  expect([...asking].filter(([, ids]) => ids.size > 1)).toEqual([]);
  const told = idsBy((message) => {
    const kind = pictureOf(message);
    return kind === 'round' || kind === 'standing' ? message.attachments[0]?.filename : undefined;
  });
  expect([...told].filter(([, ids]) => ids.size > 1)).toEqual([]);
}

/** What is stored is one match, whole, with every move that was answered. */
async function expectNothingLost(answered: readonly Answered[]): Promise<void> {
  const store = openStore(join(world.folder, 'test.sqlite'));
  const entropy = () => new Uint8Array(32);
  const tables = createTables({ store, findGame, chooseMove: chooseAs, entropy, now: Date.now });
  const match = await tables.matches.find(1);
  expect(match?.status).toBe('over');
  if (match === undefined) return;
  const steps = await tables.play.replay(match);
  expect(steps.at(-1)?.state).toEqual(match.state);
  for (const { version, move } of answered) {
    const made = steps.find((step) => step.version === version)?.move;
    expect(made && formatMove(made)).toBe(move);
  }
  const rounds = steps.flatMap(({ events }) => events.filter(({ type }) => type === 'settled'));
  const sheets = idsBy((message) =>
    pictureOf(message) === 'round' ? message.attachments[0]?.filename : undefined,
  );
  expect(sheets.size).toBe(rounds.length);
  await store.close();
}

test('a match of Botan-chō outlives a bot that is killed again and again', async () => {
  const { ann, bob } = world;
  killAtFirst((message) => pictureOf(message) === 'table');
  killAtFirst(isRound(1));
  await startMatch(world, [ann, bob], { game: 'botan-cho', rules: 'rounds=3' });
  killAtFirst(isRound(3));
  const kills = new Map<number, Kill>([
    [3, 'before-answer'],
    [7, 'after-answer'],
    [30, 'idle'],
  ]);
  const { answered } = await playOn([ann, bob], firstMove, kills);
  expectNobodyAskedTwice();
  bot.kill('SIGTERM');
  expect((await bot.ended).code).toBe(0);
  // Where two of them come together, it dies once.
  expect(deaths).toBeGreaterThanOrEqual(5);
  expect(answered.length).toBeGreaterThan(40);
  await expectNothingLost(answered);
});

test('a match of Suhara-bana outlives a bot that is killed again and again', async () => {
  const { ann, bob, cho } = world;
  await startMatch(world, [ann, bob, cho], {
    game: 'suhara-bana',
    rules: 'length=3',
    computers: 1,
  });
  await takeHands([ann, bob, cho], 0);
  killAtFirst(isRound(1));
  killAtFirst((message) => pictureOf(message) === 'standing');
  const kills = new Map<number, Kill>([
    [1, 'after-answer'],
    [5, 'before-answer'],
    [20, 'after-answer'],
  ]);
  const { answered } = await playOn([ann, bob, cho], firstMove, kills);
  expectNobodyAskedTwice();
  bot.kill('SIGTERM');
  expect((await bot.ended).code).toBe(0);
  expect(deaths).toBeGreaterThanOrEqual(4);
  await expectNothingLost(answered);
});

describe('a table that is posted anew', () => {
  const tables = () =>
    world.ann.view(world.room).filter((one) => !isPrivate(one) && pictureOf(one) === 'table');

  /** Ann and Bob play, and one of them wants to see the table at the end of the channel. */
  async function postAnew(killed: () => Promise<unknown>): Promise<void> {
    const { ann, bob, sandbox, room } = world;
    const first = await startMatch(world, [ann, bob], { game: 'botan-cho' });
    await takeHands([ann, bob], 0);
    const death = killed();
    ann.command(room, 'hanafuda table');
    await death;
    await bot.ended;
    expect(tables()).toHaveLength(2);
    sandbox.clearFaults();
    await revive();
    await expect.poll(() => tables().length).toBe(1);
    expect(tables()[0]?.id).not.toBe(first.id);
    await takeHands([ann, bob], 0);
    expect(tables()).toHaveLength(1);
  }

  test('leaves none behind when the bot dies before it notes the new one', async () => {
    await postAnew(async () => {
      killAtFirst((message) => !isPrivate(message) && pictureOf(message) === 'table');
      await bot.ended;
    });
  });

  test('leaves none behind when the bot dies before it takes the old one away', async () => {
    await postAnew(async () => {
      const { sandbox } = world;
      const deletions = () => sandbox.requests.filter(({ method }) => method === 'DELETE').length;
      // The lobby's message was taken away before.
      const before = deletions();
      sandbox.injectFault({ method: 'DELETE', path: /\/messages\//, delayMs: Infinity });
      await expect.poll(deletions).toBeGreaterThan(before);
      bot.kill('SIGKILL');
    });
  });
});
