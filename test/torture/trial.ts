import type { Draw } from '../../src/engine/core/random.ts';

/** What a trial found: a figure in words, or why it could not be made here. */
export type Finding = { readonly figure: string } | { readonly skipped: string };

/** One way to maltreat the bot. */
export interface Trial {
  /** In words, as it stands in the table; `--only` takes a part of it. */
  readonly name: string;
  /** How much of the time it gets, beside the others. */
  readonly share: number;
  /** Runs at least once, and goes on while there is time. */
  run(context: TrialContext): Promise<Finding>;
}

/** What the runner hands to a trial. */
export interface TrialContext {
  readonly draw: Draw;
  /** A folder of its own; kept when something did not hold. */
  readonly folder: string;
  hasTime(): boolean;
  /** Milliseconds; below 0 when the trial takes longer than it was given. */
  timeLeft(): number;
  /** Notes that something did not hold. */
  fail(what: string): void;
  /** Notes that something was slow or went unanswered. The short form has no opinion on that. */
  slow(what: string): void;
  /** How many milliseconds something may take: so many, or in the short form as long as only a hang takes. */
  upTo(ms: number): number;
}
