import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '素倒し',
  line: '3人で遊ぶ花札です。カスが一番の宝で、配られた手札も役になります。',
  short: [
    '3人用。**カスがお宝**です。取った札・役・手役が点になります。',
    '札の点は、カス・桜に幕・鳳凰10、ほかの光5、タネ5、短冊1。',
    '基準点は、親100、2番目110、最後120。足りないと減り、超えると増えます。',
  ],
  options: {
    teyaku: {
      name: '手役',
      sentence: '八八の手役を数えるか。',
      choices: { full: '数える', none: '数えない' },
    },
    topYaku: {
      name: '2枚の役',
      sentence: '坊主かぶりと雨かぶりを役とするか、4枚そろいだけを役とするか。',
      choices: { true: '役にする', false: '4枚だけ' },
    },
  },
  yaku: {
    'bozu-kaburi': '坊主かぶり',
    'bozu-zoro': '坊主ぞろ',
    'ame-kaburi': '雨かぶり',
    'ame-zoro': '雨ぞろ',
  },
  remarks: () => ['雨の役は、打つ順が最後の人だけ。'],
};
