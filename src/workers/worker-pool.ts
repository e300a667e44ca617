import type { Job, JobResults } from '../cpu/job.ts';

/** What a worker says: that it can begin, or what came of its job. */
export type Report =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly result: JobResults[Job['type']] }
  | { readonly type: 'failed'; readonly error: unknown };

/** A thread that does jobs, one at a time; `Worker` of node:worker_threads is one. */
export interface WorkerThread {
  postMessage(job: Job): void;
  on(event: 'message', listener: (report: Report) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): Promise<unknown>;
}

interface PoolConfig {
  /** How many threads at most. */
  readonly size: number;
  /** Begins a thread; one is begun only when there is something to do. */
  readonly spawn: () => WorkerThread;
  /** Told when a thread is given up, and why. */
  readonly onLost: (why: unknown) => void;
  /** How long a thread may take to begin, and for a job, in milliseconds. */
  readonly limits?: { readonly start: number; readonly job: number };
}

const LIMITS = { start: 20_000, job: 3000 } as const;

/** A job is given to so many threads in turn, if they die of it. */
const MOST_TRIES = 2;

/** What a job can be worth: lower ones first. A person waits for a move or a hint; a review takes long anyway. */
const RANKS = { move: 0, hint: 0, judge: 1 } as const satisfies Record<Job['type'], number>;

interface Task {
  readonly job: Job;
  readonly done: PromiseWithResolvers<JobResults[Job['type']]>;
  tries: number;
}

interface Member {
  readonly thread: WorkerThread;
  task: Task | undefined;
  isReady: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** The pool has been closed: nothing is thought about any more. */
export class PoolClosed extends Error {
  override readonly name = 'PoolClosed';
}

/**
 * A few threads for jobs that would block the event loop. One that dies or hangs is replaced, and its job
 * given to another.
 */
export class WorkerPool {
  readonly #config: PoolConfig;
  readonly #limits: typeof LIMITS | NonNullable<PoolConfig['limits']>;
  readonly #members = new Set<Member>();
  readonly #waiting: Task[] = [];
  #isClosed = false;

  constructor(config: PoolConfig) {
    this.#config = config;
    this.#limits = config.limits ?? LIMITS;
  }

  /** What comes of a job. Rejects with what the job threw, with why two threads were lost by it, or `PoolClosed`. */
  do<J extends Job>(job: J): Promise<JobResults[J['type']]>;
  do(job: Job): Promise<JobResults[Job['type']]> {
    if (this.#isClosed) return Promise.reject(new PoolClosed('the pool is closed'));
    const task: Task = { job, done: Promise.withResolvers(), tries: 0 };
    this.#enqueue(task);
    this.#assign();
    return task.done.promise;
  }

  /** Ends all threads, in the middle of what they do. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const members = [...this.#members];
    const left = [...members.flatMap(({ task }) => task ?? []), ...this.#waiting.splice(0)];
    for (const { done } of left) done.reject(new PoolClosed('the pool was closed'));
    this.#members.clear();
    for (const { timer } of members) clearTimeout(timer);
    await Promise.all(members.map(({ thread }) => thread.terminate()));
  }

  #enqueue(task: Task): void {
    const rank = RANKS[task.job.type];
    const behind = this.#waiting.findIndex(({ job }) => RANKS[job.type] > rank);
    this.#waiting.splice(behind === -1 ? this.#waiting.length : behind, 0, task);
  }

  #assign(): void {
    while (this.#waiting.length > 0) {
      const member = this.#idle() ?? this.#hire();
      const task = member && this.#waiting.shift();
      if (member === undefined || task === undefined) return;
      this.#give(member, task);
    }
  }

  #idle(): Member | undefined {
    return [...this.#members].find(({ task }) => task === undefined);
  }

  #hire(): Member | undefined {
    if (this.#members.size >= this.#config.size) return undefined;
    const thread = this.#config.spawn();
    const member: Member = { thread, task: undefined, isReady: false, timer: undefined };
    this.#members.add(member);
    thread.on('message', (report) => this.#hear(member, report));
    thread.on('error', (error) => this.#lose(member, error));
    thread.on('exit', (code) => this.#lose(member, new Error(`a worker ended with code ${code}`)));
    return member;
  }

  #give(member: Member, task: Task): void {
    member.task = task;
    task.tries++;
    this.#watch(member);
    member.thread.postMessage(task.job);
  }

  /** Gives a thread up that takes too long. */
  #watch(member: Member): void {
    clearTimeout(member.timer);
    const ms = member.isReady ? this.#limits.job : this.#limits.start;
    member.timer = setTimeout(() => {
      this.#lose(member, new Error(`a worker was silent for ${ms} ms`));
    }, ms);
  }

  #hear(member: Member, report: Report): void {
    if (!this.#members.has(member)) return;
    if (report.type === 'ready') {
      member.isReady = true;
      if (member.task !== undefined) this.#watch(member);
      return;
    }
    const { task } = member;
    clearTimeout(member.timer);
    member.task = undefined;
    if (report.type === 'done') task?.done.resolve(report.result);
    else task?.done.reject(report.error);
    this.#assign();
  }

  #lose(member: Member, why: unknown): void {
    // What ends because it was given up has been replaced already.
    if (!this.#members.delete(member)) return;
    const { task, thread, timer } = member;
    clearTimeout(timer);
    void thread.terminate();
    this.#config.onLost(why);
    if (task !== undefined) {
      if (task.tries < MOST_TRIES) this.#waiting.unshift(task);
      else task.done.reject(why);
    }
    this.#assign();
  }
}
