import type { HolidayProblem } from '../../../model/holiday.ts';
import type { HolidayInfo } from '../facts.ts';
import { count } from '../numbers.ts';
import type { People } from '../people.ts';
import { command } from './bot.ts';

const daysOf = (days: number) => count(days, 'day', 'days');

/** A time in which somebody's clocks stand still in slow games. Dates and times come ready to print. */
export const HOLIDAY = {
  /** In a list of which nothing is chosen, at most 100 characters. */
  choose: 'I’m away for …',
  /** In that list. */
  days: (days: number) => daysOf(days),
  /** On a button, at most 38 characters. */
  back: 'I’m back',
  /** Above the list: `left` days of `limit` in 365 are left. */
  offer: (left: number, limit: number) =>
    `### Away on this server\nIn games with days per move, your clock stands still while you’re away. Days left: ${left} of ${limit} in any 365.`,
  /** How to type it. */
  typed: `Or type a date: ${command('me')} with the option **away**, such as 2026-12-03.`,
  /** To somebody who is on holiday. */
  until: (date: string, when: string) =>
    `### You’re away until ${date} (${when})\nIn your games with days per move on this server, your clock stands still. The others see it at the table. A move in one of them ends it.`,
  /** To somebody who has just come back. */
  ended: (left: number, limit: number) =>
    `### You’re back\nYour clocks go on from where they stopped. Days left: ${left} of ${limit} in any 365.`,
  /** To everybody at the table. */
  away: (who: People, date: string, when: string) =>
    `⏸ ${who} is away until ${date} (${when}). Their clock stands still.`,
  /** In the person's own hand. */
  youAreAway: (date: string, when: string) =>
    `⏸ You’re away until ${date} (${when}). Your clock stands still; a move ends that.`,
  /** Where the rules of a slow table are read. */
  hint: `Away for some days? ${command('me')} stops your clock.`,
  /** Outside of the bot's servers. */
  onServer: 'Use this on the server whose games you’ll be away from.',
  /** Where a server has none. */
  off: 'Clocks don’t stand still on this server: its managers have chosen so.',
  /** Why it does not begin. */
  problems: {
    running: (_info) =>
      `You’re away already. To change it, press **I’m back** in ${command('me')} first.`,
    unreadable: ({ typed }) =>
      `I can’t read “${typed}”. Type for how many days you’re away, such as 7, or the day you’re back, such as 2026-12-03.`,
    past: (_info) => 'That would be over already. Type at least 1 day, or a day from tomorrow on.',
    'too-long': ({ days, left, limit }) =>
      `That’s ${daysOf(days)}. You have ${left} left of the ${limit} that this server gives you in 365 days.`,
  } satisfies Record<Exclude<HolidayProblem, 'off'>, (info: HolidayInfo) => string>,
};
