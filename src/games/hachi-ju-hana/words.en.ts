import { BEST_IS_OYA_EN, SHORT_TURN_EN, TURN_EN } from '../help-words.ts';
import { ROUNDS_EN } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Hachi-jū-hana',
  line: 'Whole months are yaku, and willows complete any of them.',
  short: [
    'Two to four players. Captured cards score, and so does each whole month.',
    SHORT_TURN_EN,
    'Cards: bright 20, animal 10, ribbon 5, chaff 0. An equal share is par (120, 80 or 60 points): below it you lose points, above it you gain.',
    'All four cards of a month are a yaku, 20 points. **Willows fill in** for missing cards.',
    'The most points after the last round win.',
  ],
  help: [
    'Two to four players, all 48 cards. With two, each gets 8 cards and 8 go to the field; with three, 7 and 6; with four, 5 and 8. With two, the rest of the pile is flipped alternately once the hands are empty. The oya leads, and takes all four cards of a month that are dealt to the field.',
    TURN_EN,
    'Card points: bright 20, animal 10, ribbon 5, chaff 0. An equal share is par: 120 with two players, 80 with three, 60 with four. Your score is your card points − par, + 20 for each of your yaku. Nobody pays for yaku.',
    '**Yaku**: all four cards of a month, 20. **Willows fill in**: a willow you’ve captured stands for a missing card of a month of which you have at least one. Four willows are a yaku themselves if none of them fills in. They’re counted in the best way automatically.',
    BEST_IS_OYA_EN,
    'Without yaku, with chaff worth 1 and a redeal for four of a month on the field, this is **Bakappana**, the plainest game there is.',
  ],
  options: {
    rounds: ROUNDS_EN,
    yaku: {
      name: 'Yaku',
      sentence: 'Are whole months yaku? Without yaku the game is Bakappana.',
      choices: { months: 'whole months', none: 'no yaku' },
    },
    chaff: {
      name: 'Chaff points',
      sentence: 'What chaff is worth. With 1, par is 132, 88 or 66.',
      choices: { '0': '0 points', '1': '1 point' },
    },
    fieldFour: {
      name: 'Four on the field',
      sentence: 'What happens when all four cards of a month are dealt to the field.',
      choices: { 'oya-takes': 'the oya takes them', redeal: 'redeal' },
    },
    hand: {
      name: 'Hand size with two',
      sentence: 'For two: how many cards each gets.',
      choices: { '8': '8 cards', '10': '10 cards' },
    },
  },
  yaku: {
    matsu: 'Four Pines',
    ume: 'Four Plums',
    sakura: 'Four Cherries',
    fuji: 'Four Wisterias',
    ayame: 'Four Irises',
    botan: 'Four Peonies',
    hagi: 'Four Bush Clovers',
    susuki: 'Four Susuki',
    kiku: 'Four Chrysanthemums',
    momiji: 'Four Maples',
    yanagi: 'Four Willows',
    kiri: 'Four Paulownias',
  },
  shortYaku: {
    sakura: 'Cherries',
    fuji: 'Wisterias',
    botan: 'Peonies',
    hagi: 'Clovers',
    kiku: 'Chrysanth.',
    yanagi: 'Willows',
    kiri: 'Paulownias',
  },
  remarks: ({ yaku }) =>
    yaku === 'none' ? [] : ['Willows can stand for missing cards of a month.'],
};
