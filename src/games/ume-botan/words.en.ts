import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Ume Botan',
  line: 'A couple’s blend of local rules: some rounds count double.',
  short: [
    'Three or four players. Captured cards and yaku both score; some rounds count double.',
    'The **lightning is wild**: it takes any one card other than a willow.',
    'Cards: bright 20, animal 10, ribbon 5, chaff 1. Par is 88, with four players 66: below it you lose points, above it you gain. The others pay you for yaku.',
  ],
  options: {
    rounds: {
      name: 'Rounds',
      sentence: 'How many rounds a match has. Cards of the Month count only in 12 rounds.',
      choices: {},
    },
    dandruff: {
      name: 'Fuke',
      sentence: 'Is it an ordinary yaku, or (willows not counted) does it cancel everything else?',
      choices: { yaku: 'ordinary yaku', 'cancels-round': 'cancels all else' },
    },
  },
  yaku: {
    'omote-dango': 'Spring',
    'ura-dango': 'Poetry Ribbons',
    akatan: 'Plain Ribbons',
    tsukiyaku: 'Cards of the Month',
    fuke: 'Fuke',
  },
  shortYaku: { ameshiko: 'Rainy four', 'ura-dango': 'Poetry', akatan: 'Plain', tsukiyaku: 'Month' },
  remarks: ({ dandruff }) =>
    dandruff === 'cancels-round' ? ['Fuke: willows don’t count; all else is cancelled.'] : [],
};
