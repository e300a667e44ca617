import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type SqliteStore } from '../../src/store/sqlite/open-store.ts';
import { openLobby } from './support/a-lobby.ts';

let store: SqliteStore;

beforeEach(() => {
  store = openStore(':memory:');
});

afterEach(() => store.close());

test('tells when a timer falls due, and of one that is not set nothing', () => {
  const id = openLobby(store, '1');
  store.setTimer(id, 'move', 100);
  expect(store.dueAt(id, 'move')).toBe(100);
  expect(store.dueAt(id, 'warning')).toBeUndefined();
});

test('each match with a timer is named once, with its place', () => {
  const [first] = [openLobby(store, '1'), openLobby(store, '2')];
  store.setTimer(first, 'move', 100);
  store.setTimer(first, 'warning', 50);
  const where = { serverId: '9', channelId: '1' };
  expect(store.timedMatches()).toEqual([{ matchId: first, where }]);
});

test('timers are put off in the matches named and in no other', () => {
  const [first, second] = [openLobby(store, '1'), openLobby(store, '2')];
  store.setTimer(first, 'move', 100);
  store.setTimer(first, 'warning', 50);
  store.setTimer(second, 'move', 100);
  store.delayTimers([first], 7);
  expect(store.dueAt(first, 'move')).toBe(107);
  expect(store.dueAt(first, 'warning')).toBe(57);
  expect(store.dueAt(second, 'move')).toBe(100);
  store.delayTimers([], 7);
  expect(store.dueAt(second, 'move')).toBe(100);
});

test('the last sign of life is kept', () => {
  expect(store.aliveAt()).toBeUndefined();
  store.putAliveAt(1_000);
  store.putAliveAt(1_700_000_000_123);
  expect(store.aliveAt()).toBe(1_700_000_000_123);
});

test('the last move of each seat is the newest that its person made', () => {
  const id = openLobby(store, '1');
  const move = { type: 'play', card: 3 } as const;
  store.addRecord(id, { version: 1, seat: null, move: null, byComputer: false }, 10);
  store.addRecord(id, { version: 2, seat: 0, move, byComputer: false }, 20);
  store.addRecord(id, { version: 3, seat: 1, move, byComputer: true }, 30);
  store.addRecord(id, { version: 4, seat: 0, move, byComputer: false }, 40);
  store.addRecord(id, { version: 5, seat: 0, move, byComputer: true }, 50);
  expect(store.lastMoves(id)).toEqual(new Map([[0, 40]]));
});
