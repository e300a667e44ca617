import { EventEmitter, once } from 'node:events';
import { describe, expect, test } from 'vitest';
import type { Inquiry } from '../../src/cpu/inquiry.ts';
import type { Job } from '../../src/cpu/job.ts';
import type { Move } from '../../src/engine/round/state.ts';
import { PoolClosed, WorkerPool, type WorkerThread } from '../../src/workers/worker-pool.ts';

const MOVE: Move = { type: 'pass' };

/** A thread that does what the test says. */
class FakeThread extends EventEmitter implements WorkerThread {
  readonly jobs: Job[] = [];
  isTerminated = false;

  postMessage(job: Job): void {
    this.jobs.push(job);
    this.emit('given');
  }

  async terminate(): Promise<void> {
    this.isTerminated = true;
    this.emit('exit', 1);
  }

  done(result: Move = MOVE): void {
    this.emit('message', { type: 'done', result });
  }
}

/** A job that can be told from others. */
function job(name: string, type: 'move' | 'hint' | 'judge' = 'move'): Job {
  const inquiry = { chance: name } as Inquiry;
  if (type === 'hint') return { type, inquiry };
  if (type === 'judge') return { type, inquiry, made: MOVE };
  return { type, question: { ...inquiry, strength: 'strong', thinkers: 1 } };
}

function nameOf(one: Job | undefined): string | undefined {
  if (one === undefined) return undefined;
  return one.type === 'move' ? one.question.chance : one.inquiry.chance;
}

function poolOf(size: number, limits?: { readonly start: number; readonly job: number }) {
  const threads: FakeThread[] = [];
  const lost: unknown[] = [];
  const hired = new EventEmitter();
  const spawn = () => {
    const thread = new FakeThread();
    threads.push(thread);
    hired.emit('spawn');
    return thread;
  };
  const onLost = (why: unknown) => void lost.push(why);
  return {
    pool: new WorkerPool({ size, spawn, onLost, ...(limits && { limits }) }),
    threads,
    lost,
    hired,
  };
}

describe('a pool of workers', () => {
  test('begins a thread when there is something to do, and no more than it may', async () => {
    const { pool, threads } = poolOf(2);
    expect(threads).toHaveLength(0);
    const done = ['a', 'b', 'c'].map((name) => pool.do(job(name)));
    expect(threads.map(({ jobs }) => jobs.map(nameOf))).toEqual([['a'], ['b']]);
    threads[1]?.done();
    await done[1];
    expect(threads.map(({ jobs }) => jobs.map(nameOf))).toEqual([['a'], ['b', 'c']]);
    for (const thread of threads) thread.done();
    expect(await Promise.all(done)).toEqual([MOVE, MOVE, MOVE]);
    expect(threads).toHaveLength(2);
  });

  test('does moves and hints first, and reviews when nobody waits', async () => {
    const { pool, threads } = poolOf(1);
    const jobs = [job('a', 'judge'), job('b', 'judge'), job('c'), job('d', 'hint'), job('e')];
    const done = jobs.map((one) => pool.do(one));
    const [thread] = threads;
    for (const _ of jobs) thread?.done();
    await Promise.all(done);
    expect(thread?.jobs.map(nameOf)).toEqual(['a', 'c', 'd', 'e', 'b']);
  });

  test('replaces a thread that dies, and gives its job to another before all others', async () => {
    const { pool, threads, lost } = poolOf(1);
    const first = pool.do(job('a'));
    const second = pool.do(job('b'));
    threads[0]?.emit('exit', 137);
    threads[1]?.done();
    threads[1]?.done();
    expect(await Promise.all([first, second])).toEqual([MOVE, MOVE]);
    expect(threads[1]?.jobs.map(nameOf)).toEqual(['a', 'b']);
    expect(lost.map(String)).toEqual(['Error: a worker ended with code 137']);
  });

  test('replaces a thread that hangs, and ends it', async () => {
    const { pool, threads, lost, hired } = poolOf(1, { start: 60_000, job: 5 });
    const done = pool.do(job('a'));
    const [first] = threads;
    first?.emit('message', { type: 'ready' });
    // Until the next one has begun, it may take a minute.
    await once(hired, 'spawn');
    threads[1]?.done();
    expect(await done).toEqual(MOVE);
    expect(first?.isTerminated).toBe(true);
    expect(lost.map(String)).toEqual(['Error: a worker was silent for 5 ms']);
  });

  test('gives up a job that two threads were lost by', async () => {
    const { pool, threads, lost } = poolOf(1);
    const done = pool.do(job('a'));
    const other = pool.do(job('b'));
    threads[0]?.emit('error', new Error('out of memory'));
    threads[1]?.emit('error', new Error('out of memory'));
    await expect(done).rejects.toThrow('out of memory');
    threads[2]?.done();
    expect(await other).toEqual(MOVE);
    expect(lost).toHaveLength(2);
  });

  test('keeps a thread whose job throws, and says what it threw', async () => {
    const { pool, threads, lost } = poolOf(1);
    const done = pool.do(job('a'));
    threads[0]?.emit('message', { type: 'failed', error: new RangeError('no such game') });
    await expect(done).rejects.toThrow('no such game');
    const next = pool.do(job('b'));
    threads[0]?.done();
    expect(await next).toEqual(MOVE);
    expect(lost).toEqual([]);
  });

  test('ends all threads when it is closed, and does nothing any more', async () => {
    const { pool, threads, lost } = poolOf(1);
    const refused = ['a', 'b'].map((name) =>
      expect(pool.do(job(name))).rejects.toBeInstanceOf(PoolClosed),
    );
    await pool.close();
    await Promise.all(refused);
    expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true]);
    await expect(pool.do(job('c'))).rejects.toBeInstanceOf(PoolClosed);
    expect(threads).toHaveLength(1);
    expect(lost).toEqual([]);
  });
});
