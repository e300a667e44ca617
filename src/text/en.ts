import { BUTTONS, COMMANDS, HELP, NOTICES, PERMISSIONS } from './en/bot.ts';
import { BOTAN_CHO } from './en/botan-cho.ts';
import { DECK } from './en/deck.ts';
import { ALT, PICTURE } from './en/pictures.ts';
import { SUHARA_BANA } from './en/suhara-bana.ts';
import { LEADERBOARD, LOBBY, MONEY, MOVES, PROBLEMS, REFUSALS, TURNS } from './en/table.ts';
import { PAYMENTS, SHEET, TOLD } from './en/told.ts';
import type { Words } from './words.ts';

/** English, also for every language that is not here. */
export const EN: Words = {
  language: 'en',
  deck: DECK,
  kinds: { hikari: 'bright', tane: 'animal', tan: 'ribbon', kasu: 'chaff' },
  stages: { small: 'Small Field', middle: 'Middle Field', main: 'Main Field' },
  games: { 'botan-cho': BOTAN_CHO, 'suhara-bana': SUHARA_BANA },
  the: (noun) => `the ${noun}`,
  another: (noun) => `another ${noun}`,
  several: (count, noun) => `${count} ${noun}`,
  stack: (plant) => `all three ${plant} cards`,
  aside: (text, more) => `${text} (${more})`,
  gap: ' ',
  none: 'none',
  computer: (number) => `Computer ${number}`,
  away: (who) => `${who} (away)`,
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
