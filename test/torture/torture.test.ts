import { expect, test } from 'vitest';
import { runTrials } from './run-trials.ts';
import type { Trial } from './trial.ts';
import { SHARED_DATABASE } from './trials/shared-database.ts';
import { TRIALS } from './trials.ts';

// The short form: every trial for a moment, with the same chance each time. `npm run torture` has the long one.

const SEED = 1;
/** For each share of a trial; what a trial does at least takes longer than most of them. */
const SHARE_MS = 1200;

/** Once in a while, on a busy machine, it leaves a message of a table behind: why is not known yet. Nothing else is tried twice. */
const triesOf = (trial: Trial) => (trial === SHARED_DATABASE ? 2 : 1);

for (const trial of TRIALS) {
  const options = { timeout: 240_000, retry: triesOf(trial) - 1 };
  test(`the bot outlives ${trial.name}`, options, async ({ skip }) => {
    const plan = { milliseconds: SHARE_MS * trial.share, seed: SEED };
    const [result] = await runTrials([trial], plan);
    if (result?.verdict === 'skipped') skip(result.figure);
    expect(result?.failures).toEqual([]);
  });
}
