import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '八十花',
  line: '2人から4人で遊ぶ、簡単な花札です。同じ月の4枚が役で、足りない札は柳で補えます。',
  short: [
    '2人から4人用。取った札と、月ごとの4枚そろいが点になります。',
    '札の点は、光20、タネ10、短冊5、カス0。基準点（等分した120、80、60点）に足りないと減り、超えると増えます。',
    '同じ月の4枚は20点の役です。足りない札は**柳で補えます**。',
  ],
  options: {
    yaku: {
      name: '役',
      sentence: '同じ月の4枚を役とするか。役がなければ「馬鹿っ花」です。',
      choices: { months: '同じ月の4枚', none: '役なし' },
    },
    chaff: {
      name: 'カスの点',
      sentence: 'カスが何点か。1点なら、基準点は132・88・66です。',
      choices: { '0': '0点', '1': '1点' },
    },
    fieldFour: {
      name: '場の4枚',
      sentence: '同じ月の4枚が場に出たとき、どうするか。',
      choices: { 'oya-takes': '親が取る', redeal: '配り直す' },
    },
    hand: {
      name: '2人のときの手札',
      sentence: '2人で遊ぶとき、手札を何枚ずつ配るか。',
      choices: { '8': '8枚', '10': '10枚' },
    },
  },
  yaku: {
    matsu: '松4枚',
    ume: '梅4枚',
    sakura: '桜4枚',
    fuji: '藤4枚',
    ayame: '菖蒲4枚',
    botan: '牡丹4枚',
    hagi: '萩4枚',
    susuki: '芒4枚',
    kiku: '菊4枚',
    momiji: '紅葉4枚',
    yanagi: '柳4枚',
    kiri: '桐4枚',
  },
  remarks: ({ yaku }) => (yaku === 'none' ? [] : ['足りない札は、柳で補える。']),
};
