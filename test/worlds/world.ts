import './virtual-machine.ts';
import './patched-modules.ts';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Statement } from 'better-sqlite3';
import {
  type Actor,
  type Channel,
  type LocalTransport,
  type Outcome,
  Sandbox,
  type StoredMessage,
} from 'discord-sandbox';
import { parseCustomId } from '../../src/bot/interaction/custom-id.ts';
import { type Draw, drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { openExisting } from '../../src/store/sqlite/database/database.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { LANGUAGES } from '../../src/text/language.ts';
import { textOf } from '../e2e/support/reading.ts';
import { pick } from '../torture/support/hostile.ts';
import { Ledger, settle } from '../torture/support/ledger.ts';
import { BotProcess } from './bot-process.ts';
import { faultsAtTheEnd, faultsInLog, left } from './checkers.ts';
import { freshDatabase } from './fresh-database.ts';
import { PACES, type Pace, SLOW, WATCHED, ZONES } from './pace.ts';
import { end, enter, type TransactionPoint } from './patched-modules.ts';
import { type Act, act, type Likes, likesOf } from './people.ts';
import { TROUBLES, type Trouble, trouble } from './troubles.ts';
import { machine, type VirtualProcess } from './virtual-machine.ts';
import { Watch } from './watch.ts';

/** How a world goes: the same plan leads to the same world, to the byte. */
export interface Plan {
  readonly seed: number;
  /** Steps that are left out. */
  readonly without: ReadonlySet<number>;
  readonly steps: number;
}

/** What came of a world. */
export interface Report {
  /** What did not hold; empty is well. */
  readonly faults: readonly string[];
  /** What happened, a line each. */
  readonly log: readonly string[];
  /** How many steps were taken until something did not hold. */
  readonly steps: number;
  readonly presses: number;
  readonly crashes: number;
  readonly troubles: Readonly<Partial<Record<Trouble, number>>>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const NAMES = ['Ann', 'Bob', 'Cho', 'Dai', 'Eve', 'Fay'];
class Crash extends Error {}

/** A world of its own: Discord, people, the bot's machine, and whatever goes wrong. */
export class World {
  readonly sandbox: Sandbox;
  readonly #rooms: readonly Channel[];
  readonly log: string[] = [];
  readonly faults: string[] = [];
  readonly plan: Plan;
  /** Which troubles there are, and of how many steps one has some. */
  readonly troubles: readonly Trouble[];
  readonly ledger = new Ledger();
  presses = 0;
  crashes = 0;
  readonly counts: Partial<Record<Trouble, number>> = {};
  #bot: BotProcess | undefined;
  readonly #bots: BotProcess[] = [];
  #discord: LocalTransport | undefined;
  readonly #likes: Likes;
  #hasForged = false;
  /** Who has had their data deleted; nobody hears of them any more. */
  readonly #forgotten = new Set<string>();
  /** The number of each person's last press. */
  readonly #lastPress = new Map<string, number>();
  /** Each message in each of its states. */
  readonly #seen: StoredMessage[] = [];
  readonly #watch: Watch;
  readonly #pace: Pace;
  readonly #zone: string;
  #database = '';
  /** Of the same SQLite as the bot's: two in one process would undo each other's locks. */
  #reader: ReturnType<typeof openExisting>['$client'] | undefined;
  readonly #statements = new Map<string, Statement>();
  #crashAt: TransactionPoint | undefined;
  #failing: { code: string; at: TransactionPoint; times: number } | undefined;

  constructor(plan: Plan) {
    this.plan = plan;
    const draw = this.draws('world');
    const pace = this.draws('pace');
    this.#pace = pick(pace, PACES);
    this.#zone = pick(pace, ZONES);
    const startsAt = Date.UTC(2026, draw(12), 1 + draw(28), draw(24), draw(60));
    machine.begin(String(plan.seed), startsAt, this.#pace.leaps);
    // Discord's clock is right, whatever the machine's is set to.
    const start = machine.wall;
    const clock = () => start + Math.floor(machine.monotonic);
    this.sandbox = new Sandbox({ clock, checkSchema: false });
    const server = this.sandbox.addServer('Club');
    const rooms = ['cards', 'parlour'].map((name) => this.sandbox.addChannel(server, name));
    const people = 2 + draw(4);
    for (const [at, name] of NAMES.slice(0, people).entries()) {
      this.sandbox.addUser(name, {
        locale: draw(3) === 0 ? 'ja' : 'en-US',
        ...(at === 0 && { permissions: 'manager' }),
      });
    }
    this.sandbox.world.events.on('message', (stored) => this.#seen.push(stored));
    this.#rooms = rooms.slice(0, 1 + draw(2));
    this.troubles = draw(3) === 0 ? [] : TROUBLES.filter(() => draw(2) === 0);
    this.#likes = likesOf((what) => this.draws(`likes ${what}`));
    const { query, sandbox } = this;
    const places = () => this.places;
    const isHeardLate = this.troubles.includes('gateway');
    this.#watch = new Watch({ places, query, sandbox, isHeardLate, bot: () => this.#bot });
  }

  /** The channels in which people play, and the threads of tables there. */
  get places(): readonly Channel[] {
    return this.#rooms.flatMap((room) => [room, ...this.sandbox.world.threadsOf(room.id)]);
  }

  draws(name: string): Draw {
    return drawsOf(seedOf(this.plan.seed), name);
  }

  tell(line: string): void {
    this.log.push(`${(machine.monotonic / SECOND).toFixed(3).padStart(10)} s  ${line}`);
  }

  fail(what: string): void {
    this.faults.push(what);
    this.tell(`FAULT: ${what}`);
  }

  /** What is committed. */
  readonly query = <Row>(sql: string): readonly Row[] => {
    this.#reader ??= openExisting(this.#database, { readonly: true }).$client;
    const statement = this.#statements.get(sql) ?? this.#reader.prepare(sql);
    this.#statements.set(sql, statement);
    return statement.all() as Row[];
  };

  async live(): Promise<Report> {
    this.#database = await freshDatabase();
    const latency = this.draws('latency');
    this.#discord = await this.sandbox.connectWithin(() => 1 + latency(40));
    const discord = this.#discord;
    enter({
      connect: (_, version) => discord.connect(version),
      atTransaction: (process, point) => this.#atTransaction(process, point),
    });
    machine.nextDue = () => this.#nextDue();
    await this.#start();
    await this.#choose();
    let step = 0;
    for (; step < this.plan.steps && this.faults.length === 0; step++) {
      if (this.plan.without.has(step)) continue;
      await this.#step(this.draws(`step ${step}`));
    }
    await this.#settle();
    this.#bot?.kill();
    this.#reader?.close();
    rmSync(dirname(this.#database), { recursive: true });
    enter(undefined);
    const { faults, log, presses, crashes, counts: troubles } = this;
    return { faults, log, presses, crashes, troubles, steps: step };
  }

  /** When the bot has to do something next, by the machine's clock that nobody sets. */
  #nextDue(): number {
    if (this.#bot?.isRunning !== true) return Number.POSITIVE_INFINITY;
    const now = this.#bot.clock.now();
    const dues = this.query<{ readonly at: number | null; readonly channel: string }>(
      `select due_at as at, channel_id as channel from timer join match on match.id = match_id
        union all select board_due_at, '' from server union all select erase_at, '' from server`,
    );
    const closed = this.#watch.closed.map(({ id }) => id);
    // What is overdue for long waits for something else, as do deadlines where nobody can press.
    const next = dues.flatMap(({ at, channel }) =>
      at === null || at < now - MINUTE || closed.includes(channel) ? [] : at,
    );
    return machine.monotonic + Math.min(...next) - now;
  }

  /** What is chosen where weeks go by: a clock that is set twice a year, leaderboards, and messages on one's turn. */
  async #choose(): Promise<void> {
    const bot = this.#bot;
    const [place] = this.#rooms;
    if (this.#pace !== SLOW || bot === undefined || place?.kind !== 'text') return;
    const { settings } = bot.tables;
    const chosen = { timeZone: this.#zone, boardChannel: [place.id] };
    await bot.process.run(() => settings.chooseForServer(place.serverId, chosen));
    for (const { id } of this.sandbox.users.slice(1)) {
      await bot.process.run(() => settings.chooseForPerson(id, { turnMessages: true }));
    }
  }

  async #start(): Promise<void> {
    const { token, api, cdn } = this.sandbox;
    const discord = this.#discord;
    if (discord === undefined) return;
    try {
      const bot: BotProcess = new BotProcess({
        ...{ name: 'bot', database: this.#database, discord, token, api, cdn },
        standstillMs: this.#pace.standstillMs,
        onFatal: (why) => {
          this.tell(`the bot cannot go on: ${why}`);
          void bot.end();
        },
      });
      this.#bot = bot;
      this.#watch.disturb();
      this.#bots.push(bot);
      this.tell('the bot starts');
    } catch (error) {
      if (!(error instanceof StoreError || error instanceof Crash)) throw error;
      this.tell(`the bot does not start: ${error.message}`);
    }
  }

  async #step(draw: Draw): Promise<void> {
    if (this.#bot?.isRunning !== true && draw(3) === 0) await this.#start();
    if (this.troubles.length > 0 && draw(8) === 0) {
      const kind = pick(draw, this.troubles);
      this.counts[kind] = (this.counts[kind] ?? 0) + 1;
      this.tell(trouble(kind, this.#troubled(), draw));
      this.#watch.disturb();
    }
    const people = this.sandbox.users.filter(({ id }) => !this.#forgotten.has(id));
    const done =
      people.length > 0
        ? act({ sandbox: this.sandbox, people, places: this.places, likes: this.#likes }, draw)
        : undefined;
    if (done !== undefined) this.#note(done);
    await this.#watch.pass(draw(pick(draw, this.#pace.scales)));
    for (const fault of this.#watch.look()) this.fail(fault);
  }

  /** Follows what somebody does until it is answered. */
  #note(done: Act): void {
    const { who, told, sent, customId } = done;
    this.presses += 1;
    const at = this.presses;
    this.#hasForged ||= told.startsWith('forges');
    this.#lastPress.set(who.id, at);
    this.tell(`${who.name} ${told}`);
    const next = parseCustomId(customId ?? '');
    // Whoever comes back from a holiday does so in all their matches.
    const isAway = this.query(`select 1 from holiday where person_id = '${who.id}'`).length > 0;
    const match = isAway ? 0 : (next?.match ?? 0);
    this.#watch.act(match, next?.verb === 'hand' && next.argument === 'next');
    const noted = isMove(customId) ? this.ledger.press(customId) : undefined;
    void sent.done.then((outcome) => {
      const said = 'message' in outcome ? textOf(outcome.message).slice(0, 80) : '';
      this.tell(`  ${who.name} is answered: ${outcome.kind} ${said.replaceAll('\n', ' | ')}`);
      if (noted !== undefined) settle(noted, outcome);
      this.#judge(done, at, outcome);
    });
  }

  /** What an answer tells of faults. */
  #judge({ who, told, customId }: Act, at: number, outcome: Outcome): void {
    const isCalm = this.troubles.length === 0;
    if (outcome.kind === 'failed' && isCalm) this.fail(`${who.name} ${told}: ${outcome.text}`);
    const pressed = parseCustomId(customId ?? '');
    const isLetIn = !this.troubles.includes('database') && !this.troubles.includes('owners');
    const isSaid = isLetIn && outcome.kind !== 'failed' && pressed?.verb === 'join';
    if (isSaid && this.#isInvited(who, pressed.match)) {
      this.fail(`${who.name} is invited, has pressed Join and has no seat`);
    }
    if (!('message' in outcome)) return;
    const said = textOf(outcome.message);
    // Who has pressed something else since has begun anew.
    const isLast = this.#lastPress.get(who.id) === at;
    if (isLast && LANGUAGES.some(({ privacy }) => said.includes(privacy.forgotMe))) {
      this.#forgotten.add(who.id);
    }
  }

  #isInvited({ id }: Actor, match: number): boolean {
    const [row] = this.query<{ invited: string }>(
      `select invited from match where id = ${match} and status = 'open'`,
    );
    return row?.invited.includes(id) === true;
  }

  #troubled() {
    return {
      sandbox: this.sandbox,
      crash: () => {
        if (this.#bot?.isRunning === true) this.#crash(this.#bot.process);
      },
      crashAt: (point: TransactionPoint) => {
        this.#crashAt = point;
      },
      stop: () => void this.#bot?.end(),
      standStill: (ms: number) => {
        // Where much is leapt over, nothing could tell it from that.
        if (this.#pace !== WATCHED) return;
        machine.monotonic += ms;
        this.#watch.lose(ms);
      },
      failTransactions: (failing: { code: string; at: TransactionPoint; times: number }) => {
        this.#failing = { ...failing };
      },
    };
  }

  #crash(process: VirtualProcess): void {
    this.crashes += 1;
    end(process);
    this.sandbox.dropSockets();
    this.tell('the process is gone');
  }

  #atTransaction(process: VirtualProcess, point: TransactionPoint): void {
    if (process.isKilled) return;
    if (this.#crashAt === point) {
      this.#crashAt = undefined;
      this.#crash(process);
      if (point !== 'committed') throw new Crash('the process is gone');
    }
    const failing = this.#failing;
    if (failing?.at !== point || failing.times === 0) return;
    failing.times -= 1;
    this.#watch.disturb();
    throw Object.assign(new Error(failing.code), { code: failing.code });
  }

  /** Whatever was wrong is mended, and everything has its time. */
  async #settle(): Promise<void> {
    [this.#failing, this.#crashAt] = [undefined, undefined];
    this.sandbox.clearFaults();
    for (const server of this.sandbox.world.servers.values()) {
      this.sandbox.endOutage(server);
      this.sandbox.inviteBot(server);
    }
    for (const room of this.#rooms) this.sandbox.setPermissions(room, { without: [] });
    // Whatever was about to end has done so.
    await machine.pass(10 * SECOND);
    if (this.#bot?.isRunning !== true) await this.#start();
    // What Discord has refused is tried again after ten minutes.
    await machine.pass(12 * MINUTE);
    if (this.troubles.includes('owners')) {
      // What a moderator has deleted is shown again to who asks for it.
      const [first] = this.sandbox.users;
      for (const place of this.places) first?.command(place, 'hanafuda table');
      await machine.pass(20 * SECOND);
    }
    const { sandbox, places, ledger } = this;
    const bot = this.#bot;
    if (bot?.isRunning !== true) return this.fail('the bot does not run');
    const ended = {
      ...{ sandbox, places, query: this.query, bot, ledger, now: machine.wall },
      ...{ seen: this.#seen, forgotten: this.#forgotten, hasForged: this.#hasForged },
      hasSetClock: this.troubles.includes('clock'),
      zone: this.#pace === SLOW ? this.#zone : 'UTC',
    };
    for (const fault of await faultsAtTheEnd(ended)) this.fail(fault);
    const lines = this.#bots.flatMap(({ logged }) => logged);
    for (const fault of faultsInLog(lines, this.troubles.length === 0)) this.fail(fault);
    await this.#close(bot);
  }

  /** Every match is stopped, and every token ends: nothing of them stays in memory. */
  async #close(bot: BotProcess): Promise<void> {
    const manager = { id: this.sandbox.users[0]?.id ?? '', name: 'Ann' };
    for (const { id } of this.query<{ id: number }>(
      "select id from match where status in ('open', 'playing')",
    )) {
      await bot.process.run(() =>
        bot.tables.leaving.stop({ at: { matchId: id }, person: manager, mayManage: true }),
      );
    }
    const ended = this.query<{ id: number }>('select id from match').map(({ id }) => id);
    await machine.pass(20 * MINUTE);
    // What is no longer needed goes at the latest when something happens somewhere else.
    const where = { serverId: this.sandbox.addServer('Elsewhere').id, channelId: '1' };
    const opening = { where, host: manager, game: 'koi-koi', options: {} };
    await bot.process.run(() => bot.tables.lobby.open(opening));
    await machine.pass(MINUTE);
    for (const fault of left(bot.collections, ended)) this.fail(fault);
  }
}

function isMove(customId: string | undefined): customId is string {
  return customId !== undefined && parseCustomId(customId)?.verb === 'move';
}
