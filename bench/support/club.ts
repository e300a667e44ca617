/** People who play at many tables of one bot, each press at its own time whatever became of the last. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Actor,
  createSandbox,
  type Message,
  type Outcome,
  type Sandbox,
  type TextChannel,
} from 'discord-sandbox';
import { littleMemory } from '../../scripts/run.mjs';
import { type Draw, drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { GAMES } from '../../src/games/index.ts';
import { NO_LIMITS } from '../../test/e2e/support/no-limits.ts';
import { keyOf, startMatch, tableOf, takeHand } from '../../test/e2e/support/playing.ts';
import { type BotProcess, runBot } from '../../test/e2e/support/process.ts';
import { buttonsFor, isPrivate, nextRoundOn, pictureOf } from '../../test/e2e/support/reading.ts';
import { addServerOf } from '../../test/e2e/support/server-of-shard.ts';

const CHANNELS_IN_A_SERVER = 5;
/** Of ten things that people do at a table, two are no press. */
const ACTIONS = 10;
/** So many tables are opened at a time. */
const OPENED_AT_ONCE = 4;
/** Where a table waits for its last press, another is looked for so often. */
const LOOKS = 12;
/** Discord gives up on an interaction then. */
const IN_TIME_MS = 3000;
const FILES_KEPT = 4000;
const MESSAGES_KEPT = 25;
const PROBE = new URL('./probe.ts', import.meta.url).href;

/** One thing that somebody did, and how long it took until they saw what came of it. */
export interface Sample {
  readonly kind: string;
  readonly ms: number;
  /** Within Discord's three seconds: for a move its acknowledgement, else the answer itself. */
  readonly isInTime: boolean;
}

/** What the bot's process took, as `probe.ts` writes it. */
interface Reading {
  readonly at: number;
  /** Of all threads, and of the one in which everything but packing happens. */
  readonly cpuMs: number;
  readonly mainMs: number;
  readonly residentMb: number;
  readonly blockMs: number;
}

/** What came of pressing at some rate for a while. Of several processes the sum, but of `blockMs` the worst. */
export interface Stage {
  /** Presses and commands a second that were made. */
  readonly rate: number;
  readonly seconds: number;
  readonly samples: readonly Sample[];
  /** Due, but every table looked at still waited for its last press. */
  readonly skipped: number;
  /** The longest that the bot's event loop stood still, in milliseconds. */
  readonly blockMs: number;
  /** Of the bot, at the end. */
  readonly residentMb: number;
  /** Processor time of the bot for a thousand presses, in seconds: of all threads, and of the main one. */
  readonly cpuPerThousand: number;
  readonly mainPerThousand: number;
}

interface Table {
  readonly sandbox: Sandbox;
  readonly room: TextChannel;
  /** Who opens the matches, and reads the channel. */
  readonly ann: Actor;
  readonly people: readonly Actor[];
  readonly game: string;
  /** The hands that were pressed already. */
  readonly pressed: Set<string>;
  isWaiting: boolean;
}

export interface Club {
  /** One, or several that share the servers. */
  readonly bots: readonly BotProcess[];
  readonly sandbox: Sandbox;
  stage(rate: number, seconds: number): Promise<Stage>;
  close(): Promise<void>;
}

interface ClubSpec {
  readonly tables: number;
  /** The checkout whose bot is measured; absent: this one's. */
  readonly root?: string | undefined;
  /** Laid over the bot's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Of a PostgreSQL database; absent: in a file. */
  readonly database?: string | undefined;
  /** How many processes share the servers, which takes a PostgreSQL database; absent: one. */
  readonly processes?: number;
}

