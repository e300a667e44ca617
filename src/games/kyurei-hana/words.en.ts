import { SHORT_TURN_EN, TURN_EN } from '../help-words.ts';
import { ROUNDS_EN } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Kyūrei-hana',
  line: 'Seven great cards, and what’s dealt to the field multiplies.',
  short: [
    'Three players. Captured cards and yaku both score.',
    SHORT_TURN_EN,
    'Some cards dealt to the field multiply everything paid in the round, by 2 or by 4.',
    'Cards: bright, bush warbler and deer 20, other animals and the yellow paulownia 10, ribbon 5, other chaff 0. Par is 90: below it you lose points, above it you gain.',
    'The most points after the last round win.',
  ],
  help: [
    'Three players, all 48 cards. Each gets 7 cards, and 6 go to the field. The oya leads. If all four cards of a month are on the field, the cards are redealt.',
    TURN_EN,
    '**Field**: the crane, warbler, curtain, moon or deer dealt to the field doubles everything paid in the round; the rain man or the phoenix makes it × 4. Only one counts per round. The others wait for later rounds, the highest first.',
    'Card points: bright, warbler and deer 20, other animals and the yellow paulownia 10, ribbon 5, other chaff 0. Par is 90.',
    '**Yaku**: Big Three (crane, curtain, moon) 30 · Little Three (ribbons of pine, plum, cherry) 20 · Blue Ribbons 20 · Plain Ribbons (wisteria, iris, bush clover) 20. All of them add up.',
    'Your score is (your card points − 90 + 2 × your yaku − the others’ yaku) × the field. The best score of a round deals next. The player with the most points after the last round wins.',
  ],
  options: {
    rounds: ROUNDS_EN,
  },
  yaku: { oozan: 'Big Three', kozan: 'Little Three' },
  shortYaku: { kozan: 'Little 3' },
};
