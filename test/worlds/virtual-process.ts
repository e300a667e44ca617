import { AsyncLocalStorage } from 'node:async_hooks';

/** Something that runs on the machine; once it is killed, none of its timers fires. */
export class VirtualProcess {
  /** When it was killed, by the clock that nobody sets. */
  killedAt: number | undefined;

  get isKilled(): boolean {
    return this.killedAt !== undefined;
  }

  kill(at: number): void {
    this.killedAt ??= at;
  }

  /** Runs work as this process: whatever it starts belongs to it. */
  run<T>(work: () => T): T {
    return running.run(this, work);
  }
}

const running = new AsyncLocalStorage<VirtualProcess>();

/** The process whose code runs; undefined: the world's own. */
export function currentProcess(): VirtualProcess | undefined {
  return running.getStore();
}