/** Starts a bot, and a match at each of this many tables. */
export async function openClub(spec: ClubSpec): Promise<Club> {
  const { tables: count, processes = 1 } = spec;
  mkdirSync('data', { recursive: true });
  const folder = resolve(mkdtempSync(join('data', 'bench-')));
  // The bot checks that its token has the shape of Discord's.
  const token = `${randomBytes(12).toString('hex')}.bench0.${randomBytes(24).toString('hex')}`;
  const sandbox = await createSandbox({
    // What is measured is the bot, and not how Discord holds it back.
    ...NO_LIMITS,
    oldEditLimit: NO_LIMITS.editLimit,
    token,
    checkSchema: false,
    messagesPerChannel: MESSAGES_KEPT,
  });
  const sweep = setInterval(() => {
    if (sandbox.world.files.size > FILES_KEPT) sandbox.world.files.clear();
  }, 1000);
  const tables = layTables(sandbox, count, processes);
  const probes = Array.from({ length: processes }, (_, at) => join(folder, `probe-${at}.jsonl`));
  const bots: BotProcess[] = [];
  for (const [shard, probe] of probes.entries()) {
    const bot = runBot(settingsFor(spec, { sandbox, folder, probe, shard }), [], spec.root);
    bots.push(bot);
    await bot.waitFor('is up');
  }
  for (let at = 0; at < count; at += OPENED_AT_ONCE) {
    await Promise.all(tables.slice(at, at + OPENED_AT_ONCE).map(open));
  }
  const draw = drawsOf(seedOf(count), 'bench');
  return {
    bots,
    sandbox,
    stage: (rate, seconds) => play({ tables, draw, probes, bots }, rate, seconds),
    async close() {
      for (const bot of bots) if (bot.isRunning) bot.kill('SIGTERM');
      await Promise.all(bots.map(({ ended }) => ended));
      clearInterval(sweep);
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}

interface Place {
  readonly sandbox: Sandbox;
  readonly folder: string;
  readonly probe: string;
  readonly shard: number;
}

function settingsFor(
  { env, database, processes = 1 }: ClubSpec,
  { sandbox, folder, probe, shard }: Place,
): Readonly<Record<string, string>> {
  return {
    ...littleMemory,
    ...env,
    DISCORD_TOKEN: sandbox.token,
    DISCORD_API: sandbox.api,
    DATABASE_PATH: join(folder, 'bench.sqlite'),
    ...(database !== undefined && { DATABASE_URL: database }),
    ...(processes > 1 && { SHARDS: String(shard), SHARD_COUNT: String(processes) }),
    NODE_OPTIONS: [littleMemory.NODE_OPTIONS, `--import=${PROBE}`, env?.['NODE_OPTIONS']].join(' '),
    PROBE: probe,
  };
}

function layTables(sandbox: Sandbox, count: number, shards: number): readonly Table[] {
  const servers = Array.from({ length: Math.ceil(count / CHANNELS_IN_A_SERVER) }, (_, at) =>
    addServerOf(sandbox, `Club ${at}`, { shard: at % shards, shards }),
  );
  return Array.from({ length: count }, (_, at) => {
    const server = servers[Math.floor(at / CHANNELS_IN_A_SERVER)];
    const game = GAMES[at % GAMES.length];
    if (server === undefined || game === undefined) throw new Error('nothing to play');
    const people = Array.from({ length: Math.min(...game.seats) }, (_, seat) =>
      sandbox.addUser(`Player ${at}-${seat}`, { locale: at % 2 === 0 ? 'en-US' : 'ja' }),
    );
    const [ann] = people;
    if (ann === undefined) throw new Error(`nobody plays ${game.id}`);
    const room = sandbox.addChannel(server, `table-${at}`);
    return { sandbox, room, ann, people, game: game.id, pressed: new Set(), isWaiting: false };
  });
}

/** Starts a match, and lets everybody look at their hand. */
async function open(table: Table): Promise<void> {
  const { people, game } = table;
  await startMatch(table, people, { game });
  for (const who of people) await takeHand(table, who);
}

interface Playing {
  readonly tables: readonly Table[];
  readonly draw: Draw;
  readonly probes: readonly string[];
  readonly bots: readonly BotProcess[];
}

async function play(playing: Playing, rate: number, seconds: number): Promise<Stage> {
  const { tables, draw, probes, bots } = playing;
  const samples: Sample[] = [];
  let skipped = 0;
  let made = 0;
  const startedAt = Date.now();
  const start = performance.now();
  const end = start + seconds * 1000;
  for (let due = start; due < end && bots.every(({ isRunning }) => isRunning); ) {
    for (; due <= performance.now() && due < end; due += 1000 / rate) {
      const table = freeTable(tables, draw);
      if (table === undefined) skipped++;
      else {
        made++;
        table.isWaiting = true;
        void act(table, draw)
          .then((sample) => sample && samples.push(sample))
          .catch(() => {})
          .finally(() => {
            table.isWaiting = false;
          });
      }
    }
    await wait(2);
  }
  await patiently(() => tables.every(({ isWaiting }) => !isWaiting));
  const used = probes.map((probe) => usedSince(probe, startedAt));
  const sum = (of: keyof Reading) => used.reduce((total, one) => total + one[of], 0);
  return {
    rate: made / seconds,
    seconds,
    samples,
    skipped,
    blockMs: Math.max(...used.map(({ blockMs }) => blockMs)),
    residentMb: sum('residentMb'),
    cpuPerThousand: sum('cpuMs') / made,
    mainPerThousand: sum('mainMs') / made,
  };
}

/** What a process took since then: its memory at the end, its longest block. */
function usedSince(probe: string, startedAt: number): Reading {
  const readings = readFileSync(probe, 'utf8')
    .trim()
    .split('\n')
    .map((line): Reading => JSON.parse(line))
    .filter(({ at }) => at >= startedAt);
  const [first, last] = [readings[0], readings.at(-1)];
  return {
    at: startedAt,
    cpuMs: (last?.cpuMs ?? 0) - (first?.cpuMs ?? 0),
    mainMs: (last?.mainMs ?? 0) - (first?.mainMs ?? 0),
    residentMb: last?.residentMb ?? 0,
    blockMs: Math.max(0, ...readings.map(({ blockMs }) => blockMs)),
  };
}

/** Until it holds, but not longer than whatever is still answered takes. */
async function patiently(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !holds(); tries++) await wait(IN_TIME_MS / 60);
}

function freeTable(tables: readonly Table[], draw: Draw): Table | undefined {
  for (let look = 0; look < LOOKS; look++) {
    const table = tables[draw(tables.length)];
    if (table !== undefined && !table.isWaiting) return table;
  }
  return undefined;
}

/** Presses a move, or asks for a hand where nobody sees one to press. */
async function act(table: Table, draw: Draw): Promise<Sample | undefined> {
  const { people, room } = table;
  const anybody = people[draw(people.length)] ?? table.ann;
  const action = draw(ACTIONS);
  if (action === 0) return time('/hanafuda hand', anybody.command(room, 'hanafuda hand').done);
  if (action === 1) {
    const press = anybody.autocomplete(room, 'hanafuda play', { focused: 'card' });
    return time('completions of /hanafuda play', press.done);
  }
  const asked = askedAt(table);
  if (asked !== undefined) {
    const { who, hand, moves } = asked;
    table.pressed.add(keyIn(hand));
    return time('a move', who.click(hand, moves[draw(moves.length)]?.id ?? '').acknowledged);
  }
  const result = resultAt(table);
  if (result !== undefined) {
    return time('"Next round"', result.who.click(result.card, result.next.id).done);
  }
  const shown = tableOf(table);
  const [button] = shown === undefined ? [] : buttonsFor(shown, 'hand');
  if (shown !== undefined && button !== undefined) {
    return time('"My hand"', anybody.click(shown, button.id).done);
  }
  await open(table);
  return undefined;
}

async function time(kind: string, answer: Promise<Outcome>): Promise<Sample> {
  const start = performance.now();
  const late = wait(2 * IN_TIME_MS, undefined, { ref: false });
  const outcome = await Promise.race([answer, late]);
  const ms = performance.now() - start;
  const isInTime = outcome !== undefined && outcome.kind !== 'failed' && ms <= IN_TIME_MS;
  return { kind, ms, isInTime };
}

/** Somebody's latest hand that has moves and was not pressed. */
function askedAt({ room, people, pressed }: Table) {
  for (const who of people) {
    const hand = who
      .view(room)
      .findLast((one) => isPrivate(one) && pictureOf(one) === 'hand' && !pressed.has(keyIn(one)));
    const moves = hand === undefined ? [] : buttonsFor(hand, 'move');
    if (hand !== undefined && moves.length > 0) return { who, hand, moves };
  }
  return undefined;
}

/** The result of a round that stands in place of somebody's hand. */
function resultAt({ room, people }: Table) {
  for (const who of people) {
    const card = who.view(room).findLast((one) => nextRoundOn(one) !== undefined);
    const next = card && nextRoundOn(card);
    if (card !== undefined && next !== undefined) return { who, card, next };
  }
  return undefined;
}

/** Each copy of a hand in each version. */
function keyIn(hand: Message): string {
  return `${hand.id} ${keyOf(hand)}`;
}
