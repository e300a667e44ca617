import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Kyūrei-hana',
  line: 'Seven great cards, and what’s dealt to the field multiplies.',
  short: [
    'Three players. Captured cards and yaku both score.',
    'Some cards dealt to the field multiply everything paid in the round, by 2 or by 4.',
    'Cards: bright, bush warbler and deer 20, other animals and the yellow paulownia 10, ribbon 5, other chaff 0. Par is 90: below it you lose points, above it you gain.',
  ],
  options: {},
  yaku: { oozan: 'Big Three', kozan: 'Little Three' },
  shortYaku: { kozan: 'Little 3' },
};
