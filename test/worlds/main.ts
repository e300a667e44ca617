/** `npm run torture -- --worlds N`: lives through simulated worlds. The same seeds print the same. */
import { readFlags, runCommand, UsageError } from '../../src/tools/command.ts';
import { liveApart } from './run-worlds.ts';

const USAGE = `npm run torture -- --worlds N [--seed S] [--steps M] [--log]
  Lives through N simulated worlds, from seed S (1) on, with about M steps (45, as in npm test) each, and
  prints those in which something did not hold, as small as they can be made.
  --log   tells everything that happens: for one world
Exit codes: 0 all held, 1 something did not, 2 the words of the call were off.
`;

const text = { type: 'string' } as const;

async function live(args: readonly string[]): Promise<void> {
  const options = { worlds: text, seed: text, steps: text, log: { type: 'boolean' } } as const;
  const { values } = readFlags({ args: [...args], options }, USAGE);
  const { worlds, seed = '1', steps = '45', log = false } = values;
  const [count = 0, first = 0, length = 0] = [worlds, seed, steps].map(Number);
  if (![count, first, length].every((one) => Number.isSafeInteger(one) && one > 0)) {
    throw new UsageError(`N, S and M are whole numbers from 1 on.\n\n${USAGE}`);
  }
  const haveHeld = await liveApart({ count, seed: first, steps: length, log }, (text) =>
    process.stdout.write(text),
  );
  if (!haveHeld) process.exitCode = 1;
}

await runCommand(USAGE, live);
