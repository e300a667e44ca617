import type { ButtonWords, CommandsWords, HelpWords, NoticeWords } from '../words/bot.ts';
import type { Words } from '../words/words.ts';

export const COMMANDS: CommandsWords = {
  hanafuda: { name: '花札', description: 'このチャンネルで各地の花札を遊びます' },
  start: { name: '開始', description: 'このチャンネルで参加者を募集します' },
  join: { name: '参加', description: 'このチャンネルの対局に参加します' },
  leave: { name: '退席', description: '席を離れます。どこからでも使え、対局中はCPUが代わります' },
  hand: { name: '手札', description: '自分の手札を見ます。ほかの人には見えません' },
  table: { name: '場', description: '場をもう一度表示します' },
  tables: { name: '卓', description: 'このサーバーで開かれている卓を見ます' },
  moves: { name: '今できること', description: '今できることと、誰の番かを見ます' },
  hint: {
    name: 'ヒント',
    description: '強いCPUならどう打つかと、その理由を見ます（相手がCPUだけのとき）',
  },
  play: { name: '出す', description: '名前を選んで札を出します' },
  stop: { name: '中止', description: 'この対局を中止するか、中止を提案します' },
  settings: { name: '設定', description: 'サーバーの設定を変えます（サーバーの管理者）' },
  me: { name: '個人設定', description: '自分の設定を変えます（言語・メンション・札の名前など）' },
  privacy: {
    name: 'プライバシー',
    description: '保存されるデータを知り、自分の分のダウンロードや削除ができます',
  },
  about: { name: 'バージョン', description: 'このボットのバージョンを見ます' },
  leaderboard: { name: '順位', description: 'このサーバーの順位表を見ます' },
  stats: { name: '成績', description: '自分やほかの人の成績とレートを見ます' },
  season: { name: 'シーズン', description: '今シーズンとこれまでのシーズンを見ます' },
  history: { name: '対局記録', description: 'これまでの対局を見返します' },
  rules: { name: 'ルール', description: 'ゲームのルールと役を見ます' },
  help: { name: '使い方', description: 'ボットの使い方を見ます' },
  options: {
    game: { name: 'ゲーム', description: '遊ぶゲーム' },
    players: { name: '人数', description: '何人で遊ぶか（省略するとそのゲームの標準）' },
    rules: { name: 'ルール', description: 'ルールの変更（例：局数=3）' },
    card: { name: '札', description: '出す札、または返事（一覧から選びます）' },
    take: { name: '取る札', description: '選べるときに取る札' },
    table: { name: '卓', description: 'どの卓の席を離れるか（いくつかの卓にいるとき）' },
    leaderboardGame: { name: 'ゲーム', description: 'このゲームだけ（省くとすべてのゲーム）' },
    period: { name: '期間', description: 'いつの順位か（省くと今シーズン）' },
    sort: { name: '並び順', description: '何の順に並べるか（省くと勝ち数）' },
    season: { name: '番号', description: 'どのシーズンの順位表か' },
    historyGame: { name: 'ゲーム', description: 'このゲームだけ' },
    person: { name: '誰', description: '誰のものを見るか（省くと自分）' },
    rulesGame: { name: 'ゲーム', description: 'どのゲームのルールか（省くとこの卓のゲーム）' },
  },
};

export const BUTTONS: ButtonWords = {
  join: '参加',
  leave: '退席',
  removeComputer: 'CPUを外す',
  start: '開始',
  rules: 'ルール設定',
  hand: '手札',
  help: '遊び方',
  again: '再戦',
  review: '対局を見返す',
  back: '前へ',
  on: '次へ',
};

export const PERMISSIONS: Words['permissions'] = {
  ViewChannel: 'チャンネルを見る',
  SendMessages: 'メッセージを送信',
  SendMessagesInThreads: 'スレッドでメッセージを送信',
  Connect: '接続',
  EmbedLinks: '埋め込みリンク',
  AttachFiles: 'ファイルを添付',
  ReadMessageHistory: 'メッセージ履歴を読む',
};

