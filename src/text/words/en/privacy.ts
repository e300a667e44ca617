import type { AboutFacts, DeletionNotice, DeletionText, People } from '../facts.ts';
import { count } from '../numbers.ts';
import { command } from './commands.ts';

/** What is stored, and how to have it or to be rid of it. */
export const privacy = {
  /** What is stored and for how long. `days`: after the bot was removed from a server. */
  about: ({ days, contact }: { readonly days: number; readonly contact: string | null }) =>
    [
      '### What is stored about you',
      '**When you play, or are invited to**: your Discord user ID and your latest display name on the server, the tables you were at, your moves and results, and the ratings and achievements calculated from them. For 15 minutes: the token used to update your private hand, and your language.',
      `**When you practise** (${command('practice')}): the same, for your eyes only.`,
      `**When you play the deal of the day** (${command('daily')}): which day’s, your result, and in which servers you asked for it. Their leaderboards show it.`,
      `**When you choose settings**: what you chose in ${command('me')}, and which table alerts you turned on, and on which servers.`,
      '**About the server**: its ID, the IDs of channels and messages with tables, its settings and who changed them, its seasons.',
      'When something fails, a line with user, server and channel IDs goes into the log. Hands, tokens and messages are never logged, and what people write is never read.',
      'Nothing is shared with anyone else. Names, results and replays of finished matches, with all hands, are visible to members of the same server, who can post moments of them there.',
      `All this is kept until you delete it. ${count(days, 'day', 'days')} after the bot is removed from a server, all of that server’s data is deleted. Backups made by the bot’s operator can still contain older data.`,
      ...(contact === null ? [] : [`**The bot’s operator**: ${contact}`]),
    ].join('\n'),
  /** A button below one's settings that leads here, at most 38 characters. */
  open: 'Your data',
  /** A button, at most 38 characters. */
  download: 'Download my data',
  /** A button, at most 38 characters. */
  forgetMe: 'Delete my data …',
  /** A button, at most 38 characters. */
  forgetServer: 'Delete this server’s data …',
  yours: 'This file has all data stored about you, on all servers.',
  sureMe:
    '### Delete all your data?\nThis applies to every server. You leave your tables, and a computer plays for you. Your results stay for the sake of other players’ records, but as “Former player”, no longer linked to you, and you’re on no leaderboard. Your name, settings, table alerts, private hands, practice and deals of the day are deleted. Messages already posted in channels stay on Discord.\nThis can’t be undone.',
  sureServer:
    '### Delete all data of this server?\nAfter 7 days, open tables are closed and all matches, results, ratings, seasons, names and settings of this server are deleted, for everyone. Until then, anyone with Manage Server can undo this with one press. The server is told who asked. Messages already posted in channels stay on Discord.',
  /** A button, at most 38 characters. */
  yesMe: 'Yes, delete my data',
  /** A button, at most 38 characters. */
  yesServer: 'Yes, delete the server’s data',
  /** A button, at most 38 characters. */
  back: 'No, keep it',
  forgotMe: 'All your data has been deleted. If you play again, you start from scratch.',
  /** What is to come, and what undoes it. `who`: a mention, null for somebody unknown; `due`: a timestamp. */
  deletion: ({ who, due }: DeletionText) =>
    `All data of this server will be deleted ${due}, because ${who ?? 'someone'} asked for it. Until then, anyone with Manage Server can undo this with one press.`,
  /** The same to managers who have not asked. It stands for days, while an outage puts the deletion off: `due` is the earliest. */
  deletionNotice: ({ who, due, server }: DeletionNotice) =>
    `### All data of ${server} will be deleted after ${due}
${who ?? 'Someone'} asked for this. Matches, results, ratings, seasons, names and settings are deleted for everyone. Any time I’m offline before then is added to the wait. Anyone with Manage Server can undo this with one press, here or with “Your data” in ${command('me')}, where you can also download it.`,
  /** Buttons, at most 38 characters. */
  keepServer: 'Keep the server’s data',
  exportServer: 'Download this server’s data',
  /** Once the deletion is undone, by somebody who is mentioned. */
  keptServer: (who: People) => `${who} undid the deletion. This server’s data stays.`,
  nothingToUndo: 'This server’s data isn’t about to be deleted.',
  /** With the file of a server; it may have been too large with the moves. */
  serverFile: (hasMoves: boolean): string =>
    hasMoves
      ? 'This file has the data of this server. It leaves out the moves of matches that are still being played and of those in channels you can’t see.'
      : 'This file has the data of this server, without the moves of its matches: with them it would be too large for Discord.',
  serverFileTooLarge:
    'This server’s data is too large for a file on Discord. Ask the bot’s operator for it.',
  onlyManagers:
    'Only members with Manage Server can download or delete this server’s data, or stop its deletion.',
};

/** What runs here. */
export const about = {
  /** `up`: since when, as Discord's timestamp, which each reader sees in their own way. */
  lines: ({ version, up, servers, tables, contact, source }: AboutFacts) => [
    `Regional hanafuda games, version ${version}. Up since ${up}, on ${count(servers, 'server', 'servers')}, with ${count(tables, 'table', 'tables')} open.`,
    'Free software under the MIT licence. Picture fonts: Open Sans, BIZ UDPGothic, Nanum Gothic and Noto Sans SC (SIL Open Font License 1.1).',
    ...(source === null ? [] : [`Source: <${source}>`]),
    ...(contact === null ? [] : [`Run by: ${contact}`]),
    `“Your data” in ${command('me')} shows what is stored about you.`,
  ],
};
