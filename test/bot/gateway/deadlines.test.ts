import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Scheduler } from '../../../src/bot/gateway/scheduler.ts';
import { findGame } from '../../../src/games/index.ts';
import { createLogger } from '../../../src/log.ts';
import { CLOCKS, type Clock, MOVE_TIME } from '../../../src/model/clock.ts';
import { hasEnded, type Match, type Person } from '../../../src/model/match.ts';
import { endsRound, type Outcome } from '../../../src/model/outcome.ts';
import { seatsAsked } from '../../../src/model/seats.ts';
import type { MatchRef } from '../../../src/table/matches/change.ts';
import type { Tables } from '../../../src/table/tables.ts';
import { keepTimers } from '../../../src/table/timers/keep-timers.ts';
import { SteadyClock } from '../../../src/table/timers/steady-clock.ts';
import type { MatchTimers } from '../../../src/table/timers/timer-store.ts';
import { anyMove, room } from '../../table/support/a-table.ts';
import { AKI, BENI, CHIKA, SERVER, WHERE } from '../../table/support/people.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const PEOPLE: readonly Person[] = [AKI, BENI, CHIKA];
const CHANNELS = [WHERE.channelId, `${WHERE.channelId}9`];

/** A bot whose people do one thing after another, and whose clock, process and connection fail them. */
class World {
  readonly #wall = { now: 1_800_000_000_000 };
  readonly #monotonic = { now: 0 };
  readonly #clock = new SteadyClock({
    wall: () => this.#wall.now,
    monotonic: () => this.#monotonic.now,
  });
  readonly #logged: string[] = [];
  readonly #here = room({
    now: this.#clock.now,
    think: async ({ moves: [first] }) => first ?? Promise.reject(new Error('no move')),
  });
  #isReachable = true;
  #scheduler = this.#started();

  get tables() {
    return this.#here.tables;
  }

  close(): Promise<void> {
    return this.#here.store.close();
  }

  /** A match is played when it begins. */
  async begin(table: { readonly game: string; readonly clock: Clock }): Promise<void> {
    await this.#here.store.putServerSettings(SERVER, { pause: '10', clock: 'none' });
    await this.tables.alerts.put({
      ...{ serverId: SERVER, personId: CHIKA.id, games: [], locale: 'en-US' },
      pace: 'always',
    });
    await this.#scheduler.start();
    await this.tables.settings.chooseForPerson(AKI.id, { turnMessages: true });
    const where = WHERE;
    const options = { rounds: '3' };
    await this.tables.lobby.open({ ...table, where, options, host: AKI, invited: [BENI] });
    for (const who of [BENI, CHIKA]) await this.tables.lobby.join(where, who);
    await this.tables.lobby.start(where, AKI);
  }

  match(channel: number): Promise<Match | undefined> {
    return this.#here.store.activeMatch(CHANNELS[channel] ?? '');
  }

  /** The bot is there, and does what falls due meanwhile. */
  async pass(ms: number): Promise<void> {
    const until = this.#clock.now() + ms;
    for (let looks = 0; ; looks++) {
      if (looks > 1000) throw new Error(`what was due stays due: ${this.#logged.join()}`);
      const [first] = await this.#here.store.dueTimers(until);
      const next = Math.min(until, Math.max(first?.dueAt ?? until, this.#clock.now()));
      this.#goOn(next - this.#clock.now());
      await this.tables.timers.passTime(new Map());
      // One that is called this rarely would take it that the process had stood still.
      this.#scheduler = this.#started();
      await this.#scheduler.start();
      await this.#look();
      if (first === undefined) return;
    }
  }

  /** The process is away for a while, or the machine's clock is set meanwhile, or both. */
  async restart(ms: number, by: number): Promise<void> {
    await this.tables.timers.passTime(new Map());
    await this.#keeping(async () => {
      if (by !== 0) await this.#setClock(by);
      this.#goOn(ms);
      this.#scheduler = this.#started();
      await this.#scheduler.start();
    });
  }

  /** Discord cannot be reached for so many seconds. */
  async cutOff(seconds: number): Promise<void> {
    this.#isReachable = false;
    await this.#keeping(async () => {
      for (let second = 0; second < seconds; second++) {
        this.#goOn(SECOND);
        await this.#scheduler.tick();
      }
      this.#isReachable = true;
      await this.#scheduler.tick();
    });
  }

  /** Checks every deadline that stands, and that none is missing. */
  async check(): Promise<void> {
    await this.#look();
    for (const { matchId } of await this.tables.timers.timedMatches()) {
      const match = await this.tables.matches.find(matchId);
      const timers = await this.tables.timers.of(matchId);
      if (match === undefined || hasEnded(match)) {
        throw new Error(`nothing falls due in match ${matchId}: ${JSON.stringify(timers)}`);
      }
      for (const dueAt of dueAts(timers)) expect(dueAt).toBeGreaterThan(this.#clock.now());
      expect(causesOf(match)).toMatchObject(kindsOf(timers));
      expect(await this.#timersAnew(match)).toEqual(timers);
      expect(instantsIn(match), JSON.stringify(match.players)).toEqual([]);
    }
    expect(this.#logged).toEqual([]);
  }

  /** What falls due after a change of nothing; undone. */
  async #timersAnew(match: Match): Promise<MatchTimers> {
    const { idle } = await this.tables.timers.of(match.id);
    let anew: MatchTimers = { kept: {} };
    const undone = new Error('undone');
    const deps = { findGame, chooseMove: anyMove, entropy: () => new Uint8Array(32) };
    const think = () => Promise.reject(undone);
    await this.#here.store
      .transaction(async (store) => {
        const tx = { ...deps, think, store, now: this.#clock.now, note() {} };
        await keepTimers(tx, { before: match, match, steps: [], pause: 0 });
        anew = await store.timersOf(match.id);
        throw undone;
      })
      .catch((error: unknown) => expect(error).toBe(undone));
    // Nothing happened, so that the lobby closes when it would have.
    return idle === undefined ? anew : { ...anew, idle };
  }

  async #setClock(by: number): Promise<void> {
    this.#wall.now += by;
    await this.#look();
  }

  #goOn(ms: number): void {
    this.#wall.now += ms;
    this.#monotonic.now += ms;
  }

  /** What remains of each time remains, but for dates of the calendar; a lobby stays open longer once one comes. */
  async #keeping(work: () => Promise<void>): Promise<void> {
    const before = await this.#remaining();
    await work();
    expect(await this.#remaining()).toEqual(before);
    await this.#look();
  }

  async #remaining(): Promise<unknown> {
    const now = this.#clock.now();
    const all: Record<number, object> = {};
    for (const { matchId } of await this.tables.timers.timedMatches()) {
      const { kept, holiday: _date, idle: _idle, ...single } = await this.tables.timers.of(matchId);
      const left = (timers: object) =>
        Object.fromEntries(Object.entries(timers).map(([key, at]) => [key, Number(at) - now]));
      all[matchId] = { ...left(single), kept: left(kept) };
    }
    return all;
  }

  /** Does what is due, and has the computers move that owe one. */
  async #look(): Promise<void> {
    for (let looks = 0; looks < 5; looks++) {
      await this.#scheduler.tick();
      await this.#scheduler.idle();
      for (const { matchId } of await this.tables.timers.timedMatches()) {
        await this.tables.play.think(matchId);
      }
      if ((await this.tables.timers.due()).length === 0) return;
    }
  }

  #started(): Scheduler {
    const { tables } = this.#here;
    return new Scheduler({
      tables,
      tableMessages: { refresh() {}, call() {} },
      turnMessages: { tell: (due) => tables.timers.clear(due) },
      alerts: { announce: async (matchId) => void (await tables.alerts.next(matchId)) },
      log: createLogger({
        level: 'error',
        pretty: false,
        write: (line) => this.#logged.push(line),
      }),
      clock: this.#clock,
      isConnected: () => this.#isReachable,
      isReachable: () => this.#isReachable,
    });
  }
}

