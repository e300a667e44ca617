import { TURN_JA } from '../help-words.ts';
import { ROUNDS_JA } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '素倒し',
  line: '3人で遊ぶ花札です。カスが一番の宝で、配られた手札も役になります。',
  help: [
    '3人で、48枚すべてを使います。手札は7枚ずつ、場札は6枚です。親から打ちます。場に同じ月の4枚が出たら、配り直します。',
    TURN_JA,
    '札の点は、**カス10**、桜に幕と鳳凰10、ほかの光5、タネ5、短冊1です。',
    '**基準点**は打つ順で違います。親は100、2番目は110、最後は120です。',
    '**役**（ほかの2人から）：坊主頭（月と雁）10点、または坊主ぞろ（芒の4枚）20点。最後の人だけは、雨頭（小野道風と燕）10点、または雨ぞろ（柳の4枚）20点も役です。',
    '**手役**：八八の手役が、配られたときに役になります。1人から20点～200点です。',
    '得点は「札の点 − 基準点 ＋ 2 × 自分の役と手役 − ほかの人の役と手役」です。得点の一番高い人が次の親です。最後の局のあと、点の多い人が優勝です。',
  ],
  options: {
    rounds: ROUNDS_JA,
    teyaku: {
      name: '手役',
      sentence: '八八の手役を数えるか。',
      choices: { full: '数える', none: '数えない' },
    },
    topYaku: {
      name: '2枚の役',
      sentence: '坊主頭と雨頭を役とするか、4枚そろいだけを役とするか。',
      choices: { true: '役にする', false: '4枚だけ' },
    },
  },
  yaku: {
    'bozu-kaburi': '坊主頭',
    'bozu-zoro': '坊主ぞろ',
    'ame-kaburi': '雨頭',
    'ame-zoro': '雨ぞろ',
  },
  remarks: () => ['雨の役は、打つ順が最後の人だけです。'],
};
