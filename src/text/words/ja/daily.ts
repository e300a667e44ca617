import type { Words } from '../words.ts';
import { command } from './bot.ts';

export const DAILY: Words['daily'] = {
  titles: { board: '日替わり対局', week: '日替わり対局（週間）' },
  heading: (day, game) => `日替わり対局（${day}）：${game}`,
  note: (when) =>
    `-# 配札は全員同じで、打てるのは一度だけです。${when}まで打てます。${command('daily')} でもう一度表示できます。`,
  score: (score) => `結果は **${score}** です。`,
  beside: {
    better: (par) => `同じ席の強いCPU（${par}）を上回りました。`,
    same: (par) => `同じ席の強いCPU（${par}）と同じです。`,
    worse: (par) => `同じ席の強いCPUは${par}でした。`,
  },
  noPar: `強いCPUはまだ打っています。あとで ${command('daily')} を使うと結果が出ます。`,
  mean: (mean, players) =>
    players === 1 ? '打ち終えたのは、あなたが最初です。' : `${players}人の平均は${mean}です。`,
  streak: (days) => `連続${days}日目です。`,
  unfinished: (when) => `まだ打ち終えていません。${when}まで打てます。`,
  lapsed: '打ち終える前に、その日が終わりました。',
  secret: (when) => `まだこの配札を打つ人がいます。${when}に見返せるようになります。`,
  noHints: '日替わり対局では、ヒントは使えません。',
  buttons: {
    share: '結果を見せる',
    leaderboard: '順位',
    day: '日別',
    week: '週間',
    goOn: '続きを打つ',
    today: '今日の配札へ',
  },
  shared: (who, heading, result) => `${who}・${heading}\n${result}`,
  invite: `同じ配札で打つ：${command('daily')}`,
  alreadyShared: 'ここではもう結果を見せています。',
  computer: '強いCPU',
  everybody: '平均',
  columns: { score: '結果', beaten: '勝ち', played: '日数' },
  week: (from, to) => `${from}～${to}`,
  weekCounts:
    '「勝ち」は、強いCPUと同じか、それ以上だった日の数です。同じときは打った日数で比べます。',
  alone: `ここで見えるのは自分の結果だけです。サーバーで ${command('daily')} を使うと、そこの順位に載り、ほかの人の結果も見えます。`,
  empty: `ここにはまだ結果がありません。${command('daily')} で打てます。`,
  shows: { board: '今日の順位', week: '今週の順位' },
};
