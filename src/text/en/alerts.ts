import type { AlertWords } from '../words/alerts.ts';
import { command } from './bot.ts';

export const ALERTS: AlertWords = {
  buttons: {
    ask: 'Tell me when a table opens',
    change: 'Table alerts: on',
    mute: 'Stop these messages',
  },
  title:
    '### Table alerts\nI’ll send you a direct message when someone else opens a table on this server, in a channel you can see.',
  held: '⚠️ Discord is holding back my direct messages at the moment, so the next one can take up to a day.',
  gamesHeading: '**Games** · none selected: any game',
  anyGame: 'Any game',
  paceHeading: '**How often**',
  paces: {
    always: 'Every table, at most one message in 5 minutes',
    hour: 'At most once an hour',
    day: 'At most once a day',
  },
  stopped: `No more messages about tables on that server. To get them again, use ${command('tables')} there.`,
  opened: ({ game, host, channel, server, seated, seats }) =>
    `**${game}** · ${host} opened a table in ${channel} on ${server}. Players: ${seated} of ${seats}`,
  toTable: 'Go to the table',
  why: 'You asked to be told when a table opens there.',
  turn: ({ game, channel, server }) => `**${game}** · It’s your turn in ${channel} on ${server}.`,
  turnWhy: 'You asked for a message on your turn in games with days per move.',
  turnsStopped: `No more messages on your turn. To get them again, use ${command('me')}.`,
  refused: `I couldn’t send you a direct message: you don’t accept any from me. I won’t try again until you ask for it, with ${command('tables')} or ${command('me')}.`,
};
