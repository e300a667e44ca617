import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Scheduler } from '../../../src/bot/timers/scheduler.ts';
import { createLogger } from '../../../src/log.ts';
import type { Match } from '../../../src/model/match.ts';
import { seatAsked } from '../../../src/model/seats.ts';
import { StoreFailure } from '../../../src/table/store-failure.ts';
import { SteadyClock } from '../../../src/table/timers/steady-clock.ts';
import type { DueTimer } from '../../../src/table/timers/timer-store.ts';
import { gameOf } from '../../support/position.ts';
import { RecordingMeter } from '../../support/recording-meter.ts';
import { type Room, room } from '../../table/support/a-table.ts';
import { alone, dealt, lobby, moveOn } from '../../table/support/matches.ts';
import { done } from '../../table/support/outcomes.ts';
import { AKI, BENI, HERE, SERVER, WHERE } from '../../table/support/people.ts';

/** What was done about the tables, in order. */
let publicEvents: string[];
let logged: string[];
let meter: RecordingMeter;
let made: Room;
let match: Match;
let isConnected: boolean;
let isReachable: boolean;
let scheduler: Scheduler;

beforeEach(async () => {
  [publicEvents, logged, isConnected, isReachable] = [[], [], true, true];
  meter = new RecordingMeter();
  made = room();
  await made.store.putServerSettings(SERVER, { clock: '60s', mentions: 'always' });
  match = await dealt(made.tables, 'botan-cho', AKI, BENI);
  scheduler = clockworkOf(made);
});

afterEach(() => made.store.close());

function clockworkOf(
  { tables, clock }: Pick<Room, 'tables' | 'clock'>,
  steady = new SteadyClock({ wall: () => clock.now, monotonic: () => clock.now }),
): Scheduler {
  return new Scheduler({
    tables,
    tableMessages: {
      refresh: () => publicEvents.push('refresh'),
      call: (_match, people) => publicEvents.push(`call ${people.length}`),
    },
    tellTurn: async ({ matchId }) => void publicEvents.push(`turn ${matchId}`),
    announce: async (matchId) => void publicEvents.push(`alert ${matchId}`),
    log: createLogger({ level: 'warn', pretty: false, write: (line) => logged.push(line) }),
    meter,
    clock: steady,
    isConnected: () => isConnected,
    isReachable: () => isConnected && isReachable,
  });
}

type Timers = Room['tables']['timers'];

/** Over timers, some of them replaced. */
function clockworkWith(timers: Partial<Timers>): Scheduler {
  const { tables, clock } = made;
  return clockworkOf({ clock, tables: { ...tables, timers: { ...tables.timers, ...timers } } });
}

const BUSY = new StoreFailure('is held', 'transient');

/** Does the same, but fails the first times. */
function failing<Args extends readonly unknown[], T>(
  times: number,
  work: (...args: Args) => Promise<T>,
  error: Error = BUSY,
) {
  let left = times;
  return async (...args: Args): Promise<T> => {
    if (left-- > 0) throw error;
    return await work(...args);
  };
}

const version = async () => (await made.tables.stored.match(match.id))?.version;

