import { BEST_IS_OYA_JA, TURN_JA } from '../help-words.ts';
import { ROUNDS_JA } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '八十花',
  line: '2人から4人で遊ぶ、簡単な花札です。同じ月の4枚が役で、足りない札は柳で補えます。',
  help: [
    '2人から4人で、48枚すべてを使います。2人なら手札8枚・場札8枚、3人なら7枚と6枚、4人なら5枚と8枚です。2人のときは、手札がなくなってから残りの山札を交互にめくります。親から反時計回りに打ちます。場に同じ月の4枚が配られたら、親のものです。',
    TURN_JA,
    '札の点は光20、タネ10、短冊5、カス0です。等分した点が基準点で、2人なら120、3人なら80、4人なら60です。自分の得点は、札の点 − 基準点に、役1つにつき20点を足したものです。役の点は誰も払いません。',
    '**役**：同じ月の4枚、20点。**柳で補えます**：取った柳は、1枚でも取った月の足りない札の代わりになります。柳4枚は、どれも代わりに使わなければ、それだけで役です。一番よい使い方が自動で選ばれます。',
    BEST_IS_OYA_JA,
    '役がなく、カスが1点で、場に4枚出たら配り直すと、一番簡単な遊び方の**馬鹿っ花**になります。',
  ],
  options: {
    rounds: ROUNDS_JA,
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
