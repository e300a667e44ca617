import type { Leaps } from './virtual-machine.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How time goes in a world. */
export interface Pace {
  /** How much is done, beside what is asked for. */
  readonly length: number;
  /** As of `Company`, one of them. */
  readonly strays: readonly number[];
  /** How long people wait until the next step, at the most. */
  readonly scales: readonly number[];
  /** Up to this intervals are leapt over, this far at once. */
  readonly leaps: Leaps;
  /** As of `BotDeps`: where more is leapt over at once, nothing is told by it. */
  readonly standstillMs: number;
}

const { POSITIVE_INFINITY: EVER } = Number;
const SCALES = [50, 50, 50, 2000, 2000, 2000, 2000, 2000, 20_000, 20_000, 3 * MINUTE, 30 * MINUTE];
const USUAL: Pace = {
  length: 0.33,
  strays: [1, 1, 4, 8],
  scales: SCALES,
  leaps: { interval: MINUTE, longest: DAY },
  standstillMs: EVER,
};
/** People sit together and play, so that rounds and matches come to their end. */
const EVENING: Pace = {
  ...USUAL,
  length: 3,
  strays: [4, 8, 16],
  scales: [50, 50, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 20_000],
};
/** The process may stand still, and notices. */
export const WATCHED: Pace = {
  ...USUAL,
  leaps: { ...USUAL.leaps, longest: 15 * SECOND },
  standstillMs: 20 * SECOND,
};
/** Months go by, with ends of seasons and summer times. */
export const SLOW: Pace = {
  ...USUAL,
  scales: [50, 2000, 20_000, HOUR, 12 * HOUR, 2 * DAY, 4 * DAY, 14 * DAY],
  leaps: { interval: 4 * HOUR, longest: DAY },
  standstillMs: EVER,
};
export const PACES = [
  ...[SLOW, WATCHED, EVENING, EVENING, EVENING],
  ...Array.from({ length: 7 }, () => USUAL),
];
export const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'] as const;
