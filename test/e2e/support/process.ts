import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bareEnvironment } from '../../support/environment.ts';
import { HANG_MS } from '../../support/hang.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Of the shape of Discord's tokens, which the settings are checked for. */
export const TOKEN = 'MTA5ODc2NTQzMjEwOTg3NjU0.Gabcde.sandbox-token-of-no-worth-at-all-000000';

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** The bot as its owner runs it. */
export interface BotProcess {
  /** Undefined when it could not be started. */
  readonly pid: number | undefined;
  /** Settles when the process has ended. */
  readonly ended: Promise<Ended>;
  /** Neither ended nor killed. */
  readonly isRunning: boolean;
  /** All that it wrote so far. */
  readonly output: string;
  kill(signal: NodeJS.Signals): void;
  /** From now on whatever it writes breaks its pipe. */
  stopReading(): void;
  /** Until it has written this; throws when it ends first, or after this many milliseconds. */
  waitFor(text: string, ms?: number): Promise<void>;
}

/** Runs `node src/main.ts` of a checkout, this one unless said, with these settings and no others. */
export function runBot(
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  root: string = ROOT,
): BotProcess {
  const child: ChildProcess = spawn(process.execPath, [join(root, 'src', 'main.ts'), ...args], {
    cwd: settings['FOLDER'] ?? root,
    env: { ...bareEnvironment(), LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isRunning = true;
  const keep = (chunk: Buffer) => {
    output += chunk;
    child.emit('written');
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = once(child, 'close').then(([code]): Ended => {
    isRunning = false;
    child.emit('written');
    return { code: code as number | null, output };
  });
  return {
    pid: child.pid,
    ended,
    get isRunning() {
      return isRunning;
    },
    get output() {
      return output;
    },
    kill: (signal) => {
      // It is as good as dead, though that takes a moment to be told.
      if (signal === 'SIGKILL') isRunning = false;
      child.kill(signal);
    },
    stopReading: () => {
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
    async waitFor(text, ms = HANG_MS) {
      const signal = AbortSignal.timeout(ms);
      while (!output.includes(text)) {
        if (!isRunning) throw new Error(`the bot has ended: ${output}`);
        if (signal.aborted) throw new Error(`waited ${ms} ms in vain for "${text}": ${output}`);
        await once(child, 'written', { signal }).catch(() => {});
      }
    },
  };
}
