import type { Words } from '../words.ts';

export const COSTLY_MOVES: Words['costlyMoves'] = {
  button: '自分の惜しかった手',
  working: (decisions) =>
    `${decisions}回の選択を、そのとき見えていたものだけで調べています。1分ほどかかることがあります。`,
  cancel: 'やめる',
  cancelled: 'やめました。',
  title: (moves) => (moves === 1 ? '一番惜しかった手' : `惜しかった手・上から${moves}つ`),
  move: ({ number, round, made, better, cost }) =>
    `${number}. 第${round}局：選んだ手は「**${made}**」。「**${better}**」なら平均で約${cost}よかったはずです。`,
  none: 'はっきり損になった手はありません。',
  foot: (decisions) =>
    `-# 強いCPUが、そのとき見えていたものだけで${decisions}回の選択を調べました。偶然かもしれない差は数えていません。`,
  noDecisions: 'その対局では、自分で選んだ手がありません。',
  failed: '今は調べられませんでした。しばらくしてから、もう一度お試しください。',
};
