import type { ProcessLog } from '../log.ts';
import { secondsSince } from '../meter.ts';

/** After so long the process ends, whatever is still in hand. */
const LONGEST_MS = 10_000;

interface End {
  readonly why: string;
  readonly code: number;
  readonly sentence?: string;
}

/** The end of the process: it comes once, and everything is put away before. */
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

  /** What is to be done before the process ends; what was added last is done first. */
  before(step: () => unknown): void {
    this.#steps.unshift(step);
  }

  /**
   * Ends the process.
   *
   * @param why a signal, or what the exit code stands for, and what to tell the bot's owner last
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

  /** Ends the process, with this code, after an exception or a rejection that nobody caught. */
  afterCrash(code: number): void {
    process.on('uncaughtException', (error, origin) => {
      this.#log.fatal({ err: error, origin }, 'nobody caught this');
      void this.begin({ why: 'crashed', code });
    });
    // A log that nobody reads any more is no reason to end.
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
