import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { chooseAtOnce } from '../cpu/choose-at-once.ts';
import { type Hint, hintAtOnce } from '../cpu/hint.ts';
import { drawOf, type Inquiry } from '../cpu/inquiry.ts';
import type { Judgement } from '../cpu/judgement.ts';
import type { Move } from '../engine/round/state.ts';
import type { ChooseMove, Question, Think } from '../model/computer.ts';
import { PoolClosed, WorkerPool, type WorkerThread } from './worker-pool.ts';

interface Options {
  /** Told when a worker is given up, and why. */
  readonly onLost: (why: unknown) => void;
  /** Begins a worker; absent: a thread of its own. */
  readonly spawn?: () => WorkerThread;
  /** So long a person waits for a hint, in milliseconds. */
  readonly hintMs?: number;
}

/** As many workers as leave a core to the bot, and no more than a few tables need. */
const MOST_WORKERS = 4;

const HINT_MS = 1000;

/**
 * The computer players. Those that take their time think in worker threads, which are given views and never a state;
 * the thread of the bot does no more than normal ones do.
 */
export class Computers {
  readonly #pool: WorkerPool;
  readonly #hintMs: number;

  constructor({ onLost, spawn = spawnWorker, hintMs = HINT_MS }: Options) {
    this.#hintMs = hintMs;
    const size = Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1));
    this.#pool = new WorkerPool({ size, spawn, onLost });
  }

  /** The move of a computer that takes no time. */
  readonly chooseMove: ChooseMove = chooseAtOnce;

  /** The move of one that takes its time; that of a normal one where workers fail. Rejects once closed. */
  readonly think: Think = async (question: Question): Promise<Move> => {
    try {
      return await this.#pool.do({ type: 'move', question });
    } catch (error) {
      if (error instanceof PoolClosed) throw error;
      const { view, moves } = question;
      return chooseAtOnce(view, moves, { strength: 'normal', draw: drawOf(question) });
    }
  };

  /** What a strong computer would do, and why; a normal one where that takes longer than people wait. */
  async hint(inquiry: Inquiry): Promise<Hint> {
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), this.#hintMs);
    const strong = this.#pool.do({ type: 'hint', inquiry }).catch(() => null);
    const hint = await Promise.race([strong, late]);
    clearTimeout(timer);
    return hint ?? hintAtOnce(inquiry.view, inquiry.moves, drawOf(inquiry));
  }

  /** What a strong computer thinks of a move that was made. Rejects where workers fail. */
  judge(inquiry: Inquiry, made: Move): Promise<Judgement> {
    return this.#pool.do({ type: 'judge', inquiry, made });
  }

  /** Ends the workers. */
  close(): Promise<void> {
    return this.#pool.close();
  }
}

/** Neither the bot's environment nor what it was started with is for a worker. */
function spawnWorker(): WorkerThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { env: {}, execArgv: [] });
  worker.unref();
  return worker;
}
