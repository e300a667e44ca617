import type { PlayingWords } from '../words/playing.ts';

export const PLAYING: PlayingWords = {
  timeLeft: (when) => `⏳ Without a move, the computer plays ${when}.`,
  hurry: (when) => `⏰ Little time is left: without a move, the computer plays ${when}.`,
  playedFor: (who, times, most) =>
    `The computer has played for ${who}, whose time was over (${times} of ${most} in a row).`,
  away: (who) => `A computer plays for ${who} until they press “I am back”.`,
  really: (move) => `Really: **${move}**?`,
  buttons: { back: 'I am back', now: 'What now?', sure: 'Yes, play it', unsure: 'No, go back' },
  youAreBack: 'You are back. This seat is yours again.',
  youAreHere: 'This seat is yours already: no computer plays for you.',
  now: {
    noTable:
      'There is no table in this channel. `/hanafuda start` opens one, `/hanafuda help` explains the games.',
    inLobby:
      'You have a seat. The match begins when the host presses **Start**. **Leave** gives the seat up.',
    inLobbyHost:
      'You are the host. You can add computers, set the **House rules**, and press **Start** once enough people are there.',
    atLobby: 'A seat is free: press **Join** to play.',
    lobbyFull: 'Every seat is taken. You can watch, and join the next match.',
    ended: 'The match has ended. **Rematch** or `/hanafuda start` opens the next table.',
    yourMoves: 'You can:',
    howToMove: 'Press **My hand** and a button there, or type `/hanafuda play`.',
    waiting: '**My hand** shows your cards; `/hanafuda leave` lets a computer play on for you.',
    away: 'A computer plays for you. Press **I am back** or type `/hanafuda join` to take your seat again.',
    watching: 'You are watching: you see what everybody sees. A new table has room for you.',
  },
};
