import type { WordsOf } from '../words.ts';
import { OPTIONS_EN, SAME_EN } from './common.en.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Go-Stop',
  line: '고스톱, Korea’s great game: go or stop?',
  short: [
    'Three play a round. Capture brights (gwang), animals (yeolkkeut), ribbons (tti) and chaff (pi): each kind scores once you have enough.',
    'With **3 points** you choose: **stop** and win the round, or **go** for more.',
    'Both others pay you your points, and double for each thing they failed at, such as too few pi (pibak).',
  ],
  end: 'A loser who has called go pays for both (dokbak). The player with the most points after the last round wins.',
  options: {
    ...OPTIONS_EN,
    liable: {
      name: 'Dokbak',
      sentence: 'Which loser pays for both (독박), if both have called go.',
      choices: { last: 'the last to call', first: 'the first to call' },
    },
    entryAfterNagari: {
      name: 'After nagari',
      sentence: 'Which players play after a round that nobody won (나가리).',
      choices: { same: 'the same three', new: 'asked anew' },
    },
  },
  ...SAME_EN,
};
