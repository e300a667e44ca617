import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Scheduler } from '../../../src/bot/gateway/scheduler.ts';
import { createLogger } from '../../../src/log.ts';
import type { Match } from '../../../src/model/match.ts';
import { StoreFailure } from '../../../src/table/store-failure.ts';
import type { Tables } from '../../../src/table/tables.ts';
import { SteadyClock } from '../../../src/table/timers/steady-clock.ts';
import type { DueTimer } from '../../../src/table/timers/timer-store.ts';
import { RecordingMeter } from '../../support/recording-meter.ts';
import {
  AKI,
  BENI,
  dealt,
  done,
  HERE,
  moveOn,
  type Room,
  room,
  SERVER,
  WHERE,
} from '../../table/support/a-table.ts';

/** What was done about the tables, in order. */
let publicEvents: string[];
let logged: string[];
let meter: RecordingMeter;
let made: Room;
let match: Match;
let isConnected: boolean;
let isReachable: boolean;
let scheduler: Scheduler;

beforeEach(() => {
  [publicEvents, logged, isConnected, isReachable] = [[], [], true, true];
  meter = new RecordingMeter();
  made = room();
  made.store.putServerSettings(SERVER, { clock: '60s', mentions: 'always' });
  match = dealt(made.tables, 'botan-cho', AKI, BENI);
  scheduler = clockworkOf(made);
});

afterEach(() => made.store.close());

function clockworkOf(
  { tables, clock }: Pick<Room, 'tables' | 'clock'>,
  steady = steadyClock(() => clock.now),
): Scheduler {
  return new Scheduler({
    tables,
    tableMessages: {
      refresh: () => publicEvents.push('refresh'),
      call: (_match, people) => publicEvents.push(`call ${people.length}`),
    },
    log: createLogger({ level: 'warn', pretty: false, write: (line) => logged.push(line) }),
    meter,
    clock: steady,
    isConnected: () => isConnected,
    isReachable: () => isConnected && isReachable,
  });
}

/** A clock that nobody sets. */
function steadyClock(now: () => number): SteadyClock {
  return new SteadyClock({ wall: now, monotonic: now });
}

/** Seconds go by, with a look at the clock after each. */
function pass(seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    made.clock.now += 1000;
    scheduler.tick();
  }
}

test('warns in time, then lets the computer play', () => {
  scheduler.start();
  pass(39);
  expect(publicEvents).toEqual([]);
  pass(1);
  expect(publicEvents).toEqual(['call 1']);
  pass(19);
  expect(publicEvents).toEqual(['call 1']);
  pass(1);
  expect(publicEvents).toEqual(['call 1']);
  expect(made.tables.matches.find(match.id)?.version).toBe(match.version + 1);
});

test('does nothing before people can be heard', () => {
  isConnected = false;
  pass(300);
  expect(publicEvents).toEqual([]);
});

test('does nothing while people cannot be heard, and gives them that time', () => {
  scheduler.start();
  pass(30);
  isConnected = false;
  pass(300);
  expect(publicEvents).toEqual([]);
  isConnected = true;
  pass(1);
  expect(publicEvents).toEqual(['refresh']);
  pass(9);
  expect(made.tables.matches.find(match.id)?.version).toBe(match.version);
  pass(30);
  expect(made.tables.matches.find(match.id)?.version).toBe(match.version + 1);
});

test('leaves alone what cannot be reached, and gives it that time', () => {
  scheduler.start();
  isReachable = false;
  pass(300);
  isReachable = true;
  pass(39);
  expect(publicEvents).toEqual(['refresh']);
  pass(25);
  expect(publicEvents[1]).toBe('call 1');
  expect(made.tables.matches.find(match.id)?.version).toBe(match.version + 1);
});

test('tells the new time once, after it was away', () => {
  scheduler.start();
  made.clock.now += 3_600_000;
  const next = clockworkOf(made);
  next.start();
  next.tick();
  expect(publicEvents).toEqual(['refresh']);
});

test('closes a lobby in which nothing has happened', () => {
  done(made.tables.leaving.stop({ at: HERE, person: AKI, mayManage: true }));
  const where = { serverId: SERVER, channelId: HERE.channelId };
  const lobby = done(made.tables.lobby.open({ where, host: AKI, game: 'hana-awase', options: {} }));
  scheduler.start();
  const due = made.store.dueAt(lobby.id, 'idle') ?? 0;
  pass(Math.ceil((due - made.clock.now) / 1000));
  expect(made.tables.matches.find(lobby.id)?.stopReason).toBe('idle');
  expect(made.tables.matches.find(lobby.id)?.version).toBe(lobby.version + 1);
});

