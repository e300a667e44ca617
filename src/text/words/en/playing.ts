import type { People } from '../people.ts';
import { command } from './bot.ts';

/** What is said to people at a running table beside the cards. Names come ready to print. */
export const PLAYING = {
  /** `when`: a time as Discord shows it, which counts down by itself: `in 2 minutes`. */
  timeLeft: (when: string) => `⏳ If there’s no move, the computer moves ${when}.`,
  /** The same once little of it is left. */
  hurry: (when: string) => `⏰ Time is almost up: the computer moves ${when}.`,
  /** To the others, where the account of the player who is to move was deleted. */
  gone: (others: People) =>
    `${others}: the player whose turn it is has deleted their Discord account. You can let a computer play for them.`,
  /** Below the result of a round, while it stands alone. */
  nextAutomatically: 'The next round begins automatically.',
  /** The computer moved for `who`, whose time was over: so often in a row, of so many at most. */
  playedFor: (who: People, times: number, most: number) =>
    `${who} ran out of time, so the computer made this move (${times} of ${most} in a row; at ${most} it takes the seat).`,
  /** One or several, whose seats the computer plays. */
  away: (who: People) => `A computer is playing for ${who} until they press “I’m back”.`,
  /** Asked of a person who wants to be asked before each move; `move` as its button says it. */
  really: (move: string) => `Confirm: **${move}**?`,
  /** At most 38 characters each where nothing else is said. */
  buttons: {
    back: 'I’m back',
    /** Gives a silent player's seat to the computer; at most 80 characters with the name. */
    replace: (who: People) => `Let a computer play for ${who}`,
    now: 'What can I do?',
    sure: 'Confirm',
    unsure: 'Cancel',
  },
  /** To somebody who has come back, or who was there anyway. */
  youAreBack: 'You’re back. This seat is yours again.',
  youAreHere: 'You’re already playing this seat.',
  now: {
    noTable: `There’s no table in this channel. Open one with ${command('start')}, or read about the games with ${command('help')}.`,
    inLobby:
      'You have a seat. The match starts when the host presses **Start**. Press **Leave** to give up your seat.',
    inLobbyHost:
      'You’re the host. You can add computers, set the **House rules**, and press **Start** once enough players have joined.',
    atLobby: 'There’s a free seat. Press **Join** to play.',
    lobbyFull: 'Every seat is taken. You can watch, and join the next match.',
    ended: `The match is over. Press **Rematch** or use ${command('start')} to open a new table.`,
    /** Before the list of moves. */
    yourMoves: 'You can:',
    howToMove: `Press **My hand** and a button there, or use ${command('play')}.`,
    waiting: `**My hand** shows your cards. ${command('leave')} lets a computer play for you.`,
    away: `A computer is playing for you. Press **I’m back** or use ${command('join')} to take your seat again.`,
    watching:
      'You’re watching, so you see only the open cards. To play, join another table or open one.',
  },
};
