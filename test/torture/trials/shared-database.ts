import { setTimeout as wait } from 'node:timers/promises';
import { EXIT } from '../../../src/process/exit.ts';
import { type CuttingProxy, openCuttingProxy } from '../../support/cutting-proxy.ts';
import {
  type PostgresServer,
  postgresPrograms,
  startPostgres,
} from '../../support/postgres-server.ts';
import { playUntil } from '../support/act.ts';
import { comesTrue } from '../support/comes-true.ts';
import { type StoredInPostgres, storedInPostgres } from '../support/stored-in-postgres.ts';
import type { PlayedTable } from '../support/tables.ts';
import { TestBed } from '../support/test-bed.ts';
import type { Finding, Trial, TrialContext } from '../trial.ts';
import { drawKill, IN_PLAY } from './kills.ts';

const SHARDS = [0, 1] as const;
/** With time for it, as many as a machine bears that has other things to do. */
const MANY = { tables: 100, pace: 15_000, roundMs: 50_000 };
const FEW = { tables: 8, pace: 400, roundMs: 4000 };
const MANY_FROM_MS = 60_000;
const BETWEEN_HARMS_MS = 3000;
const LONGEST_STALL_MS = 3000;
/** What a service manager waits before it starts a process again. */
const RESTART_MS = 1000;
/** People play for this long before they look whether the round goes on. */
const TURN_MS = 1000;
const READY_MS = 60_000;
/** In the calm, for what was to be shown. */
const CAUGHT_UP_MS = 60_000;

export const SHARED_DATABASE: Trial = {
  name: 'two processes that share a PostgreSQL database',
  share: 4,
  async run(context) {
    if (postgresPrograms() === undefined) return { skipped: 'PostgreSQL is not installed' };
    const server = await startPostgres({ isSafe: true });
    try {
      await server.ready;
      return await runOn(server, context);
    } finally {
      await server.stop();
    }
  },
};

async function runOn(server: PostgresServer, context: TrialContext): Promise<Finding> {
  const plan = context.timeLeft() > MANY_FROM_MS ? MANY : FEW;
  const stored = storedInPostgres(server.address('postgres'));
  const proxies = await Promise.all(SHARDS.map(() => openCuttingProxy(server.port)));
  const address = server.addressByTcp('postgres', 'right');
  const shared = {
    shards: SHARDS.length,
    addressFor: (shard: number) => proxies[shard]!.through(address),
    stored,
  };
  try {
    return await TestBed.lend(context, { tables: plan.tables, shared }, (bed) =>
      new Siege({ ...plan, bed, context, server, proxies, stored }).run(),
    );
  } finally {
    await stored.close();
    await Promise.all(proxies.map((proxy) => proxy.close()));
  }
}

interface SiegeDeps {
  readonly bed: TestBed;
  readonly context: TrialContext;
  readonly server: PostgresServer;
  readonly proxies: readonly CuttingProxy[];
  readonly stored: StoredInPostgres;
  readonly pace: number;
  readonly roundMs: number;
}

/** Whether a round goes on: for its time, and until people have made as many moves as there are tables. */
type IsOn = () => boolean;

/** Rounds in which everything is harmed while people play, each with a calm in which all must be well. */
class Siege {
  readonly #deps: SiegeDeps;
  readonly #counts = new Map<string, number>();
  /** Of the processes, whether they may end now; and which are to die by themselves. */
  readonly #doomed = new Set<number>();
  #isCalm = false;
  #isOver = false;
  #longestCatchUp = 0;

  constructor(deps: SiegeDeps) {
    this.#deps = deps;
  }

