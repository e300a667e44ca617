import { BUTTONS, COMMANDS, HELP, NOTICES, PERMISSIONS } from './en/bot.ts';
import { BOTAN_CHO } from './en/botan-cho.ts';
import { CHART } from './en/charts.ts';
import { DECK } from './en/deck.ts';
import { GUIDE } from './en/guide.ts';
import { HANA_AWASE } from './en/hana-awase.ts';
import { HINT } from './en/hint.ts';
import { INO_SHIKA_CHO } from './en/ino-shika-cho.ts';
import { KOI_KOI } from './en/koi-koi.ts';
import { MAYUMI } from './en/mayumi.ts';
import { MUSHI } from './en/mushi.ts';
import { ALT, PICTURE } from './en/pictures.ts';
import { PLAYING } from './en/playing.ts';
import { ABOUT, PRIVACY } from './en/privacy.ts';
import { RANKING } from './en/ranking.ts';
import { REVIEW } from './en/review.ts';
import { SEATING } from './en/seating.ts';
import { CLOCKS, SETTINGS } from './en/settings.ts';
import { SUHARA_BANA } from './en/suhara-bana.ts';
import { LOBBY, MONEY, MOVES, PROBLEMS, REFUSALS, TURNS } from './en/table.ts';
import { PAYMENTS, SHEET, TOLD } from './en/told.ts';
import { UME_BOTAN } from './en/ume-botan.ts';
import type { Words } from './words.ts';

/** English, also for every language that is not here. */
export const EN: Words = {
  language: 'en',
  endonym: 'English',
  // Discord falls back from American to British English, and from no other to any of ours.
  locales: ['en-US', 'en-GB'],
  // British: no comma before "and".
  formats: 'en-GB',
  comma: ', ',
  deck: DECK,
  kinds: { hikari: 'bright', tane: 'animal', tan: 'ribbon', kasu: 'chaff' },
  stages: { small: 'Small Field', middle: 'Middle Field', main: 'Main Field' },
  times: {
    matsuba: 'matsuba: pine on the field',
    hankiba: 'hankiba: last round of the first half',
    shimeba: 'shimeba: last round',
    'bright-field': 'brights on the field',
    seven: '7 points or more',
    'koi-koi': 'koi-koi was called',
  },
  games: {
    'suhara-bana': SUHARA_BANA,
    'ume-botan': UME_BOTAN,
    'ino-shika-cho': INO_SHIKA_CHO,
    mayumi: MAYUMI,
    'botan-cho': BOTAN_CHO,
    mushi: MUSHI,
    'koi-koi': KOI_KOI,
    'hana-awase': HANA_AWASE,
  },
  the: (noun) => `the ${noun}`,
  another: (noun) => `another ${noun}`,
  several: (count, noun) =>
    count !== 1 && /(bright|animal|ribbon)$/.test(noun) ? `${count} ${noun}s` : `${count} ${noun}`,
  stack: (plant) => `all three ${plant} cards`,
  aside: (text, more) => `${text} (${more})`,
  multiplied: (times, why) => `× ${times} (${why})`,
  gap: ' ',
  none: 'none',
  computer: (number) => `CPU ${number}`,
  former: 'Former player',
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
  ranking: RANKING,
  refusals: REFUSALS,
  problems: PROBLEMS,
  clocks: CLOCKS,
  seating: SEATING,
  settings: SETTINGS,
  privacy: PRIVACY,
  about: ABOUT,
  playing: PLAYING,
  hint: HINT,
  permissions: PERMISSIONS,
  notices: NOTICES,
  alt: ALT,
  picture: PICTURE,
  chart: CHART,
  guide: GUIDE,
  review: REVIEW,
  help: HELP,
};
