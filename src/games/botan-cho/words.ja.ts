import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '牡丹蝶',
  line: '関東に伝わる2人用の花札です。「牡丹に蝶」が鬼札になります。',
  short: [
    '2人用。41枚を使います。取った札と役の、両方が点になります。',
    '**「牡丹に蝶」は鬼札**です。どの札でも1枚取れます。場にあれば、どの札でも取れます。',
    '札の点は、光20、タネ10、短冊5、カス1。120点に足りないと払い、超えるともらいます。役も払い合います。',
  ],
  end: '最後の局のあと、点の多い人の勝ちです。',
  options: {
    wildTakesStack: {
      name: '鬼札の3枚取り',
      sentence: '鬼札で、同じ月の3枚の組をまとめて取れるか。',
      choices: { false: '1枚だけ取れる', true: '3枚とも取れる' },
    },
  },
  yaku: {},
};
