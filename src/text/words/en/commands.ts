import { commandMarks, described } from '../commands.ts';

const PERSON = ['person', 'Player (default: you)'] as const;
const ONE_GAME = ['game', 'Show only this game (default: all games)'] as const;

/** Commands and their options: a name is valid for Discord, a description has at most 100 characters. */
export const COMMANDS = {
  hanafuda: { name: 'hanafuda', description: 'Play regional hanafuda games in this channel' },
  settings: described(
    'hanafuda-settings',
    'Change this server’s settings for hanafuda (needs Manage Server)',
    {
      'time-zone': ['time-zone', 'This server’s time zone, such as Europe/Berlin'],
    },
  ),
  /** In the menu of a person: at most 32 characters. */
  menus: { challenge: 'Challenge to hanafuda', profile: 'Hanafuda profile' },
  subcommands: {
    start: described('start', 'Open a table in this channel', {
      game: ['game', 'Game to play (leave it out for a quick start, or a list)'],
      players: ['players', 'Number of players (default: the game’s usual number)'],
      invite: ['invite', 'People to keep seats for: @mention them'],
      rules: ['rules', 'House rules, such as rounds=3'],
    }),
    practice: described('practice', 'Practise against computers, anywhere (only you see it)', {
      game: ['game', 'Game to practise (default: the last one)'],
      strength: ['strength', 'How well the computers play (default: as last time)'],
    }),
    daily: described('daily', 'Play the deal of the day: the same for everyone, one attempt', {
      show: ['show', 'A leaderboard instead (default: your hand or your result)'],
    }),
    join: described('join', 'Join this channel’s table, or return to your seat'),
    leave: described('leave', 'Leave a table (a computer takes over during a match)', {
      table: ['table', 'Table to leave (if you’re at more than one)'],
    }),
    hand: described('hand', 'See your cards and what you can do (only you can see them)'),
    play: described('play', 'Play a card by name, or answer a question', {
      card: ['card', 'Card to play, or your answer'],
      take: ['take', 'Card to take, if there’s a choice'],
    }),
    hint: described(
      'hint',
      'See what a strong computer would play, and why (unrated matches against computers)',
    ),
    table: described('table', 'Repost the table at the bottom of the channel, or list all tables', {
      all: ['all', 'List this server’s tables and matches in progress'],
    }),
    stop: described('stop', 'Stop this channel’s match, or ask the others to agree'),
    rules: described('rules', 'Read a game’s rules and yaku', {
      game: ['game', 'Game (default: this table’s game)'],
    }),
    leaderboard: described('leaderboard', 'See this server’s leaderboard and its seasons', {
      game: ONE_GAME,
      period: ['period', 'Time period (default: this season)'],
      sort: ['sort', 'Sort order (default: wins)'],
      season: ['season', 'Number of a season'],
    }),
    profile: described(
      'profile',
      'See ratings, results and achievements: yours or another player’s',
      { person: PERSON },
    ),
    history: described('history', 'Review past matches, move by move', {
      person: PERSON,
      game: ONE_GAME,
      code: ['code', 'Open the match with this code, such as K3M9-7QXT'],
    }),
    me: described('me', 'Your settings: language, card names, profile; time away; your data', {
      away: [
        'away',
        'Days you’re away, or the date you’re back: 7, or 2026-12-03 (for games with days per move)',
      ],
    }),
    help: described('help', 'How to play, and about this bot'),
  },
};

/** What can be typed after `/hanafuda`. */
export type SubcommandName = keyof typeof COMMANDS.subcommands;
/** A command that sentences mention. */
export type CommandName = SubcommandName | 'settings';

export const command = commandMarks(COMMANDS);
