import { type Plan, type Report, World } from './world.ts';

/** So many worlds are tried at most to find a smaller one. */
const TRIES = 60;

/** Lives a world once. */
export function live(plan: Plan): Promise<Report> {
  return new World(plan).live();
}

/** The kind of a fault: what it says without numbers, which differ from world to world. */
function kindOf({ faults }: Report): string | undefined {
  return faults[0]?.replaceAll(/\d+/g, '#').slice(0, 40);
}

/** Leaves out whatever steps a fault does not need: halves, quarters and so on, as far as the tries go. */
export async function shrink(plan: Plan, report: Report): Promise<{ plan: Plan; report: Report }> {
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
