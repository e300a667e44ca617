import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type SqliteStore } from '../../src/store/sqlite/open-store.ts';
import { openLobby } from './support/a-lobby.ts';

let store: SqliteStore;
let first: number;
let second: number;

beforeEach(() => {
  store = openStore(':memory:');
  [first, second] = [openLobby(store, '1'), openLobby(store, '2')];
});

afterEach(() => store.close());

test('a timer falls due at its time and not before, the earliest first', () => {
  store.setTimer(first, 'move', 200);
  store.setTimer(second, 'idle', 100);
  expect(store.dueTimers(99)).toEqual([]);
  expect(store.dueTimers(200)).toEqual([
    { matchId: second, kind: 'idle', dueAt: 100 },
    { matchId: first, kind: 'move', dueAt: 200 },
  ]);
});

test('a timer that is set again takes the place of the earlier one of its kind', () => {
  store.setTimer(first, 'move', 100);
  store.setTimer(first, 'warning', 100);
  store.setTimer(first, 'move', 300);
  expect(store.dueTimers(200).map(({ kind }) => kind)).toEqual(['warning']);
  expect(store.dueTimers(300).map(({ kind }) => kind)).toEqual(['warning', 'move']);
});

test('clearing one kind leaves the others, clearing a match leaves other matches', () => {
  store.setTimer(first, 'move', 1);
  store.setTimer(first, 'warning', 2);
  store.setTimer(second, 'move', 3);
  store.clearTimer(first, 'move');
  expect(store.dueTimers(9).map(({ dueAt }) => dueAt)).toEqual([2, 3]);
  store.clearTimers(first);
  expect(store.dueTimers(9).map(({ dueAt }) => dueAt)).toEqual([3]);
});
