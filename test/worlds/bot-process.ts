import type { LocalTransport } from 'discord-sandbox';
import { startBot } from '../../src/bot/start-bot.ts';
import { COMMANDS } from '../../src/commands/index.ts';
import type { View } from '../../src/engine/view/view.ts';
import { findGame } from '../../src/games/index.ts';
import { createLogger } from '../../src/log.ts';
import type { CardEmoji } from '../../src/render/deck/emojis.ts';
import { type Painter, painterOf } from '../../src/render/painter.ts';
import { SIGNATURE } from '../../src/render/raster/png.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import type { DatabaseStore } from '../../src/store/store-over.ts';
import { createTables, type Tables } from '../../src/table/tables.ts';
import { SteadyClock } from '../../src/table/timers/steady-clock.ts';
import { localComputers } from '../support/local-computers.ts';
import { end } from './patched-modules.ts';
import { machine } from './virtual-machine.ts';
import { VirtualProcess } from './virtual-process.ts';

const blank = async () => [SIGNATURE];
/** Everybody sees a table. */
async function publicly({ viewer }: View) {
  if (viewer !== 'spectator') throw new TypeError(`a table is painted as seat ${viewer} sees it`);
  return [SIGNATURE];
}
/** Pictures are laid out by their own tests; here they only have names, and what is shown most not even a layout. */
const BLANK: Painter = Object.assign(
  painterOf({ japanese: blank, korean: blank }, { backlog: () => 0, withMonths: () => BLANK }),
  { table: publicly, hand: blank, lobby: blank },
);

/** Two of the cards that buttons can carry: all of them only take time. */
const CARDS: readonly CardEmoji[] = ['pine_crane', 'plum_chaff1'].map((name) => {
  return { name, hash: '01234567', draw: async () => Buffer.from(SIGNATURE) };
});

const POSTS = /\/channels\/\d+\/messages$/;
/** Pictures of the end of a round and of a match. */
const RESULTS = /filename="(?:round|standing)-/;
const LONGEST_MS = 3000;

interface Surroundings {
  readonly database: string;
  readonly discord: LocalTransport;
  readonly token: string;
  readonly api: string;
  readonly cdn: string;
  readonly standstillMs: number;
  /** A message was posted, and is about to be heard of. */
  onPosted(isResult: boolean): void;
  /** It cannot go on, and is to be ended. */
  readonly onFatal: (why: string) => void;
}

export type Collection = Map<unknown, unknown> | Set<unknown>;

/** Notes every map and set that is made meanwhile: those of the objects that the bot is made of. */
function collectionsMadeBy<T>(work: () => T, into: Collection[]): T {
  const originals = { Map, Set };
  class NotedMap<K, V> extends originals.Map<K, V> {
    constructor(entries?: Iterable<readonly [K, V]> | null) {
      super(entries);
      into.push(this);
    }
  }
  class NotedSet<V> extends originals.Set<V> {
    constructor(values?: Iterable<V> | null) {
      super(values);
      into.push(this);
    }
  }
  Object.assign(globalThis, { Map: NotedMap, Set: NotedSet });
  try {
    return work();
  } finally {
    Object.assign(globalThis, originals);
  }
}

/** A bot that runs in a world as a process of its own would. */
export class BotProcess {
  readonly process = new VirtualProcess();
  readonly logged: string[] = [];
  isReady = false;
  #isEnding = false;
  /** The maps and sets that live as long as the process. */
  readonly collections: Collection[] = [];
  readonly store: DatabaseStore;
  readonly tables: Tables;
  readonly clock: SteadyClock;
  readonly #stop: () => Promise<void>;

  /** Throws `StoreError` if the database cannot be opened. */
  constructor(where: Surroundings) {
    try {
      const { store, tables, clock, stop } = this.process.run(() =>
        collectionsMadeBy(() => this.#begin(where), this.collections),
      );
      this.store = store;
      this.tables = tables;
      this.clock = clock;
      this.#stop = stop;
    } catch (error) {
      this.kill();
      throw error;
    }
  }

  get isRunning(): boolean {
    return !this.process.isKilled;
  }

  #begin(where: Surroundings) {
    const { database, token, api, cdn, standstillMs, onFatal } = where;
    const write = (line: string) => {
      if (!this.process.isKilled) this.logged.push(line);
    };
    const log = createLogger({ level: 'warn', pretty: false, write });
    const store = openStore(database);
    const clock = new SteadyClock({ wall: Date.now, monotonic: () => performance.now() });
    // What they choose matters to nothing here.
    const computers = localComputers(true);
    const { chooseMove, think } = computers;
    const entropy = () => machine.bytes(32);
    const tables = createTables({ store, findGame, chooseMove, think, now: clock.now, entropy });
    const bot = startBot({
      token,
      rest: { api, cdn, makeRequest: (url, init) => this.#request(where, url, init) },
      serverId: undefined,
      commands: COMMANDS,
      ...{ tables, computers, painter: BLANK, cards: async () => CARDS, log, clock },
      standstillMs,
      onReady: () => {
        this.isReady = true;
      },
      onFatal,
    });
    const stop = async () => {
      await bot.stop();
      await computers.close();
      await store.close();
    };
    return { store, tables, clock, stop };
  }

  async #request(
    { discord, onPosted }: Surroundings,
    url: string,
    init: { readonly method?: string | undefined; readonly body?: unknown },
  ) {
    const never = new Promise<never>(() => {});
    if (this.process.isKilled) return never;
    try {
      const answer = await discord.makeRequest(url, init);
      if (init.method === 'POST' && answer.ok && POSTS.test(url))
        onPosted(RESULTS.test(String(init.body)));
      return this.process.isKilled ? never : answer;
    } catch (error) {
      if (this.process.isKilled) return never;
      throw error;
    }
  }

  /** As `kill -9`: what was committed stays, and what was sent is on its way. */
  kill(): void {
    end(this.process);
  }

  /** As `SIGTERM`: it ends once it has done what it had begun, or after three seconds. */
  async end(): Promise<void> {
    if (this.#isEnding) return;
    this.#isEnding = true;
    const late = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
    await Promise.race([this.process.run(() => this.#stop()), late]);
    this.kill();
  }
}
