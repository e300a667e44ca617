import { chooseAtOnce } from '../cpu/choose-at-once.ts';
import { hintAtOnce } from '../cpu/hint.ts';
import { drawOf, type Inquiry } from '../cpu/inquiry.ts';
import type { Job, JobResults } from '../cpu/job.ts';
import type { Judgement } from '../cpu/judgement.ts';
import type { Move } from '../engine/round/state.ts';
import type { ChooseMove, Question, Think } from '../model/computer.ts';
import type { Hint } from '../model/hint.ts';
import { type Workers, workerThreads } from './threads.ts';

interface Options {
  /** Told when a job came to nothing, and why. */
  readonly onLost: (why: unknown) => void;
  /** Absent: threads of their own. */
  readonly workers?: Workers;
  /** So long a person waits for a hint, and a table for a move, in milliseconds. */
  readonly patience?: Patience;
}

interface Patience {
  readonly hint: number;
  readonly job: number;
}

/** A thread takes a second to begin on a slow machine; choosing takes at most a quarter of one. */
const PATIENCE: Patience = { hint: 1000, job: 20_000 };

/** A job is given so often, if threads die of it. */
const MOST_TRIES = 2;

/** The computers have been closed: nothing is thought about any more. */
class ComputersClosed extends Error {
  override readonly name = 'ComputersClosed';
}

/**
 * The computer players. Those that take their time think in worker threads, which are given views and never a state;
 * the thread of the bot does no more than normal ones do.
 */
export class Computers {
  readonly #workers: Workers;
  readonly #onLost: Options['onLost'];
  readonly #patience: Patience;
  #isClosed = false;

  constructor({ onLost, workers = workerThreads(), patience = PATIENCE }: Options) {
    this.#workers = workers;
    this.#onLost = onLost;
    this.#patience = patience;
  }

  /** The move of a computer that takes no time. */
  readonly chooseMove: ChooseMove = chooseAtOnce;

  /**
   * The move of one that takes its time; that of a normal one where workers fail, unless it must be the same again.
   * Rejects then, and once closed.
   */
  readonly think: Think = async (question: Question): Promise<Move> => {
    try {
      return await this.#do({ type: 'move', question });
    } catch (error) {
      if (this.#isClosed || question.isUnhurried) throw error;
      const { view, moves } = question;
      return chooseAtOnce(view, moves, { strength: 'normal', draw: drawOf(question) });
    }
  };

  /** What a strong computer would do, and why; a normal one where that takes longer than people wait. */
  async hint(inquiry: Inquiry): Promise<Hint> {
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), this.#patience.hint);
    const strong = this.#do({ type: 'hint', inquiry }).catch(() => null);
    const hint = await Promise.race([strong, late]);
    clearTimeout(timer);
    return hint ?? hintAtOnce(inquiry.view, inquiry.moves, drawOf(inquiry));
  }

  /** What a strong computer thinks of a move that was made. Rejects where workers fail. */
  judge(inquiry: Inquiry, made: Move): Promise<Judgement> {
    return this.#do({ type: 'judge', inquiry, made });
  }

  /** Ends the workers. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.#workers.close();
  }

  async #do<J extends Job>(job: J): Promise<JobResults[J['type']]> {
    for (let tries = 1; ; tries++) {
      if (this.#isClosed) throw new ComputersClosed('the computers are closed');
      try {
        return await this.#workers.do(job, AbortSignal.timeout(this.#patience.job));
      } catch (error) {
        if (this.#isClosed) throw error;
        this.#onLost(error);
        if (tries === MOST_TRIES) throw error;
      }
    }
  }
}
