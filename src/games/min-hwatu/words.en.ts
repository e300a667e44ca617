import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Min-Hwatu',
  line: 'The plain Korean game: ribbons and whole months, no calls.',
  short: [
    'Two to seven players. Captured cards and yaku both score; nothing is called.',
    'Cards: bright (gwang) 20, animal (yeolkkeut) 10, ribbon (tti) 5, chaff (pi) 0.',
    'Yaku are the dan, three ribbons that belong together (30), and the yak, all irises, maples or willows (20): each of the others pays you, and you pay for theirs.',
  ],
  options: {
    extraYaku: {
      name: 'Extra yaku',
      sentence: 'Are godori and ogwang (50 each) and ttongyak (20) yaku?',
      choices: { none: 'no', korean: 'yes' },
    },
  },
  yaku: {
    chodan: 'Chodan',
    choyak: 'Choyak',
    pungyak: 'Pungyak',
    biyak: 'Biyak',
    godori: 'Godori',
    ttongyak: 'Ttongyak',
  },
};
