import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: 'ひらや',
  line: '3人で遊ぶ、地方の花札です。「柳のカス（雷）」が鬼札になります。',
  short: [
    '3人用。取った札と役の、両方が点になります。',
    '**「柳のカス（雷）」は鬼札**です。どの札でも1枚取れます。場にある間は、ほかの札を捨てられません。',
    '札の点は、光20、タネ10、短冊5、カス0。80点に足りないと減り、超えると増えます。役はほかの人からもらいます。',
  ],
  options: {},
  yaku: { honjuso: '本十三', hiraya: 'ひらや' },
};