/** From now on what is done when a move's time is over fails, so many times. */
function failMoves(failures: number): { readonly triedAt: readonly number[] } {
  const { timeOver } = made.tables.timers;
  const triedAt: number[] = [];
  scheduler = clockworkOf({
    ...made,
    tables: {
      ...made.tables,
      timers: {
        ...made.tables.timers,
        timeOver: (id) => {
          triedAt.push(made.clock.now);
          if (triedAt.length <= failures) throw new StoreFailure('is held', 'transient');
          return timeOver(id);
        },
      },
    },
  });
  return { triedAt };
}

test('puts off what fails because of the database, and does it once that is well again', () => {
  const { triedAt } = failMoves(3);
  scheduler.start();
  pass(60);
  expect(triedAt).toHaveLength(1);
  expect(made.tables.timers.moveDueAt(match.id)).toBe(made.clock.now);
  pass(20);
  const [first = 0] = triedAt;
  expect(triedAt.map((at) => (at - first) / 1000)).toEqual([0, 1, 3, 7]);
  expect(made.tables.matches.find(match.id)?.version).toBe(match.version + 1);
  expect(logged.filter((line) => line.includes('"errorKind":"store-transient"'))).toHaveLength(3);
  expect(meter.values('hanafuda_due_jobs_put_off_total', { kind: 'move' })).toHaveLength(3);
});

test('pauses no longer than five minutes between tries', () => {
  const { triedAt } = failMoves(Number.POSITIVE_INFINITY);
  scheduler.start();
  pass(3600);
  const backoff = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0));
  expect(Math.max(...backoff)).toBe(300_000);
});

test('does what else is due while something fails', () => {
  const other: DueTimer = { matchId: 99, kind: 'move', dueAt: 0, where: WHERE };
  const { due, timeOver } = made.tables.timers;
  const tables: Tables = {
    ...made.tables,
    timers: {
      ...made.tables.timers,
      due: () => [other, ...due()],
      timeOver: (id) => {
        if (id === other.matchId) throw new StoreFailure('is held', 'transient');
        return timeOver(id);
      },
    },
  };
  scheduler = clockworkOf({ ...made, tables });
  scheduler.start();
  pass(61);
  expect(made.tables.matches.find(match.id)?.version).toBe(match.version + 1);
});

test('gives back the time at the next look when that could not be stored', () => {
  made.tables.timers.passTime(new Map());
  made.clock.now += 3_600_000;
  const { wasAway } = made.tables.timers;
  let failures = 1;
  const tables: Tables = {
    ...made.tables,
    timers: {
      ...made.tables.timers,
      wasAway: () => {
        if (failures-- > 0) throw new StoreFailure('is held', 'transient');
        return wasAway();
      },
    },
  };
  scheduler = clockworkOf({ ...made, tables });
  expect(() => scheduler.start()).toThrow('is held');
  scheduler.tick();
  expect(publicEvents).toEqual(['refresh']);
  expect(timeLeft()).toBe(60);
});

/** Seconds for the move that is asked for. */
function timeLeft(): number {
  return ((made.tables.timers.moveDueAt(match.id) ?? Number.NaN) - made.clock.now) / 1000;
}

