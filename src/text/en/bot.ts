import { commandMarks } from '../format/commands.ts';
import type { ButtonWords, CommandsWords, HelpWords, NoticeWords } from '../words/bot.ts';
import type { Words } from '../words/words.ts';

export const COMMANDS: CommandsWords = {
  hanafuda: { name: 'hanafuda', description: 'Play regional hanafuda games in this channel' },
  start: { name: 'start', description: 'Open a table in this channel' },
  practice: {
    name: 'practice',
    description: 'Practise against computers, anywhere (only you see it)',
  },
  daily: {
    name: 'daily',
    description: 'Play the deal of the day: the same for everyone, one attempt',
  },
  join: { name: 'join', description: 'Join this channel’s table, or return to your seat' },
  leave: {
    name: 'leave',
    description: 'Leave a table (a computer takes over during a match)',
  },
  hand: { name: 'hand', description: 'See your cards (only you can see them)' },
  table: { name: 'table', description: 'Repost the table at the bottom of the channel' },
  tables: { name: 'tables', description: 'List this server’s tables and matches in progress' },
  moves: { name: 'moves', description: 'See what you can do and whose turn it is' },
  cut: {
    name: 'cut',
    description: 'Cut the cards before the match starts, so that nobody can have chosen them',
  },
  hint: {
    name: 'hint',
    description:
      'See what a strong computer would play, and why (unrated matches against computers)',
  },
  play: { name: 'play', description: 'Play a card by name, or answer a question' },
  stop: { name: 'stop', description: 'Stop this channel’s match, or ask the others to agree' },
  settings: {
    name: 'settings',
    description: 'Change this server’s settings (needs Manage Server)',
  },
  me: {
    name: 'me',
    description:
      'Change your settings: language, mentions, card names, profile; say that you’re away',
  },
  privacy: { name: 'privacy', description: 'See, download or delete the data stored about you' },
  about: { name: 'about', description: 'About this bot' },
  leaderboard: { name: 'leaderboard', description: 'See this server’s leaderboard' },
  stats: {
    name: 'stats',
    description: 'See results and ratings: yours or another player’s',
  },
  profile: {
    name: 'profile',
    description: 'See rating, best yaku and achievements: yours or another player’s',
  },
  season: { name: 'season', description: 'See the current season and past ones' },
  history: { name: 'history', description: 'Review past matches, move by move' },
  replay: { name: 'replay', description: 'Open a finished match by its code (only you see it)' },
  rules: { name: 'rules', description: 'Read a game’s rules and yaku' },
  help: { name: 'help', description: 'How to play' },
  options: {
    game: {
      name: 'game',
      description: 'Game to play (leave it out for a quick start, or a list)',
    },
    players: {
      name: 'players',
      description: 'Number of players (default: the game’s usual number)',
    },
    invite: { name: 'invite', description: 'People to keep seats for: @mention them' },
    rules: { name: 'rules', description: 'House rules, such as rounds=3' },
    card: { name: 'card', description: 'Card to play, or your answer' },
    words: {
      name: 'words',
      description: 'Words of your own that the deals depend on (not stored)',
    },
    take: { name: 'take', description: 'Card to take, if there’s a choice' },
    table: { name: 'table', description: 'Table to leave (if you’re at more than one)' },
    leaderboardGame: { name: 'game', description: 'Show only this game (default: all games)' },
    period: { name: 'period', description: 'Time period (default: this season)' },
    sort: { name: 'sort', description: 'Sort order (default: wins)' },
    season: { name: 'number', description: 'Season number' },
    code: { name: 'code', description: 'Replay code, such as K3M9-7QXT' },
    historyGame: { name: 'game', description: 'Show only this game (default: all games)' },
    person: { name: 'person', description: 'Player (default: you)' },
    rulesGame: {
      name: 'game',
      description: 'Game (default: this table’s game)',
    },
    practiceGame: { name: 'game', description: 'Game to practise (default: the last one)' },
    show: {
      name: 'show',
      description: 'A leaderboard instead (default: your hand or your result)',
    },
    timeZone: {
      name: 'time-zone',
      description: 'This server’s time zone, such as Europe/Berlin',
    },
    away: {
      name: 'away',
      description:
        'Days you’re away, or the date you’re back: 7, or 2026-12-03 (for games with days per move)',
    },
    strength: {
      name: 'strength',
      description: 'How well the computers play (default: as last time)',
    },
  },
};

export const command = commandMarks(COMMANDS);

