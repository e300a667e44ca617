import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Statement } from 'better-sqlite3';
import type { LocalTransport, Sandbox } from 'discord-sandbox';
import type { Draw } from '../../src/engine/core/random.ts';
import { openExisting } from '../../src/store/sqlite/database/database.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { BotProcess } from './bot-process.ts';
import { left } from './checkers.ts';
import { freshDatabase } from './fresh-database.ts';
import { type CrashPoint, end, enter, type TransactionPoint } from './patched-modules.ts';
import type { Troubled } from './troubles.ts';
import { machine } from './virtual-machine.ts';
import type { VirtualProcess } from './virtual-process.ts';

const MINUTE = 60_000;
/** What is overdue for longer waits for something else than time. */
const OVERDUE = 15_000;
class Crash extends Error {}

interface Surroundings {
  readonly sandbox: Sandbox;
  /** Of requests, in milliseconds. */
  readonly latency: Draw;
  readonly standstillMs: number;
  tell(line: string): void;
  /** Something was done to the bot. */
  onDisturbed(): void;
  /** The channels where nobody can press. */
  closed(): readonly string[];
}

/** The machine's bot, one process after the other, and its database. */
export class BotHost {
  bot: BotProcess | undefined;
  crashes = 0;
  readonly #around: Surroundings;
  readonly #bots: BotProcess[] = [];
  #discord: LocalTransport | undefined;
  #database = '';
  /** Of the same SQLite as the bot's: two in one process would undo each other's locks. */
  #reader: ReturnType<typeof openExisting>['$client'] | undefined;
  readonly #statements = new Map<string, Statement>();
  readonly #crashAt = new Set<CrashPoint>();
  #failing: { code: string; at: TransactionPoint; times: number } | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get isRunning(): boolean {
    return this.bot?.isRunning === true;
  }

  get logged(): readonly string[] {
    return this.#bots.flatMap(({ logged }) => logged);
  }

  /** What is committed. */
  readonly query = <Row>(sql: string): readonly Row[] => {
    this.#reader ??= openExisting(this.#database, { readonly: true }).$client;
    const statement = this.#statements.get(sql) ?? this.#reader.prepare(sql);
    this.#statements.set(sql, statement);
    return statement.all() as Row[];
  };

  /** The processes of this machine are from now on those that run. */
  async enter(): Promise<void> {
    const { sandbox, latency } = this.#around;
    this.#database = await freshDatabase();
    const discord = await sandbox.connectWithin(() => 1 + latency(40));
    this.#discord = discord;
    enter({
      connect: (_, version) => discord.connect(version),
      atTransaction: (process, point) => this.#atTransaction(process, point),
    });
    machine.nextDue = () => this.#nextDue();
  }

  leave(): void {
    this.bot?.kill();
    this.#reader?.close();
    rmSync(dirname(this.#database), { recursive: true });
    enter(undefined);
  }

  async start(): Promise<void> {
    const { sandbox, standstillMs, tell, onDisturbed } = this.#around;
    const discord = this.#discord;
    if (discord === undefined) return;
    const { token, api, cdn } = sandbox;
    try {
      const bot: BotProcess = new BotProcess({
        ...{ database: this.#database, discord, token, api, cdn, standstillMs },
        onPosted: (isResult) => {
          const isHere = this.#isDue('posted') || (isResult && this.#isDue('result posted'));
          if (isHere && bot.isRunning) this.#crash(bot.process);
        },
        onFatal: (why) => {
          tell(`the bot cannot go on: ${why}`);
          void bot.end();
        },
      });
      this.bot = bot;
      onDisturbed();
      this.#bots.push(bot);
      tell('the bot starts');
    } catch (error) {
      if (!(error instanceof StoreError || error instanceof Crash)) throw error;
      tell(`the bot does not start: ${error.message}`);
    }
  }

  /** What can go wrong with it. */
  troubled(): Omit<Troubled, 'sandbox' | 'standStill'> {
    return {
      crash: () => {
        if (this.bot?.isRunning === true) this.#crash(this.bot.process);
      },
      crashAt: (point) => {
        this.#crashAt.add(point);
      },
      stop: () => void this.bot?.end(),
      failTransactions: (failing) => {
        this.#failing = { ...failing };
      },
    };
  }

  /** From now on nothing goes wrong with it. */
  mend(): void {
    this.#failing = undefined;
    this.#crashAt.clear();
  }

  /** Every match is stopped, and every token ends: says what stays of them in memory. */
  async close(): Promise<readonly string[]> {
    const { bot } = this;
    const { sandbox } = this.#around;
    if (bot === undefined) return [];
    const manager = { id: sandbox.users[0]?.id ?? '', name: 'Ann' };
    for (const { id } of this.query<{ id: number }>(
      "select id from match where status in ('open', 'playing')",
    )) {
      const stopping = { at: { matchId: id }, person: manager, mayManage: true };
      await during(bot.process.run(() => bot.tables.leaving.stop(stopping)));
    }
    const ended = this.query<{ id: number }>('select id from match').map(({ id }) => id);
    await machine.pass(20 * MINUTE);
    // What is no longer needed goes at the latest when something happens somewhere else.
    const where = { serverId: sandbox.addServer('Elsewhere').id, channelId: '1' };
    const opening = { where, host: manager, game: 'koi-koi', options: {} };
    await during(bot.process.run(() => bot.tables.lobby.open(opening)));
    await machine.pass(MINUTE);
    return left(bot.collections, ended);
  }

  /** When the bot has to do something next, by the machine's clock that nobody sets. */
  #nextDue(): number {
    if (this.bot?.isRunning !== true) return Number.POSITIVE_INFINITY;
    const now = this.bot.clock.now();
    const dues = this.query<{ readonly at: number | null; readonly channel: string }>(
      `select due_at as at, channel_id as channel from timer join match on match.id = match_id
        union all select board_due_at, '' from server union all select daily_due_at, '' from server union all select erase_at, '' from server`,
    );
    const closed = this.#around.closed();
    // Deadlines where nobody can press wait, too.
    const next = dues.flatMap(({ at, channel }) =>
      at === null || at < now - OVERDUE || closed.includes(channel) ? [] : at,
    );
    return machine.monotonic + Math.min(...next) - now;
  }

  /** Whether it is to crash here: once. */
  #isDue(point: CrashPoint): boolean {
    return this.#crashAt.delete(point);
  }

  #crash(process: VirtualProcess): void {
    this.crashes += 1;
    end(process);
    this.#around.sandbox.dropSockets();
    this.#around.tell('the process is gone');
  }

  #atTransaction(process: VirtualProcess, point: TransactionPoint): void {
    if (process.isKilled) return;
    if (this.#isDue(point)) {
      this.#crash(process);
      if (point !== 'committed') throw new Crash('the process is gone');
    }
    const failing = this.#failing;
    if (failing?.at !== point || failing.times === 0) return;
    failing.times -= 1;
    this.#around.onDisturbed();
    throw Object.assign(new Error(failing.code), { code: failing.code });
  }
}

/** Lets time pass until work is done: it may wait for timers. */
export async function during<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const note = () => {
    isDone = true;
  };
  work.then(note, note);
  await machine.runUntil(() => isDone, MINUTE);
  return await work;
}
