import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const LIVES = join(import.meta.dirname, 'lives.ts');

/** What people do in a world takes a second or so of the machine's time. */
const STEPS = 45;

/** Which worlds are lived through. */
export interface Worlds {
  readonly count: number;
  /** The seed of the first; each next one has the next. */
  readonly seed: number;
  /** How much people do in each. */
  readonly steps?: number;
  /** Everything that happens is told. */
  readonly log?: boolean;
}

/** What came of some worlds: whether all held, and what their process printed. */
export interface Lived {
  readonly hasHeld: boolean;
  readonly output: string;
}

/** Lives through worlds in processes of their own, since each takes the place of Node's clocks and timers. */
export function liveApart(
  { count, seed, ...how }: Worlds,
  processes = availableParallelism(),
): Promise<readonly Lived[]> {
  const each = Math.ceil(count / processes);
  const parts = Array.from({ length: Math.ceil(count / each) }, (_, at) => ({
    seed: seed + at * each,
    count: Math.min(each, count - at * each),
    ...how,
  }));
  return Promise.all(parts.map(liveIn));
}

function liveIn({ count, seed, steps = STEPS, log = false }: Worlds): Promise<Lived> {
  const args = [count, seed, steps, log ? 'log' : ''].map(String);
  const { promise, resolve } = Promise.withResolvers<Lived>();
  const child = spawn(process.execPath, [LIVES, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.on('close', (code) => resolve({ hasHeld: code === 0, output }));
  return promise;
}
