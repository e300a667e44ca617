import type { Pace } from '../../../model/pace.ts';
import type { OpenedTable } from '../facts.ts';
import { command } from './bot.ts';

/** Who is told of open tables by direct message. Names and links come ready to print. */
export const ALERTS = {
  /** At most 38 characters each. */
  buttons: {
    /** Asks for it. */
    ask: 'Tell me when a table opens',
    /** For whoever has asked before. */
    change: 'Table alerts: on',
    /** Ends it. */
    mute: 'Stop these messages',
  },
  /** The menu: what was asked for. */
  title:
    '### Table alerts\nI’ll send you a direct message when someone else opens a table on this server, in a channel you can see.',
  /** In the menu, while Discord takes no more messages from the bot. */
  held: '⚠️ Discord is holding back my direct messages at the moment, so the next one can take up to a day.',
  gamesHeading: '**Games** · none selected: any game',
  /** In a list of which nothing is chosen. At most 100 characters, as are the next. */
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
  /** The text of a link. */
  toTable: 'Go to the table',
  /** Below that: why they are told. */
  why: 'You asked to be told when a table opens there.',
  /** To somebody whose turn it is in a slow game. */
  turn: ({ game, channel, server }: Pick<OpenedTable, 'game' | 'channel' | 'server'>) =>
    `**${game}** · It’s your turn in ${channel} on ${server}.`,
  turnWhy: 'You asked for a message on your turn in games with days per move.',
  turnsStopped: `No more messages on your turn. To get them again, use ${command('me')}.`,
  /** To somebody whose direct messages are closed. */
  refused: `I couldn’t send you a direct message: you don’t accept any from me. I won’t try again until you ask for it, with ${command('table')} and **all**, or with ${command('me')}.`,
};
