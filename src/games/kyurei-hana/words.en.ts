import { ROUNDS_EN } from '../rounds-words.ts';
import { TURN_EN } from '../turn-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Kyūrei-hana',
  line: 'Seven great cards, and what’s dealt to the field multiplies.',
  short: [
    'Three players. Captured cards and yaku both score.',
    TURN_EN,
    'Some cards dealt to the field multiply everything paid in the round, by 2 or by 4.',
    'Cards: bright, bush warbler and deer 20, other animals and the yellow paulownia 10, ribbon 5, other chaff 0. Par is 90: below it you lose points, above it you gain.',
    'The player with the most points after the last round wins.',
  ],
  options: {
    rounds: ROUNDS_EN,
  },
  yaku: { oozan: 'Big Three', kozan: 'Little Three' },
  shortYaku: { kozan: 'Little 3' },
};
