/** How long a person may think about one move; `none`: as long as they like. */
export type Clock = (typeof CLOCKS)[number];

/** Every clock, fastest first. */
export const CLOCKS = ['30s', '60s', '3m', '24h', '72h', 'none'] as const;

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Milliseconds for a move; null without a limit. */
export const MOVE_TIME: Readonly<Record<Clock, number | null>> = {
  '30s': 30 * SECOND,
  '60s': 60 * SECOND,
  '3m': 180 * SECOND,
  '24h': 24 * HOUR,
  '72h': 72 * HOUR,
  none: null,
};
