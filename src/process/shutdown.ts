import type { ProcessLog } from '../log.ts';
import { secondsSince } from '../meter.ts';

/** The process ends after this long, even if a step is not finished: before five seconds are over. */
const LONGEST_MS = 4500;

interface End {
  readonly why: string;
  readonly code: number;
  readonly sentence?: string;
}

/** Ends the process once, after all that was started has been closed. */
export class Shutdown {
  readonly #log: ProcessLog;
  readonly #steps: (() => unknown)[] = [];
  #isBegun = false;

  constructor(log: ProcessLog) {
    this.#log = log;
  }

  get isBegun(): boolean {
    return this.#isBegun;
  }

  /** Adds a step to take before the process ends. The last one added comes first. */
  before(step: () => unknown): void {
    this.#steps.unshift(step);
  }

  /**
   * Ends the process.
   *
   * `why` is a signal or the reason behind the exit code; `sentence` is the last line for the bot's owner.
   */
  async begin({ why, code, sentence }: End): Promise<void> {
    if (this.#isBegun) return;
    this.#isBegun = true;
    const begunAt = performance.now();
    this.#log.info({ why, code }, 'stopping');
    setTimeout(() => process.exit(code), LONGEST_MS).unref();
    for (const step of this.#steps) await this.#take(step);
    this.#log.flushRepeats();
    this.#log.info({ why, code, seconds: secondsSince(begunAt) }, 'stopped');
    if (sentence !== undefined) process.stderr.write(`${sentence}\n`);
    process.exit(code);
  }

  afterCrash(code: number): void {
    process.on('uncaughtException', (error, origin) => {
      this.#log.fatal({ err: error, origin }, 'nobody caught this');
      void this.begin({ why: 'crashed', code });
    });
    // A log that nobody reads any more isn't a reason to end.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  }

  async #take(step: () => unknown): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.#log.error({ err: error }, 'what is done before the end failed');
    }
  }
}
