import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import type { DatabaseStore } from '../../src/store/store-over.ts';
import { ownFolder } from '../support/own-folder.ts';
import { openLobby } from './support/a-lobby.ts';
import { olderDatabase } from './support/older-database.ts';
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

  test('the seats kept for people have a time each, of which the first falls due', async () => {
    await store.setTimers(first, { idle: 500, kept: { 7: 200, 8: 300, 9: 200 } });
    expect(await store.timersOf(first)).toEqual({ idle: 500, kept: { 7: 200, 8: 300, 9: 200 } });
    expect(await store.dueAt(first, 'kept')).toBe(200);
    const where = { serverId: '9', channelId: '1' };
    expect(await store.dueTimers(299)).toEqual([
      { matchId: first, kind: 'kept', dueAt: 200, where },
    ]);
    await store.setTimers(first, { kept: { 7: 250, 9: null } });
    expect(await store.takeTimers(first, 'kept', 249)).toBe(false);
    expect(await store.takeTimers(first, 'kept', 250)).toBe(true);
    expect(await store.timersOf(first)).toEqual({ idle: 500, kept: { 8: 300 } });
  });

  test('a timer that has been handled goes, and stays where it was set anew meanwhile', async () => {
    await store.setTimers(first, { move: 100, warning: 100 });
    await store.clearTimer({ matchId: first, kind: 'move', dueAt: 99 });
    await store.clearTimer({ matchId: first, kind: 'warning', dueAt: 100 });
    expect(await store.timersOf(first)).toEqual({ move: 100, kept: {} });
  });

  test('each match with a timer is named once, with its place', async () => {
    await store.setTimers(first, { move: 100, warning: 50 });
    const where = { serverId: '9', channelId: '1' };
    expect(await store.timedMatches()).toEqual([{ matchId: first, where }]);
  });

  test('timers are put off in the matches named and in no other', async () => {
    await store.setTimers(first, { move: 100, warning: 50 });
    await store.setTimers(second, { move: 100 });
    await store.delayTimers([first], 7);
    expect(await store.dueAt(first, 'move')).toBe(107);
    expect(await store.dueAt(first, 'warning')).toBe(57);
    expect(await store.dueAt(second, 'move')).toBe(100);
    await store.delayTimers([], 7);
    expect(await store.dueAt(second, 'move')).toBe(100);
  });

  test('the last day of a holiday stays where it is in the calendar', async () => {
    await store.setTimers(first, { holiday: 100 });
    await store.delayTimers([first], 7);
    await store.shiftInstants(7);
    expect(await store.dueAt(first, 'holiday')).toBe(100);
  });

  test('the last sign of life is kept', async () => {
    expect(await store.aliveAt()).toBeUndefined();
    await store.putAliveAt(1_000);
    await store.putAliveAt(1_700_000_000_123);
    expect(await store.aliveAt()).toBe(1_700_000_000_123);
  });

  test('the last move of each seat is the newest that its person made, and the last step anybody’s', async () => {
    const move = { type: 'play', card: 3 } as const;
    await store.addRecords(first, [{ version: 1, seat: null, move: null, byComputer: false }], 10);
    await store.addRecords(first, [{ version: 2, seat: 0, move, byComputer: false }], 20);
    await store.addRecords(first, [{ version: 3, seat: 1, move, byComputer: true }], 30);
    await store.addRecords(first, [{ version: 4, seat: 0, move, byComputer: false }], 40);
    await store.addRecords(first, [{ version: 5, seat: 0, move, byComputer: true }], 50);
    expect(await store.lastMoves(first)).toEqual(new Map([[0, 40]]));
    expect(await store.lastStepAt(first)).toBe(50);
    expect(await store.lastStepAt(second)).toBe(0);
  });
});

const folder = ownFolder();

test('in a lobby of an older version each invitation has its own time, in which the bot was away too', async () => {
  const path = join(folder, 'hanafuda.sqlite');
  const kept = (id: string, until: number) => ({ person: { id, name: id }, since: 1, until });
  const invited = JSON.stringify([kept('8', 300), kept('7', 200)]);
  olderDatabase(
    path,
    '0016_holiday',
    `insert into match (server_id, channel_id, game, options, status, host_id, players, version, opened_at, changed_at, invited)
     values ('9', '1', 'mushi', '{}', 'open', '6', '[]', 1, 1, 1, '${invited}');
     insert into timer (match_id, kind, due_at) values (1, 'idle', 900), (1, 'kept', 1200);`,
  );
  const opened = openStore(path);
  expect(await opened.timersOf(1)).toEqual({ idle: 900, kept: { 7: 1200, 8: 1300 } });
  await opened.close();
});
