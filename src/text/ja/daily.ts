import type { DailyWords } from '../words/daily.ts';
import { command } from './bot.ts';

export const DAILY: DailyWords = {
  title: '今日の一番',
  heading: (day, game) => `今日の一番（${day}）：${game}`,
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
  streak: (days) => `${days}日連続です。`,
  lapsed: '打ち終える前に、その日が終わりました。',
  secret: (when) => `まだこの配札を打つ人がいます。${when}に見返せるようになります。`,
  noHints: '今日の一番では、ヒントは使えません。',
  buttons: { share: '結果を見せる', board: '順位', day: 'この日', week: 'この週' },
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
  empty: `ここではまだ誰も打ち終えていません。${command('daily')} で打てます。`,
  shows: { board: 'この日の順位', week: 'この週の順位' },
};
