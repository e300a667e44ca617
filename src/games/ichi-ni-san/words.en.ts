import { SHORT_TURN_EN, TURN_EN } from '../help-words.ts';
import { ROUNDS_EN } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Ichi-ni-san',
  line: 'One, two, three: a quick game for three. Three yaku, each of which ends the round.',
  short: [
    'Three players, three yaku. The first yaku ends the round.',
    SHORT_TURN_EN,
    'Four Brights bring 3 shares from each of the others, Poetry Ribbons and Blue Ribbons 2.',
    'If nobody makes a yaku, the most card points win 1 share from each: bright 20, animal 10, ribbon 5, chaff 1.',
    'The most shares after the last round win.',
  ],
  help: [
    'Three players, all 48 cards. Each gets 7 cards, and 6 go to the field. The oya leads. If all four cards of a month are on the field, the cards are redealt.',
    TURN_EN,
    '**Yaku**, in shares from each: Four Brights (crane, curtain, moon, phoenix) 3 · Poetry Ribbons 2 · Blue Ribbons 2. **A yaku ends the round immediately.** Of several only the best counts.',
    'If nobody makes one, the player with the most card points gets 1 share from each: bright 20, animal 10, ribbon 5, chaff 1.',
    'House rules play its kin: **Ni-shi-roku** (two, four, six), which plays every round out, and **Saburokku** (three, six, nine), where seven ribbons are a yaku too and card points are paid by par.',
    'The winner of a round deals next. The player with the most shares after the last round wins.',
  ],
  options: {
    rounds: ROUNDS_EN,
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