/** Seconds go by, with a look at the clock after each. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    made.clock.now += 1000;
    await scheduler.tick();
  }
}

test('has a computer think again that failed to, and holds nothing else up meanwhile', async () => {
  const thought = Promise.withResolvers<void>();
  let asked = 0;
  const at = room({
    think: async ({ moves: [first] }) => {
      if (++asked === 1 || first === undefined) throw new Error('no worker');
      await thought.promise;
      return first;
    },
  });
  const { tables, clock } = at;
  await at.store.putServerSettings(SERVER, { clock: '60s', mentions: 'always', pause: '0' });
  const where = { ...WHERE, channelId: '300000000000000002' };
  const options = { rounds: '3' };
  const other = done(await tables.lobby.open({ where, host: BENI, game: 'botan-cho', options }));
  const begun = done(await tables.lobby.join({ matchId: other.id }, AKI));
  const clockwork = clockworkOf(at);
  await clockwork.start();
  const look = () => {
    clock.now += 1000;
    return clockwork.tick();
  };
  for (let second = 1; second <= 58; second++) await look();

  await lobby(tables, 'botan-cho', AKI);
  done(await tables.lobby.addComputer(HERE, AKI, 'strong'));
  let thinking = done(await tables.lobby.start(HERE, AKI));
  if (asked === 0) thinking = done(await moveOn(tables, thinking));
  await look();
  // Both are due now.
  const looked = look();
  const otherVersion = async () => (await tables.stored.match(other.id))?.version;
  await expect.poll(otherVersion).toBeGreaterThan(begun.version);
  expect((await tables.stored.match(thinking.id))?.version).toBe(thinking.version);
  await looked;
  thought.resolve();
  await clockwork.idle();
  expect((await tables.stored.match(thinking.id))?.version).toBeGreaterThan(thinking.version);
  expect(logged).toEqual([]);
  await at.store.close();
});

test('warns in time, then lets the computer play', async () => {
  await scheduler.start();
  await pass(39);
  expect(publicEvents).toEqual([]);
  await pass(1);
  expect(publicEvents).toEqual(['call 1']);
  await pass(19);
  expect(publicEvents).toEqual(['call 1']);
  await pass(1);
  expect(publicEvents).toEqual(['call 1']);
  expect(await version()).toBe(match.version + 1);
});

test('lets the computer lead the next round when the pause is over', async () => {
  const at = room({ settings: { pause: '10' } });
  const { tables, store, clock } = at;
  const table = await alone(tables, 'hana-awase', 3);
  let played = table;
  const pauseAt = () => store.dueAt(table.id, 'pause');
  const isComputerNext = () => seatAsked(gameOf('hana-awase'), played) === undefined;
  while ((await pauseAt()) === undefined || !isComputerNext()) {
    played = done(await moveOn(tables, played));
  }
  const { version } = played;
  const clockwork = clockworkOf(at);
  await clockwork.start();
  clock.now += 9999;
  await clockwork.tick();
  expect((await tables.stored.match(table.id))?.version).toBe(version);
  clock.now += 1;
  await clockwork.tick();
  expect((await tables.stored.match(table.id))?.version).toBeGreaterThan(version);
});

test('looks once however slow a look is, and does nothing twice', async () => {
  await scheduler.start();
  await pass(39);
  made.clock.now += 1000;
  await Promise.all([scheduler.tick(), scheduler.tick(), scheduler.tick()]);
  expect(publicEvents).toEqual(['call 1']);
});

test('does nothing before people can be heard', async () => {
  isConnected = false;
  await pass(300);
  expect(publicEvents).toEqual([]);
});

test('does nothing while people cannot be heard, and gives them that time', async () => {
  await scheduler.start();
  await pass(30);
  isConnected = false;
  await pass(300);
  expect(publicEvents).toEqual([]);
  isConnected = true;
  await pass(1);
  expect(publicEvents).toEqual(['refresh']);
  await pass(9);
  expect(await version()).toBe(match.version);
  await pass(30);
  expect(await version()).toBe(match.version + 1);
});

test('shows the deadline of a slow game anew only where it has moved by much', async () => {
  await made.store.putServerSettings(SERVER, { clock: '24h' });
  done(await made.tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
  await dealt(made.tables, 'botan-cho', AKI, BENI);
  await scheduler.start();
  for (const [seconds, shown] of [
    [300, []],
    [900, ['refresh']],
  ] as const) {
    isConnected = false;
    await pass(seconds);
    isConnected = true;
    await pass(1);
    expect(publicEvents).toEqual(shown);
  }
});

test('leaves alone what cannot be reached, and gives it that time', async () => {
  await scheduler.start();
  isReachable = false;
  await pass(300);
  isReachable = true;
  await pass(39);
  expect(publicEvents).toEqual(['refresh']);
  await pass(25);
  expect(publicEvents[1]).toBe('call 1');
  expect(await version()).toBe(match.version + 1);
});

test('tells the new time once, after it was away', async () => {
  await scheduler.start();
  made.clock.now += 3_600_000;
  const next = clockworkOf(made);
  await next.start();
  await next.tick();
  expect(publicEvents).toEqual(['refresh']);
});

test.each([
  ['keeps seats for people', [BENI], ['refresh']],
  ['keeps none', [], []],
])('shows anew, after it was away, a lobby that %s', async (_, invited, shown) => {
  done(await made.tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
  const table = { where: WHERE, host: AKI, game: 'botan-cho', options: {}, invited };
  done(await made.tables.lobby.open(table));
  await scheduler.start();
  made.clock.now += 3_600_000;
  await clockworkOf(made).start();
  expect(publicEvents).toEqual(shown);
});

/** From now on what is done when a move's time is over fails, so many times. */
function failMoves(failures: number): { readonly triedAt: readonly number[] } {
  const timeOver = failing(failures, made.tables.timers.timeOver);
  const triedAt: number[] = [];
  scheduler = clockworkWith({
    timeOver: (id) => {
      triedAt.push(made.clock.now);
      return timeOver(id);
    },
  });
  return { triedAt };
}

test('puts off what fails because of the database, and does it once that is well again', async () => {
  const { triedAt } = failMoves(3);
  await scheduler.start();
  await pass(60);
  expect(triedAt).toHaveLength(1);
  expect(await made.tables.timers.moveDueAt(match.id)).toBe(made.clock.now);
  await pass(20);
  const [first = 0] = triedAt;
  expect(triedAt.map((at) => (at - first) / 1000)).toEqual([0, 1, 3, 7]);
  expect(await version()).toBe(match.version + 1);
  expect(logged.filter((line) => line.includes('"errorKind":"store-transient"'))).toHaveLength(3);
  expect(meter.values('hanafuda_due_jobs_put_off_total', { kind: 'move' })).toHaveLength(3);
});

