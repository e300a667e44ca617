import type { Leaps } from './virtual-machine.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How time goes in a world. */
export interface Pace {
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
  scales: SCALES,
  leaps: { interval: MINUTE, longest: DAY },
  standstillMs: EVER,
};
/** The process may stand still, and notices. */
export const WATCHED: Pace = {
  ...USUAL,
  leaps: { ...USUAL.leaps, longest: 15 * SECOND },
  standstillMs: 20 * SECOND,
};
/** Months go by, with ends of seasons and summer times. */
export const SLOW: Pace = {
  scales: [50, 2000, 20_000, HOUR, 12 * HOUR, 2 * DAY, 4 * DAY, 14 * DAY],
  leaps: { interval: 4 * HOUR, longest: DAY },
  standstillMs: EVER,
};
export const PACES = [SLOW, WATCHED, ...Array.from({ length: 10 }, () => USUAL)];
export const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'] as const;