const dueAts = ({ kept, ...single }: MatchTimers) => [
  ...Object.values(single),
  ...Object.values(kept),
];

/** Which deadlines a match has a cause for; a reminder or a warning may have been given. */
function causesOf(match: Match) {
  const game = findGame(match.game);
  const isOpen = match.status === 'open';
  const isPlaying = match.status === 'playing';
  const isAsked = isPlaying && game !== undefined && seatsAsked(game, match).length > 0;
  return {
    ...{ idle: isOpen, alert: isOpen, pause: isPlaying },
    ...{ move: isAsked && MOVE_TIME[match.clock] !== null },
    ...{ warning: isAsked, call: isAsked, silence: isAsked, direct: isAsked },
    stop: match.stopVotes.length > 0,
    computer: isPlaying && !isAsked,
    holiday: match.players.some((one) => one.type === 'person' && one.holidayUntil !== undefined),
    kept: match.invited.map(({ person: { id } }) => id).toSorted(),
  };
}

/** The same of those that stand. */
function kindsOf({ kept, ...single }: MatchTimers) {
  const standing = Object.keys(single).map((kind) => [kind, true]);
  return { ...Object.fromEntries(standing), kept: Object.keys(kept).toSorted() };
}

/** Instants among what a match tells of people: only a holiday, which is a date, is none of the timers'. */
function instantsIn({ players, invited, barred, stopVotes }: Match): readonly unknown[] {
  const found: unknown[] = [];
  JSON.stringify([players, invited, barred, stopVotes], (key, value: unknown) => {
    if (typeof value === 'number' && value > 1e11 && key !== 'holidayUntil') found.push(value);
    return value;
  });
  return found;
}

