import { BUTTONS, COMMANDS, HELP, NOTICES, PERMISSIONS } from './ja/bot.ts';
import { BOTAN_CHO } from './ja/botan-cho.ts';
import { DECK } from './ja/deck.ts';
import { ALT, PICTURE } from './ja/pictures.ts';
import { SUHARA_BANA } from './ja/suhara-bana.ts';
import { LEADERBOARD, LOBBY, MONEY, MOVES, PROBLEMS, REFUSALS, TURNS } from './ja/table.ts';
import { PAYMENTS, SHEET, TOLD } from './ja/told.ts';
import type { Words } from './words.ts';

/** Japanese. */
export const JA: Words = {
  language: 'ja',
  deck: DECK,
  kinds: { hikari: '光', tane: 'タネ', tan: '短冊', kasu: 'カス' },
  stages: { small: '小役', middle: '中役', main: '本役' },
  games: { 'botan-cho': BOTAN_CHO, 'suhara-bana': SUHARA_BANA },
  the: (noun) => noun,
  another: (noun) => `別の${noun}`,
  several: (count, noun) => `${noun}${count}枚`,
  stack: (plant) => `${plant}の3枚`,
  aside: (text, more) => `${text}（${more}）`,
  gap: '',
  none: 'なし',
  computer: (number) => `CPU${number}`,
  away: (who) => `${who}（退席中）`,
  commands: COMMANDS,
  buttons: BUTTONS,
  moves: MOVES,
  turns: TURNS,
  money: MONEY,
  told: TOLD,
  payments: PAYMENTS,
  sheet: SHEET,
  lobby: LOBBY,
  leaderboard: LEADERBOARD,
  refusals: REFUSALS,
  problems: PROBLEMS,
  permissions: PERMISSIONS,
  notices: NOTICES,
  alt: ALT,
  picture: PICTURE,
  help: HELP,
};
