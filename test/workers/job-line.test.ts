import { afterEach, describe, expect, test } from 'vitest';
import type { Job } from '../../src/cpu/job.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { Computers } from '../../src/workers/computers.ts';
import { JobLine } from '../../src/workers/job-line.ts';
import { type Workers, workerThreads } from '../../src/workers/threads.ts';
import { gameOf, LATE_BOTAN, position } from '../support/position.ts';

const STATE = position('botan-cho', LATE_BOTAN);
const GAME = gameOf('botan-cho');
const VIEW = GAME.view(STATE, 0);
const MOVES = GAME.legalMoves(STATE, 0);

function inquiry(chance = 1) {
  return { view: VIEW, moves: MOVES, chance: seedOf(chance) };
}

function question(isUnhurried = false) {
  const asked = { ...inquiry(), strength: 'strong', thinkers: 1 } as const;
  return isUnhurried ? ({ ...asked, isUnhurried: true } as const) : asked;
}

const [MOVE, HINT, PAR]: readonly Job[] = [
  { type: 'move', question: question() },
  { type: 'hint', inquiry: inquiry() },
  { type: 'move', question: question(true) },
];

/** A worker that ends its jobs when it is told to; with those that it has begun. */
function handWorked() {
  const begun: Job[] = [];
  const ends: ((result: unknown) => void)[] = [];
  const workers: Workers = {
    size: 1,
    do: (job) => {
      begun.push(job);
      return new Promise((end) => ends.push(end as (result: unknown) => void)) as never;
    },
    close: async () => {},
  };
  /** Ends all that is begun, and what begins then, until nothing is left. */
  const endAll = async (result: unknown) => {
    await new Promise(setImmediate);
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end(result);
      await new Promise(setImmediate);
    }
  };
  return { workers, begun, endAll };
}

describe('what waits for a worker', () => {
  test('is done as it is needed: moves before hints, and both before what nobody waits for', async () => {
    const { workers, begun, endAll } = handWorked();
    const line = new JobLine(workers);
    const judge: Job = { type: 'judge', inquiry: inquiry(), made: MOVES[0]! };
    const asked = [HINT, HINT, judge, PAR, HINT, MOVE, MOVE].map((job) => line.do(job!));
    await endAll(MOVES[0]);
    await Promise.all(asked);
    expect(begun).toEqual([HINT, MOVE, MOVE, HINT, HINT, judge, PAR]);
  });

  test('is not held up by a job that is slow', async () => {
    const { workers, begun, endAll } = handWorked();
    const line = new JobLine(workers, 1);
    const asked = [line.do(HINT!), line.do(MOVE!)];
    await expect.poll(() => begun).toEqual([HINT, MOVE]);
    await endAll(MOVES[0]);
    await Promise.all(asked);
  });
});

describe("one person's hints", () => {
  test('are one where they ask the same, and otherwise come one after the other', async () => {
    const { workers, begun, endAll } = handWorked();
    const computers = new Computers({
      workers: { ...workers, size: 10 },
      onLost() {},
      patience: 120_000,
    });
    const same = Array.from({ length: 60 }, () => computers.hint('ann', inquiry()));
    const other = computers.hint('ann', inquiry(2));
    const bobs = computers.hint('bob', inquiry(3));
    await new Promise(setImmediate);
    const chances = () =>
      begun.map((job) => (job.type === 'hint' ? job.inquiry.chance : undefined));
    expect(chances()).toEqual([seedOf(1), seedOf(3)]);
    await endAll({ move: MOVES[0] });
    await Promise.all([...same, other, bobs]);
    expect(chances()).toEqual([seedOf(1), seedOf(3), seedOf(2)]);
    const again = computers.hint('ann', inquiry());
    await new Promise(setImmediate);
    expect(begun).toHaveLength(4);
    await endAll({ move: MOVES[0] });
    await again;
  });
});

describe('a thread', () => {
  const file = new URL('./support/odd-worker.ts', import.meta.url);
  let threads: Workers;

  afterEach(() => threads.close());

  test('that never ends its job leaves the others to another, and is given up', async () => {
    threads = workerThreads({ file, size: 1 });
    const hanging = threads.do(HINT!, 120_000).catch(() => {});
    expect(await threads.do(MOVE!, 120_000)).toEqual(MOVES[0]);
    await expect(threads.do(HINT!, 1)).rejects.toThrow('aborted');
    expect(await threads.do(MOVE!, 120_000)).toEqual(MOVES[0]);
    await threads.close();
    await hanging;
  });

  test('that takes too much memory dies of it alone', async () => {
    threads = workerThreads({ file, size: 1, megabytes: 32 });
    const judge: Job = { type: 'judge', inquiry: inquiry(), made: MOVES[0]! };
    await expect(threads.do(judge, 120_000)).rejects.toThrow('memory');
    expect(await threads.do(MOVE!, 120_000)).toEqual(MOVES[0]);
  });
});
