import type { Words } from '../words.ts';

const withThat = (by: string): string => (by === '' ? '' : `${by}で`);
const inBrackets = (outcome: string): string => (outcome === '' ? '' : `（${outcome}）`);

export const RESULT: Words['result'] = {
  won: (by, change) => `この局は${withThat(by)}あなたの勝ち（${change}）`,
  wonPaying: (by, amount) => `この局は${withThat(by)}あなたの勝ちですが、${amount}の払い`,
  lost: (winner, by, outcome) => `この局は${withThat(by)}${winner}の勝ち${inBrackets(outcome)}`,
  cost: (amount) => `あなたの払いは${amount}`,
  brought: (change) => `あなたは${change}`,
  calledLost: {
    'koi-koi': (winner, amount, by) => `こいこい失敗：${winner}が${withThat(by)}${amount}の上がり`,
    sage: (winner, amount, by) => `サゲ失敗：${winner}が${withThat(by)}${amount}`,
    go: (winner, amount, by) => `ゴー失敗：${winner}が${withThat(by)}${amount}の勝ち`,
  },
  calledDrawn: {
    'koi-koi': 'こいこいは実らず、流局',
    sage: 'サゲは実らず',
    go: 'ゴーは実らず、ナガリ',
  },
  drawn: 'この局は引き分け',
  gained: (change) => `この局は${change}`,
  paid: (amount) => `この局は${amount}の払い`,
  even: 'この局は差し引きなし',
  satOut: 'この局はお休みでした',
};
