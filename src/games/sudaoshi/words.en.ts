import { SHORT_TURN_EN, TURN_EN } from '../help-words.ts';
import { ROUNDS_EN } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Sudaoshi',
  line: 'Chaff is the treasure, and hands score as dealt.',
  short: [
    'Three players. **Chaff is the treasure**: captured cards, yaku and lucky hands score.',
    SHORT_TURN_EN,
    'Cards: chaff, curtain and phoenix 10, other brights 5, animal 5, ribbon 1.',
    'Par is 100 for the oya, 110 for the second, 120 for the last: below it you lose points, above it you gain.',
    'The most points after the last round win.',
  ],
  help: [
    'Three players, all 48 cards. Each gets 7 cards, and 6 go to the field. The oya leads. If all four cards of a month are on the field, the cards are redealt.',
    TURN_EN,
    'Card points: **chaff 10**, curtain and phoenix 10, other brights 5, animal 5, ribbon 1.',
    '**Par** depends on your place: the oya 100, the second 110, the last 120.',
    '**Yaku**, from each: High Susuki (moon and geese) 10, or All Susuki 20 · for the last in the order alone: High Rain (rain man and swallow) 10, or All Rain 20.',
    '**Lucky hands**: the hands of Hachi-Hachi score as dealt, 20 to 200 points from each: triplets, pairs, four of a month, or nearly nothing but chaff.',
    'Your score is your card points − par + 2 × your yaku and lucky hands − those of the others. The best score of a round deals next. The player with the most points after the last round wins.',
  ],
  options: {
    rounds: ROUNDS_EN,
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
  remarks: () => ['Rain: for the last in the order alone.'],
};
