import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: '梅牡丹',
  line: '各地のルールを集めて作った、3～4人の花札です。支払いが2倍になる局があります。',
  short: [
    '3人か4人用。取った札と役の、両方が点になります。2倍の局もあります。',
    '**「柳のカス（雷）」は鬼札**です。柳以外の札を1枚取れます。',
    '札の点は、光20、タネ10、短冊5、カス1。88点（4人なら66点）に足りないと減り、超えると増えます。役はほかの人からもらいます。',
  ],
  options: {
    rounds: {
      name: '局数',
      sentence: '何局で対局を終えるか。月役は12局のときだけあります。',
      choices: {},
    },
    dandruff: {
      name: 'ふけ',
      sentence: 'ふけを役の一つとするか、柳を除いて数え、その局のほかの点をすべて流すか。',
      choices: { yaku: '役の一つ', 'cancels-round': 'ほかの点はすべて流れる' },
    },
  },
  yaku: { 'omote-dango': '表だんご', 'ura-dango': '裏だんご', tsukiyaku: '月役', fuke: 'ふけ' },
  remarks: ({ dandruff }) =>
    dandruff === 'cancels-round' ? ['ふけは柳を除いて数え、ほかの点は流れる'] : [],
};
