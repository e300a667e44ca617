import './virtual-machine.ts';
import './patched-modules.ts';
import {
  type Actor,
  type Channel,
  type Outcome,
  Sandbox,
  type StoredMessage,
  walk,
} from 'discord-sandbox';
import { parseCustomId } from '../../src/bot/interaction/custom-id.ts';
import { type Draw, drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { LANGUAGES } from '../../src/text/language.ts';
import { textOf } from '../e2e/support/reading.ts';
import { pick } from '../torture/support/hostile.ts';
import { Ledger, settle } from '../torture/support/ledger.ts';
import { faultsOfAnswer, isInvitedBy, isMove } from './answers.ts';
import { BotHost, during } from './bot-host.ts';
import { faultsAtTheEnd, faultsInLog, madeAgain, toldSecrets } from './checkers.ts';
import { chooseSettings, type Likes, likesOf } from './habits.ts';
import { PACES, type Pace, SLOW, WATCHED, ZONES } from './pace.ts';
import { type Act, act, type Company } from './people.ts';
import { TROUBLES, type Trouble, trouble } from './troubles.ts';
import { machine } from './virtual-machine.ts';
import { Watch } from './watch.ts';

/** How a world goes: the same plan leads to the same world, to the byte. */
export interface Plan {
  readonly seed: number;
  /** Steps that are left out. */
  readonly without: ReadonlySet<number>;
  readonly steps: number;
}

export interface Report {
  /** What did not hold; empty is well. */
  readonly faults: readonly string[];
  /** What happened, a line each. */
  readonly log: readonly string[];
  /** How many steps were taken until something did not hold. */
  readonly steps: number;
  readonly presses: number;
  readonly crashes: number;
  readonly troubles: Readonly<Record<string, number>>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** How many steps pass, roughly, until owners have put in order what keeps people from playing. */
const CLOSED = 6;
const NAMES = ['Ann', 'Bob', 'Cho', 'Dai', 'Eve', 'Fay'];

/** A world of its own: Discord, people, the bot's machine, and whatever goes wrong. */
export class World {
  readonly sandbox: Sandbox;
  readonly #rooms: readonly Channel[];
  readonly log: string[] = [];
  readonly faults: string[] = [];
  readonly plan: Plan;
  readonly troubles: readonly Trouble[];
  readonly ledger = new Ledger();
  presses = 0;
  readonly counts: Record<string, number> = {};
  readonly #host: BotHost;
  readonly #likes: Likes;
  /** As of `Company`. */
  readonly #strays: number;
  readonly #lets: number;
  readonly #whims: number;
  /** How many steps pass, more or less, until somebody starts the bot again, and how long they are. */
  readonly #patience: number;
  /** How many steps pass, more or less, until something goes wrong. */
  readonly #calm: number;
  #last: Act | undefined;
  #isEarly = true;
  #isPaused = false;
  #hasForged = false;
  /** Who has had their data deleted; nobody hears of them any more. */
  readonly #forgotten = new Set<string>();
  /** The number of each person's last press. */
  readonly #lastPress = new Map<string, number>();
  readonly #seen: StoredMessage[] = [];
  readonly #archived = new Set<string>();
  readonly #watch: Watch;
  readonly #pace: Pace;
  readonly #zone: string;

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
    const nonceMs = pick(pace, [1, 5]) * MINUTE;
    this.sandbox = new Sandbox({ clock, checkSchema: false, nonceMs });
    const server = this.sandbox.addServer('Club');
    const rooms = ['cards', 'parlour'].map((name) => this.sandbox.addChannel(server, name));
    const people = pick(draw, [1, 2, 2, 3, 3, 4, 4, 6]);
    this.#strays = pick(draw, this.#pace.strays);
    this.#lets = pick(draw, [3, 12]);
    this.#whims = pick(pace, [8, 16, 50]);
    this.#calm = pick(pace, [4, 8, 24]);
    this.#patience = pick(draw, [1, 2, 4]);
    for (let at = 0; at < people; at++) this.#comeIn(draw);
    this.sandbox.world.events.on('message', (stored) => this.#see(stored));
    this.sandbox.world.events.on('channel', (channel) => {
      if (channel.kind === 'thread' && channel.isArchived) this.#archived.add(channel.id);
    });
    this.#rooms = rooms.slice(0, 1 + draw(2));
    this.troubles = draw(3) === 0 ? [] : TROUBLES.filter(() => draw(2) === 0);
    this.#likes = likesOf(
      (what) => this.draws(`likes ${what}`),
      () => this.#isEarly,
    );
    const { sandbox } = this;
    const watch: Watch = new Watch({
      ...{ places: () => this.places, query: this.query, sandbox },
      isHeardLate: this.troubles.includes('gateway'),
      bot: () => this.#host.bot,
    });
    this.#watch = watch;
    this.#host = new BotHost({
      ...{ sandbox, latency: this.draws('latency'), standstillMs: this.#pace.standstillMs },
      tell: (line) => this.tell(line),
      onDisturbed: () => watch.disturb(),
      closed: () => watch.closed.map(({ id }) => id),
    });
  }

  /** The channels in which people play, and the threads of tables there. */
  get places(): readonly Channel[] {
    return this.#rooms.flatMap((room) => [room, ...this.sandbox.world.threadsOf(room.id)]);
  }

  /** Somebody joins the server; the first manages it. */
  #comeIn(draw: Draw): void {
    const { length } = this.sandbox.users;
    this.sandbox.addUser(NAMES[length] ?? `Kim ${length}`, {
      locale: draw(3) === 0 ? 'ja' : 'en-US',
      ...(length === 0 && { permissions: 'manager' }),
    });
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
  readonly query = <Row>(sql: string): readonly Row[] => this.#host.query<Row>(sql);

  #see(stored: StoredMessage): void {
    this.#seen.push(stored);
    const told = toldSecrets(stored, { query: this.query, hasForged: this.#hasForged });
    for (const fault of told) this.fail(fault);
  }

  async live(): Promise<Report> {
    const host = this.#host;
    await host.enter();
    await host.start();
    const { sandbox } = this;
    const [bot, place] = [host.bot, this.#rooms[0]];
    if (bot !== undefined && place?.kind === 'text') {
      const zone = this.#pace === SLOW ? this.#zone : undefined;
      await chooseSettings({ sandbox, bot, place, zone }, this.draws('settings'));
    }
    let step = 0;
    const steps = this.plan.steps * this.#pace.length;
    for (; step < steps && this.faults.length === 0; step++) {
      this.#isEarly = step < steps / 3;
      this.#isPaused = this.query("select 1 from timer where kind = 'pause'").length > 0;
      if (this.plan.without.has(step)) continue;
      await this.#step(this.draws(`step ${step}`));
    }
    await this.#settle();
    host.leave();
    const { faults, log, presses, counts: troubles } = this;
    return { faults, log, presses, crashes: host.crashes, troubles, steps: step };
  }

  async #step(draw: Draw): Promise<void> {
    if (!this.#host.isRunning && draw(this.#patience) === 0) await this.#host.start();
    if (this.#watch.closed.length > 0 && draw(CLOSED) === 0) {
      this.#mendServers();
      this.tell('the servers are in order');
      this.#watch.disturb();
    }
    if (this.troubles.length > 0 && draw(this.#calm) === 0) {
      const often = this.troubles.filter((one) => one === 'crashes');
      const kind = pick(draw, [...this.troubles, ...often, ...often, ...often]);
      this.counts[kind] = (this.counts[kind] ?? 0) + 1;
      this.tell(trouble(kind, this.#troubled(), draw));
      this.#watch.disturb();
    }
    const people = this.sandbox.users.filter(({ id }) => !this.#forgotten.has(id));
    const done = people.length > 0 ? act(this.#company(people), draw) : undefined;
    if (done !== undefined) this.#note(done);
    const scale = pick(draw, this.#pace.scales);
    // Whoever has to start the bot takes some time: less or more than Discord knows what was posted already.
    const longest = this.#host.isRunning ? scale : Math.max(scale, 2 * this.#patience * MINUTE);
    await this.#watch.pass(draw(longest));
    for (const fault of this.#watch.look()) this.fail(fault);
  }

  #company(people: readonly Actor[]): Company {
    const [likes, strays, lets, whims] = [this.#likes, this.#strays, this.#lets, this.#whims];
    const last = people.some(({ id }) => id === this.#last?.who.id) ? this.#last : undefined;
    const { sandbox, places } = this;
    return { sandbox, places, people, likes, strays, lets, whims, last, isPaused: this.#isPaused };
  }

  /** Follows what somebody does until it is answered. */
  #note(done: Act): void {
    const { who, told, sent, customId } = done;
    if (done.isLead !== true) this.#last = done;
    this.presses += 1;
    const at = this.presses;
    this.#hasForged ||= told.startsWith('forges');
    for (const { id, name } of this.sandbox.users) {
      if (isInvitedBy(told, id, name)) this.#lastPress.set(id, at);
    }
    this.#lastPress.set(who.id, at);
    this.tell(`${who.name} ${told}`);
    const next = parseCustomId(customId ?? '');
    // Whoever comes back from a holiday does so in all their matches.
    const isAway = this.query(`select 1 from holiday where person_id = '${who.id}'`).length > 0;
    const match = isAway ? 0 : (next?.match ?? 0);
    this.#watch.act(match, [next?.verb, next?.argument].includes('next'));
    const noted = isMove(customId) ? this.ledger.press(customId) : undefined;
    void sent.done.then((outcome) => {
      const said = 'message' in outcome ? textOf(outcome.message).slice(0, 80) : '';
      this.tell(`  ${who.name} is answered: ${outcome.kind} ${said.replaceAll('\n', ' | ')}`);
      if (noted !== undefined) settle(noted, outcome);
      this.#judge(done, at, outcome);
    });
  }

  /** What an answer tells: what does not hold, and whom the bot has forgotten. */
  #judge(done: Act, at: number, outcome: Outcome): void {
    const { who } = done;
    const { query, troubles } = this;
    for (const fault of faultsOfAnswer(done, outcome, { query, troubles })) this.fail(fault);
    if (!('message' in outcome)) return;
    const said = textOf(outcome.message);
    // Anyone who has pressed something else since, or was invited, starts over.
    const isLast = this.#lastPress.get(who.id) === at;
    if (isLast && LANGUAGES.some(({ privacy }) => said.includes(privacy.forgotMe))) {
      this.#forgotten.add(who.id);
      this.#comeIn(this.draws(`newcomer ${this.#forgotten.size}`));
    }
  }

  #troubled() {
    return Object.assign(this.#host.troubled(), {
      sandbox: this.sandbox,
      standStill: (ms: number) => {
        // Where much is leapt over, nothing could tell it from that.
        if (this.#pace !== WATCHED) return;
        machine.monotonic += ms;
        this.#watch.lose(ms);
      },
    });
  }

  /** A moderator takes away what shows matches that the bot has forgotten with the server that it was removed from. */
  #clean(): void {
    const known = this.query<{ id: number }>('select id from match').map(({ id }) => id);
    for (const { message } of this.places.flatMap(({ id }) => this.sandbox.world.messagesIn(id))) {
      const [match = 0] = walk(message.components).flatMap(
        ({ custom_id: id }) => parseCustomId(id ?? '')?.match || [],
      );
      if (match > 0 && !known.includes(match)) this.sandbox.deleteMessage(message);
    }
  }

  #mendServers(): void {
    for (const server of this.sandbox.world.servers.values()) {
      this.sandbox.endOutage(server);
      this.sandbox.inviteBot(server);
    }
    for (const room of this.#rooms) this.sandbox.setPermissions(room, { without: [] });
  }

  /** Whatever was wrong is mended, and everything has its time. */
  async #settle(): Promise<void> {
    this.#host.mend();
    this.sandbox.clearFaults();
    if (this.troubles.includes('owners')) this.#clean();
    this.#mendServers();
    // Whatever was about to end has done so.
    await machine.pass(10 * SECOND);
    if (!this.#host.isRunning) await this.#host.start();
    // What Discord has refused is tried again after ten minutes.
    await machine.pass(12 * MINUTE);
    if (this.troubles.includes('owners')) {
      // What a moderator has deleted is shown again to who asks for it.
      const [first] = this.sandbox.users;
      for (const place of this.places) first?.command(place, 'hanafuda table');
      await machine.pass(20 * SECOND);
    }
    const { sandbox, places, ledger } = this;
    const { bot, logged } = this.#host;
    if (bot?.isRunning !== true) return this.fail('the bot does not run');
    const ended = () => ({
      ...{ sandbox, places, query: this.query, bot, ledger, now: machine.wall },
      ...{
        seen: this.#seen,
        archived: this.#archived,
        forgotten: this.#forgotten,
        hasForged: this.#hasForged,
      },
      hasSetClock: this.troubles.includes('clock'),
      zone: this.#pace === SLOW ? this.#zone : 'UTC',
    });
    const look = () => during(faultsAtTheEnd(ended()));
    let faults = await look();
    if (faults.length > 0) {
      // Something may have fallen due at this very moment, and be half shown.
      await machine.pass(5 * SECOND);
      faults = await look();
    }
    for (const fault of [...faults, ...(await during(madeAgain(ended())))]) this.fail(fault);
    for (const fault of faultsInLog(logged, this.troubles.length === 0)) this.fail(fault);
    for (const fault of await this.#host.close()) this.fail(fault);
  }
}
