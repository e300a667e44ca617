/** How long a person may think about one move; `none`: as long as they like. */
export type Clock = (typeof CLOCKS)[number];

/** Every clock, fastest first. */
export const CLOCKS = ['30s', '60s', '3m', '24h', '72h', 'none'] as const;

/** What a table has if nobody has chosen another. */
export const USUAL_CLOCK: Clock = '3m';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 3600 * SECOND;

/** Milliseconds for a move; null without a limit. */
export const MOVE_TIME: Readonly<Record<Clock, number | null>> = {
  '30s': 30 * SECOND,
  '60s': 60 * SECOND,
  '3m': 3 * MINUTE,
  '24h': 24 * HOUR,
  '72h': 72 * HOUR,
  none: null,
};

/** Whether people play over days, so that nobody is expected to sit at the table. */
export function isSlow(clock: Clock): boolean {
  return (MOVE_TIME[clock] ?? Number.POSITIVE_INFINITY) > HOUR;
}

/**
 * The clocks that a host may choose from, given what the server and the table have: a table without a
 * limit is for the server to allow, by choosing that for its own tables.
 */
export function clocksOffered(server: Clock, current: Clock): readonly Clock[] {
  return CLOCKS.filter((one) => one !== 'none' || server === 'none' || current === 'none');
}

/** How long before the end people are warned, in milliseconds; null: it would come at once. */
export const WARNING_TIME: Readonly<Record<Clock, number | null>> = {
  '30s': null,
  '60s': 20 * SECOND,
  '3m': MINUTE,
  '24h': 3 * HOUR,
  '72h': 3 * HOUR,
  none: null,
};

/**
 * How long silence may last, in milliseconds, before the others at a table may go on without whoever is
 * silent: a day, or two turns in a fast game.
 */
export const SILENCE_TIME: Readonly<Record<Clock, number>> = {
  '30s': MINUTE,
  '60s': 2 * MINUTE,
  '3m': 6 * MINUTE,
  '24h': 24 * HOUR,
  '72h': 24 * HOUR,
  none: 24 * HOUR,
};

/**
 * When a player is reminded who was not mentioned at once because they seemed to be there: so many
 * milliseconds after their turn began. Null if the warning comes as early.
 */
export const REMIND_TIME: Readonly<Record<Clock, number | null>> = {
  '30s': null,
  '60s': null,
  '3m': null,
  '24h': 3 * MINUTE,
  '72h': 3 * MINUTE,
  none: 3 * MINUTE,
};
