import { plain } from '../numbers.ts';
import type { Words } from '../words.ts';
import { command } from './commands.ts';

export const ranking: Words['ranking'] = {
  title: (game) => `順位表：${game ?? 'すべてのゲーム'}`,
  allGames: 'すべてのゲーム',
  alone: 'CPU戦',
  ranked: '対人戦',
  periods: { season: '今シーズン', month: '今月', all: '全期間' },
  season: (number) => `第${number}シーズン`,
  sorts: {
    wins: '勝ち数の多い順',
    rating: 'レートの高い順',
    place: '平均順位のよい順',
    matches: '対局数の多い順',
    points: '得点の多い順',
  },
  columns: { wins: '勝ち', rating: 'レート', place: '平均順位', matches: '対局', points: '得点' },
  position: (rank) => `${rank}位`,
  wins: (wins, matches) => `${plain(matches)}戦${plain(wins)}勝`,
  place: (average) => `平均${average}位`,
  rating: (rating) => `レート${rating}`,
  provisional: (rating) => `${rating}？`,
  spread: (rating, spread) => `${rating}±${spread}`,
  empty: `ほかの人との対局は、まだ終わったものがありません。${command('start')} で始められます。CPUだけが相手の対局は、別の順位表に入ります。`,
  emptyAlone: 'この期間に、ここの卓で終わったCPU戦はありません。',
  emptyPeriod:
    'この期間に終わった、ほかの人との対局はありません。CPUだけが相手の対局は、別の順位表に入ります。',
  notRanked: (who) => `この期間に${who}さんが終えた対局で、順位表に入るものはありません。`,
  shown: (from, to, total) => `全${total}人のうち${from}～${to}番目`,
  pointsNeedGame:
    'ゲームによって点の単位が違うため、勝ち数の順にしています。得点順はゲームを選ぶと見られます。',
  provisionalNote: (matches) =>
    `「？」の付いたレートは、レート戦が${matches}戦未満のため暫定です。`,
  stats: {
    title: (who) => `${who}さんの成績（このサーバー）`,
    none: (who) =>
      who === null
        ? 'このサーバーで終えた対局がまだありません。'
        : `${who}さんがこのサーバーで終えた対局はありません。`,
    average: (points) => `平均${points}`,
    best: (yaku, worth) => `最高の役 ${yaku}（${worth}）`,
    notRated:
      'レート戦がまだないため、レートはありません。CPUのいる対局は、サーバーの設定しだいでレートの対象になります。',
    rated: (matches) => `レート戦${plain(matches)}戦`,
    graphAlt: ({ who, game, matches, rating, lowest, highest }) =>
      `${who}さんのレートの推移（${game}、${matches}）：現在${rating}、最低${lowest}、最高${highest}。`,
  },
  seasons: {
    running: (number, since) =>
      since === null
        ? `第${number}シーズンは最初の対局から始まります。`
        : `第${number}シーズン（${since}から）`,
    played: (matches, people) => `${plain(matches)}戦、${plain(people)}人`,
    closed: (number, from, to) => `第${number}シーズン（${from}～${to}）`,
    closedBefore: 'これまでのシーズン',
    howClosed: 'シーズンは、「サーバー管理」の権限がある人がここで終了できます。',
    list: 'シーズン',
    close: 'シーズンを終了',
    confirm: (number) =>
      `第${number}シーズンを終了しますか？最終順位をこのチャンネルに表示し、第${number + 1}シーズンを始めます。レートは引き継がれます。元には戻せません。`,
    closeNow: (number) => `第${number}シーズンを終了`,
    keep: '戻る',
    final: (number, by) => `${by}さんが第${number}シーズンを終了しました。最終順位：`,
    crowned: (who, role) => `${who} に ${role} を付けました。`,
    notCrowned: (who, why) => `1位は ${who} ですが、優勝者のロールを付けられませんでした。${why}`,
    youClosed: (number) =>
      `第${number}シーズンを終了しました。最終順位をこのチャンネルに表示します。`,
    isClosed: 'そのシーズンはもう終了しています。',
    nothingPlayed: 'このシーズンに終わった対局がまだないため、終了できません。',
    noSuch: (number) => `このサーバーに第${number}シーズンはありません。`,
    onlyManagers: '「サーバー管理」の権限が必要です。',
    recount: 'レートを計算し直す',
    recounted: (matches) => `レート戦${plain(matches)}戦からレートを計算し直しました。`,
  },
};

export const profile: Words['profile'] = {
  streak: (now, longest) => `${now}連勝中・最長${longest}連勝`,
  notRated: 'レート戦はまだありません',
  best: '最高の役',
  noYaku: 'まだありません',
  achievements: '実績',
  onlyRecord: (who) => `${who}さんは、プロフィールのほかの内容を公開していません。`,
  hidden: (who) => `${who}さんは、プロフィールを公開していません。`,
  none: (who) =>
    who === null
      ? 'ここで終えた対局がまだないので、プロフィールはありません。'
      : `${who}さんがここで終えた対局はまだないので、プロフィールはありません。`,
  seenBy: {
    board: `-# ほかの人に見えるのは、順位表の内容だけです。${command('me')} で変えられます。`,
    server: `-# このサーバーの全員に見えます。${command('me')} で変えられます。`,
    me: `-# ほかの人には見えません。${command('me')} で変えられます。`,
  },
  post: 'みんなに見せる',
};