test('pauses no longer than five minutes between tries', async () => {
  const { triedAt } = failMoves(Number.POSITIVE_INFINITY);
  await scheduler.start();
  await pass(3600);
  const backoff = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0));
  expect(Math.max(...backoff)).toBe(300_000);
});

test('does what else is due while something fails', async () => {
  const other: DueTimer = { matchId: 99, kind: 'move', dueAt: 0, where: WHERE };
  const { due, timeOver } = made.tables.timers;
  scheduler = clockworkWith({
    due: async () => [other, ...(await due())],
    timeOver: async (id) => {
      if (id === other.matchId) throw BUSY;
      return await timeOver(id);
    },
  });
  await scheduler.start();
  await pass(61);
  expect(await version()).toBe(match.version + 1);
});

test('tries again what a match waits for, though a mistake of ours keeps it from being done', async () => {
  const { timeOver } = made.tables.timers;
  scheduler = clockworkWith({ timeOver: failing(2, timeOver, new TypeError('a mistake of ours')) });
  await scheduler.start();
  await pass(61);
  expect(await version()).toBe(match.version);
  await pass(10);
  expect(await version()).toBe(match.version + 1);
});

test('gives back the time at the next look when that could not be stored', async () => {
  await made.tables.timers.passTime(new Map());
  made.clock.now += 3_600_000;
  scheduler = clockworkWith({ wasAway: failing(1, made.tables.timers.wasAway) });
  await expect(async () => scheduler.start()).rejects.toThrow('is held');
  await scheduler.tick();
  expect(publicEvents).toEqual(['refresh']);
  expect(await timeLeft()).toBe(60);
});

/** Seconds for the move that is asked for. */
async function timeLeft(): Promise<number> {
  return (((await made.tables.timers.moveDueAt(match.id)) ?? Number.NaN) - made.clock.now) / 1000;
}

describe('time in which people cannot play', () => {
  test('is given back to the second, however it lies to the signs of life', async () => {
    await scheduler.start();
    await pass(21);
    isReachable = false;
    await pass(28);
    isReachable = true;
    await pass(1);
    // From the look before to the look after.
    expect(await timeLeft()).toBe(60 - 21);
  });

  test('is that in which the process stood still', async () => {
    await scheduler.start();
    await pass(10);
    made.clock.now += 600_000;
    await pass(1);
    expect(await timeLeft()).toBe(50);
    expect(publicEvents).toEqual(['refresh']);
  });

  test('is not that of a look that takes long: the process runs', async () => {
    const { tables, clock } = made;
    const slow = Promise.withResolvers<void>();
    const due = async () => {
      await slow.promise;
      return await tables.timers.due();
    };
    const clockwork = clockworkWith({ due });
    await clockwork.start();
    const look = clockwork.tick();
    for (let second = 0; second < 30; second++) {
      clock.now += 1000;
      void clockwork.tick();
    }
    slow.resolve();
    await look;
    clock.now += 1000;
    await clockwork.tick();
    expect(await timeLeft()).toBe(60 - 31);
  });

  test('that is short is given back without showing the table anew', async () => {
    await scheduler.start();
    await pass(5);
    isReachable = false;
    await pass(2);
    isReachable = true;
    await pass(1);
    expect(await timeLeft()).toBe(60 - 5);
    expect(publicEvents).toEqual([]);
  });
});

describe('the clock of the machine that is set', () => {
  /** By how much it was set, in milliseconds. */
  let set: number;

  beforeEach(async () => {
    set = 0;
    const wall = () => made.clock.now + set;
    const steady = new SteadyClock({ wall, monotonic: () => made.clock.now });
    await made.store.close();
    made = { ...room({ now: () => steady.now() }), clock: made.clock };
    await made.store.putServerSettings(SERVER, { clock: '60s', mentions: 'always' });
    match = await dealt(made.tables, 'botan-cho', AKI, BENI);
    scheduler = clockworkOf(made, steady);
    await scheduler.start();
  });

  test.each([
    ['an hour forward', 3_600],
    ['an hour back', -3_600],
    ['from 1970 to the present', 56 * 365 * 86_400],
  ])('%s leaves people the time that they had, and shows it', async (_, seconds) => {
    await pass(20);
    set = seconds * 1000;
    await pass(1);
    expect((await timeLeft()) - seconds).toBe(60 - 21);
    expect(publicEvents).toEqual(['refresh']);
    expect(await made.store.aliveAt()).toBe(made.clock.now + set);
    await pass(39);
    expect(await version()).toBe(match.version + 1);
  });

  test('a little at a time is followed without a word', async () => {
    for (let times = 0; times < 10; times++) {
      set += 100;
      await pass(1);
    }
    expect(logged).toEqual([]);
    expect(publicEvents).toEqual([]);
  });
});
