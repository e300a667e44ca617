import { count } from '../format/numbers.ts';
import type { AboutWords, PrivacyWords } from '../words/privacy.ts';
import { command } from './bot.ts';

export const PRIVACY: PrivacyWords = {
  about: (days) =>
    [
      '### What is stored about you',
      '**When you play, or are invited to**: your Discord user ID and your latest display name on the server, the tables you were at, your moves and results, and the ratings and achievements calculated from them. For 15 minutes: the token used to update your private hand, and your language.',
      `**When you practise** (${command('practice')}): the same, for your eyes only.`,
      `**When you play the deal of the day** (${command('daily')}): which day’s, your result, and in which servers you asked for it. Their leaderboards show it.`,
      `**When you choose settings**: what you chose in ${command('me')}, and of which tables you want to be told where.`,
      '**About the server**: its ID, the IDs of channels and messages with tables, its settings, its seasons.',
      'When something fails, a line with user, server and channel IDs goes into the log. Hands, tokens and messages are never logged, and what people write is never read.',
      'Nothing is shared with anyone else. Names, results and replays of finished matches, with all hands, are visible to members of the same server, who can post moments of them there.',
      `All this is kept until you delete it. ${count(days, 'day', 'days')} after the bot is removed from a server, all of that server’s data is deleted. Backups made by the bot’s operator can still contain older data.`,
    ].join('\n'),
  download: 'Download my data',
  forgetMe: 'Delete my data …',
  forgetServer: 'Delete this server’s data …',
  yours: 'This file has all data stored about you, on all servers.',
  sureMe:
    '### Delete all your data?\nThis applies to every server. You leave your tables, and a computer plays for you. Your results stay for the sake of other players’ records, but as “Former player”, no longer linked to you, and you’re on no leaderboard. Your name, settings, table alerts, private hands, practice and deals of the day are deleted. Messages already posted in channels stay on Discord.\nThis can’t be undone.',
  sureServer:
    '### Delete all data of this server?\nOpen tables are closed. All matches, results, ratings, seasons, names and settings of this server are deleted, for everyone. Messages already posted in channels stay on Discord.\nThis can’t be undone.',
  yesMe: 'Yes, delete my data',
  yesServer: 'Yes, delete the server’s data',
  back: 'No, keep it',
  forgotMe: 'All your data has been deleted. If you play again, you start from scratch.',
  forgotServer: 'All data of this server has been deleted.',
  onlyManagers: 'Only members with Manage Server can delete this server’s data.',
};

export const ABOUT: AboutWords = {
  lines: ({ version, up, servers, tables }) => [
    '### Hanafuda',
    `Regional hanafuda games, version ${version}. Up since ${up}, on ${count(servers, 'server', 'servers')}, with ${count(tables, 'table', 'tables')} open.`,
    'Free software under the MIT licence. Picture fonts: BIZ UDPGothic, Nanum Gothic and Noto Sans SC (SIL Open Font License 1.1).',
    `${command('privacy')} shows what is stored about you. ${command('help')} explains how to play.`,
  ],
};
