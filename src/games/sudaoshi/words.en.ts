import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Sudaoshi',
  line: 'Chaff is the treasure, and hands score as dealt.',
  short: [
    'Three players. **Chaff is the treasure**: captured cards, yaku and lucky hands score.',
    'Cards: chaff, curtain and phoenix 10, other brights 5, animal 5, ribbon 1.',
    'Par is 100 for the oya, 110 for the second, 120 for the last: below it you lose points, above it you gain.',
  ],
  options: {
    teyaku: {
      name: 'Lucky hands',
      sentence: 'Do the hands of Hachi-Hachi score as dealt?',
      choices: { full: 'yes', none: 'no' },
    },
    topYaku: {
      name: 'Yaku of two cards',
      command: 'two-cards',
      sentence: 'Are High Susuki and High Rain yaku, or only the whole months?',
      choices: { true: 'yes', false: 'only whole months' },
    },
  },
  yaku: {
    'bozu-kaburi': 'High Susuki',
    'bozu-zoro': 'All Susuki',
    'ame-kaburi': 'High Rain',
    'ame-zoro': 'All Rain',
  },
  remarks: () => ['Rain: only for the player who plays last.'],
};
