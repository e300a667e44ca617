import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Hachi-jū-hana',
  line: 'Whole months are yaku, and willows complete any of them.',
  short: [
    'Two to four players. Captured cards score, and so does each whole month.',
    'Cards: bright 20, animal 10, ribbon 5, chaff 0. An equal share is par (120, 80 or 60 points): below it you lose points, above it you gain.',
    'All four cards of a month are a yaku, 20 points. **Willows fill in** for missing cards.',
  ],
  options: {
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
