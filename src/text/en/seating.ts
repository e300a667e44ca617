import { count } from '../format/numbers.ts';
import type { SeatingWords } from '../words/seating.ts';

export const SEATING: SeatingWords = {
  strengths: { easy: 'easy', normal: 'normal', strong: 'strong' },
  computer: (name, strength) => `${name}, ${strength}`,
  clock: (clock) => `Clock: ${clock}`,
  beginsFull: (seats) =>
    `The match begins by itself when somebody takes the last of ${seats} seats.`,
  rematch:
    'A rematch: everybody of the last match has a seat again. If you do not want to play, press Leave.',
  freed: (names) => `The host has freed the seat of ${names} for others.`,

  buttons: {
    add: { easy: '+ Easy computer', normal: '+ Normal computer', strong: '+ Strong computer' },
    seats: 'Seats and clock',
    about: 'This match',
    quit: 'Leave the match',
    offer: 'Ask to stop',
    agree: 'Agree to stop',
    withdraw: 'Play on after all',
    stop: 'Stop now',
    keep: 'Keep playing',
  },

  seatsHint: 'Only you see this. The table shows every change at once.',
  sizeHeading: '**Players** · with the last one the match begins; some house rules depend on it',
  size: (seats) => count(seats, 'player', 'players'),
  clockHeading: '**Clock** · when the time for a move is over, the computer makes it',
  freeHeading: '**Remove somebody** · a person cannot come back to this table then',
  freeChoice: 'Who is to go?',
  hostHeading: '**Host** · somebody else starts the match and sets its rules',
  hostChoice: 'Who is to be the host?',
  newHost: (who) => `${who} is the host now.`,

  aboutTitle: '### This match',
  rated: 'It counts for ratings.',
  unrated: 'It does not count for ratings.',
  waysOut:
    'If you leave, a computer plays for you until you come back. A match that has begun stops when everybody at the table agrees; the host may stop it as long as nobody has played a card.',
  wayOutAlone: 'Only computers play here beside you: if you leave, the match ends.',

  offered: (who, agreed, needed) =>
    `${who} would like to stop. ${agreed} of ${needed} agree; when all do, the match ends and counts for nothing.`,
  youOffered: (waiting) =>
    `You would like to stop. The match ends when these agree too: ${waiting}. It goes on until then.`,
  youWithdrew: 'You play on. The others see that you do not want to stop any more.',
  youStopped: 'The match is stopped.',
  sureToStop:
    'You manage this channel, so you can stop this match for everybody. It then counts for nothing. Stop it?',
  youPlayOn: 'The match goes on.',
  asksToStop: (who) =>
    `${who} would like to stop the match. It ends when everybody presses “Agree to stop” at the table.`,

  closed: {
    idle: () => 'This table closed because nothing happened here for half an hour.',
    emptied: () => 'This table closed because nobody was left at it.',
    'by-host': (host) => `${host}, the host, has closed this table.`,
    'by-manager': () => 'Somebody who manages this channel has closed this table.',
    'by-vote': () => 'Everybody who was still here agreed to stop.',
    'channel-gone': () => 'This table closed because its channel was deleted.',
    'server-gone': () => 'This table closed because I was removed from the server.',
  },

  newTable: '`/hanafuda start` opens a new one.',

  youLeftAlone: 'You have left. Nobody else was there, so the match has ended.',
  youLeftAt: (place) => `You have left the table in ${place}.`,
  youAreAwayAt: (place) =>
    `You have left the match in ${place}, and a computer plays for you. To come back, type /hanafuda join there.`,
  nowhere: 'You sit at no table, so nothing holds you.',
  whichTable: 'You sit at several tables. Which one do you want to leave?',
  whichTableChoice: 'Leave this one',
  tableLabel: (game, names) => `${game}: ${names}`,

  tablesTitle: '### Tables on this server',
  noTables: 'No table is open or being played where you can see it. Open one with /hanafuda start.',
  openRow: (place, game, names) => `${place} · **${game}**, open: ${names}`,
  playingRow: (place, game, names) => `${place} · **${game}**, being played: ${names}`,
  freeSeats: (seats) => `${count(seats, 'seat', 'seats')} free`,
  moreTables: (tables) => `… and ${count(tables, 'more table', 'more tables')}`,
};
