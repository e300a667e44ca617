import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '九十花',
  line: '3人で遊ぶ花札です。20点の札が7枚あり、場に出ると支払いが2倍や4倍になります。',
  short: [
    '3人用。取った札と役の、両方が点になります。',
    '場に配られた札によって、その局の支払いが2倍か4倍になります。',
    '札の点は、光・鶯・鹿20、ほかのタネと桐の黄10、短冊5、ほかのカス0。90点に足りないと減り、超えると増えます。',
  ],
  options: {},
  yaku: { kusa: '草' },
};
