import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const LIVES = join(import.meta.dirname, 'lives.ts');

/** What people do in a world takes a second or so of the machine's time. */
const STEPS = 45;
/** A process lives through this many at most: what it remembers goes with it. */
const MOST_OF_A_PROCESS = 250;

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

/** What came of some worlds. */
export interface Sum {
  presses: number;
  crashes: number;
  failed: number;
  /** How often each kind of trouble came. */
  readonly troubles: Record<string, number>;
  /** Of each world's log. */
  readonly digests: string[];
}

export function noSum(): Sum {
  return { presses: 0, crashes: 0, failed: 0, troubles: {}, digests: [] };
}

export function addTo(sum: Sum, { presses, crashes, failed, troubles, digests }: Sum): void {
  sum.presses += presses;
  sum.crashes += crashes;
  sum.failed += failed;
  for (const [kind, times] of Object.entries(troubles)) {
    sum.troubles[kind] = (sum.troubles[kind] ?? 0) + times;
  }
  sum.digests.push(...digests);
}

/**
 * Lives through worlds in processes of their own, since each takes the place of Node's clocks and timers, and
 * says whether all held. Prints each part once those before it are printed: the same on any machine if all held.
 */
export async function liveApart(
  { count, seed, ...how }: Worlds,
  print: (text: string) => void,
  processes = availableParallelism(),
): Promise<boolean> {
  const size = Math.min(MOST_OF_A_PROCESS, Math.ceil(count / processes));
  const parts = Array.from({ length: Math.ceil(count / size) }, (_, at) => ({
    seed: seed + at * size,
    count: Math.min(size, count - at * size),
    ...how,
  }));
  const sum = noSum();
  let printed = 0;
  const lived: Awaited<ReturnType<typeof liveIn>>[] = [];
  const left = parts.entries();
  const each = Array.from({ length: processes }, async () => {
    for (const [at, part] of left) {
      lived[at] = await liveIn(part);
      for (let next = lived[printed]; next; next = lived[++printed]) {
        print(next.output);
        addTo(sum, next.sum);
      }
    }
  });
  await Promise.all(each);
  print(`${sentence(sum, { count, seed })}\n`);
  return sum.failed === 0 && sum.digests.length === count;
}

function sentence({ presses, crashes, failed, troubles, digests }: Sum, { count, seed }: Worlds) {
  const kinds = Object.entries(troubles)
    .toSorted()
    .map(([kind, times]) => `${times} ${kind}`);
  const digest = createHash('sha256').update(digests.join()).digest('hex').slice(0, 16);
  const told = `${presses} presses, ${crashes} crashes; troubles: ${kinds.join(', ')}`;
  return `${count} worlds from seed ${seed}: ${told}; ${failed} did not hold; ${digest}`;
}

function liveIn({ count, seed, steps = STEPS, log = false }: Worlds) {
  const args = [count, seed, steps, log ? 'log' : ''].map(String);
  const { promise, resolve } = Promise.withResolvers<{ sum: Sum; output: string }>();
  const child = fork(LIVES, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  const sum = noSum();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.on('message', (told: Sum) => addTo(sum, told));
  child.on('close', () => resolve({ sum, output }));
  return promise;
}
