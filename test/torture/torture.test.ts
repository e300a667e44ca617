import { expect, test } from 'vitest';
import { runTrials } from './run-trials.ts';
import { GATEWAY_FAULTS } from './trials/gateway-faults.ts';
import { FLOOD, OVERLOAD } from './trials/load.ts';
import { CLOCK_JUMPS } from './trials/machine.ts';
import { REST_FAULTS } from './trials/rest-faults.ts';
import { TIMERS } from './trials/timers.ts';
import { TRIALS } from './trials.ts';

// The short form: each trial that needs real processes for a moment, with the same chance each time, and only what holds on the
// slowest machine. `npm run torture` has the long one, which judges speed too.

const SEED = 1;
/** For each share of a trial; what a trial does at least takes longer than most of them. */
const SHARE_MS = 1200;
/** What simulated worlds do more of, in test/worlds, and what is about speed alone. */
const SIMULATED = new Set([TIMERS, REST_FAULTS, GATEWAY_FAULTS, CLOCK_JUMPS, FLOOD, OVERLOAD]);
/** What has not ended by then never does. */
const HANG_MS = 1_200_000;

for (const trial of TRIALS.filter((one) => !SIMULATED.has(one))) {
  test(`the bot outlives ${trial.name}`, { timeout: HANG_MS }, async ({ skip }) => {
    const plan = { milliseconds: SHARE_MS * trial.share, seed: SEED, judgesSpeed: false };
    const [result] = await runTrials([trial], plan);
    if (result?.verdict === 'skipped') skip(result.figure);
    expect(result?.failures).toEqual([]);
  });
}
