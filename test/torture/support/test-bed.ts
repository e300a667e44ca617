import { appendFileSync, cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  createSandbox,
  type Outcome,
  type Sandbox,
  type SandboxOptions,
  type SentInteraction,
} from 'discord-sandbox';
import { shardOf } from '../../../src/model/shards.ts';
import { NO_LIMITS } from '../../e2e/support/no-limits.ts';
import { type BotProcess, type Ended, runBot, TOKEN } from '../../e2e/support/process.ts';
import type { TrialContext } from '../trial.ts';
import { faultsInChannels } from './channels.ts';
import { comesTrue } from './comes-true.ts';
import type { Kill } from './kill-point.ts';
import { isTurnedAway, Ledger } from './ledger.ts';
import { strangeLines } from './log-lines.ts';
import { activeMatches, type Stored, storedInFile } from './stored.ts';
import { layTables, type PlayedTable } from './tables.ts';

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'preload.ts')).href;
/** What is older is forgotten by the sandbox: private hands must not wash the tables away. */
const MESSAGES_KEPT = 1000;
const START_MS = 30_000;
const ENDED_MS = 30_000;
/** What a process logs once it serves. */
const UP = '"msg":"ready"';
/** Nobody is to wait longer for what they asked for. */
const IN_TIME_MS = 3000;
/** Longer than a person would look at "thinking…". */
const FILLED_IN_MS = 30_000;

/** How a bot is started. */
interface Launch {
  /** Where it dies; absent: it lives. */
  readonly kill?: Kill | undefined;
  readonly settings?: Readonly<Record<string, string>>;
  /** The shard that it serves where several processes share the servers; absent: the first. */
  readonly shard?: number;
}

/** Processes that share the servers, a shard each, and a database. */
interface Shared {
  readonly shards: number;
  /** Where a process finds the database. */
  readonly addressFor: (shard: number) => string;
  readonly stored: Stored;
}

interface Plan {
  readonly tables: number;
  readonly sandbox?: SandboxOptions;
  /** Where the database is; absent: in the folder of the trial. */
  readonly database?: string;
  /** Absent: one process serves all, from a file. */
  readonly shared?: Shared;
  /** What the log may hold at `error` beside nothing: the faults of the trial. */
  readonly expected?: RegExp;
}

/**
 * A Discord, people at tables, and the bot as a process of its own that is maltreated; with all that was
 * pressed, so that afterwards it can be held against what is stored and shown.
 */
export class TestBed {
  readonly sandbox: Sandbox;
  /** The file, where it is one. */
  readonly database: string;
  readonly stored: Stored;
  readonly tables: readonly PlayedTable[];
  readonly ledger = new Ledger();
  readonly #context: TrialContext;
  readonly #plan: Plan;
  /** Each fault of the channels is told once, and not waited for again. */
  readonly #told = new Set<string>();
  /** By shard: the processes, running or the last ones. */
  readonly #bots: BotProcess[] = [];

  private constructor(context: TrialContext, plan: Plan, sandbox: Sandbox) {
    this.#context = context;
    this.#plan = plan;
    this.sandbox = sandbox;
    this.database = plan.database ?? join(context.folder, 'hanafuda.sqlite');
    this.stored = plan.shared?.stored ?? storedInFile(this.database, context.folder);
    this.tables = layTables(sandbox, { tables: plan.tables, shards: plan.shared?.shards ?? 1 });
  }

  /** Lets a trial have a bed for a while. */
  static async lend(
    context: TrialContext,
    plan: Plan,
    work: (bed: TestBed, context: TrialContext) => Promise<string>,
  ): Promise<{ readonly figure: string }> {
    const settings = {
      ...NO_LIMITS,
      deadlineMs: IN_TIME_MS,
      token: TOKEN,
      messagesPerChannel: MESSAGES_KEPT,
      log: (sentence: string) => context.fail(sentence),
      ...plan.sandbox,
    };
    const bed = new TestBed(context, plan, await createSandbox(settings));
    try {
      return { figure: await work(bed, context) };
    } finally {
      await bed.close();
    }
  }

