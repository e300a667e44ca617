import { OPTIONS_JA, SAME_JA } from '../go-stop/common.ja.ts';
import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: 'マッゴ',
  line: '2人で遊ぶゴーストップ、맞고です。7点からストップかゴーかを選びます。',
  short: [
    '2人用。光・タネ・短冊・カスを集めると、枚数に応じて点になります。',
    '**7点**になったら選びます。**ストップ**で局に勝つか、**ゴー**で続けるか。',
    '相手があなたの点を払います。カスが足りないなど、相手の失敗ごとに2倍になります。',
  ],
  end: 'ゴーと言って負けると2倍払います。最後の局のあと、点の多い人の勝ちです。',
  options: {
    ...OPTIONS_JA,
    minimum: { ...OPTIONS_JA.minimum, sentence: '何点からストップできるか。標準は7点。' },
    chongtongPoints: {
      name: 'チョントン',
      sentence: '手札の同じ月の4枚（총통）を何点の勝ちとするか。',
      choices: { usual: '10点', minimum: '7点' },
    },
  },
  ...SAME_JA,
};
