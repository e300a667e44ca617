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
    'Cards: bright (gwang) 20, animal (yeolkkeut) 10, ribbon (tti) 5, chaff (pi) 0.',
    'Yaku are the dan, three ribbons that belong together (30), and the yak, all irises, maples or willows (20): each of the others pays you, and you pay for theirs.',
    'The player with the most points after the last round wins.',
  ],
  options: {
    rounds: ROUNDS_EN,
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
