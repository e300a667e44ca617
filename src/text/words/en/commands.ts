const PERSON = { name: 'person', description: 'Player (default: you)' };
const ONE_GAME = { name: 'game', description: 'Show only this game (default: all games)' };

/** Commands and their options: a name is valid for Discord, a description has at most 100 characters. */
export const COMMANDS = {
  hanafuda: { name: 'hanafuda', description: 'Play regional hanafuda games in this channel' },
  settings: {
    name: 'hanafuda-settings',
    description: 'Change this server’s settings for hanafuda (needs Manage Server)',
    options: {
      'time-zone': {
        name: 'time-zone',
        description: 'This server’s time zone, such as Europe/Berlin',
      },
    },
  },
  /** In the menu of a person: at most 32 characters. */
  menus: { challenge: 'Challenge to hanafuda', profile: 'Hanafuda profile' },
  subcommands: {
    start: {
      name: 'start',
      description: 'Open a table in this channel',
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
      },
    },
    practice: {
      name: 'practice',
      description: 'Practise against computers, anywhere (only you see it)',
      options: {
        game: { name: 'game', description: 'Game to practise (default: the last one)' },
        strength: {
          name: 'strength',
          description: 'How well the computers play (default: as last time)',
        },
      },
    },
    daily: {
      name: 'daily',
      description: 'Play the deal of the day: the same for everyone, one attempt',
      options: {
        show: {
          name: 'show',
          description: 'A leaderboard instead (default: your hand or your result)',
        },
      },
    },
    join: { name: 'join', description: 'Join this channel’s table, or return to your seat' },
    leave: {
      name: 'leave',
      description: 'Leave a table (a computer takes over during a match)',
      options: {
        table: { name: 'table', description: 'Table to leave (if you’re at more than one)' },
      },
    },
    hand: {
      name: 'hand',
      description: 'See your cards and what you can do (only you can see them)',
    },
    play: {
      name: 'play',
      description: 'Play a card by name, or answer a question',
      options: {
        card: { name: 'card', description: 'Card to play, or your answer' },
        take: { name: 'take', description: 'Card to take, if there’s a choice' },
      },
    },
    hint: {
      name: 'hint',
      description:
        'See what a strong computer would play, and why (unrated matches against computers)',
    },
    table: {
      name: 'table',
      description: 'Repost the table at the bottom of the channel, or list all tables',
      options: {
        all: { name: 'all', description: 'List this server’s tables and matches in progress' },
      },
    },
    stop: { name: 'stop', description: 'Stop this channel’s match, or ask the others to agree' },
    rules: {
      name: 'rules',
      description: 'Read a game’s rules and yaku',
      options: { game: { name: 'game', description: 'Game (default: this table’s game)' } },
    },
    leaderboard: {
      name: 'leaderboard',
      description: 'See this server’s leaderboard and its seasons',
      options: {
        game: ONE_GAME,
        period: { name: 'period', description: 'Time period (default: this season)' },
        sort: { name: 'sort', description: 'Sort order (default: wins)' },
        season: { name: 'season', description: 'Number of a season' },
      },
    },
    profile: {
      name: 'profile',
      description: 'See ratings, results and achievements: yours or another player’s',
      options: { person: PERSON },
    },
    history: {
      name: 'history',
      description: 'Review past matches, move by move',
      options: {
        person: PERSON,
        game: ONE_GAME,
        code: { name: 'code', description: 'Open the match with this code, such as K3M9-7QXT' },
      },
    },
    me: {
      name: 'me',
      description: 'Your settings: language, card names, profile; time away; your data',
      options: {
        away: {
          name: 'away',
          description:
            'Days you’re away, or the date you’re back: 7, or 2026-12-03 (for games with days per move)',
        },
      },
    },
    help: { name: 'help', description: 'How to play, and about this bot' },
  },
};

/** What can be typed after `/hanafuda`. */
export type SubcommandName = keyof typeof COMMANDS.subcommands;
/** A command that sentences mention. */
export type CommandName = SubcommandName | 'settings';
