import { beforeEach, expect, test } from 'vitest';
import type { DatabaseStore } from '../../src/store/store-over.ts';
import { openLobby } from './support/a-lobby.ts';
import { overEveryStore } from './support/stores.ts';

let store: DatabaseStore;
let first: number;
let second: number;

overEveryStore('timers', (opened) => {
  beforeEach(async () => {
    store = opened();
    [first, second] = [await openLobby(store, '1'), await openLobby(store, '2')];
  });

  test('a timer falls due at its time and not before, the earliest first', async () => {
    await store.setTimers(first, { move: 200 });
    await store.setTimers(second, { idle: 100 });
    expect(await store.dueTimers(99)).toEqual([]);
    expect(await store.dueTimers(200)).toEqual([
      { matchId: second, kind: 'idle', dueAt: 100, where: { serverId: '9', channelId: '2' } },
      { matchId: first, kind: 'move', dueAt: 200, where: { serverId: '9', channelId: '1' } },
    ]);
  });

  test('a timer that is set again takes the place of the earlier one of its kind', async () => {
    await store.setTimers(first, { move: 100 });
    await store.setTimers(first, { warning: 100 });
    await store.setTimers(first, { move: 300 });
    expect((await store.dueTimers(200)).map(({ kind }) => kind)).toEqual(['warning']);
    expect((await store.dueTimers(300)).map(({ kind }) => kind)).toEqual(['warning', 'move']);
  });

  test('several are set and cleared by one change, and what it does not name stays', async () => {
    await store.setTimers(first, { stop: 1, pause: 2, silence: 3 });
    await store.setTimers(first, { move: 6, warning: 5, call: 4, pause: null, silence: null });
    await store.setTimers(first, {});
    const due = await store.dueTimers(9);
    expect(due.map(({ kind, dueAt }) => [kind, dueAt])).toEqual([
      ['stop', 1],
      ['call', 4],
      ['warning', 5],
      ['move', 6],
    ]);
  });

  test('clearing one kind leaves the others, clearing a match leaves other matches', async () => {
    await store.setTimers(first, { move: 1 });
    await store.setTimers(first, { warning: 2 });
    await store.setTimers(second, { move: 3 });
    await store.setTimers(first, { move: null });
    expect((await store.dueTimers(9)).map(({ dueAt }) => dueAt)).toEqual([2, 3]);
    await store.clearTimers(first);
    expect((await store.dueTimers(9)).map(({ dueAt }) => dueAt)).toEqual([3]);
  });
});
