import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const EN: WordsOf<typeof RULES> = {
  name: 'Botan-chō',
  line: 'A quick fishing game for two from the Kantō region. The butterflies are a wild card.',
  short: [
    'Two players, 41 cards. Captured cards and yaku both score.',
    'The **butterflies are wild**: they take any one card. On the field any card takes them.',
    'Cards: bright 20, animal 10, ribbon 5, chaff 1. Par is 120: below it you pay, above it you’re paid. Yaku are paid, too.',
  ],
  options: {
    wildTakesStack: {
      name: 'Butterflies take stacks',
      sentence: 'Can the butterflies take a whole stack of three cards?',
      choices: { false: 'one card only', true: 'whole stack' },
    },
  },
  yaku: { sanko: 'Sankō' },
};
