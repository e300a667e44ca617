import { count } from '../format/numbers.ts';
import type { HolidayWords } from '../words/holiday.ts';
import { command } from './bot.ts';

const daysOf = (days: number) => count(days, 'day', 'days');

export const HOLIDAY: HolidayWords = {
  choose: 'I’m away for …',
  days: daysOf,
  back: 'I’m back',
  offer: (left, limit) =>
    `### Away on this server\nIn games with days per move, your clock stands still while you’re away. Days left: ${left} of ${limit} in any 365.`,
  typed: `Or type a date: ${command('me')} with the option **away**, such as 2026-12-03.`,
  until: (date, when) =>
    `### You’re away until ${date} (${when})\nIn your games with days per move on this server, your clock stands still. The others see it at the table. A move in one of them ends it.`,
  ended: (left, limit) =>
    `### You’re back\nYour clocks go on from where they stopped. Days left: ${left} of ${limit} in any 365.`,
  away: (who, date, when) => `⏸ ${who} is away until ${date} (${when}). Their clock stands still.`,
  youAreAway: (date, when) =>
    `⏸ You’re away until ${date} (${when}). Your clock stands still; a move ends that.`,
  hint: `Away for some days? ${command('me')} stops your clock.`,
  onServer: 'Use this on the server whose games you’ll be away from.',
  off: 'Clocks don’t stand still on this server: its managers have chosen so.',
  problems: {
    running: () =>
      `You’re away already. To change it, press **I’m back** in ${command('me')} first.`,
    unreadable: ({ typed }) =>
      `I can’t read “${typed}”. Type for how many days you’re away, such as 7, or the day you’re back, such as 2026-12-03.`,
    past: () => 'That would be over already. Type at least 1 day, or a day from tomorrow on.',
    'too-long': ({ days, left, limit }) =>
      `That’s ${daysOf(days)}. You have ${left} left of the ${limit} that this server gives you in 365 days.`,
  },
};