  /** The process, running or the last one; where several share the servers, that of a shard. */
  botOf(shard: number): BotProcess {
    const bot = this.#bots[shard];
    if (bot === undefined) throw new Error('no bot was started');
    return bot;
  }

  /** The only process, running or the last one. */
  get bot(): BotProcess {
    return this.botOf(0);
  }

  botAt({ server }: Pick<PlayedTable, 'server'>): BotProcess {
    return this.botOf(shardOf(server.id, this.#plan.shared?.shards ?? 1));
  }

  get draw(): TrialContext['draw'] {
    return this.#context.draw;
  }

  /** Starts the bot; false when it ended before it was up. */
  async start(launch: Launch = {}): Promise<boolean> {
    await this.sandbox.waitForNoBot(this.upTo(10_000));
    this.launch(launch);
    try {
      await this.bot.waitFor('is up', this.upTo(START_MS));
      return true;
    } catch (error) {
      if (this.bot.isRunning) throw error;
      return false;
    }
  }

  /** Starts the bot without waiting for it. */
  launch({ kill, settings, shard = 0 }: Launch = {}): void {
    const { shared } = this.#plan;
    const own = {
      DISCORD_TOKEN: TOKEN,
      DISCORD_API: this.sandbox.api,
      DATABASE_PATH: this.database,
      LOG_LEVEL: 'info',
      ...(shared && {
        DATABASE_URL: shared.addressFor(shard),
        SHARDS: String(shard),
        SHARD_COUNT: String(shared.shards),
      }),
      ...(kill && { TORTURE_KILL: `${kill.point}:${kill.count}` }),
      ...settings,
    };
    this.#bots[shard] = runBot({ NODE_OPTIONS: `--import=${PRELOAD}`, ...own });
  }

  /** Waits until the process has ended, and looks at what it leaves behind. */
  async ended(shard = 0): Promise<Ended> {
    const bot = this.botOf(shard);
    if (!(await comesTrue(() => !bot.isRunning, this.upTo(ENDED_MS)))) {
      this.fail('the bot does not end');
      bot.kill('SIGKILL');
    }
    const ended = await bot.ended;
    const log = shard === 0 ? 'bot.log' : `bot-${shard}.log`;
    appendFileSync(join(this.#context.folder, log), `${ended.output}\n--- ended\n`);
    for (const line of strangeLines(ended.output, this.#plan.expected)) this.fail(line);
    if (this.#plan.shared === undefined) await this.expectStored();
    return ended;
  }

  /** Notes what is stored otherwise than it was pressed. */
  async expectStored(): Promise<void> {
    for (const fault of await this.stored.faults(this.ledger.moves)) this.fail(fault);
  }

  async kill(shard = 0): Promise<Ended> {
    this.botOf(shard).kill('SIGKILL');
    return await this.ended(shard);
  }

  /** Asks the bot to stop, which it has to do in good order. */
  async stop(shard = 0): Promise<Ended> {
    this.botOf(shard).kill('SIGTERM');
    const ended = await this.ended(shard);
    if (ended.code !== 0) this.fail(`ended with ${ended.code} when asked to stop`);
    return ended;
  }

  /** Waits until every channel shows what is stored; notes what does not come to it in time, each fault once. */
  async expectShown(timeoutMs = 10_000): Promise<void> {
    const limit = this.upTo(timeoutMs);
    const channels = this.tables.map(({ room }) => room.id);
    let faults: readonly string[] = [];
    await comesTrue(async () => {
      const active = await activeMatches(this.stored);
      faults = faultsInChannels(this.sandbox, channels, active).filter(
        (fault) => !this.#told.has(fault),
      );
      if (this.#bots.some(({ isRunning }) => !isRunning)) faults = [];
      return faults.length === 0;
    }, limit);
    for (const fault of faults) {
      this.#told.add(fault);
      this.fail(`${fault}, after ${limit} ms`);
    }
    if (faults.length > 0) await this.#keepState(faults);
  }

  /** Keeps what stands in the channels, and what was asked of Discord. */
  async #keepState(faults: readonly string[]): Promise<void> {
    const messages = [...this.sandbox.world.messages.values()].filter(({ reader }) => !reader);
    const active = await activeMatches(this.stored);
    const requests = this.sandbox.requests.map(({ method, path, status, at }) => {
      return `${at} ${method} ${path} ${status}`;
    });
    const state = { faults, active, messages, requests };
    appendFileSync(join(this.#context.folder, 'channels.jsonl'), `${JSON.stringify(state)}\n`);
  }

  /**
   * The answer to a press, noted as answered or not; undefined when there is none: the process ended, or it
   * said that an answer was to come, and none came.
   *
   * @param table where it was pressed; needed where several processes share the tables
   */
  async answerTo(press: SentInteraction, table = this.tables[0]!): Promise<Outcome | undefined> {
    const bot = this.botAt(table);
    const connection = this.#connectionAt(table);
    const over = new AbortController();
    const from = performance.now();
    const answer = await Promise.race([
      press.done,
      bot.ended.then(() => undefined),
      wait(this.upTo(FILLED_IN_MS), 'never' as const, { signal: over.signal }).catch(
        () => undefined,
      ),
    ]);
    over.abort();
    if (answer === undefined || !bot.isRunning) return undefined;
    if (answer === 'never') this.fail(`the answer to ${press.id} was deferred and never given`);
    if (answer !== 'never' && answer.kind !== 'failed') {
      this.ledger.answered += 1;
      const isInTime = performance.now() - from <= IN_TIME_MS;
      if (isInTime && !isTurnedAway(answer)) this.ledger.served += 1;
    } else if (connection !== null && connection === this.#connectionAt(table))
      this.ledger.unanswered += 1;
    return answer === 'never' ? undefined : answer;
  }

  /**
   * Since when the shard of a table has had its connection, where several processes share the tables: who
   * presses while it has none, or loses it, is not heard. Null if it has none, or its process is not up yet.
   */
  #connectionAt({ server }: PlayedTable): number | null | undefined {
    const shards = this.#plan.shared?.shards;
    if (shards === undefined) return undefined;
    const shard = shardOf(server.id, shards);
    if (!this.botOf(shard).output.includes(UP)) return null;
    return this.sandbox.connections.find((one) => one.shard === shard)?.since ?? null;
  }

  /** Memory of the process, in MB; undefined if the system does not tell. */
  get residentMegabytes(): number | undefined {
    try {
      const status = readFileSync(`/proc/${this.bot.pid}/status`, 'utf8');
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
      return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
    } catch {
      return undefined;
    }
  }

  fail(what: string): void {
    this.#context.fail(what);
  }

  slow(what: string): void {
    this.#context.slow(what);
  }

  upTo(ms: number): number {
    return this.#context.upTo(ms);
  }

  /** Notes it when somebody was not answered though the bot was there. */
  expectAllAnswered(): void {
    const { unanswered } = this.ledger;
    if (unanswered > 0) this.slow(`${unanswered} presses went unanswered`);
  }

  /** A process that cannot go on says why in a sentence, and ends with a code for that: no mistake's. */
  expectSentence({ code, output }: Ended, when: string): void {
    const plain = output
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{'));
    const last = plain.at(-1) ?? '';
    if (code === 0 || code === 1) this.fail(`ended with ${code} ${when}: ${output.slice(-500)}`);
    if (!/^[A-Z].*[.!]$/.test(last)) this.fail(`says no sentence ${when}, but: ${last}`);
  }

  /** Ends everything; the database stays in the folder of the trial. */
  async close(): Promise<void> {
    for (const bot of this.#bots) if (bot.isRunning) bot.kill('SIGKILL');
    await Promise.all(this.#bots.map(({ ended }) => ended));
    const { folder } = this.#context;
    if (dirname(this.database) !== folder)
      cpSync(dirname(this.database), folder, { recursive: true });
    await this.sandbox.close();
  }
}
