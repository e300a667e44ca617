import {
  type Actor,
  type Channel,
  createSandbox,
  type Sandbox,
  type SandboxOptions,
  type Server,
} from 'discord-sandbox';
import { afterEach, beforeEach, expect } from 'vitest';
import type { ReadyInfo } from '../../../src/bot/gateway/registration.ts';
import type { Allowances } from '../../../src/bot/interaction/dispatch.ts';
import { type RunningBot, startBot } from '../../../src/bot/start-bot.ts';
import { COMMANDS } from '../../../src/commands/index.ts';
import { seedFrom } from '../../../src/engine/core/random.ts';
import { findGame } from '../../../src/games/index.ts';
import { createLogger } from '../../../src/log.ts';
import { type Meter, NO_METER } from '../../../src/meter.ts';
import type { Shards } from '../../../src/model/shards.ts';
import type { Painter } from '../../../src/render/painter.ts';
import type { DatabaseStore } from '../../../src/store/store-over.ts';
import { createTables, type Tables } from '../../../src/table/tables.ts';
import { SteadyClock } from '../../../src/table/timers/steady-clock.ts';
import { BLANK } from '../../support/blank-painter.ts';
import { HANG_MS } from '../../support/hang.ts';
import { localComputers } from '../../support/local-computers.ts';
import { openTestStore } from '../../support/test-store.ts';
import { NO_LIMITS } from './no-limits.ts';

/** The bot as a process of its own would have it, with what it stores and says. */
export interface Process {
  readonly tables: Tables;
  readonly store: DatabaseStore;
  readonly logged: string[];
  /** What the bot told when it was up, once a start. */
  readonly ups: readonly ReadyInfo[];
  /** Why the bot could not go on, if it could not. */
  readonly fatal: readonly string[];
  stopBot(): Promise<void>;
  startBot(): Promise<void>;
  close(): Promise<void>;
}

/** A server with a channel, some people, and the bot in it. */
export interface Club extends Process {
  readonly sandbox: Sandbox;
  readonly server: Server;
  readonly room: Channel;
  readonly ann: Actor;
  readonly bob: Actor;
  readonly cho: Actor;
}

/** People in tests press without a rest. */
const NO_REST: Allowances = {
  actions: { most: 100_000, perSecond: 100_000 },
  completions: { most: 100_000, perSecond: 100_000 },
  matches: { most: 100_000, perSecond: 100_000 },
};

/** Connections log in without waiting for one another. */
const AT_ONCE = { buildIdentifyThrottler: () => ({ waitForIdentify: async () => {} }) };

/**
 * How many times as long as usual Discord and people wait: what the bot does when it is late is tested where it
 * matters, and elsewhere only the machine would bring it about.
 */
const PATIENCE = 100;

/** What failed is soon tried again. */
const SHORT_PAUSES = { first: 50, longest: 60_000 };

/** Bytes that count up, the same in every run. */
function countingBytes(length: number): () => Uint8Array {
  let next = 1;
  return () => Uint8Array.from({ length }, () => next++ % 256);
}

interface ProcessOptions {
  readonly now?: () => number;
  /** Stands between the bot and its painter. */
  readonly watch?: (painter: Painter) => Painter;
  readonly meter?: Meter;
  readonly allowances?: Allowances;
  /** How many times as long as usual Discord and people wait; `PATIENCE` unless given. */
  readonly patience?: number;
  /** The shards that it serves; all unless given. */
  readonly part?: Shards;
  /** The deals come from secrets and contributions; else they are the same in every run. */
  readonly isFair?: boolean;
  /** The cards for its buttons; unless given, those have words alone. */
  readonly cards?: NonNullable<BotOptions['cards']>;
  /** Whether it may be its application; any unless given. */
  readonly mayServe?: () => Promise<boolean>;
  /** How often clocks are looked at and what is old is deleted, in milliseconds; 50 unless given. */
  readonly upkeepMs?: number;
  /** Opens its store; unless given, one of its own. */
  readonly open?: (options: { readonly shards?: Shards }) => Promise<DatabaseStore>;
}

type ClubOptions = SandboxOptions & ProcessOptions;

/** Opens a club of Ann, Bob and Cho with the bot in this process. */
export async function openClub(options: ClubOptions = {}): Promise<Club> {
  const sandbox = await createSandbox({ ...NO_LIMITS, ...options });
  const server = sandbox.addServer('Club');
  const room = sandbox.addChannel(server, 'cards');
  // A server has an owner, and that is not the bot.
  const [ann, bob, cho] = [sandbox.addUser('Ann'), sandbox.addUser('Bob'), sandbox.addUser('Cho')];
  const process = await openProcess(sandbox, options);
  // Pauses and guided rounds are tested where they matter; elsewhere they only take time.
  await process.store.putServerSettings(server.id, { pause: '0' });
  for (const { id } of [ann, bob, cho]) await process.store.putPersonSettings(id, { lessons: [] });
  const close = async () => {
    await process.stopBot();
    await sandbox.close();
    await process.close();
  };
  return { ...process, sandbox, server, room, ann, bob, cho, close };
}

