import type { Words } from '../words.ts';
import { command } from './commands.ts';

export const alerts: Words['alerts'] = {
  role: (role) => `卓が開くと、${role} の人にメンションします。`,
  roleTaken: (role) => `${role} を付けました。卓が開くとメンションします。`,
  roleGivenBack: (role) => `${role} を外しました。`,
  roleRefused: (role) =>
    `${role} を付け外しできません。サーバーを管理する人に伝えてください。設定に理由が出ています。`,
  noRole: 'このサーバーでは、卓が開いても誰にもメンションしなくなりました。',
  buttons: {
    take: 'ロールを付ける',
    giveBack: 'ロールを外す',
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

export const holiday: Words['holiday'] = {
  choose: '不在にする日数',
  days: (days) => `${days}日`,
  offer: (left, limit) =>
    `### このサーバーでの不在\n1手に何日もかける対局では、不在の間、自分の持ち時間が止まります。残り${left}日（365日につき${limit}日まで）。`,
  typed: `日付でも決められます：${command('me')} の「不在」に、戻る日を 2026-12-03 のように入力します。`,
  until: (date, when) =>
    `### ${date}（${when}）まで不在です\nこのサーバーで1手に何日もかける対局では、自分の持ち時間が止まっています。卓にもそう表示されます。そうした対局のどれかで札を出すと、不在は終わります。`,
  ended: (left, limit) =>
    `### おかえりなさい\n持ち時間は、止まったところから再開します。残り${left}日（365日につき${limit}日まで）。`,
  away: (who, date, when) =>
    `⏸ ${who}さんは${date}（${when}）まで不在です。持ち時間は止まっています。`,
  youAreAway: (date, when) =>
    `⏸ ${date}（${when}）まで不在です。持ち時間は止まっています。札を出すと、不在は終わります。`,
  hint: `何日か留守にするときは、${command('me')} で持ち時間を止められます。自分の番を知らせるダイレクトメッセージも選べます。`,
  onServer: '対局のあるサーバーで使ってください。',
  off: 'このサーバーでは持ち時間を止められません（サーバーの設定です）。',
  problems: {
    running: () =>
      `すでに不在です。変えるには、先に ${command('me')} で「戻りました」を押してください。`,
    unreadable: ({ typed }) =>
      `「${typed}」は読み取れません。不在の日数（7など）か、戻る日（2026-12-03など）を入力してください。`,
    past: () => 'それではもう終わっています。1日以上の日数か、明日以降の日付を入力してください。',
    'too-long': ({ days, left, limit }) =>
      `${days}日は取れません。残りは${left}日です（このサーバーでは365日につき${limit}日まで）。`,
  },
};
