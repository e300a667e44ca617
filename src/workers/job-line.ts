import type { Job, JobResults } from '../cpu/job.ts';
import type { Workers } from './threads.ts';

interface Waiting {
  readonly rank: number;
  begin(): void;
}

/** A job that takes so long, in milliseconds, is not waited for: choosing takes at most a quarter of a second. */
const SLOW_MS = 500;
/** How long a job may take from its beginning, in milliseconds; one that takes all the time it needs, longer. */
const LONGEST = { usual: 2000, unhurried: 20_000 };

/**
 * Jobs in the order in which they are needed: first the moves that tables wait for, then hints, then what nobody
 * waits for. No more of them are begun than there are workers for; one that is slow makes room for the next.
 */
export class JobLine {
  readonly #workers: Workers;
  readonly #slowMs: number;
  readonly #waiting: Waiting[] = [];
  #busy = 0;

  constructor(workers: Workers, slowMs = SLOW_MS) {
    this.#workers = workers;
    this.#slowMs = slowMs;
  }

  async do<J extends Job>(job: J): Promise<JobResults[J['type']]> {
    await this.#turn(rankOf(job));
    let isBusy = true;
    const makeRoom = () => {
      if (isBusy) this.#busy -= 1;
      isBusy = false;
      this.#next();
    };
    const timer = setTimeout(makeRoom, this.#slowMs);
    try {
      return await this.#workers.do(job, isUnhurried(job) ? LONGEST.unhurried : LONGEST.usual);
    } finally {
      clearTimeout(timer);
      makeRoom();
    }
  }

  #turn(rank: number): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.push({ rank, begin });
      this.#next();
    });
  }

  #next(): void {
    while (this.#busy < this.#workers.size && this.#waiting.length > 0) {
      const first = Math.min(...this.#waiting.map(({ rank }) => rank));
      const [next] = this.#waiting.splice(
        this.#waiting.findIndex(({ rank }) => rank === first),
        1,
      );
      this.#busy += 1;
      next?.begin();
    }
  }
}

function rankOf(job: Job): number {
  if (job.type === 'judge' || isUnhurried(job)) return 2;
  return job.type === 'hint' ? 1 : 0;
}

function isUnhurried(job: Job): boolean {
  return job.type === 'move' && job.question.isUnhurried === true;
}