/** Starts a bot in this process. */
export async function openProcess(
  sandbox: Sandbox,
  options: ProcessOptions = {},
): Promise<Process> {
  const { now = Date.now, meter = NO_METER, isFair = false } = options;
  const { watch = (painter) => painter } = options;
  const { allowances = NO_REST, patience = PATIENCE, part } = options;
  const { cards, mayServe = async () => true, upkeepMs = 50 } = options;
  const logged: string[] = [];
  const log = createLogger({ level: 'warn', pretty: false, write: (line) => logged.push(line) });
  const { open = (opening) => openTestStore({ ...opening, meter }) } = options;
  const store = await open(part === undefined ? {} : { shards: part });
  const clock = new SteadyClock({ wall: now, monotonic: now });
  const computers = localComputers();
  const { chooseMove, think } = computers;
  const seeds = countingBytes(16);
  const tables = createTables({
    ...{ store, findGame, chooseMove, think, now: clock.now, patience },
    entropy: countingBytes(32),
    ...(isFair ? {} : { seedOf: () => seedFrom(seeds()) }),
  });
  const fatal: string[] = [];
  const ups: ReadyInfo[] = [];
  const deps = {
    ...{ sandbox, tables, computers, log, clock, ups, fatal, meter },
    ...{ allowances, patience, mayServe, upkeepMs },
    shards: part,
    painter: watch(BLANK),
    ...(cards && { cards }),
  };
  let bot: RunningBot | undefined = await botIn(deps);
  // A bot that was refused its commands tries again.
  const registers = part?.ids.includes(0) ?? true;
  if (registers) await sandbox.waitForBot('hanafuda');
  const stopBot = async () => {
    await bot?.stop();
    bot = undefined;
  };
  return {
    ...{ tables, store, logged, ups, fatal, stopBot },
    startBot: async () => {
      bot = await botIn(deps);
    },
    close: async () => {
      await stopBot();
      await store.close();
    },
  };
}

type BotOptions = Parameters<typeof startBot>[0];
type Kept = 'tables' | 'computers' | 'log' | 'clock' | 'painter' | 'meter';
type Held = 'cards' | 'allowances' | 'patience' | 'mayServe' | 'shards';

interface BotDeps extends Pick<BotOptions, Kept | Held> {
  readonly sandbox: Sandbox;
  readonly ups: ReadyInfo[];
  readonly fatal: string[];
  readonly upkeepMs: number;
}

async function botIn({ sandbox, ups, fatal, upkeepMs, ...deps }: BotDeps): Promise<RunningBot> {
  const { api, cdn, token, world } = sandbox;
  const { globalLimit, identifyWindowMs } = world.settings;
  const up = Promise.withResolvers<void>();
  const bot = startBot({
    token,
    // Where the sandbox has no limit, whoever presses without a rest is answered without one.
    rest: { api, cdn, globalRequestsPerSecond: globalLimit.count },
    ...(identifyWindowMs === 0 && { gateway: AT_ONCE }),
    backoff: SHORT_PAUSES,
    serverId: undefined,
    commands: COMMANDS,
    ...deps,
    tickMs: upkeepMs,
    maintenanceMs: upkeepMs,
    onReady: (said) => {
      ups.push(said);
      up.resolve();
    },
    onFatal: (why) => {
      fatal.push(why);
      up.resolve();
    },
  });
  const inVain = () => up.reject(new Error('waited in vain for the bot to be up'));
  const timer = setTimeout(inVain, HANG_MS);
  await up.promise.finally(() => clearTimeout(timer));
  return bot;
}

interface EachOptions extends ClubOptions {
  /** Whether troubles may be logged: the tests of the file look at that themselves. */
  readonly mayLog?: boolean | undefined;
}

/** The club of the running test. A test opens it itself, as it needs it; after each it is closed, as by `eachInAClub`. */
export function clubOfEach({ mayLog = false }: Pick<EachOptions, 'mayLog'> = {}) {
  const club = {} as Club;
  afterEach(async () => {
    const { violations } = club.sandbox;
    await club.close();
    expect(violations).toEqual([]);
    if (!mayLog) expect(club.logged).toEqual([]);
  });
  return {
    club,
    open: async (options: ClubOptions = {}): Promise<void> => {
      Object.assign(club, await openClub(options));
    },
  };
}

/**
 * Opens a club before each test of a file. After each it is closed, and nothing may have been asked of
 * Discord that it would not take, nor have been logged as a trouble.
 */
export function eachInAClub({ mayLog, ...options }: EachOptions = {}): Club {
  const { club, open } = clubOfEach({ mayLog });
  beforeEach(() => open(options));
  return club;
}

/** As `eachInAClub`, with a clock of the machine and of Discord that stands until a test sets it. */
export function eachInATimedClub(options: EachOptions = {}) {
  // In the midst of a day, a month and a season.
  const time = { now: Date.UTC(2026, 4, 13, 12) };
  const now = () => time.now;
  return { club: eachInAClub({ clock: now, now, ...options }), time };
}
