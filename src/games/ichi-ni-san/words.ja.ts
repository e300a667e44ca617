import { TURN_JA } from '../help-words.ts';
import { ROUNDS_JA } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '一二三',
  line: '3人で手早く遊べる花札です。役は3つで、どれかができると局が終わります。',
  help: [
    '3人で、48枚すべてを使います。手札は7枚ずつ、場札は6枚です。親から打ちます。場に同じ月の4枚が出たら、配り直します。',
    TURN_JA,
    '**役**（1人から）：四光（鶴・桜に幕・月・鳳凰）3口、赤短2口、青短2口。**役ができると、局はすぐに終わります**。いくつもあれば、一番高い役だけを数えます。',
    'だれも役を作らなければ、札の点の一番多い人が、1人から1口ずつもらいます。札の点は、光20、タネ10、短冊5、カス1です。',
    'ルールを選ぶと、仲間のゲームでも遊べます。**二四六**は、局を最後まで打ちます。**三六九**は、七短も役で、札の点は基準点との差で払います。',
    '局に勝った人が次の親です。最後の局のあと、一番多くもらった人が優勝です。',
  ],
  options: {
    rounds: ROUNDS_JA,
    shares: {
      name: 'ゲーム',
      sentence: '3つのうち、どのゲームで遊ぶか。',
      choices: {
        'one-two-three': '一二三',
        'two-four-six': '二四六',
        'three-six-nine': '三六九',
      },
    },
  },
  yaku: {},
};
