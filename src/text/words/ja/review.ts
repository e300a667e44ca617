import type { Words } from '../words.ts';
import { command } from './commands.ts';

export const review: Words['review'] = {
  title: (who) => `${who}さんの対局`,
  empty: (who) => `${who}さんがここで終えた対局は、まだありません。`,
  line: ({ game, place, players, score, when, others, code }) =>
    `${when}・**${game}**・${players}人中${place}位・${score}・相手：${others}${code === null ? '' : `・\`${code}\``}`,
  entry: ({ game, place, players, score, others }) =>
    `${game}・${players}人中${place}位・${score}・相手：${others}`,
  choose: '見返す対局を選ぶ',
  goTo: '見たいところを選ぶ',
  picture: (number, of) => `-# ${number} / ${of} 枚目`,
  first: '最初',
  last: '最後',
  showHands: '手札を見る',
  hideHands: '手札を隠す',
  hand: (who, number, cards) => `${who}の手札${number}枚：${cards}。`,
  handsLater: '-# 手札は、対局が終わると見られます。',
  deal: '最初の配り',
  sheet: (round) => `第${round}局の精算`,
  end: '対局の終わり',
  notDealt: 'その対局では札が配られなかったので、見返すものがありません。',
  tooOld: '対局のあとにルールが変わったため、1手ずつは見返せません。',
  code: (code) => `-# 対局コード：\`${code}\`・${command('history')}`,
  post: 'この場面を投稿',
  showEnd: '結果をここに表示',
  posted: (who, game) => `${who}さんが**${game}**の一場面を投稿しました。`,
  hidden: (matches) =>
    `-# このページの${matches}局は、あなたが見られないチャンネルで打たれたため、表示していません。`,
  notHere: (channel) =>
    `ここには、その対局のチャンネルを見られない人がいます。場面は${channel}に投稿できます。`,
  stripped:
    'その対局の札と手順は、保存期間が過ぎたため削除されました。結果はそのまま残っています。',
  noReplay: {
    unknown: 'そのコードの対局はありません。入力ミスがないか、お確かめください。',
    elsewhere: 'その対局はほかのサーバーで打たれたため、そのサーバーでしか見返せません。',
    deleted: 'その対局は削除されたため、見返せません。',
  },
};

export const costlyMoves: Words['costlyMoves'] = {
  button: '自分の惜しかった手',
  working: (decisions) =>
    `${decisions}回の選択を、そのとき見えていたものだけで調べています。1分ほどかかることがあります。`,
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
