/**
 * The process in which worlds are lived through: `lives.ts WORLDS SEED STEPS [log]`. Prints those that did not
 * hold, each as small as it can be made, and sends what came of each.
 */
import './virtual-machine.ts';
import './patched-modules.ts';
import { createHash } from 'node:crypto';
import { addTo, noSum } from './run-worlds.ts';
import { live, shrink } from './shrink.ts';

/** After this many the reason is likely the same. */
const MOST_SHRUNK = 3;

async function main(
  [count = 1, first = 1, length = 1]: readonly number[],
  log: boolean,
): Promise<void> {
  const sum = noSum();
  for (let at = first; at < first + count; at++) {
    const plan = { seed: at, steps: length, without: new Set<number>() };
    const report = await live(plan);
    const text = report.log.join('\n');
    const digests = [createHash('sha256').update(text).digest('hex')];
    const failed = report.faults.length > 0 ? 1 : 0;
    addTo(sum, { ...report, failed, digests });
    if (log) console.log(text);
    if (failed === 0) continue;
    if (sum.failed > MOST_SHRUNK) console.log(`World ${at}: ${report.faults.join('; ')}`);
    else tell(at, await shrink(plan, report));
  }
  process.send?.(sum);
}

function tell(seed: number, { plan, report }: Awaited<ReturnType<typeof shrink>>): void {
  console.log(`World ${seed} did not hold: ${report.faults.join('; ')}`);
  console.log(
    `What is left of it without the steps that this does not need (${plan.without.size}):`,
  );
  console.log(report.log.join('\n'));
}

const [, , worlds, seed, steps, log] = process.argv;
await main([worlds, seed, steps].map(Number), log === 'log');
