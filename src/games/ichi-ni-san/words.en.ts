import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Ichi-ni-san',
  line: 'One, two, three: a quick game for three. Three yaku, each of which ends the round.',
  short: [
    'Three players, three yaku. The first yaku ends the round.',
    'Four Brights win 3 shares from each of the others, Poetry Ribbons and Blue Ribbons 2.',
    'If nobody makes a yaku, the most card points win 1 share from each: bright 20, animal 10, ribbon 5, chaff 1.',
  ],
  end: 'The most shares after the last round win.',
  options: {
    shares: {
      name: 'Game',
      command: 'game-of',
      sentence: 'Which of the three games?',
      choices: {
        'one-two-three': 'Ichi-ni-san (1-2-3)',
        'two-four-six': 'Ni-shi-roku (2-4-6)',
        'three-six-nine': 'Saburokku (3-6-9)',
      },
    },
  },
  yaku: {},
};
