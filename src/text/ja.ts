import { BUTTONS, COMMANDS, HELP, NOTICES, PERMISSIONS } from './ja/bot.ts';
import { BOTAN_CHO } from './ja/botan-cho.ts';
import { CHART } from './ja/charts.ts';
import { DECK } from './ja/deck.ts';
import { GUIDE } from './ja/guide.ts';
import { HANA_AWASE } from './ja/hana-awase.ts';
import { HINT } from './ja/hint.ts';
import { INO_SHIKA_CHO } from './ja/ino-shika-cho.ts';
import { KOI_KOI } from './ja/koi-koi.ts';
import { MAYUMI } from './ja/mayumi.ts';
import { MUSHI } from './ja/mushi.ts';
import { ALT, PICTURE } from './ja/pictures.ts';
import { PLAYING } from './ja/playing.ts';
import { ABOUT, PRIVACY } from './ja/privacy.ts';
import { RANKING } from './ja/ranking.ts';
import { REVIEW } from './ja/review.ts';
import { SEATING } from './ja/seating.ts';
import { CLOCKS, SETTINGS } from './ja/settings.ts';
import { SUHARA_BANA } from './ja/suhara-bana.ts';
import { LOBBY, MONEY, MOVES, PROBLEMS, REFUSALS, TURNS } from './ja/table.ts';
import { PAYMENTS, SHEET, TOLD } from './ja/told.ts';
import { UME_BOTAN } from './ja/ume-botan.ts';
import type { Words } from './words.ts';

/** Japanese. */
export const JA: Words = {
  language: 'ja',
  endonym: '日本語',
  locales: ['ja'],
  formats: 'ja',
  comma: '、',
  deck: DECK,
  kinds: { hikari: '光', tane: 'タネ', tan: '短冊', kasu: 'カス' },
  stages: { small: '小役', middle: '中役', main: '本役' },
  times: {
    matsuba: '松場：場に松',
    hankiba: '半期場：前半の最後の局',
    shimeba: '締め場：最後の局',
    'bright-field': '場に光札',
    seven: '7点以上',
    'koi-koi': 'こいこい',
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
  the: (noun) => noun,
  another: (noun) => `別の${noun}`,
  several: (count, noun) => `${noun}${count}枚`,
  stack: (plant) => `${plant}の3枚`,
  aside: (text, more) => `${text}（${more}）`,
  multiplied: (times, why) => `${times}倍（${why}）`,
  gap: '',
  none: 'なし',
  computer: (number) => `CPU${number}`,
  former: '元参加者',
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
