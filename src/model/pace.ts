/** The most often that someone is alerted to open tables. The names are stored. */
export const PACES = ['always', 'hour', 'day'] as const;
export type Pace = (typeof PACES)[number];

const MINUTE = 60_000;

/**
 * How many milliseconds lie between two messages to somebody: even who wants to hear of every table is not told of
 * one that is opened again and again.
 */
export const PACE_TIME: Readonly<Record<Pace, number>> = {
  always: 5 * MINUTE,
  hour: 60 * MINUTE,
  day: 24 * 60 * MINUTE,
};
