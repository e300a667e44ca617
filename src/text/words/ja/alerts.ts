import type { Words } from '../words.ts';
import { command } from './bot.ts';

export const ALERTS: Words['alerts'] = {
  buttons: {
    ask: '卓が開いたら知らせる',
    change: '卓のお知らせ：オン',
    mute: 'お知らせを止める',
  },
  title:
    '### 卓のお知らせ\nこのサーバーの（あなたに見える）チャンネルでほかの人が卓を開いたら、ダイレクトメッセージでお知らせします。',
  held: '⚠️ 今はDiscordがボットからのダイレクトメッセージを止めているため、お知らせの再開まで最大で1日かかります。',
  gamesHeading: '**ゲーム**：未選択なら、すべて',
  anyGame: 'すべてのゲーム',
  paceHeading: '**頻度**',
  paces: {
    always: '卓が開くたび（5分に1通まで）',
    hour: '1時間に1通まで',
    day: '1日に1通まで',
  },
  stopped: `そのサーバーの卓のお知らせを止めました。もう一度受け取るには、サーバーで ${command('table')} の「一覧」を使います。`,
  opened: ({ game, host, channel, server, seated, seats }) =>
    `**${game}**：${host}さんが${server}の${channel}に卓を開きました。参加者：${seated}人（定員${seats}人）`,
  toTable: '卓を見る',
  why: 'このサーバーの卓のお知らせがオンになっています。',
  turn: ({ game, channel, server }) => `**${game}**：${server}の${channel}で、あなたの番です。`,
  turnWhy: '手番のお知らせがオンになっています（1手に何日もかける対局）。',
  turnsStopped: `手番のお知らせを止めました。もう一度受け取るには ${command('me')} を使います。`,
  refused: `ダイレクトメッセージを送れませんでした（ボットからのメッセージを受け取らない設定です）。${command('table')} の「一覧」か ${command('me')} でもう一度オンにするまで、送りません。`,
};