  async run(): Promise<string> {
    const { bed, context } = this.#deps;
    this.#isCalm = true;
    const kept = SHARDS.map((shard) => this.#keepRunning(shard));
    await this.#expectReady();
    do {
      await this.#round();
    } while (context.hasTime());
    this.#isOver = true;
    for (const shard of SHARDS) await bed.stop(shard);
    await Promise.all(kept);
    bed.expectAllAnswered();
    return this.#figure();
  }

  async #round(): Promise<void> {
    const { bed, context, roundMs } = this.#deps;
    this.#isCalm = false;
    const until = performance.now() + Math.min(roundMs, Math.max(context.timeLeft(), FEW.roundMs));
    const moves = bed.ledger.acknowledged.length + bed.tables.length;
    const last = until + bed.upTo(READY_MS);
    const isOn: IsOn = () => {
      const now = performance.now();
      return now < until || (now < last && bed.ledger.acknowledged.length < moves);
    };
    await Promise.all([
      ...bed.tables.map((table) => this.#play(table, isOn)),
      this.#harm(isOn).then(() => this.#recover()),
    ]);
    await bed.expectShown(CAUGHT_UP_MS);
    await bed.expectStored();
  }

  /** Lets both processes come back on their own and show everything. */
  async #recover(): Promise<void> {
    const { bed } = this.#deps;
    this.#isCalm = true;
    const from = performance.now();
    for (const shard of this.#doomed) bed.botOf(shard).kill('SIGKILL');
    await this.#expectReady();
    await bed.expectShown(CAUGHT_UP_MS);
    this.#longestCatchUp = Math.max(this.#longestCatchUp, performance.now() - from);
  }

  /** As a service manager does. */
  async #keepRunning(shard: number): Promise<void> {
    const { bed, context } = this.#deps;
    while (!this.#isOver) {
      const kill =
        this.#isCalm || context.draw(3) > 0 ? undefined : drawKill(context.draw, IN_PLAY);
      if (kill === undefined) this.#doomed.delete(shard);
      else this.#doomed.add(shard);
      bed.launch({ shard, kill });
      const bot = bed.botOf(shard);
      await bot.ended;
      if (this.#isOver) return;
      const ended = await bed.ended(shard);
      if (ended.code === null) this.#count('kills');
      else {
        // While the server is away, a start may fail in a way that has it tried again.
        this.#count('starts without the server');
        bed.expectSentence(ended, 'without the server');
        if (ended.code !== EXIT.unreachable) bed.fail(`ended with ${ended.code}: ${ended.output}`);
        await wait(RESTART_MS);
      }
    }
  }

  /** Both processes serve their shards. */
  async #expectReady(): Promise<void> {
    const { bed } = this.#deps;
    const isReady = (shard: number) => {
      const bot = bed.botOf(shard);
      return bot.isRunning && !this.#doomed.has(shard) && bot.output.includes('"ready"');
    };
    if (!(await comesTrue(() => SHARDS.every(isReady), bed.upTo(READY_MS))))
      throw new Error('a process does not come back by itself');
  }

  /** People play on whatever happens to the process. */
  async #play(table: PlayedTable, isOn: IsOn): Promise<void> {
    const { bed, context, pace } = this.#deps;
    while (isOn()) {
      await wait(context.draw(pace));
      await playUntil(bed, table, { until: performance.now() + TURN_MS, pace });
    }
  }

  async #harm(isOn: IsOn): Promise<void> {
    const { context } = this.#deps;
    const harms = this.#harms();
    while (isOn()) {
      await wait(context.draw(BETWEEN_HARMS_MS));
      const [name, cause] = harms[context.draw(harms.length)]!;
      await cause(SHARDS[context.draw(SHARDS.length)]!);
      this.#count(name);
    }
  }

  #harms(): readonly (readonly [string, (shard: number) => unknown])[] {
    const { bed, context, server, proxies, stored } = this.#deps;
    const isHit = () => context.draw(2) === 0;
    return [
      ['kill -9', (shard) => bed.botOf(shard).kill('SIGKILL')],
      ['restarts of the server like a crash', () => server.restart('immediate')],
      ['rounds of pg_terminate_backend', () => stored.query(TERMINATE)],
      ['rounds of cut connections', (shard) => proxies[shard]!.cut(isHit)],
      ['cut before a commit', (shard) => proxies[shard]!.cutAtCommit('before')],
      ['cut after a commit', (shard) => proxies[shard]!.cutAtCommit('after')],
      ['cables out', (shard) => proxies[shard]!.stall(context.draw(LONGEST_STALL_MS))],
      ['gateway connections lost', (shard) => bed.sandbox.dropSockets(undefined, shard)],
    ];
  }

  #count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  #figure(): string {
    const { bed } = this.#deps;
    const counts = [...this.#counts].map(([what, count]) => `${count} ${what}`).join(', ');
    const seconds = (this.#longestCatchUp / 1000).toFixed(1);
    const moves = bed.ledger.acknowledged.length;
    return `${bed.tables.length} tables: ${counts}; ${moves} moves answered, none lost or doubled; all well ${seconds} s later at most`;
  }
}

const TERMINATE =
  "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hanafuda' and random() < 0.5";
