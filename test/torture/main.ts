/**
 * Maltreats the bot for a while and prints what held. `scripts/torture.mjs` says how it is called.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readFlags, runCommand, UsageError } from '../../src/tools/command.ts';
import { forPeople, withTable } from './report.ts';
import { runTrials } from './run-trials.ts';
import type { Trial } from './trial.ts';
import { TRIALS } from './trials.ts';

const USAGE = `npm run torture -- [MINUTES] [--seed N] [--only PART] [--write FILE]
  Kills, floods and deceives a bot of its own for so many minutes (10), and prints a table of what held.
  --seed   the chance of an earlier run once more
  --only   the trials whose name has this in it
  --write  puts the table into a page, between the marks that stand there
With --worlds N it lives through simulated worlds instead: npm run torture -- --worlds 0 tells of its other words.
Exit codes: 0 all held, 1 something did not, 2 the words of the call were off.
`;
const MINUTE = 60_000;
const LONGEST = 24 * 60;

interface Call {
  readonly minutes: number;
  readonly seed: number;
  readonly trials: readonly Trial[];
  readonly page: string | undefined;
}

function readCall(args: readonly string[]): Call {
  const text = { type: 'string' } as const;
  const options = { seed: text, only: text, write: text };
  const flags = { args: [...args], options, allowPositionals: true } as const;
  const { values, positionals } = readFlags(flags, USAGE);
  const { seed = String(Date.now() % 1_000_000), only = '', write } = values;
  const [minutes = '10', ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`Not understood: ${rest.join(' ')}.`);
  if (!(Number(minutes) > 0 && Number(minutes) <= LONGEST)) {
    throw new UsageError(`The minutes must be a number up to ${LONGEST}, not "${minutes}".`);
  }
  if (!/^\d{1,9}$/.test(seed)) throw new UsageError(`A seed has up to 9 digits, not "${seed}".`);
  const trials = TRIALS.filter(({ name }) => name.includes(only));
  if (trials.length === 0) {
    const names = TRIALS.map(({ name }) => `  ${name}`).join('\n');
    throw new UsageError(`No trial has "${only}" in its name. There are:\n${names}`);
  }
  return { minutes: Number(minutes), seed: Number(seed), trials, page: write };
}

async function torture({ minutes, seed, trials, page }: Call): Promise<void> {
  console.log(`Seed ${seed}, ${minutes} minutes, ${trials.length} trials.\n`);
  const results = await runTrials(trials, {
    milliseconds: minutes * MINUTE,
    seed,
    judgesSpeed: true,
    onFailure: (name, what) => console.log(`${name}: ${what}`),
  });
  const run = { minutes, seed, results };
  console.log(`\n${forPeople(run)}`);
  if (page !== undefined) writeFileSync(page, withTable(readFileSync(page, 'utf8'), run));
  if (results.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;
}

await runCommand(USAGE, (args) => torture(readCall(args)));
