import type { ResultWords } from '../words/result.ts';

export const RESULT: ResultWords = {
  won: (change) => `この局はあなたの勝ち（${change}）`,
  calledLost: {
    'koi-koi': (winner, amount) => `こいこい失敗：${winner}が${amount}で上がり`,
    sage: (winner, amount) => `サゲ失敗：${winner}が${amount}`,
  },
  calledDrawn: { 'koi-koi': 'こいこいは実らず、流局', sage: 'サゲは実らず' },
  lost: (winner, change) => `この局は${winner}の勝ち（${change}）`,
  drawn: 'この局は引き分け',
  gained: (change) => `この局は${change}`,
  paid: (change) => `この局は${change}`,
  even: 'この局は差し引きなし',
  satOut: 'この局はお休みでした',
  by: (who, yaku) => `${who}：${yaku}`,
  course: (round, of, totals) =>
    of === null ? `第${round}局を終えて：${totals}` : `全${of}局の第${round}局を終えて：${totals}`,
  total: (who, total) => `${who} ${total}`,
};
