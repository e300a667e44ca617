import { OPTIONS_EN, YAKU_EN } from '../go-stop/common.en.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Matgo',
  line: '맞고, Go-Stop for two.',
  short: [
    'Two players. Capture brights, animals, ribbons and chaff: each scores once you have enough of them.',
    'Play a card, then flip one from the pile: a card captures one of its month from the field. You take them all at the end of your turn, because the flip can undo it.',
    'With **7 points** you choose: **stop** and win the round, or **go** for more.',
    'Your opponent pays you your points, and double for each thing they failed at, such as too little chaff.',
    'A loser who has called go pays double. The most points after the last round win.',
  ],
  options: {
    ...OPTIONS_EN,
    chongtongPoints: {
      name: 'Chongtong',
      sentence: 'What four of a month in the hand (총통) win.',
      choices: { usual: '10 points', minimum: '7 points' },
    },
  },
  ...YAKU_EN,
};
