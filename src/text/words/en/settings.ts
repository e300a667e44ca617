import type { Clock } from '../../../model/clock.ts';
import { HOLIDAY_LIMITS } from '../../../model/holiday.ts';
import { HOURS } from '../../../model/posting.ts';
import type { PERSON_SETTINGS, SERVER_SETTINGS } from '../../../model/settings.ts';
import type { SettingChange } from '../facts.ts';
import { count } from '../numbers.ts';
import { type Choices, each, type Fields, type FieldWords } from '../settings.ts';
import { command } from './commands.ts';

/** How long a person may think about a move. At most 100 characters each. */
export const clocks: Readonly<Record<Clock, string>> = {
  '30s': '30 seconds per move',
  '60s': '1 minute per move',
  '3m': '3 minutes per move',
  '24h': '1 day per move',
  '72h': '3 days per move',
  none: 'No time limit',
};

/** The menus in which servers and people choose. */
export const settings = {
  /** At the head of each menu. */
  server: `### This server’s settings\nChanges take effect immediately. To end the season, press “Seasons” under ${command('leaderboard')}.`,
  person: '### Your settings\nThese apply on every server. Changes take effect immediately.',
  /** To somebody who may not change what holds for the server. */
  onlyManagers: `Only members with Manage Server can change these. For your own settings, use ${command('me')}.`,
  /** Follows Discord's language: of the server, or of the person. */
  autoServer: 'Follow the server’s Discord language',
  /** In a list, at most 100 characters. */
  autoPerson: 'Follow my Discord language',
  fields: {
    server: {
      language: { name: 'Language', line: 'Language of messages that everyone sees' },
      clock: {
        name: 'Pace',
        line: 'Default time per move for new tables. Hosts can choose “No time limit” only if you do',
      },
      channels: {
        name: 'Channels',
        line: 'Channels (and their threads) where tables can be opened. None selected: all channels',
      },
      tableCap: { name: 'Tables', line: 'How many tables can be open at the same time' },
      threads: { name: 'Threads', line: 'When a table opens in a thread of the channel' },
      mentions: { name: 'Mentions', line: 'When to @mention the player whose turn it is' },
      pause: {
        name: 'Pause after a round',
        line: 'How long a round’s result stays up. Anyone at the table can skip the wait',
      },
      isRated: { name: 'Ratings', line: 'Results change players’ ratings' },
      ratesComputers: {
        name: 'Rate computer matches',
        line: 'Also rate matches with computers; solo matches against them also count on the leaderboard',
      },
      ratesFled: {
        name: 'Leavers rank last',
        line: 'Anyone who leaves and doesn’t return is placed last',
      },
      hasBadges: { name: 'Month numbers', line: 'Show the month number on each card' },
      timeZone: {
        name: 'Time zone',
        line: 'When a day begins here: for the deal of the day, leaderboards and streaks',
      },
      tableRole: {
        name: 'Role for new tables',
        line: 'Pinged when a table opens. Members take it with a button under “table all”',
      },
      championRole: {
        name: 'Champion’s role',
        line: 'Given to the leader when a season is closed, and taken from the last champion',
      },
      logChannel: {
        name: 'Log channel',
        line: 'Channel for notices to managers, such as a planned deletion of all data. None: I message the owner',
      },
      boardChannel: {
        name: 'Leaderboard channel',
        line: 'Channel where I post the leaderboard automatically. None: I don’t post it',
      },
      boardEvery: {
        name: 'Leaderboard posts',
        line: 'How often I post it, at 9 in the morning of that time zone',
      },
      dailyChannel: {
        name: 'Deal of the day channel',
        line: 'Channel where I post the deals of the day, with yesterday’s best three. None: I don’t post them',
      },
      dailyHour: { name: 'Deal of the day hour', line: 'When I post them, in that time zone' },
      holidayDays: {
        name: 'Away days',
        line: 'For how many days a year members can stop their clock in games with days per move',
      },
    } satisfies Fields<typeof SERVER_SETTINGS>,
    person: {
      language: { name: 'Language', line: 'Language of messages that only you see' },
      mentions: { name: 'Mentions', line: 'When to @mention you on your turn' },
      names: { name: 'Names', line: 'How card and yaku names are shown to you' },
      lessons: {
        name: 'Guided rounds',
        line: 'A three-turn tutorial before your first match of each kind of game',
      },
      badges: { name: 'Month numbers', line: 'Show me the month number on each card' },
      profile: { name: 'Profile', line: 'Choose how much of your profile others see' },
      turnMessages: {
        name: 'Message me on my turn',
        line: 'In games with days per move: a direct message in place of a mention',
      },
      confirms: { name: 'Confirm moves', line: 'Ask you to confirm every move' },
    } satisfies Fields<typeof PERSON_SETTINGS>,
  },
  /** What can be chosen, by the value. */
  choices: {
    server: {
      clock: clocks,
      threads: {
        taken: 'If the channel has a table already',
        always: 'Always',
        never: 'Never: one table per channel',
      },
      mentions: { quiet: 'Only if they seem away', always: 'On every turn', never: 'Never' },
      holidayDays: each(HOLIDAY_LIMITS, (days) => (days === '0' ? 'None' : `${days} days`)),
      boardEvery: { week: 'Every Monday', month: 'On the first of each month' },
      dailyHour: each(HOURS, (hour) => `${hour}:00`),
      pause: {
        '0': 'No pause',
        '5': '5 seconds',
        '10': '10 seconds',
        '20': '20 seconds',
        '60': '1 minute',
      },
    } satisfies Choices<typeof SERVER_SETTINGS>,
    person: {
      names: {
        auto: 'Same as the language',
        english: 'English: Pine · Crane',
        romaji: 'Rōmaji: Matsu ni tsuru',
        kanji: 'Kanji: 松に鶴',
      },
      lessons: {
        yaku: 'Yaku games, such as Koi-Koi',
        points: 'Point games, such as Hana-awase',
        late: 'Go-Stop and Matgo',
      },
      profile: {
        board: 'Others see what the leaderboard shows',
        server: 'Everyone on the server sees all of it',
        me: 'Only I see it',
      },
      badges: {
        auto: 'In your first matches, then as the server has it',
        on: 'Always',
        off: 'Never',
      },
      mentions: {
        server: 'Server default',
        quiet: 'Only if I seem away',
        always: 'On every turn',
        never: 'Never',
      },
    } satisfies Choices<typeof PERSON_SETTINGS>,
  },
  /** Above the control of a setting. */
  heading: ({ name, line }: FieldWords) => `**${name}** · ${line}`,
  /** No channel is chosen: tables may be opened in every one. At most 100 characters, as is the next. */
  everywhere: 'All channels',
  /** No channel is chosen: nothing is posted. */
  nowhere: 'No channel',
  /** No role is chosen. At most 100 characters. */
  noRole: 'No role',
  /** Below a role: why the bot cannot give it, or why its mention is not heard. */
  roleProblems: {
    gone: 'This role no longer exists. Choose another.',
    managed: 'Another app or Discord itself gives out this role, so I can’t.',
    powerful:
      'I give out only roles that allow nothing more than @everyone. Take this role’s permissions away, or choose another.',
    noPermission:
      'I can’t give this role out yet: give me Manage Roles (Server Settings → Roles → my role).',
    tooHigh: 'I can’t give this role out yet: drag my role above it (Server Settings → Roles).',
    silent:
      'Nobody is notified: turn on “Allow anyone to @mention this role” (Server Settings → Roles).',
    failed: 'Discord didn’t accept it. Give the role by hand, or try again later.',
  },
  /** Below the menu: the latest changes, the newest first. `who`: a mention, null if that is not known. */
  changes: (lines: readonly string[]) =>
    ['-# Latest changes', ...lines.map((line) => `-# ${line}`)].join('\n'),
  /** One of them; `value` as the menu has it. */
  changed: ({ who, at, what }: SettingChange) =>
    `${at} · ${what}${who === null ? '' : ` · ${who}`}`,
  /** What was changed, if it isn't a setting. */
  deletionAsked: 'Deletion of all data: requested',
  deletionUndone: 'Deletion of all data: undone',
  /** The time zone, and how to choose another. */
  zone: (name: string) =>
    `${name}. Choose another with ${command('settings')} and its option time-zone.`,
  /** What was typed names none. */
  noSuchZone: (typed: string) =>
    `I don’t know a time zone “${typed}”. Choose one from the list as you type, such as Europe/Berlin or Asia/Tokyo.`,
  /** In a list with nothing chosen. At most 100 characters. */
  noneOfThem: 'No guided rounds',
  /** The bot may not write in these channels. */
  cannotPost: (channels: string) =>
    `I can’t post in ${channels}. Let me view the channel, send messages, and attach files there.`,
  /** No limit, and this many at most. */
  anyNumber: 'No limit',
  atMost: (tables: number) => `At most ${count(tables, 'table', 'tables')}`,
  /** On the button that switches something, at most 38 characters: `Rated: on`. */
  switched: (field: string, isOn: boolean) => `${field}: ${isOn ? 'on' : 'off'}`,
};
