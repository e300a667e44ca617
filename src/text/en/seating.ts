import { count } from '../format/numbers.ts';
import type { SeatingWords } from '../words/seating.ts';
import { command } from './bot.ts';

export const SEATING: SeatingWords = {
  strengths: { easy: 'easy', normal: 'normal', strong: 'strong', master: 'master' },
  computer: (who, strength, rating) =>
    rating === null ? `${who}, ${strength}` : `${who}, ${strength} (rating about ${rating})`,
  clock: (clock) => `Clock: ${clock}`,
  clockOfPeople: (clock) => `Clock: ${clock} (no limit if only one person plays)`,
  beginsFull: (seats) =>
    `The match starts automatically when a person takes the last of the ${seats} seats. If a computer takes it, the host presses Start.`,
  rematch:
    'Rematch: everyone from the last match has a seat. Press Leave if you don’t want to play.',
  freed: (who) => `The host removed ${who}.`,

  buttons: {
    add: {
      easy: '+ Easy CPU',
      normal: '+ Normal CPU',
      strong: '+ Strong CPU',
      master: '+ Master CPU',
    },
    seats: 'Seats and clock',
    about: 'This match',
    quit: 'Leave the match',
    offer: 'Ask to stop',
    agree: (agreed, needed) => `Agree to stop (${agreed}/${needed})`,
    withdraw: 'Keep playing',
    stop: 'Stop now',
    keep: 'Keep playing',
  },

  seatsHint: 'Only you can see this. Changes show on the table right away.',
  sizeHeading:
    '**Players** · the match starts when a person takes the last seat; some house rules depend on the number',
  size: (seats) => count(seats, 'player', 'players'),
  clockHeading: '**Clock** · when time runs out, the computer makes the move',
  freeHeading: '**Remove a player** · they can’t rejoin this table',
  freeChoice: 'Choose a player to remove',
  hostHeading: '**Host** · let another player start the match and set its rules',
  hostChoice: 'Choose the new host',
  newHost: (who) => `${who} is now the host.`,

  aboutTitle: '### This match',
  rated: 'This match is rated.',
  unrated: 'This match is unrated.',
  waysOut:
    'If you leave, a computer plays for you until you come back. Once a match has begun, it stops when everyone at the table agrees, or when nobody objects in time. Until the first card is played, the host can stop it alone.',
  wayOutAlone: 'You’re the only person here, so the match ends if you leave.',
  sureToLeave: 'The match has already begun. Do you want to leave it?',

  offered: (who, agreed, needed) =>
    `${who} would like to stop. ${agreed} of ${needed} agree. When all do, the match ends and won’t affect anyone’s results.`,
  youOffered: (waiting) =>
    `You asked to stop. Waiting for: ${waiting}. The match goes on until then.`,
  unlessRefused: (when) => `If nobody presses “Keep playing”, the match also ends ${when}.`,
  youRefused: 'The match goes on.',
  youStopped: 'You stopped the match.',
  sureToStop:
    'You manage this channel, so you can stop this match for everyone. It won’t affect anyone’s results. Stop it?',
  youPlayOn: 'The match goes on.',
  asksToStop: (who) =>
    `${who} would like to stop the match. It ends when everyone presses “Agree to stop” at the table.`,

  closed: {
    idle: () => 'This table closed because nothing happened here for half an hour.',
    emptied: () => 'This table closed because everyone left.',
    'by-host': (host) => `${host}, the host, closed this table.`,
    'by-manager': (who) => `${who}, who manages this channel, closed this table.`,
    'by-vote': () => 'Everyone who was still here agreed to stop.',
    unopposed: (who) => `${who} asked to stop, and nobody objected in time.`,
    'channel-gone': () => 'This table closed because its channel was deleted.',
    'server-gone': () => 'This table closed because I was removed from the server.',
  },

  closedByManager: 'Someone who manages this channel closed this table.',

  newTable: `Open a new one with ${command('start')}.`,

  youLeftAlone: 'You left. Nobody else was there, so the match ended.',
  youLeftAt: (channel) => `You left the table in ${channel}.`,
  youAreAwayAt: (channel) =>
    `You left the match in ${channel}. A computer is playing for you. To come back, use ${command('join')} there.`,
  nowhere: 'You’re not at any table.',
  whichTable: 'You’re at more than one table. Which one do you want to leave?',
  whichTableChoice: 'Choose a table to leave',
  tableLabel: (game, who) => `${game}: ${who}`,

  tablesTitle: '### Tables on this server',
  noTables: `There are no tables you can see. Open one with ${command('start')}.`,
  openRow: (channel, game, who) => `${channel} · **${game}** · in the lobby: ${who}`,
  playingRow: (channel, game, who) => `${channel} · **${game}** · in progress: ${who}`,
  freeSeats: (seats) => `${count(seats, 'seat', 'seats')} free`,
  moreTables: (tables) => `… and ${count(tables, 'more table', 'more tables')}`,
};
