import type { Words } from '../words.ts';
import { command } from './commands.ts';

export const buttons: Words['buttons'] = {
  join: (seated, seats) => `参加（${seated}/${seats}）`,
  leave: '退席',
  start: '開始',
  rules: 'ルール設定',
  hand: '手札',
  help: '遊び方',
  again: 'もう一局',
  today: '今日の配札',
  another: '別のゲーム',
  challenge: '友達を誘う',
  more: 'その他',
  review: '対局を見返す',
  back: '前へ',
  on: '次へ',
  yaku: '役',
  nextRound: '次の局へ',
  counted: '点数の内訳',
  cancel: 'やめる',
};

export const permissions: Words['permissions'] = {
  ViewChannel: 'チャンネルを見る',
  SendMessages: 'メッセージを送信',
  CreatePublicThreads: '公開スレッドの作成',
  SendMessagesInThreads: 'スレッドでメッセージを送信',
  Connect: '接続',
  EmbedLinks: '埋め込みリンク',
  AttachFiles: 'ファイルを添付',
  ReadMessageHistory: 'メッセージ履歴を読む',
};

export const notices: Words['notices'] = {
  notAsMeant: 'このメッセージはDiscordで表示できませんでした。対局の内容は失われていません。',
  unexpected: (reference) =>
    `申し訳ありません。エラーが起きました。対局は保存されています。もう一度お試しください。何度も起きるときは、次のコードをこのボットの運営者にお伝えください：${reference}`,
  storeBusy:
    '今は保存できなかったため、何も変わっていません。少し待ってから、もう一度お試しください。',
  storeUnsure:
    '今はデータベースにつながらず、操作が保存されたかどうか分かりません。つながりしだい、今の状態を表示します。',
  storeFailed: (reference) =>
    `何も変わっていません。ディスクがいっぱいか、書き込めなくなっています。次のコードをこのボットの運営者にお伝えください：${reference}`,
  barred: {
    user: (contact) =>
      `このボットの運営者が、あなたの利用を停止しています。保存されているデータは ${command('me')} で確認・削除できます。${contact === null ? '' : `お問い合わせ：${contact}`}`,
    server: (contact) =>
      `このボットの運営者が、このサーバーでの利用を停止しています。保存されているデータは ${command('me')} で確認・削除できます。${contact === null ? '' : `お問い合わせ：${contact}`}`,
  },
  beingErased:
    'あなた、またはこのサーバーのデータを削除しているところです。少し待ってから、もう一度お試しください。',
  tooFast: '操作が速すぎて追いつけません。数秒待ってから、もう一度お試しください。',
  tooManyMatches: '短い時間に対局を始めすぎています。30秒ほど待ってから、もう一度お試しください。',
  tooBusy: '混み合っているため、何も変わっていません。少し待ってから、もう一度お試しください。',
  serverOnly: `これは、ボットのいるサーバーのチャンネルで使えます。ここでは ${command('practice')} で一人で練習できます。`,
  botMissing: (link) =>
    `このサーバーにはコマンドだけが追加されていて、ボット本体がいないため、ここに卓を出せません。サーバーの管理者なら[ボットを追加](${link})できます。ほかの設定はいりません。それまでは、ここでも ${command('practice')} で一人で練習できます。`,
  missingPermissions: (names) =>
    `ここでは始められません。次の権限をボットに付けるよう、チャンネルの管理者に頼んでください：${names.join('、')}。`,
  threadPermissions: (names) =>
    `スレッドでなら始められます。次の権限をボットに付けるよう、チャンネルの管理者に頼んでください：${names.join('、')}。（チャンネルの編集 → 権限 → このボット）`,
  opened: (host, game) => `${host} さんが**${game}**の卓を開きました。`,
  threadOpened: (thread) => `あなたの卓は ${thread} です。`,
  threadSoon: 'Discordから応答がありません。つながりしだい、スレッドに卓を開きます。',
  threadRefused:
    'Discordがスレッドの作成を認めなかったため、卓を開けませんでした。このサーバーのスレッドが多すぎるのかもしれません。',
  suspended: (names) =>
    names.length === 0
      ? '今はこのチャンネルを使えません。対局は残っています。使えるようになれば続きます。'
      : `このチャンネルに書き込めなくなりました。対局は残っています。続けるには次の権限が必要です：${names.join('、')}。`,
  unknownButton: `そのボタンはもう使えません。${command('table')} で卓を表示できます。`,
  renamed: (other) => `今は ${other} を使います。`,
  movedOn: 'そのボタンの表示は古くなっています。何も変わっていません。',
  nothingPlayed: '札は出していません。',
  noSuchMove: (typed) => `「${typed}」は今は出せません。一覧から選んでください。`,
  noSuchTake: (typed) => `その札で「${typed}」は取れません。一覧から選んでください。`,
  stoppedBy: (who) => `${who}が対局を中止しました。成績には入りません。`,
  closed: `この卓は終了しました。${command('start')} で新しく始められます。`,
  started: '対局が始まりました。卓の「手札」を押すと自分の札が見られます。',
  youLeft: '退席しました。',
  youAreAway: `退席しました。CPUが代わりに打っています。${command('join')} で戻れます。`,
  rulesHint: 'ルールを選んでください。変更はすぐに反映されます。',
  more: 'この対局を振り返る：',
  handOver: 'この対局は終わったため、手札はありません。',
  page: (page, pages) => `-# ${page} / ${pages} ページ`,
  turnMention: (who) => `${who} さんの番です。`,
  leaderboardHint: `${command('leaderboard')} で順位表を見られます。`,
};

