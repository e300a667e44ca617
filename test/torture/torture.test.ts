import { expect, test } from 'vitest';
import { runTrials } from './run-trials.ts';
import { FLOOD, OVERLOAD } from './trials/load.ts';
import { TRIALS } from './trials.ts';

// The short form: each trial that needs real processes for a moment, with the same chance each time, and only what holds on the
// slowest machine. `npm run torture` has the long one, which judges speed too.

const SEED = 1;
/** For each share of a trial; what a trial does at least takes longer than most of them. */
const SHARE_MS = 1200;
/** What is about speed alone. */
const OF_SPEED = new Set([FLOOD, OVERLOAD]);

for (const trial of TRIALS.filter((one) => !OF_SPEED.has(one))) {
  test(`the bot outlives ${trial.name}`, async ({ skip }) => {
    const plan = { milliseconds: SHARE_MS * trial.share, seed: SEED, judgesSpeed: false };
    const [result] = await runTrials([trial], plan);
    if (result?.verdict === 'skipped') skip(result.figure);
    expect(result?.failures).toEqual([]);
  });
}
