import { afterEach, beforeEach, expect, test } from 'vitest';
import { Clockwork } from '../../src/bot/clockwork.ts';
import { createLogger } from '../../src/log.ts';
import type { Match } from '../../src/table/match.ts';
import { StoreFailure } from '../../src/table/store-failure.ts';
import type { Tables } from '../../src/table/tables.ts';
import type { Due } from '../../src/table/time.ts';
import { RecordingMeter } from '../support/recording-meter.ts';
import {
  AKI,
  BENI,
  dealt,
  done,
  HERE,
  type Room,
  room,
  SERVER,
  WHERE,
} from '../table/support/a-table.ts';

/** What was done about the tables, in order. */
let deeds: string[];
let logged: string[];
let meter: RecordingMeter;
let made: Room;
let match: Match;
let isConnected: boolean;
let isReachable: boolean;
let clockwork: Clockwork;

beforeEach(() => {
  [deeds, logged, isConnected, isReachable] = [[], [], true, true];
  meter = new RecordingMeter();
  made = room();
  made.store.putServerSettings(SERVER, { clock: '60s', mentions: 'always' });
  match = dealt(made.tables, 'botan-cho', AKI, BENI);
  clockwork = clockworkOf(made);
});

afterEach(() => made.store.close());

function clockworkOf({ tables, clock }: Room): Clockwork {
  return new Clockwork({
    tables,
    board: {
      refresh: () => deeds.push('refresh'),
      call: (_match, people) => deeds.push(`call ${people.length}`),
    },
    log: createLogger({ level: 'warn', pretty: false, write: (line) => logged.push(line) }),
    meter,
    now: () => clock.now,
    isConnected: () => isConnected,
    isReachable: () => isReachable,
  });
}

/** Seconds go by, with a look at the clock after each. */
function pass(seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    made.clock.now += 1000;
    clockwork.tick();
  }
}

test('warns in time, then lets the computer play', () => {
  clockwork.start();
  pass(39);
  expect(deeds).toEqual([]);
  pass(1);
  expect(deeds).toEqual(['call 1']);
  pass(19);
  expect(deeds).toEqual(['call 1']);
  pass(1);
  expect(deeds).toEqual(['call 1']);
  expect(made.tables.find(match.id)?.version).toBe(match.version + 1);
});

test('does nothing before people can be heard', () => {
  isConnected = false;
  pass(300);
  expect(deeds).toEqual([]);
});

test('does nothing while people cannot be heard, and gives them that time', () => {
  clockwork.start();
  pass(30);
  isConnected = false;
  pass(300);
  expect(deeds).toEqual([]);
  isConnected = true;
  pass(1);
  expect(deeds).toEqual(['refresh']);
  pass(9);
  expect(made.tables.find(match.id)?.version).toBe(match.version);
  pass(30);
  expect(made.tables.find(match.id)?.version).toBe(match.version + 1);
});

test('leaves alone what cannot be reached, and gives it that time', () => {
  clockwork.start();
  isReachable = false;
  pass(300);
  isReachable = true;
  pass(39);
  expect(deeds).toEqual([]);
  pass(25);
  expect(deeds[0]).toBe('call 1');
  expect(made.tables.find(match.id)?.version).toBe(match.version + 1);
});

test('tells the new time once, after it was away', () => {
  clockwork.start();
  made.clock.now += 3_600_000;
  const next = clockworkOf(made);
  next.start();
  next.tick();
  expect(deeds).toEqual(['refresh']);
});

test('closes a lobby in which nothing has happened', () => {
  done(made.tables.stop({ at: HERE, person: AKI, mayManage: true }));
  const where = { serverId: SERVER, channelId: HERE.channelId };
  const lobby = done(made.tables.open({ where, host: AKI, game: 'hana-awase', options: {} }));
  clockwork.start();
  const due = made.store.dueAt(lobby.id, 'idle') ?? 0;
  pass(Math.ceil((due - made.clock.now) / 1000));
  expect(made.tables.find(lobby.id)?.stopReason).toBe('idle');
  expect(made.tables.find(lobby.id)?.version).toBe(lobby.version + 1);
});

/** From now on what is done when a move's time is over fails, so many times. */
function failMoves(failures: number): { readonly triedAt: readonly number[] } {
  const { timeOver } = made.tables;
  const triedAt: number[] = [];
  clockwork = clockworkOf({
    ...made,
    tables: {
      ...made.tables,
      timeOver: (id) => {
        triedAt.push(made.clock.now);
        if (triedAt.length <= failures) throw new StoreFailure('is held', 'transient');
        return timeOver(id);
      },
    },
  });
  return { triedAt };
}

test('puts off what fails because of the database, and does it once that is well again', () => {
  const { triedAt } = failMoves(3);
  clockwork.start();
  pass(60);
  expect(triedAt).toHaveLength(1);
  expect(made.tables.moveDueAt(match.id)).toBe(made.clock.now);
  pass(20);
  const [first = 0] = triedAt;
  expect(triedAt.map((at) => (at - first) / 1000)).toEqual([0, 1, 3, 7]);
  expect(made.tables.find(match.id)?.version).toBe(match.version + 1);
  expect(logged.filter((line) => line.includes('"errorKind":"store-transient"'))).toHaveLength(3);
  expect(meter.values('hanafuda_due_jobs_put_off_total', { kind: 'move' })).toHaveLength(3);
});

test('pauses no longer than five minutes between tries', () => {
  const { triedAt } = failMoves(Number.POSITIVE_INFINITY);
  clockwork.start();
  pass(3600);
  const pauses = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0));
  expect(Math.max(...pauses)).toBe(300_000);
});

test('does what else is due while something fails', () => {
  const other: Due = { matchId: 99, kind: 'move', dueAt: 0, where: WHERE };
  const { due, timeOver } = made.tables;
  const tables: Tables = {
    ...made.tables,
    due: () => [other, ...due()],
    timeOver: (id) => {
      if (id === other.matchId) throw new StoreFailure('is held', 'transient');
      return timeOver(id);
    },
  };
  clockwork = clockworkOf({ ...made, tables });
  clockwork.start();
  pass(61);
  expect(made.tables.find(match.id)?.version).toBe(match.version + 1);
});

test('tells of the time anew at the next look when that could not be noted', () => {
  made.tables.passTime({ wasAway: true, isReachable: () => true });
  made.clock.now += 3_600_000;
  const { passTime } = made.tables;
  let failures = 1;
  const tables: Tables = {
    ...made.tables,
    passTime: (request) => {
      if (failures-- > 0) throw new StoreFailure('is held', 'transient');
      return passTime(request);
    },
  };
  clockwork = clockworkOf({ ...made, tables });
  expect(() => clockwork.start()).toThrow('is held');
  clockwork.tick();
  expect(deeds).toEqual(['refresh']);
  expect((made.tables.moveDueAt(match.id) ?? 0) - made.clock.now).toBe(60_000);
});

test('does not try for ever what fails, and logs it', () => {
  clockwork.start();
  // A match that cannot be, as it has no chance in it.
  made.store.updateMatch({ ...match, seed: null }, match.version, 0);
  pass(100);
  expect(logged).toHaveLength(1);
  expect(made.tables.due()).toEqual([]);
});