describe('time in which people cannot play', () => {
  test('is given back to the second, however it lies to the signs of life', () => {
    scheduler.start();
    pass(21);
    isReachable = false;
    pass(28);
    isReachable = true;
    pass(1);
    // From the look before to the look after.
    expect(timeLeft()).toBe(60 - 21);
  });

  test('is not lost with the process while the place is closed', () => {
    scheduler.start();
    isReachable = false;
    pass(35);
    // Ten seconds at most lie between two signs of life.
    expect(timeLeft()).toBeGreaterThanOrEqual(50);
    scheduler = clockworkOf(made);
    scheduler.start();
    isReachable = true;
    pass(1);
    expect(timeLeft()).toBeGreaterThanOrEqual(59);
  });

  test('is given back once though storing it failed at first', () => {
    const { passTime } = made.tables.timers;
    let failures = 0;
    const tables: Tables = {
      ...made.tables,
      timers: {
        ...made.tables.timers,
        passTime: (late) => {
          if (late.size > 0 && failures++ < 3) throw new StoreFailure('is held', 'transient');
          passTime(late);
        },
      },
    };
    scheduler = clockworkOf({ ...made, tables });
    scheduler.start();
    const quietly = (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        made.clock.now += 1000;
        try {
          scheduler.tick();
        } catch (error) {
          expect(error).toBeInstanceOf(StoreFailure);
        }
      }
    };
    quietly(9);
    isReachable = false;
    quietly(9);
    isReachable = true;
    quietly(5);
    expect(failures).toBeGreaterThan(3);
    expect(timeLeft()).toBeGreaterThanOrEqual(60 - 14);
    expect(timeLeft()).toBeLessThanOrEqual(60 - 14 + 3);
  });

  test('is that in which the process stood still', () => {
    scheduler.start();
    pass(10);
    made.clock.now += 600_000;
    pass(1);
    expect(timeLeft()).toBe(50);
    expect(publicEvents).toEqual(['refresh']);
  });

  test('that is short is given back without showing the table anew', () => {
    scheduler.start();
    pass(5);
    isReachable = false;
    pass(2);
    isReachable = true;
    pass(1);
    expect(timeLeft()).toBe(60 - 5);
    expect(publicEvents).toEqual([]);
  });
});

describe('the clock of the machine that is set', () => {
  let wall: number;
  let steady: SteadyClock;

  beforeEach(() => {
    wall = made.clock.now;
    steady = new SteadyClock({ wall: () => wall, monotonic: () => made.clock.now });
    made.store.close();
    made = { ...room({ now: () => steady.now() }), clock: made.clock };
    made.store.putServerSettings(SERVER, { clock: '60s', mentions: 'always' });
    match = dealt(made.tables, 'botan-cho', AKI, BENI);
    scheduler = clockworkOf(made, steady);
    scheduler.start();
  });

  /** Seconds go by, on every clock. */
  function go(seconds: number): void {
    for (let second = 0; second < seconds; second++) {
      wall += 1000;
      made.clock.now += 1000;
      scheduler.tick();
    }
  }
  const left = () => ((made.tables.timers.moveDueAt(match.id) ?? Number.NaN) - wall) / 1000;

  test.each([
    ['an hour forward', 3_600],
    ['an hour back', -3_600],
    ['from 1970 to the present', 56 * 365 * 86_400],
  ])('%s leaves people the time that they had, and shows it', (_, seconds) => {
    go(20);
    wall += seconds * 1000;
    go(1);
    expect(left()).toBe(60 - 21);
    expect(publicEvents).toEqual(['refresh']);
    expect(made.store.aliveAt()).toBe(wall);
    go(39);
    expect(made.tables.matches.find(match.id)?.version).toBe(match.version + 1);
  });

  test('and back again, by and by, is as if it had not been', () => {
    go(5);
    wall += 7_200_000;
    go(5);
    wall -= 7_200_000;
    go(5);
    expect(left()).toBe(60 - 15);
  });

  test('a little at a time is followed without a word', () => {
    for (let times = 0; times < 10; times++) {
      wall += 100;
      go(1);
    }
    expect(logged).toEqual([]);
    expect(publicEvents).toEqual([]);
  });

  test('gives nobody more time whose move comes before it is noticed', () => {
    go(10);
    wall += 3_600_000;
    const moved = done(moveOn(made.tables, match));
    go(1);
    expect(((made.tables.timers.moveDueAt(moved.id) ?? Number.NaN) - wall) / 1000).toBe(59);
  });

  test('while the bot is down leaves people the time that they had', () => {
    go(20);
    wall -= 86_400_000;
    steady = new SteadyClock({ wall: () => wall, monotonic: () => made.clock.now });
    scheduler = clockworkOf(made, steady);
    scheduler.start();
    expect(left()).toBe(60 - 20);
  });

  test('keeps a server that was left for as long as before', async () => {
    made.tables.servers.left('200000000000000009');
    go(1);
    wall += 40 * 86_400_000;
    go(1);
    await made.tables.interactions.prune();
    expect(made.store.leftAt('200000000000000009')).toEqual(expect.any(Number));
  });
});

test('does not try for ever what fails, and logs it', () => {
  scheduler.start();
  // A match that cannot be, as it has no chance in it.
  made.store.updateMatch({ ...match, seed: null }, match.version, 0);
  pass(100);
  expect(logged).toHaveLength(1);
  expect(made.tables.timers.due()).toEqual([]);
});
