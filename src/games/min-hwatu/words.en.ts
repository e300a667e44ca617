import { ROUNDS_EN } from '../rounds-words.ts';
import { TURN_EN } from '../turn-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Min-Hwatu',
  line: 'The plain Korean game: ribbons and whole months, no calls.',
  short: [
    'Two to seven players. Captured cards and yaku both score; nothing is called.',
    TURN_EN,
    'Cards: bright 20, animal 10, ribbon 5, chaff 0.',
    'Yaku are three ribbons that belong together (30), and all irises, maples or willows (20): each of the others pays you, and you pay for theirs.',
    'The most points after the last round win.',
  ],
  options: {
    rounds: ROUNDS_EN,
    extraYaku: {
      name: 'Extra yaku',
      sentence: 'Are Five Birds and Five Brights (50 each) and Four Paulownias (20) yaku?',
      choices: { none: 'no', korean: 'yes' },
    },
  },
  yaku: {
    chodan: 'Plain Ribbons',
    choyak: 'Four Irises',
    pungyak: 'Four Maples',
    biyak: 'Four Willows',
    godori: 'Five Birds',
    ttongyak: 'Four Paulownias',
  },
  shortYaku: { chodan: 'Plain', biyak: 'Willows', ttongyak: 'Paulownias' },
};
