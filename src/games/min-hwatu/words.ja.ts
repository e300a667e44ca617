import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: 'ミンファトゥ',
  line: '韓国の素朴な花札です。2人から7人で遊べ、短冊と同じ月の4枚が役になります。',
  short: [
    '2人から7人用。取った札と役の、両方が点になります。こいこいやゴーのように続けるかを選ぶことはありません。',
    '札の点は、光20、タネ10、短冊5、カス0。',
    '役は、そろいの短冊3枚（30点）と、菖蒲・紅葉・柳の4枚（20点）。自分の役はほかの人がそれぞれ払い、ほかの人の役は自分が払います。',
  ],
  options: {
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
