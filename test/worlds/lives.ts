/**
 * The process in which worlds are lived through: `lives.ts WORLDS SEED STEPS [log]`. Prints those that did not
 * hold, each as small as it can be made, and sends what came of each.
 */
import './virtual-machine.ts';
import './patched-modules.ts';
import { createHash } from 'node:crypto';
import { addTo, noSum } from './run-worlds.ts';
import { type Plan, type Report, World } from './world.ts';

/** After this many the reason is likely the same. */
const MOST_SHRUNK = 3;
/** So many worlds are tried at most to find a smaller one. */
const TRIES = 60;

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

/** Lives a world once. */
function live(plan: Plan): Promise<Report> {
  return new World(plan).live();
}

/** The kind of a fault: what it says without numbers, which differ from world to world. */
function kindOf({ faults }: Report): string | undefined {
  return faults[0]?.replaceAll(/\d+/g, '#').slice(0, 40);
}

/** Leaves out whatever steps a fault does not need: halves, quarters and so on, as far as the tries go. */
async function shrink(plan: Plan, report: Report): Promise<{ plan: Plan; report: Report }> {
  const kind = kindOf(report);
  const { steps } = report;
  let best = { plan, report };
  let tries = 0;
  for (let size = Math.ceil(steps / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < steps && tries < TRIES; from += size) {
      const dropped = range(from, Math.min(from + size, steps));
      if (dropped.every((step) => best.plan.without.has(step))) continue;
      const smaller = { ...best.plan, without: new Set([...best.plan.without, ...dropped]) };
      tries += 1;
      const again = await live(smaller);
      if (kindOf(again) === kind) best = { plan: smaller, report: again };
    }
  }
  return best;
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

const [, , worlds, seed, steps, log] = process.argv;
await main([worlds, seed, steps].map(Number), log === 'log');