export const help: Words['help'] = {
  short: [
    '花札が初めてなら「すぐに遊ぶ」へ。3手の練習のあと、こいこいを打てます。',
    `友達と遊ぶなら ${command('start')} で卓を開き、ほかの人は「参加」を押します。`,
    `一人なら、どこでも ${command('practice')} で好きなゲームを、${command('daily')} で今日の配札を打てます。`,
    '遊び方は、下のメニューでゲームを選ぶと見られます。',
  ],
  more: 'コマンドとゲームの一覧',
  lines: [
    '初めての方は「すぐに遊ぶ」を押してください。3手の練習のあと、弱いCPUとこいこいを打てます。',
    `一人で遊ぶときは ${command('practice')} を使います。どのゲームも、どこでも、ほかの人に見えないメッセージで打てます。${command('daily')} では、全員が同じ配札を一日に一度打ちます。`,
    `1. ${command('start')} でゲームを選び、参加者を募集します。メンバーのメニューの「アプリ」にある「花札に誘う」では、その人を招待して始められます。`,
    '2. ほかの人は「参加（1/2）」を押します。数字は、埋まった席の数です。主催者は「卓の設定…」で人を招待したりCPUを加えたりし、人数・局数・持ち時間・ルールを選び、「開始」で始めます。人が最後の席に着くと、自動で始まります。',
    `3. 「手札」を押すと、自分だけに札が見えます。札を押すと出せます。${command('play')} でも出せます。相手がCPUだけなら、「ヒント」で強いCPUの手と理由を見られます。`,
    `4. ${command('leave')} で退席すると、${command('join')} で戻るまでCPUが代わりに打ちます。${command('stop')} で対局を中止するか、中止を提案します。`,
    `5. ${command('table')} で卓をもう一度表示します。「一覧」を付けると、卓の一覧を見たりお知らせを頼んだりできます。${command('leaderboard')} で順位表を、${command('profile')} で自分の成績と実績を見られます。「もう一局」で同じ人とまた始められます。`,
    '**言葉**：親は最初に打つ人、場札は表向きの札、山札は裏向きの札、役は取り札の組み合わせです。図の「親」は親、「鬼」は鬼札、「借」は石の借り、「勝」は1勝、「来」はこいこいです。',
    `下のメニューか ${command('rules')} で、ゲームのルールと役を見られます。`,
  ],
  game: (title, line) => `**${title}**：${line}`,
};
