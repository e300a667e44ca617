import type { HolidayProblem } from '../../../model/holiday.ts';
import type { Pace } from '../../../model/pace.ts';
import type { HolidayInfo, OpenedTable, People } from '../facts.ts';
import { count } from '../numbers.ts';
import { command } from './commands.ts';

/** Who is told of open tables by direct message. Names and links come ready to print. */
export const alerts = {
  /** What the role that is pinged when a table opens is for. `role`: a mention. */
  role: (role: string) => `Everyone who has ${role} is pinged when a table opens.`,
  roleTaken: (role: string) => `You now have ${role}. I’ll ping it when a table opens.`,
  roleGivenBack: (role: string) => `You no longer have ${role}.`,
  roleRefused: (role: string) =>
    `I can’t change who has ${role}. Tell someone who manages this server: their settings say why.`,
  noRole: 'This server no longer pings anyone when a table opens.',
  /** At most 38 characters each. */
  buttons: {
    take: 'Get the role',
    giveBack: 'Give it back',
    ask: 'Tell me when a table opens',
    /** For whoever has asked before. */
    change: 'Table alerts: on',
    mute: 'Stop these messages',
  },
  /** The menu: what was asked for. */
  title:
    '### Table alerts\nI’ll send you a direct message when someone else opens a table on this server, in a channel you can see.',
  /** In the menu, while Discord takes no more messages from the bot. */
  held: '⚠️ Discord is holding back my direct messages at the moment, so the next one can take up to a day.',
  gamesHeading: '**Games** · none selected: any game',
  /** In a list with nothing chosen. At most 100 characters, as are the next. */
  anyGame: 'Any game',
  paceHeading: '**How often**',
  paces: {
    always: 'Every table, at most one message in 5 minutes',
    hour: 'At most once an hour',
    day: 'At most once a day',
  } satisfies Record<Pace, string>,
  stopped: `No more messages about tables on that server. To get them again, use ${command('table')} there with **all**.`,
  /** `channel`: a link to the channel; `server`: its name. */
  opened: ({ game, host, channel, server, seated, seats }: OpenedTable) =>
    `**${game}** · ${host} opened a table in ${channel} on ${server}. Players: ${seated} of ${seats}`,
  toTable: 'Go to the table',
  why: 'You asked to be told when a table opens there.',
  /** To somebody whose turn it is in a slow game. */
  turn: ({ game, channel, server }: Pick<OpenedTable, 'game' | 'channel' | 'server'>) =>
    `**${game}** · It’s your turn in ${channel} on ${server}.`,
  turnWhy: 'You asked for a message on your turn in games with days per move.',
  turnsStopped: `No more messages on your turn. To get them again, use ${command('me')}.`,
  /** To somebody whose direct messages are closed. */
  refused: `I couldn’t send you a direct message: you don’t accept any from me. I won’t try again until you ask for it, with ${command('table')} and **all**, or with ${command('me')}.`,
};

const daysOf = (days: number) => count(days, 'day', 'days');

/** A time in which somebody's clocks stand still in slow games. Dates and times come ready to print. */
export const holiday = {
  /** In a list with nothing chosen, at most 100 characters. */
  choose: 'I’m away for …',
  days: (days: number) => daysOf(days),
  /** Above the list: `left` days of `limit` in 365 are left. */
  offer: (left: number, limit: number) =>
    `### Away on this server\nIn games with days per move, your clock stands still while you’re away. Days left: ${left} of ${limit} in any 365.`,
  typed: `Or type a date: ${command('me')} with the option **away**, such as 2026-12-03.`,
  until: (date: string, when: string) =>
    `### You’re away until ${date} (${when})\nIn your games with days per move on this server, your clock stands still. The others see it at the table. A move in one of them ends it.`,
  ended: (left: number, limit: number) =>
    `### You’re back\nYour clocks go on from where they stopped. Days left: ${left} of ${limit} in any 365.`,
  /** To everybody at the table. */
  away: (who: People, date: string, when: string) =>
    `⏸ ${who} is away until ${date} (${when}). Their clock stands still.`,
  /** In the person's own hand. */
  youAreAway: (date: string, when: string) =>
    `⏸ You’re away until ${date} (${when}). Your clock stands still; a move ends that.`,
  /** Where the rules of a slow table are read. */
  hint: `${command('me')} stops your clock while you’re away for days, and messages you on your turn if you like.`,
  /** Outside of the bot's servers. */
  onServer: 'Use this on the server whose games you’ll be away from.',
  off: 'Clocks don’t stand still on this server: its managers have turned that off.',
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