export const BUTTONS: ButtonWords = {
  join: (seated, seats) => `Join (${seated}/${seats})`,
  leave: 'Leave',
  removeComputer: 'Remove CPU',
  start: 'Start',
  rules: 'House rules',
  hand: 'My hand',
  help: 'How to play',
  again: 'Rematch',
  review: 'Review match',
  back: 'Back',
  on: 'Next',
  yaku: 'Yaku',
  nextRound: 'Next round',
  counted: 'How was this counted?',
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
  notAsMeant: 'Discord couldn’t show this message. Nothing in the match is lost.',
  unexpected: (reference) =>
    `Sorry, something went wrong. Your match is safe. Please try again. If it happens again, give this code to the bot’s operator: ${reference}`,
  storeBusy: 'I couldn’t save that, so nothing was changed. Please try again in a moment.',
  storeUnsure:
    'I lost my database for a moment, so I don’t know whether that counted. The table will show it as soon as I can see it again.',
  storeFailed: (reference) =>
    `Nothing was changed: my disk is full or can’t be written to. Please give this code to the bot’s operator: ${reference}`,
  barred: {
    user: (contact) =>
      `This bot’s operator has barred you from using it. You can still see and delete your data with ${command('privacy')}.${contact === null ? '' : ` Questions: ${contact}`}`,
    server: (contact) =>
      `This bot’s operator has barred this server from using it. You can still see and delete data with ${command('privacy')}.${contact === null ? '' : ` Questions: ${contact}`}`,
  },
  beingErased:
    'Your data, or this server’s, is being deleted right now. Please try again in a moment.',
  tooFast: 'That was too fast for me. Please wait a few seconds, and try again.',
  tooManyMatches:
    'You’ve started a lot of matches in a short time. Please wait half a minute, and try again.',
  tooBusy: 'Nothing was changed: I have too much to do right now. Please try again in a moment.',
  serverOnly: `This needs a table in a channel of a server that I’m in. Please use it there. Here you can play for yourself: ${command('practice')}.`,
  botMissing: (link) =>
    `This server has only my commands, so I can’t post a table here. Someone who can manage the server can [add me](${link}); nothing else needs to be set up. Until then you can play for yourself here: ${command('practice')}.`,
  missingPermissions: (names) =>
    `I can’t open a table here. Ask someone who can manage this channel to give me: ${names.join(', ')}.`,
  suspended: (names) =>
    names.length === 0
      ? 'I can’t reach this channel right now. The match is saved and will continue once I can.'
      : `I can’t post in this channel any more. The match is saved. To continue, give me: ${names.join(', ')}.`,
  unknownButton: `That button no longer works. Use ${command('table')} to see the table.`,
  movedOn: 'That button is out of date. Nothing was changed.',
  nothingPlayed: 'That wasn’t played.',
  noSuchMove: (typed) => `You can’t play “${typed}” now. Please choose from the list.`,
  noSuchTake: (typed) => `That card can’t take “${typed}”. Please choose from the list.`,
  stoppedBy: (who) => `${who} stopped the match. It won’t affect anyone’s results.`,
  closed: `This table is closed. ${command('start')} opens a new one.`,
  started: 'The match has begun. Press “My hand” at the table to see your cards.',
  youJoined: 'You’ve joined the table.',
  youLeft: 'You left the table.',
  youAreAway: `You left. A computer is playing for you. Use ${command('join')} to come back.`,
  rulesHint: 'Choose the house rules. Changes show on the table right away.',
  handOver: 'This match is over, so there’s no hand to show.',
  turnMention: (who) => `${who}, it’s your turn.`,
  leaderboardHint: `See the standings with ${command('leaderboard')}.`,
};

export const HELP: HelpWords = {
  lines: [
    `New to hanafuda? **Play now** teaches you in three turns, then deals Koi-Koi.`,
    `Alone, anywhere: ${command('practice')} and ${command('daily')}.`,
    `1. ${command('start')} opens a table for a game.`,
    '2. Others press **Join (1/2)**. The host can **Invite** people, adds computers, changes **House rules** and **Seats and clock**, and presses **Start**.',
    `3. **My hand** shows your cards to you alone. Press a card to play it, or use ${command('play')}. Against computers only, **Hint** says what a strong one would play.`,
    `4. ${command('leave')} lets a computer play for you until you use ${command('join')} again; away for days: ${command('me')}. ${command('stop')} asks the others to stop.`,
    `5. ${command('table')} shows the table again, ${command('tables')} lists all tables and tells you of new ones, ${command('leaderboard')} the standings, ${command('profile')} your achievements.`,
    '**Words**: oya: the dealer, who leads · field: the open cards in the middle · pile: the face-down cards · yaku: a scoring combination of captured cards. On pictures, 親 marks the oya, 鬼 the wild card, 借 a borrowed plate, 勝 a game won, 来 a call of koi-koi.',
    `The menu below, and ${command('rules')}, have every game’s rules and yaku.`,
  ],
  game: (title, line) => `**${title}** · ${line}`,
};
