import { BEST_IS_OYA_JA, SHORT_TURN_JA, TURN_JA } from '../help-words.ts';
import { ROUNDS_JA } from '../rounds-words.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: 'ミンファトゥ',
  line: '韓国の素朴な花札です。2人から7人で遊べ、短冊と同じ月の4枚が役になります。',
  short: [
    '2人から7人用。取った札と役の、両方が点になります。掛け声はありません。',
    SHORT_TURN_JA,
    '札の点は、光20、タネ10、短冊5、カス0。',
    '役は、そろいの短冊3枚（30点）と、菖蒲・紅葉・柳の4枚（20点）。自分の役はほかの人がそれぞれ払い、ほかの人の役は自分が払います。',
    '最後の局のあと、点の多い人が優勝です。',
  ],
  help: [
    '2人から7人で、48枚すべてを使います。手札と場札は、2人なら10枚と8枚、3人なら7枚と6枚、4人なら5枚と8枚、5人なら4枚と8枚、6人なら3枚と12枚、7人なら3枚と6枚です。親から打ちます。',
    TURN_JA,
    '札の点は、光20点、タネ10点、短冊5点、カス0点です。得点は「札の点 ＋ 自分の役 × ほかの人数 − ほかの人の役」です。',
    '**役**：紅短（松・梅・桜の短冊）、青短（牡丹・菊・紅葉の短冊）、草短（藤・菖蒲・萩の短冊）：それぞれ30。',
    '草約（菖蒲4枚）、楓約（紅葉4枚）、雨約（柳4枚）：それぞれ20。役はすべて重なります。',
    BEST_IS_OYA_JA,
  ],
  options: {
    rounds: ROUNDS_JA,
    extraYaku: {
      name: '役の追加',
      sentence: '五鳥と五光（各50点）、桐約（20点）も役とするか。',
      choices: { none: 'しない', korean: 'する' },
    },
  },
  yaku: {
    chodan: '草短',
    choyak: '草約',
    pungyak: '楓約',
    biyak: '雨約',
    godori: '五鳥',
    ttongyak: '桐約',
  },
};
