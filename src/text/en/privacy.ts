import { count } from '../format/numbers.ts';
import type { AboutWords, PrivacyWords } from '../words/privacy.ts';

export const PRIVACY: PrivacyWords = {
  about: (days) =>
    [
      '### What is stored of you',
      '**When you play**: Discord’s number of your account and the name that you last bore in the server, the tables at which you sat, your moves and results, and the ratings made of them. For a quarter of an hour also the key with which your private hand is kept fresh, and your language.',
      '**When you choose settings**: what you chose in `/hanafuda me`.',
      '**Of the server**: its number and those of the channels and messages with tables, its settings, its seasons.',
      'When something fails, a line with the numbers of account, server and channel goes into the log. Cards in hands, tokens and what people write are never logged, and what people write is never read.',
      'Nothing is given to anybody else. The names and results of finished matches show to the members of the same server.',
      `All this stays until you delete it. ${count(days, 'day', 'days')} after I was removed from a server, all that belongs to it is deleted. Copies that the keeper of this bot has made for safety may be older.`,
    ].join('\n'),
  download: 'Download my data',
  forgetMe: 'Delete my data …',
  forgetServer: 'Delete this server’s data …',
  yours: 'This is everything that is stored of you, in every server.',
  sureMe:
    '### Delete everything of you?\nThis holds for every server. You leave your tables; a computer plays on for you. Your results stay, so that those of the others keep their meaning, but under “Former player”: nobody can tell any more that they were yours, and you are on no leaderboard. Your name, settings and private hands are deleted. Messages that stand in channels already are Discord’s and stay.\nThis cannot be undone.',
  sureServer:
    '### Delete everything of this server?\nOpen tables are closed. All matches, results, ratings, seasons, names and settings of this server are deleted, for everybody. Messages that stand in channels already are Discord’s and stay.\nThis cannot be undone.',
  yesMe: 'Yes, delete my data',
  yesServer: 'Yes, delete the server’s data',
  back: 'No, keep it',
  forgotMe: 'Everything of you is deleted. If you play again, you begin as somebody new.',
  forgotServer: 'Everything of this server is deleted.',
  onlyManagers: 'Only those who may manage this server can delete its data.',
};

export const ABOUT: AboutWords = {
  lines: ({ version, up, servers, tables }) => [
    '### Hanafuda',
    `Regional hanafuda games, version ${version}. Up since ${up}, in ${count(servers, 'server', 'servers')}, with ${count(tables, 'table', 'tables')} open.`,
    'Free software under the MIT licence. The pictures are lettered in BIZ UDPGothic (SIL Open Font License 1.1).',
    '`/hanafuda privacy` tells what is stored of you, `/hanafuda help` how to play.',
  ],
};
