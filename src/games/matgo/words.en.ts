import { OPTIONS_EN, SAME_EN } from '../go-stop/common.en.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Matgo',
  line: '맞고, Go-Stop for two.',
  short: [
    'Two players. Capture brights (gwang), animals (yeolkkeut), ribbons (tti) and chaff (pi): each kind scores once you have enough.',
    'With **7 points** you choose: **stop** and win the round, or **go** for more.',
    'Your opponent pays you your points, and double for each thing they failed at, such as too few pi (pibak).',
  ],
  end: 'A loser who has called go pays double (gobak). The player with the most points after the last round wins.',
  options: {
    ...OPTIONS_EN,
    chongtongPoints: {
      name: 'Chongtong points',
      sentence: 'How many points four of a month in the hand (총통) win.',
      choices: { usual: '10 points', minimum: '7 points' },
    },
  },
  ...SAME_EN,
};
