import { beforeEach, expect, test } from 'vitest';
import type { DatabaseStore } from '../../src/store/store-over.ts';
import { openLobby } from './support/a-lobby.ts';
import { overEveryStore } from './support/stores.ts';

let store: DatabaseStore;

overEveryStore('time', (opened) => {
  beforeEach(() => {
    store = opened();
  });

  test('each match with a timer is named once, with its place', async () => {
    const [first] = [await openLobby(store, '1'), await openLobby(store, '2')];
    await store.setTimers(first, { move: 100 });
    await store.setTimers(first, { warning: 50 });
    const where = { serverId: '9', channelId: '1' };
    expect(await store.timedMatches()).toEqual([{ matchId: first, where }]);
  });

  test('timers are put off in the matches named and in no other', async () => {
    const [first, second] = [await openLobby(store, '1'), await openLobby(store, '2')];
    await store.setTimers(first, { move: 100 });
    await store.setTimers(first, { warning: 50 });
    await store.setTimers(second, { move: 100 });
    await store.delayTimers([first], 7);
    expect(await store.dueAt(first, 'move')).toBe(107);
    expect(await store.dueAt(first, 'warning')).toBe(57);
    expect(await store.dueAt(second, 'move')).toBe(100);
    await store.delayTimers([], 7);
    expect(await store.dueAt(second, 'move')).toBe(100);
  });

  test('the last day of a holiday stays where it is in the calendar', async () => {
    const id = await openLobby(store, '1');
    await store.setTimers(id, { holiday: 100 });
    await store.delayTimers([id], 7);
    await store.shiftInstants(7);
    expect(await store.dueAt(id, 'holiday')).toBe(100);
  });

  test('the last sign of life is kept', async () => {
    expect(await store.aliveAt()).toBeUndefined();
    await store.putAliveAt(1_000);
    await store.putAliveAt(1_700_000_000_123);
    expect(await store.aliveAt()).toBe(1_700_000_000_123);
  });

  test('the last move of each seat is the newest that its person made, and the last step anybody’s', async () => {
    const id = await openLobby(store, '1');
    const move = { type: 'play', card: 3 } as const;
    await store.addRecords(id, [{ version: 1, seat: null, move: null, byComputer: false }], 10);
    await store.addRecords(id, [{ version: 2, seat: 0, move, byComputer: false }], 20);
    await store.addRecords(id, [{ version: 3, seat: 1, move, byComputer: true }], 30);
    await store.addRecords(id, [{ version: 4, seat: 0, move, byComputer: false }], 40);
    await store.addRecords(id, [{ version: 5, seat: 0, move, byComputer: true }], 50);
    expect(await store.lastMoves(id)).toEqual(new Map([[0, 40]]));
    expect(await store.lastStepAt(id)).toBe(50);
    expect(await store.lastStepAt(id + 1)).toBe(0);
  });
});
