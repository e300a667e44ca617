import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { HANG_MS } from '../support/hang.ts';
import type { Trial } from './trial.ts';

export interface Result {
  readonly name: string;
  /** In words; empty when the trial broke off. */
  readonly figure: string;
  readonly verdict: 'held' | 'failed' | 'skipped';
  /** Everything that did not hold. */
  readonly failures: readonly string[];
  /** What the trial left behind; undefined if everything held. */
  readonly folder: string | undefined;
}

export interface Plan {
  readonly milliseconds: number;
  readonly seed: number;
  /** Whether the bot has to be fast, too, which it can only be where the machine has little else to do. */
  readonly judgesSpeed: boolean;
  /** Told of each failure as it is found. */
  readonly onFailure?: (trial: string, what: string) => void;
}

/** Runs the trials one after the other; each gets its share of the time. */
export async function runTrials(trials: readonly Trial[], plan: Plan): Promise<readonly Result[]> {
  const shares = trials.reduce((sum, { share }) => sum + share, 0);
  const results: Result[] = [];
  for (const trial of trials) {
    const milliseconds = (plan.milliseconds * trial.share) / shares;
    results.push(await runTrial(trial, { ...plan, milliseconds }));
  }
  return results;
}

async function runTrial(trial: Trial, plan: Plan): Promise<Result> {
  const { name } = trial;
  const { judgesSpeed } = plan;
  const folder = mkdtempSync(join(tmpdir(), 'hanafuda-torture-'));
  const until = performance.now() + plan.milliseconds;
  const failures: string[] = [];
  const fail = (what: string) => {
    failures.push(what);
    plan.onFailure?.(name, what);
  };
  let figure = '';
  let isSkipped = false;
  try {
    const draw = drawsOf(seedOf(plan.seed), name);
    const timeLeft = () => until - performance.now();
    const hasTime = () => timeLeft() > 0;
    const slow = judgesSpeed ? fail : () => {};
    const upTo = (ms: number) => (judgesSpeed ? ms : Math.max(ms, HANG_MS));
    const finding = await trial.run({ draw, folder, hasTime, timeLeft, fail, slow, upTo });
    isSkipped = 'skipped' in finding;
    figure = 'skipped' in finding ? finding.skipped : finding.figure;
  } catch (error) {
    fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  if (failures.length > 0) return { name, figure, verdict: 'failed', failures, folder };
  rmSync(folder, { recursive: true, force: true });
  return { name, figure, verdict: isSkipped ? 'skipped' : 'held', failures, folder: undefined };
}
