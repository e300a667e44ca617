import type { BarredKind } from '../../../model/bar.ts';
import type { People } from '../facts.ts';
import { command } from './commands.ts';

/** Labels of at most 38 characters. */
export const buttons = {
  /** Takes one of this many seats; some are taken. */
  join: (seated: number, seats: number) => `Join (${seated}/${seats})`,
  leave: 'Leave',
  start: 'Start',
  rules: 'House rules',
  hand: 'My hand',
  help: 'How to play',
  again: 'Play again',
  /** At the end of a match: to whatever people play next, and to the rest of this one. */
  today: 'Today’s deal',
  another: 'Another game',
  challenge: 'Invite a friend',
  more: 'More',
  review: 'Review match',
  back: 'Back',
  on: 'Next',
  yaku: 'Yaku',
  nextRound: 'Next round',
  counted: 'How was this counted?',
  cancel: 'Cancel',
};

/** Discord's permissions that a table needs, by discord.js's names. */
export const permissions = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  CreatePublicThreads: 'Create Public Threads',
  SendMessagesInThreads: 'Send Messages in Threads',
  Connect: 'Connect',
  EmbedLinks: 'Embed Links',
  AttachFiles: 'Attach Files',
  ReadMessageHistory: 'Read Message History',
};

export type NeededPermission = keyof typeof permissions;

/** Fixed sentences of the bot. Names and lists come ready to print. */
export const notices = {
  /** Something failed that should not. `reference` is what to tell the person who runs the bot. */
  unexpected: (reference: string) =>
    `Sorry, something went wrong. Your match is safe. Please try again. If it happens again, give this code to the bot’s operator: ${reference}`,
  notAsMeant: 'Discord couldn’t show this message. Nothing in the match is lost.',
  /** The database was held by another program for too long, and nothing was stored. */
  storeBusy: 'I couldn’t save that, so nothing was changed. Please try again in a moment.',
  /** The database was lost while storing; whether it stored is unknown. */
  storeUnsure:
    'I lost my database for a moment, so I don’t know whether that counted. The table will show it as soon as I can see it again.',
  /** The disk is full, failed or not writable, and nothing was stored. `reference` as above. */
  storeFailed: (reference: string) =>
    `Nothing was changed: my disk is full or can’t be written to. Please give this code to the bot’s operator: ${reference}`,
  /** What is stored of them, or of the server, is being deleted just now. */
  beingErased:
    'Your data, or this server’s, is being deleted right now. Please try again in a moment.',
  /** To a person whom the operator has barred, or in a server. `contact`: how the operator is reached; null if nobody says. */
  barred: {
    user: (contact) =>
      `This bot’s operator has barred you from using it. You can still see and delete your data with ${command('me')}.${contact === null ? '' : ` Questions: ${contact}`}`,
    server: (contact) =>
      `This bot’s operator has barred this server from using it. You can still see and delete data with ${command('me')}.${contact === null ? '' : ` Questions: ${contact}`}`,
  } satisfies Record<BarredKind, (contact: string | null) => string>,
  /** In place of an answer to somebody who presses without a rest. */
  tooFast: 'That was too fast for me. Please wait a few seconds, and try again.',
  tooManyMatches:
    'You’ve started a lot of matches in a short time. Please wait half a minute, and try again.',
  /** In place of an answer that had to wait for so long that nobody waits for it any more. */
  tooBusy: 'Nothing was changed: I have too much to do right now. Please try again in a moment.',
  serverOnly: `This needs a table in a channel of a server that I’m in. Please use it there. Here you can play for yourself: ${command('practice')}.`,
  /** In a server that has the bot's commands without the bot. `link` adds it. */
  botMissing: (link: string) =>
    `This server has only my commands, so I can’t post a table here. Someone who can manage the server can [add me](${link}); nothing else needs to be set up. Until then you can play for yourself here: ${command('practice')}.`,
  /** A table cannot be opened without these. */
  missingPermissions: (names: readonly string[]) =>
    `I can’t open a table here. Ask someone who can manage this channel to give me: ${names.join(', ')}.`,
  /** After why a table cannot be opened in the channel itself. */
  threadPermissions: (names: readonly string[]) =>
    `I could open it in a thread: ask someone who can manage this channel to give me ${names.join(', ')}. (Channel settings → Permissions → my name)`,
  /** To everybody: in a channel, above the thread that has the table, or as the beginning of a forum's post. */
  opened: (host: People, game: string) => `${host} opened a **${game}** table:`,
  /** To whoever has opened it. `thread`: as a mark. */
  threadOpened: (thread: string) => `Your table is in ${thread}.`,
  threadSoon: 'Discord isn’t answering me. Your table opens in a thread as soon as it does.',
  threadRefused:
    'Discord didn’t let me open a thread here, so there’s no table. Perhaps this server has too many open threads.',
  /** The bot may no longer write in the channel of a running match; no names: it cannot be reached. */
  suspended: (names: readonly string[]) =>
    names.length === 0
      ? 'I can’t reach this channel right now. The match is saved and will continue once I can.'
      : `I can’t post in this channel any more. The match is saved. To continue, give me: ${names.join(', ')}.`,
  unknownButton: `That button no longer works. Use ${command('table')} to see the table.`,
  /** To somebody who typed a command that has become part of another. `other`: that one, as a mark. */
  renamed: (other: string) => `That’s part of ${other} now.`,
  /** A stale press; the hand as it now is comes with it. */
  movedOn: 'That button is out of date. Nothing was changed.',
  /** A move that was not theirs to make; the hand says why. */
  nothingPlayed: 'That wasn’t played.',
  noSuchMove: (typed: string) => `You can’t play “${typed}” now. Please choose from the list.`,
  noSuchTake: (typed: string) => `That card can’t take “${typed}”. Please choose from the list.`,
  stoppedBy: (who: People) => `${who} stopped the match. It won’t affect anyone’s results.`,
  /** The table ended before its match did. */
  closed: `This table is closed. ${command('start')} opens a new one.`,
  started: 'The match has begun. Press “My hand” at the table to see your cards.',
  /** To the one who asked. */
  youLeft: 'You left the table.',
  youAreAway: `You left. A computer is playing for you. Use ${command('join')} to come back.`,
  rulesHint: 'Choose the house rules. Changes show on the table right away.',
  handOver: 'This match is over, so there’s no hand to show.',
  /** Above the buttons that show what happened in a match. */
  more: 'What happened in this match:',
  /** Below a page of a list or of the rules; both from 1. */
  page: (page: number, pages: number) => `-# Page ${page} of ${pages}`,
  /** `who`: as a mention. */
  turnMention: (who: People) => `${who}, it’s your turn.`,
  leaderboardHint: `See the standings with ${command('leaderboard')}.`,
};

