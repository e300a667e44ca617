import type { StopReason, Strength } from '../../../model/match.ts';
import type { People } from '../facts.ts';
import { count } from '../numbers.ts';
import { command } from './commands.ts';

/** Who sits where, who leaves, and how a table ends early. Names come ready to print. */
export const seating = {
  /** In a sentence, and in a list. */
  strengths: {
    gentle: 'gentle',
    easy: 'easy',
    normal: 'normal',
    strong: 'strong',
    master: 'master',
  } satisfies Record<Strength, string>,
  /** How well a computer plays, at most 100 characters. */
  likeRating: (rating: number) => `Plays like someone rated about ${rating}`,
  clock: (clock: string) => `Pace: ${clock}`,
  /** A clock that does not count for one person against computers. */
  clockOfPeople: (clock: string) => `Pace: ${clock} (no limit if only one person plays)`,
  beginsFull: (seats: number) =>
    `The match starts automatically when a person takes the last of the ${seats} seats. If a computer takes it, the host presses Start.`,
  /** In the lobby of those who played before, while some have not answered. */
  again: 'The match starts when everyone has pressed Join, with the settings of the last one.',
  freed: (who: People) => `The host removed ${who}.`,

  /** Buttons, at most 38 characters. */
  buttons: {
    /** Adds a computer of a strength. */
    add: {
      gentle: '+ Gentle CPU',
      easy: '+ Easy CPU',
      normal: '+ Normal CPU',
      strong: '+ Strong CPU',
      master: '+ Master CPU',
    } satisfies Record<Strength, string>,
    /** The host's menu of all that a table can be. */
    seats: 'Set up…',
    /** What holds at the table, and the ways out. */
    about: 'This match',
    quit: 'Leave the match',
    /** Asks to stop; agrees to that, as so many of this many have; refuses it or takes it back. */
    offer: 'Ask to stop',
    agree: (agreed: number, needed: number) => `Agree to stop (${agreed}/${needed})`,
    withdraw: 'Keep playing',
    stop: 'Stop now',
    keep: 'Keep playing',
  },

  /** To somebody who waits at a table for its match. */
  youWait: (game: string) => `You’re at the ${game} table.`,

  seatsHint: 'Only you can see this. Changes show on the table right away.',
  sizeHeading:
    '**Players** · the match starts when a person takes the last seat; some house rules depend on the number',
  /** A choice: a table of this many; in a picture, after an amount: from so many. */
  players: (players: number) => count(players, 'player', 'players'),
  clockHeading: '**Pace** · when time runs out, the computer makes the move',
  /** A choice: a clock of minutes, and one of days. */
  now: (clock: string) => `Now: ${clock}`,
  overDays: (clock: string) => `Over several days: ${clock}`,
  addHeading: '**Computers** · to take one away again, remove it below',
  addChoice: 'Add a computer',
  freeHeading: '**Remove a player** · they can’t rejoin this table',
  freeChoice: 'Choose a player to remove',
  hostHeading: '**Host** · let another player start the match and set its rules',
  hostChoice: 'Choose the new host',
  newHost: (who: People) => `${who} is now the host.`,

  aboutTitle: '### This match',
  rated: 'This match is rated.',
  unrated: 'This match is unrated.',
  waysOut:
    'If you leave, a computer plays for you until you come back. Once a match has begun, it stops when everyone at the table agrees, or when nobody objects in time. Until the first card is played, the host can stop it alone.',
  /** The same, if only computers play beside the reader. */
  wayOutAlone: 'You’re the only person here, so the match ends if you leave.',
  /** To somebody who presses Leave on a message from before the match began. */
  sureToLeave: 'The match has already begun. Do you want to leave it?',

  /** On the table: `who` would like to stop, `agreed` of `needed` have agreed. */
  offered: (who: People, agreed: number, needed: number) =>
    `${who} would like to stop. ${agreed} of ${needed} agree. When all do, the match ends and won’t affect anyone’s results.`,
  /** Below an offer: silence is consent to it. `when`: a time as Discord shows it: `in 2 minutes`. */
  unlessRefused: (when: string) => `If nobody presses “Keep playing”, the match also ends ${when}.`,
  /** To the one who asked: done, and what it waits for. */
  youOffered: (waiting: People) =>
    `You asked to stop. Waiting for: ${waiting}. The match goes on until then.`,
  /** To somebody who has refused to stop, or decided against it. */
  goesOn: 'The match goes on.',
  youStopped: 'You stopped the match.',
  /** To a manager: whether the match is to end for everybody. */
  sureToStop:
    'You manage this channel, so you can stop this match for everyone. It won’t affect anyone’s results. Stop it?',
  /** In public, by a typed command. */
  asksToStop: (who: People) =>
    `${who} would like to stop the match. It ends when everyone presses “Agree to stop” at the table.`,

  /** Why a table is closed. `who`: its host, the manager, or who asked to stop. */
  closed: {
    idle: (_who) => 'This table closed because nothing happened here for half an hour.',
    emptied: (_who) => 'This table closed because everyone left.',
    'by-host': (host) => `${host}, the host, closed this table.`,
    'by-manager': (who) => `${who}, who manages this channel, closed this table.`,
    'by-vote': (_who) => 'Everyone who was still here agreed to stop.',
    unopposed: (who) => `${who} asked to stop, and nobody objected in time.`,
    'channel-gone': (_who) => 'This table closed because its channel was deleted.',
    'server-gone': (_who) => 'This table closed because I was removed from the server.',
  } satisfies Record<StopReason, (who: People) => string>,

  /** The same, if it is not known which manager it was. */
  closedByManager: 'Someone who manages this channel closed this table.',

  /** Below that. */
  newTable: `Open a new one with ${command('start')}.`,

  /** Left a match in which nobody else played. */
  youLeftAlone: 'You left. Nobody else was there, so the match ended.',
  /** Left a table elsewhere. `channel`: a link to its channel. */
  youLeftAt: (channel: string) => `You left the table in ${channel}.`,
  youAreAwayAt: (channel: string) =>
    `You left the match in ${channel}. A computer is playing for you. To come back, use ${command('join')} there.`,
  nowhere: 'You’re not at any table.',
  whichTable: 'You’re at more than one table. Which one do you want to leave?',
  whichTableChoice: 'Choose a table to leave',

  tablesTitle: '### Tables on this server',
  noTables: `There are no tables you can see. Open one with ${command('start')}.`,
  /** Rows: `channel` is a link to the channel. */
  openRow: (channel: string, game: string, who: People) =>
    `${channel} · **${game}** · in the lobby: ${who}`,
  playingRow: (channel: string, game: string, who: People) =>
    `${channel} · **${game}** · in progress: ${who}`,
  /** After an open table's row. */
  freeSeats: (seats: number) => `${count(seats, 'seat', 'seats')} free`,
  moreTables: (tables: number) => `… and ${count(tables, 'more table', 'more tables')}`,
};

