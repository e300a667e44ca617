import { expect, test } from 'vitest';
import { runTrials } from './run-trials.ts';
import { TRIALS } from './trials.ts';

// The short form: every trial for a moment, with the same chance each time. `npm run torture` has the long one.

const SEED = 1;
/** For each share of a trial; what a trial does at least takes longer than most of them. */
const SHARE_MS = 1200;

for (const trial of TRIALS) {
  test(`the bot outlives ${trial.name}`, { timeout: 240_000 }, async ({ skip }) => {
    const plan = { milliseconds: SHARE_MS * trial.share, seed: SEED };
    const [result] = await runTrials([trial], plan);
    if (result?.verdict === 'skipped') skip(result.figure);
    expect(result?.failures).toEqual([]);
  });
}