export const NOTICES: NoticeWords = {
  notAsMeant: 'このメッセージはDiscordで表示できませんでした。対局の内容は失われていません。',
  unexpected: (reference) =>
    `申し訳ありません。こちらの不具合です。対局は残っていますので、もう一度お試しください。続くときは、このボットの管理者に次の番号をお伝えください：${reference}`,
  storeBusy:
    '今は保存できなかったため、何も変わっていません。少し待ってから、もう一度お試しください。',
  storeFailed: (reference) =>
    `何も変わっていません。ディスクがいっぱいか、書き込めなくなっています。このボットの管理者の記録に残しました：${reference}`,
  beingErased:
    'あなた、またはこのサーバーのデータを削除しているところです。少し待ってから、もう一度お試しください。',
  tooFast: '操作が速すぎて追いつけません。数秒待ってから、もう一度お試しください。',
  serverOnly: '花札はサーバーのチャンネルで遊べます。そちらでお使いください。',
  missingPermissions: (names) =>
    `ここでは始められません。チャンネルの管理者に、次の権限の許可を頼んでください：${names.join('、')}。`,
  suspended: (names) =>
    names.length === 0
      ? '今はこのチャンネルを使えません。対局は残っていて、使えるようになれば続けられます。'
      : `このチャンネルに書き込めなくなりました。対局は残っています。続けるには次の権限が必要です：${names.join('、')}。`,
  unknownButton: 'そのボタンはもう使えません。/hanafuda table で場を表示してください。',
  movedOn: 'そのボタンが出たあとに、場が進みました。何も変わっていません。',
  nothingPlayed: '札は出していません。',
  noSuchMove: (typed) => `「${typed}」は今は出せません。一覧から選んでください。`,
  noSuchTake: (typed) => `その札で「${typed}」は取れません。一覧から選んでください。`,
  stoppedBy: (who) => `${who}が対局を中止しました。成績には入りません。`,
  closed: 'この卓は終了しました。/hanafuda start で新しく始められます。',
  started: '対局が始まりました。場の「手札」を押すと自分の札が見られます。',
  youJoined: '参加しました。',
  youLeft: '退席しました。',
  youAreAway: '退席しました。CPUが代わります。/hanafuda join で戻れます。',
  rulesHint: 'ルールを選んでください。変更はすぐに反映されます。',
  handOver: 'この対局は終わったので、手札はありません。',
  turnMention: (mention) => `${mention} さん、お願いします。`,
  leaderboardHint: '/hanafuda leaderboard で順位表を見られます。',
};

export const HELP: HelpWords = {
  lines: [
    '1. `/hanafuda start` でゲームを選び、参加者を募集します。日本語のDiscordでは `/花札 開始` のように出ます。初めてなら、猪鹿蝶かこいこいを、弱いCPUとどうぞ。',
    '2. ほかの人は**参加**を押します。主催者はCPUを加え、**ルール設定**と**席と持ち時間**を選び、**開始**で始めます。満席になると、すぐに始まります。',
    '3. **手札**を押すと、自分だけに札が見えます。札を押すと出せます。`/hanafuda play` でも出せます。相手がCPUだけなら、**ヒント**で強いCPUの打つ手と理由を見られます。',
    '4. `/hanafuda table` で場をもう一度表示します。`/hanafuda leave` で席を離れるとCPUが代わります。どのチャンネルからでも使えます。`/hanafuda join` で戻れます。',
    '5. `/hanafuda stop` で対局を中止するか、中止を提案します。**再戦**で同じ人とまた始められます。`/hanafuda tables` で卓の一覧、`/hanafuda leaderboard` で順位表を見られます。',
    '**言葉**：親は最初に打つ人、場は表向きの札、山札は裏向きの札、役は取り札の組み合わせです。',
    '下のメニューか `/hanafuda rules` で、ゲームのルールと役を見られます。',
  ],
  game: (name, line, seats) => `**${name}**（${seats}人）${line}`,
};
