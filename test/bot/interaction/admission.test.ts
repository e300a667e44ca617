import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AdmissionQueue, type WorkKind } from '../../../src/bot/interaction/admission.ts';

let now: number;
/** How many pictures are being drawn. */
let backlog: number;
let queue: AdmissionQueue;
/** What began, in order; `-` before what was turned away. */
let seen: string[];

beforeEach(() => {
  now = 0;
  backlog = 0;
  seen = [];
  queue = new AdmissionQueue({ backlog: () => backlog, now: () => now });
});

afterEach(() => void vi.useRealTimers());

function ask(kind: WorkKind, name: string, who?: string): void {
  void queue.admit(kind, now, who).then((isAdmitted) => seen.push(isAdmitted ? name : `-${name}`));
}

/** Until so many began or were turned away. */
async function until(count: number): Promise<readonly string[]> {
  await expect.poll(() => seen.length, { interval: 1 }).toBeGreaterThanOrEqual(count);
  return seen;
}

test('in one turn of the event loop a change and an answer in words begin, in the next what shows', async () => {
  for (const name of ['1', '2', '3']) {
    ask('change', `change ${name}`);
    ask('show', `show ${name}`);
    ask('words', `words ${name}`);
  }
  const turns = [['change 1', 'words 3'], ['show 3'], ['change 2', 'words 2'], ['show 2']];
  for (const begun of turns) {
    const before = seen.length;
    await turn();
    expect(seen.slice(before)).toEqual(begun);
  }
  expect(await until(9)).toHaveLength(9);
});

describe('what is kept up to date', () => {
  function askBoth(): void {
    for (const name of ['1', '2', '3']) {
      ask('display', `display ${name}`);
      ask('show', `show ${name}`);
    }
  }

  test('is drawn after what somebody asked for', async () => {
    askBoth();
    const order = ['show 3', 'show 2', 'show 1', 'display 1', 'display 2', 'display 3'];
    expect(await until(6)).toEqual(order);
  });

  test('waits while somebody waits for a picture', async () => {
    backlog = 3;
    ask('display', 'display');
    ask('show', 'show 1');
    await until(1);
    ask('show', 'show 2');
    expect(await until(2)).toEqual(['show 1', 'show 2']);
    backlog = 2;
    expect((await until(3)).slice(2)).toEqual(['display']);
  });

  test('does not wait long: then both go by turns', async () => {
    backlog = 3;
    askBoth();
    now = 260;
    const order = ['show 3', 'display 1', 'show 2', 'display 2', 'show 1', 'display 3'];
    expect(await until(6)).toEqual(order);
  });
});

describe('while pictures pile up', () => {
  beforeEach(() => {
    backlog = 100;
  });

  test('changes and answers in words go on, and what draws waits', async () => {
    ask('show', 'show');
    ask('display', 'display');
    ask('change', 'change 1');
    ask('change', 'change 2');
    ask('words', 'words');
    expect(await until(3)).toEqual(['change 1', 'words', 'change 2']);
    backlog = 0;
    expect((await until(5)).slice(3)).toEqual(['show', 'display']);
  });

  test('what only shows is turned away once nobody waits for it, and a display never', async () => {
    ask('display', 'display');
    ask('show', 'old');
    now = 9000;
    ask('show', 'young');
    now = 10_100;
    expect(await until(1)).toEqual(['-old']);
    backlog = 0;
    expect(await until(3)).toEqual(['-old', 'young', 'display']);
  });
});

test('a change that waits long is done, but not when people have tried again', async () => {
  ask('change', 'old');
  now = 9000;
  ask('change', 'young');
  expect(await until(2)).toEqual(['old', 'young']);
  ask('change', 'late');
  now = 20_000;
  expect(await until(3)).toEqual(['old', 'young', '-late']);
});

describe('once closed', () => {
  function askForAll(): void {
    for (const kind of ['show', 'display', 'change', 'words'] as const) ask(kind, kind);
  }

  test('what was in hand is finished', async () => {
    askForAll();
    queue.close();
    ask('display', 'shown after');
    const all = ['change', 'display', 'show', 'shown after', 'words'];
    expect((await until(5)).toSorted()).toEqual(all);
  });

  test('what would have to wait for pictures is turned away', async () => {
    backlog = 100;
    askForAll();
    queue.close();
    ask('display', 'shown after');
    const all = ['-display', '-show', '-shown after', 'change', 'words'];
    expect((await until(5)).toSorted()).toEqual(all);
  });
});

test('who asks without a rest holds nobody up, whichever of them came first', async () => {
  for (const kind of ['change', 'words', 'show'] as const) {
    seen = [];
    for (const name of ['1', '2', '3', '4']) ask(kind, `greedy ${name}`, 'greedy');
    ask(kind, 'other', 'other');
    for (const name of ['5', '6', '7', '8']) ask(kind, `greedy ${name}`, 'greedy');
    const order = await until(9);
    expect(order.indexOf('other'), kind).toBeLessThanOrEqual(1);
  }
});

test('what comes after a block of the event loop may be as old as that', () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const clock = new AdmissionQueue({ backlog: () => 0, now: () => now });
  now = 50;
  vi.advanceTimersByTime(50);
  expect(clock.arrival).toBe(50);
  // The loop stood still for 200 ms.
  now = 300;
  vi.advanceTimersByTime(50);
  expect(clock.arrival).toBe(100);
  clock.close();
});
