import { isDeepStrictEqual } from 'node:util';
import { chooseAtOnce } from '../cpu/choose-at-once.ts';
import { hintAtOnce } from '../cpu/hint.ts';
import { drawOf, type Inquiry } from '../cpu/inquiry.ts';
import type { Job, JobResults } from '../cpu/job.ts';
import type { Judgement } from '../cpu/judgement.ts';
import { formatMove, sameMove } from '../engine/round/move-text.ts';
import type { Move } from '../engine/round/state.ts';
import type { ChooseMove, Question, Think } from '../model/computer.ts';
import type { Hint } from '../model/hint.ts';
import { JobLine } from './job-line.ts';
import { type Workers, workerThreads } from './threads.ts';

interface Options {
  /** Told when a job came to nothing, and why. */
  readonly onLost: (why: unknown) => void;
  /** Absent: threads of their own. */
  readonly workers?: Workers;
  /** So long a person waits for a hint, in milliseconds. */
  readonly patience?: number;
}

const PATIENCE_MS = 1000;

/** A hint that somebody was promised. */
interface Asked {
  readonly inquiry: Inquiry;
  readonly hint: Promise<Hint>;
  /** Over once no worker has it; that may be long after the hint. */
  readonly job: Promise<Hint | null>;
}

/** What a normal computer plays; null if that fails, too. */
function normalMove({ view, moves, chance }: Question): Move | null {
  try {
    return chooseAtOnce(view, moves, { strength: 'normal', draw: drawOf({ chance }) });
  } catch {
    return null;
  }
}

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
  readonly #patience: number;
  readonly #line: JobLine;
  /** By person: what they last asked, until no worker has it any more. */
  readonly #hints = new Map<string, Asked>();
  #isClosed = false;

  constructor({ onLost, workers = workerThreads(), patience = PATIENCE_MS }: Options) {
    this.#workers = workers;
    this.#line = new JobLine(workers);
    this.#onLost = onLost;
    this.#patience = patience;
  }

  readonly chooseMove: ChooseMove = chooseAtOnce;

  /**
   * The move of one that takes its time; that of a normal one if workers fail, unless it must be the same again.
   * Rejects then, and once closed.
   */
  readonly think: Think = async (question: Question): Promise<Move> => {
    const { moves } = question;
    try {
      const move = await this.#do({ type: 'move', question });
      if (moves.some((legal) => sameMove(legal, move))) return move;
      const refused = new Error(`a worker chose what the rules refuse: ${formatMove(move)}`);
      this.#onLost(refused);
      throw refused;
    } catch (error) {
      if (this.#isClosed || question.isUnhurried) throw error;
      const [first] = moves;
      if (first === undefined) throw error;
      return normalMove(question) ?? first;
    }
  };

  /**
   * What a strong computer would do, and why; a normal one if that takes longer than people wait. One person's
   * hints are thought about one at a time, and once if they ask the same again meanwhile.
   */
  hint(personId: string, inquiry: Inquiry): Promise<Hint> {
    const last = this.#hints.get(personId);
    if (last !== undefined && isDeepStrictEqual(last.inquiry, inquiry)) return last.hint;
    const asked = this.#ask(inquiry, last?.job);
    this.#hints.set(personId, asked);
    void asked.job.then(() => {
      if (this.#hints.get(personId) === asked) this.#hints.delete(personId);
    });
    return asked.hint;
  }

  #ask(inquiry: Inquiry, before: Asked['job'] = Promise.resolve(null)): Asked {
    const { promise: late, resolve } = Promise.withResolvers<null>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      resolve(null);
    }, this.#patience);
    const job = before
      .then(() => (isLate ? null : this.#do({ type: 'hint', inquiry })))
      .catch(() => null)
      .finally(() => clearTimeout(timer));
    const { view, moves } = inquiry;
    const hint = Promise.race([job, late]).then(
      (found) => found ?? hintAtOnce(view, moves, drawOf(inquiry)),
    );
    return { inquiry, hint, job };
  }

  /** What a strong computer thinks of a move that was made. Rejects if workers fail. */
  judge(inquiry: Inquiry, made: Move): Promise<Judgement> {
    return this.#do({ type: 'judge', inquiry, made });
  }

  close(): Promise<void> {
    this.#isClosed = true;
    return this.#workers.close();
  }

  async #do<J extends Job>(job: J): Promise<JobResults[J['type']]> {
    for (let tries = 1; ; tries++) {
      if (this.#isClosed) throw new ComputersClosed('the computers are closed');
      try {
        return await this.#line.do(job);
      } catch (error) {
        if (this.#isClosed) throw error;
        this.#onLost(error);
        if (tries === MOST_TRIES) throw error;
      }
    }
  }
}
