import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Hiraya',
  line: 'The lightning is wild, and must not be left on the field.',
  short: [
    'Three players. Captured cards and yaku both score.',
    'The **lightning is wild**: it takes any one card. While it’s on the field you must take it.',
    'Cards: bright 20, animal 10, ribbon 5, chaff 0. Par is 80: below it you lose points, above it you gain. The others pay you for yaku.',
  ],
  options: {},
  yaku: { honjuso: 'Thirteen Chaff', hiraya: 'Seven Chaff in Hand' },
  shortYaku: { honjuso: '13 Chaff', hiraya: 'Chaff hand' },
};
