import type { ButtonWords, CommandsWords, HelpWords, NoticeWords } from '../words/bot.ts';
import type { Words } from '../words/words.ts';

export const COMMANDS: CommandsWords = {
  hanafuda: { name: 'hanafuda', description: 'Play regional hanafuda games in this channel' },
  start: { name: 'start', description: 'Open a table for a game in this channel' },
  join: { name: 'join', description: 'Take a seat at the table of this channel' },
  leave: {
    name: 'leave',
    description: 'Give up your seat, here or at any table; in a match a computer plays on',
  },
  hand: { name: 'hand', description: 'See your cards; nobody else sees them' },
  table: { name: 'table', description: 'Show the table again, at the end of the channel' },
  tables: { name: 'tables', description: 'All open tables and running matches of this server' },
  moves: { name: 'moves', description: 'What you can do now, and what the table waits for' },
  hint: {
    name: 'hint',
    description: 'What a strong computer would play, and why; against computers only',
  },
  play: { name: 'play', description: 'Play a card by its name' },
  stop: { name: 'stop', description: 'Stop the match of this channel, or ask the others to' },
  settings: { name: 'settings', description: 'What holds in this server, for those who manage it' },
  me: { name: 'me', description: 'Your own settings: language, mentions, names of the cards' },
  privacy: { name: 'privacy', description: 'What is stored of you; download or delete it' },
  about: { name: 'about', description: 'Which version of the bot this is' },
  leaderboard: { name: 'leaderboard', description: 'Who has won most on this server' },
  stats: {
    name: 'stats',
    description: 'What you or somebody else did on this server, and the rating',
  },
  season: { name: 'season', description: 'The running season, and those before' },
  history: { name: 'history', description: 'Matches played here, to leaf through again' },
  rules: { name: 'rules', description: 'The rules of a game, with its yaku' },
  help: { name: 'help', description: 'How to use the bot' },
  options: {
    game: { name: 'game', description: 'Which game' },
    players: {
      name: 'players',
      description: 'How many play; as the game usually has it when left out',
    },
    rules: { name: 'rules', description: 'House rules, such as rounds=3' },
    card: { name: 'card', description: 'The card or answer, from the list' },
    take: { name: 'take', description: 'What it takes, where there is a choice' },
    table: { name: 'table', description: 'Which table, where you sit at several' },
    leaderboardGame: { name: 'game', description: 'Only this game; all games when left out' },
    period: { name: 'period', description: 'This season when left out' },
    sort: { name: 'sort', description: 'By wins when left out' },
    season: { name: 'number', description: 'The standing of this season' },
    historyGame: { name: 'game', description: 'Only of this game' },
    person: { name: 'person', description: 'Whose; yours when left out' },
    rulesGame: {
      name: 'game',
      description: 'Of this game; of the one at this table when left out',
    },
  },
};

export const BUTTONS: ButtonWords = {
  join: 'Join',
  leave: 'Leave',
  removeComputer: 'Remove computer',
  start: 'Start',
  rules: 'House rules',
  hand: 'My hand',
  help: 'How to play',
  again: 'Rematch',
  review: 'Look back',
  back: 'Back',
  on: 'Next',
};

export const PERMISSIONS: Words['permissions'] = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  SendMessagesInThreads: 'Send Messages in Threads',
  Connect: 'Connect',
  EmbedLinks: 'Embed Links',
  AttachFiles: 'Attach Files',
  ReadMessageHistory: 'Read Message History',
};

export const NOTICES: NoticeWords = {
  notAsMeant: 'Discord would not show this message. Nothing of the match is lost.',
  unexpected: (reference) =>
    `Sorry, something went wrong on our side. Your match is safe. Please try again; if it happens again, tell the people who run this bot: ${reference}`,
  storeBusy:
    'I could not save that just now, so nothing was changed. Please try again in a moment.',
  storeFailed: (reference) =>
    `Nothing was changed: my disk is full or cannot be written to. The people who run this bot find it in the log under ${reference}.`,
  beingErased:
    'Your data, or this server’s, is being deleted right now. Please try again in a moment.',
  tooFast: 'That was too fast for me. Please wait a few seconds, and try again.',
  serverOnly: 'Hanafuda is played in the channels of a server. Please use this command there.',
  missingPermissions: (names) =>
    `I cannot open a table here. Somebody who manages this channel must first allow me: ${names.join(', ')}.`,
  suspended: (names) =>
    names.length === 0
      ? 'I cannot reach this channel now. The match is kept and goes on when I can.'
      : `I may not write in this channel any more. The match is kept. To go on, allow me: ${names.join(', ')}.`,
  unknownButton: 'This button is not in use any more. Type /hanafuda table to show the table.',
  movedOn: 'The table has moved on since that button was shown. Nothing was changed.',
  nothingPlayed: 'Nothing was played.',
  noSuchMove: (typed) => `You cannot play “${typed}” now. Please choose from the list.`,
  noSuchTake: (typed) => `That card cannot take “${typed}”. Please choose from the list.`,
  stoppedBy: (who) => `${who} has stopped the match. It counts for nothing.`,
  closed: 'This table is closed. /hanafuda start opens a new one.',
  started: 'The match has begun. Press “My hand” at the table to see your cards.',
  youJoined: 'You have a seat at the table.',
  youLeft: 'You have left the table.',
  youAreAway: 'You have left, and a computer plays for you. Type /hanafuda join to come back.',
  rulesHint: 'Choose the house rules. The table shows every change at once.',
  handOver: 'This match has ended, so there is no hand to show.',
  turnMention: (mention) => `${mention}, your turn.`,
  leaderboardHint: '/hanafuda leaderboard shows who has won most on this server.',
};

export const HELP: HelpWords = {
  lines: [
    '1. `/hanafuda start` opens a table for a game. If hanafuda is new to you, begin with Ino-Shika-Chō or Koi-Koi, against an easy computer.',
    '2. Others press **Join**. The host adds computers, may change the **House rules** and the **Seats and clock**, and presses **Start**.',
    '3. **My hand** shows your cards to you alone. Press a card to play it. You can also type `/hanafuda play`. Against computers alone, **Hint** says what a strong one would play, and why.',
    '4. With `/hanafuda leave` a computer plays on for you, `/hanafuda join` brings you back, `/hanafuda stop` asks the others to stop.',
    '5. `/hanafuda table` shows the table again, `/hanafuda tables` lists all. **Rematch** opens the next for the same people, `/hanafuda leaderboard` shows who has won most.',
    '**Words**: oya: the dealer, who leads · field: the open cards in the middle · pile: the face-down cards · yaku: a set of captured cards that is worth extra.',
    'The menu below explains a game part by part, with its yaku, as does `/hanafuda rules`.',
  ],
  game: (name, line, seats) => `**${name}** (${seats} players). ${line}`,
};