export const help = {
  /** What one must know to begin. */
  short: [
    'New to hanafuda? **Play now** teaches you in three turns, then deals Koi-Koi.',
    `With friends: ${command('start')} opens a table, and others press **Join**.`,
    `Alone, anywhere: ${command('practice')} in any game, ${command('daily')} for today’s deal.`,
    'How a game is played: choose it in the menu.',
  ],
  /** The button to the whole of it. */
  more: 'All commands and games',
  /** The whole of the help but the games. */
  lines: [
    `New to hanafuda? **Play now** teaches you in three turns, then deals Koi-Koi.`,
    `Alone, anywhere: ${command('practice')} and ${command('daily')}.`,
    `1. ${command('start')} opens a table; **Challenge to hanafuda**, in someone’s **Apps** menu, one with them invited.`,
    '2. Others press **Join (1/2)**. With **Set up…** the host invites people, adds computers and chooses players, rounds, pace and house rules, then presses **Start**.',
    `3. **My hand** shows your cards to you alone. Press a card to play it, or use ${command('play')}. Against computers only, **Hint** says what a strong one would play.`,
    `4. ${command('leave')} lets a computer play for you until you use ${command('join')} again. ${command('stop')} asks the others to stop.`,
    `5. ${command('table')} shows the table again, with **all** every table; ${command('leaderboard')} the standings, ${command('profile')} your results.`,
    '**Words**: oya (seon in Korean games): the dealer, who leads · field: the open cards in the middle · pile: the face-down cards · yaku: a scoring combination of captured cards. On pictures, 親 or 선 marks the dealer, 鬼 the wild card, 借 a borrowed plate, 勝 a game won, 来 a call of koi-koi.',
    `The menu below, and ${command('rules')}, have every game’s rules and yaku.`,
  ],
  /** `title`: its name and how many may play. */
  game: (title: string, line: string) => `**${title}** · ${line}`,
};