/** Seats that are kept for people. Names, mentions and times come ready to print. */
export const invitations = {
  /** At most 38 characters each. */
  buttons: { decline: 'Not this time' },
  heading: (minutes: number) =>
    `**Invite** · they’re mentioned, and their seats are kept for ${count(minutes, 'minute', 'minutes')}`,
  /** To the host: whom to choose. `minutes`: for how long seats are kept. */
  ask: (minutes: number) =>
    `Whom do you want to invite? They’re mentioned at the table, and their seats are kept for ${count(minutes, 'minute', 'minutes')}, or until you press Start.`,
  /** In a list with nothing chosen, at most 100 characters. */
  choose: 'Choose people to invite',
  /** In the lobby. `when`: a time as Discord shows it. */
  kept: (who: People, when: string) => `A seat is kept for ${who} until ${when}.`,
  /** To the host: done. */
  done: (who: People) => `Invited: ${who}. To take a seat back, use “Set up…”.`,
  /** Those who cannot be invited. */
  cannot: (who: People) =>
    `Not invited, as they’re not on this server, can’t see this channel, or are bots: ${who}.`,
  /** What was typed mentions nobody. */
  unmentioned: 'To invite someone, type @ and their name, and choose them from the list.',
  /** To somebody who challenges themselves. */
  yourself: `You can’t challenge yourself. ${command('practice')} lets you play alone.`,
  /** In a list of players, at most 100 characters. */
  listed: (who: People) => `${who} (invited)`,
};