type Act = (world: World) => Promise<unknown>;

/** Something that is done, by a name that a failure prints. */
const act = (name: string, run: Act): Act =>
  Object.assign(run, { [fc.toStringMethod]: () => name });

const person = fc.constantFrom(...PEOPLE);
const channel = fc.nat(CHANNELS.length - 1);
const seconds = fc.constantFrom(1, 9, 50, 600, 1000, 3600, 90_000);

/** What somebody does at the table of a channel, if there is one. */
function atTable(
  name: string,
  run: (tables: Tables, match: Match, who: Person) => Promise<unknown>,
) {
  return fc.tuple(channel, person).map(([where, who]) =>
    act(`${who.name}: ${name} in ${where}`, async (world) => {
      const match = await world.match(where);
      if (match === undefined) return;
      const { matches, timers } = world.tables;
      const { pause } = await timers.of(match.id);
      await run(world.tables, match, who);
      const isOn = (await matches.find(match.id))?.status === 'playing';
      if (pause === undefined || !isOn || ENDS_PAUSE.has(name)) return;
      expect((await timers.of(match.id)).pause, name).toBe(pause);
    }),
  );
}

/** What goes on to the next round at once; nothing else that people do cuts the pause short. */
const ENDS_PAUSE: ReadonlySet<string> = new Set(['move', 'round', 'next']);

/** What the host of a table does there, to whom it concerns. */
function hosting(
  name: string,
  run: (tables: Tables, from: { at: MatchRef; person: Person }, who: Person) => Promise<unknown>,
) {
  return atTable(`${name} by the host`, (tables, { id, hostId }, who) =>
    run(tables, { at: { matchId: id }, person: { id: hostId, name: 'host' } }, who),
  );
}

/** Somebody whose turn it is moves, whoever that is. */
async function move(tables: Tables, match: Match): Promise<Outcome | undefined> {
  const game = findGame(match.game);
  const [seat = -1] = game === undefined ? [] : seatsAsked(game, match);
  const player = match.players[seat];
  if (game === undefined || match.state === null || player?.type !== 'person') return undefined;
  const [first] = game.legalMoves(match.state, seat);
  return (
    first && tables.play.move({ at: { matchId: match.id }, person: player.person, move: first })
  );
}

/** The round is played to its end, where people and quick computers play. */
async function playRound(tables: Tables, match: Match): Promise<void> {
  for (let current: Match | undefined = match; current?.status === 'playing'; ) {
    const outcome = await move(tables, current);
    if (!outcome?.ok || endsRound(outcome.steps.at(-1))) return;
    current = await tables.matches.find(match.id);
  }
}

