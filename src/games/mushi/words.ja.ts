import type { WordsOf } from '../words.ts';
import type { RULES } from './rules.ts';

export const JA: WordsOf<typeof RULES> = {
  name: 'むし',
  line: '大阪に伝わる、40枚で手早く遊べる花札です。「柳のカス（雷）」が鬼札になります。',
  short: [
    '2人用。牡丹と萩を抜いた40枚を使います。取った札と役の、両方が点になります。',
    '**「柳のカス（雷）」は鬼札**です。柳以外の札を必ず1枚取ります。取れなければ場に残り、次にめくった札が取ります。',
    '札の点は、光20、タネ10、短冊5、カス1。115点に足りないと払い、超えるともらいます。役も払い合います。',
  ],
  end: '最後の局のあと、点の多い人の勝ちです。',
  options: {
    rounds: {
      name: '局数',
      sentence: '何局、または何点で対局を終えるか（長くても24局）。',
      choices: {
        fifty: '50点に達するまで',
        hundred: '100点に達するまで',
      },
    },
    fiveBrights: {
      name: '五光',
      sentence: '五光を役とするか。',
      choices: { true: '30点', false: '役にしない' },
    },
    fourInHand: {
      name: '手札の4枚',
      sentence: '同じ月の札が手札に4枚あるとき、配り直しを求められるか。',
      choices: { false: 'そのまま打つ', true: '配り直しを求められる' },
    },
    pairsOnField: {
      name: '場の4組',
      sentence: '場札がすべて2枚ずつの組になったとき、どうするか。',
      choices: { false: 'そのまま打つ', true: '配り直す' },
    },
  },
  yaku: {},
};
