/**
 * The process in which worlds are lived through: `node lives.ts WORLDS SEED STEPS [log]`. Prints those that did not
 * hold, each as small as it can be made, and a line about them all.
 */
import './virtual-machine.ts';
import './patched-modules.ts';
import { createHash } from 'node:crypto';
import { live, shrink } from './shrink.ts';
import type { Report } from './world.ts';

/** After so many the reason is likely the same. */
const MOST_SHRUNK = 3;

interface Sum {
  presses: number;
  crashes: number;
  failed: number;
  readonly troubles: Record<string, number>;
}

async function main(
  [count = 1, first = 1, length = 1]: readonly number[],
  log: boolean,
): Promise<number> {
  const sum: Sum = { presses: 0, crashes: 0, failed: 0, troubles: {} };
  const digest = createHash('sha256');
  for (let at = first; at < first + count; at++) {
    const plan = { seed: at, steps: length, without: new Set<number>() };
    const report = await live(plan);
    add(sum, report);
    digest.update(report.log.join('\n'));
    if (log) console.log(report.log.join('\n'));
    if (report.faults.length === 0) continue;
    sum.failed += 1;
    if (sum.failed > MOST_SHRUNK) console.log(`World ${at}: ${report.faults.join('; ')}`);
    else tell(at, await shrink(plan, report));
  }
  const { presses, crashes, failed, troubles } = sum;
  const kinds = Object.entries(troubles).map(([kind, times]) => `${times} ${kind}`);
  console.log(
    `${count} worlds from seed ${first}: ${presses} presses, ${crashes} crashes, ${kinds.join(', ')}; ` +
      `${failed} did not hold; ${digest.digest('hex').slice(0, 16)}`,
  );
  return failed > 0 ? 1 : 0;
}

function add(sum: Sum, { presses, crashes, troubles }: Report): void {
  sum.presses += presses;
  sum.crashes += crashes;
  for (const [kind, times] of Object.entries(troubles)) {
    sum.troubles[kind] = (sum.troubles[kind] ?? 0) + times;
  }
}

function tell(seed: number, { plan, report }: Awaited<ReturnType<typeof shrink>>): void {
  console.log(`World ${seed} did not hold: ${report.faults.join('; ')}`);
  console.log(
    `What is left of it without the steps that this does not need (${plan.without.size}):`,
  );
  console.log(report.log.join('\n'));
}

const [, , worlds, seed, steps, log] = process.argv;
process.exitCode = await main([worlds, seed, steps].map(Number), log === 'log');