const begun = fc.record({
  game: fc.constantFrom('hana-awase', 'ino-shika-cho'),
  clock: fc.constantFrom(...CLOCKS),
});

const opened = fc
  .record({
    where: channel,
    host: person,
    invited: fc.subarray([...PEOPLE]),
    game: fc.constantFrom('koi-koi', 'hana-awase', 'ino-shika-cho'),
    clock: fc.constantFrom(...CLOCKS),
  })
  .map(({ where, ...request }) => {
    const there = { serverId: SERVER, channelId: CHANNELS[where] ?? '' };
    const table = { ...request, where: there, options: { rounds: '3' } };
    return act(`open ${JSON.stringify(table)}`, ({ tables }) => tables.lobby.open(table));
  });

const whatPeopleDo = fc.oneof(
  { weight: 4, arbitrary: opened },
  { weight: 6, arbitrary: atTable('move', move) },
  { weight: 6, arbitrary: atTable('round', playRound) },
  {
    weight: 3,
    arbitrary: atTable('join', ({ lobby }, { id }, who) => lobby.join({ matchId: id }, who)),
  },
  {
    weight: 3,
    arbitrary: hosting('start', ({ lobby }, { at, person: host }) => lobby.start(at, host)),
  },
  hosting('invite', ({ lobby }, from, who) => lobby.invite({ ...from, people: [who] })),
  hosting('add', ({ lobby }, { at, person: host }) => lobby.addComputer(at, host, 'strong')),
  atTable('decline', ({ lobby }, { id }, who) => lobby.decline({ matchId: id }, who)),
  atTable('leave', ({ leaving }, { id }, who) => leaving.leave({ matchId: id }, who)),
  atTable('offer', ({ leaving }, { id }, who) => leaving.offerStop({ matchId: id }, who)),
  atTable('refuse', ({ leaving }, { id }, who) => leaving.refuseStop({ matchId: id }, who)),
  atTable('give', ({ leaving }, { id }, who) =>
    leaving.giveSeat({ at: { matchId: id }, person: who, seat: 0 }),
  ),
  atTable('next', ({ play }, { id }) => play.nextRound(id)),
  person.map((who) =>
    act(`${who.name}: holiday`, ({ tables }) =>
      tables.holidays.begin({ serverId: SERVER, personId: who.id, typed: '2' }),
    ),
  ),
  person.map((who) =>
    act(`${who.name}: back`, ({ tables }) =>
      tables.holidays.end({ serverId: SERVER, personId: who.id }),
    ),
  ),
  person.map((who) =>
    act(`${who.name}: direct messages`, ({ tables }) =>
      tables.settings.chooseForPerson(who.id, { turnMessages: true }),
    ),
  ),
  person.map((who) =>
    act(`${who.name}: forget me`, async (world) => {
      await world.tables.privacy.forgetPerson(who);
      await world.check();
      // The bot takes nothing from anybody whose data is being deleted.
      await world.tables.privacy.finishErasures();
    }),
  ),
);

const whatHappens = fc.oneof(
  seconds.map((many) => act(`${many} s`, (world) => world.pass(many * SECOND))),
  seconds.map((many) => act(`down for ${many} s`, (world) => world.restart(many * SECOND, 0))),
  fc
    .integer({ min: -40, max: 40 })
    .map((days) => act(`clock by ${days} days`, (world) => world.restart(SECOND, days * DAY))),
  fc.constantFrom(1, 30).map((many) => act(`cut off ${many} s`, (world) => world.cutOff(many))),
);

test('whatever people, the clock and the network do, each deadline has its cause, and none is overdue or lost', async () => {
  const acts = fc.oneof({ weight: 4, arbitrary: whatPeopleDo }, whatHappens);
  await fc.assert(
    fc.asyncProperty(
      begun,
      fc.array(acts, { minLength: 10, maxLength: 30, size: 'max' }),
      async (table, all) => {
        const world = new World();
        await world.begin(table);
        await world.check();
        for (const one of all) {
          await one(world);
          await world.check();
        }
        await world.close();
      },
    ),
    { numRuns: 40 },
  );
});
