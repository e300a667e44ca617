import type { PlayingWords } from '../words/playing.ts';
import { command } from './bot.ts';

export const PLAYING: PlayingWords = {
  timeLeft: (when) => `⏳ If there’s no move, the computer moves ${when}.`,
  gone: (others) =>
    `${others}: the player whose turn it is has deleted their Discord account. You can let a computer play for them.`,
  hurry: (when) => `⏰ Time is almost up: the computer moves ${when}.`,
  nextAutomatically: 'The next round begins automatically.',
  playedFor: (who, times, most) =>
    `${who} ran out of time, so the computer made this move (${times} of ${most} in a row; at ${most} it takes the seat).`,
  away: (who) => `A computer is playing for ${who} until they press “I’m back”.`,
  really: (move) => `Confirm: **${move}**?`,
  buttons: {
    back: 'I’m back',
    replace: (who) => `Let a computer play for ${who}`,
    now: 'What can I do?',
    sure: 'Confirm',
    unsure: 'Cancel',
  },
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
    yourMoves: 'You can:',
    howToMove: `Press **My hand** and a button there, or use ${command('play')}.`,
    waiting: `**My hand** shows your cards. ${command('leave')} lets a computer play for you.`,
    away: `A computer is playing for you. Press **I’m back** or use ${command('join')} to take your seat again.`,
    watching:
      'You’re watching, so you see only the open cards. To play, join another table or open one.',
  },
};
