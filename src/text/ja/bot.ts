import type { SubcommandName } from '../en/bot.ts';
import { commandMarks } from '../format/commands.ts';
import type { Words } from '../words/words.ts';

export const COMMANDS: Words['commands'] = {
  hanafuda: { name: '花札', description: '各地の花札をこのチャンネルで遊べます' },
  start: { name: '開始', description: 'このチャンネルで参加者を募集します' },
  practice: {
    name: '練習',
    description: 'どこでもCPUを相手に練習できます（ほかの人には見えません）',
  },
  daily: {
    name: '日替わり対局',
    description: '今日の配札で打ちます（配札は全員同じ、一度だけ）',
  },
  join: { name: '参加', description: 'このチャンネルの対局に参加します' },
  leave: { name: '退席', description: '卓から退席します（対局中はCPUが代わりに打ちます）' },
  hand: { name: '手札', description: '自分の手札を見ます（ほかの人には見えません）' },
  table: { name: '卓を表示', description: '卓をチャンネルの一番下にもう一度表示します' },
  tables: { name: '卓の一覧', description: 'このサーバーの募集中・対局中の卓を見ます' },
  moves: { name: '今できること', description: '今できることと、誰の番かを見ます' },
  cut: {
    name: 'カット',
    description: '対局の前に札をカットします。配札を前もって選べなくなります',
  },
  hint: {
    name: 'ヒント',
    description: '強いCPUの手と理由を見ます（CPUだけを相手にした、レート戦でない対局）',
  },
  play: { name: '出す', description: '名前を選んで札を出すか、質問に答えます' },
  stop: { name: '中止', description: 'この対局を中止するか、中止を提案します' },
  settings: {
    name: '設定',
    description: 'サーバーの設定を変えます（「サーバー管理」の権限が必要）',
  },
  me: {
    name: '個人設定',
    description: '自分の設定を変えます（言語・メンション・札の名前・不在など）',
  },
  privacy: {
    name: 'プライバシー',
    description: '保存されるデータの確認・ダウンロード・削除',
  },
  about: { name: 'このボット', description: 'このボットについて（バージョンなど）' },
  leaderboard: { name: '順位', description: 'このサーバーの順位表を見ます' },
  stats: { name: '成績', description: '自分やほかの人の成績とレートを見ます' },
  profile: { name: 'プロフィール', description: 'レート、最高の役、達成を見ます' },
  season: { name: 'シーズン', description: '今シーズンとこれまでのシーズンを見ます' },
  history: { name: '対局記録', description: 'これまでの対局を1手ずつ見返します' },
  replay: { name: '対局再生', description: 'コードで対局を見返します（ほかの人には見えません）' },
  rules: { name: 'ルール', description: 'ゲームのルールと役を見ます' },
  help: { name: '遊び方', description: '遊び方を見ます' },
  options: {
    game: { name: 'ゲーム', description: '遊ぶゲーム（省くと、すぐに遊ぶか、一覧から選べます）' },
    players: { name: '人数', description: '遊ぶ人数（省くとそのゲームの標準）' },
    invite: { name: '招待', description: '席を空けておく人（@メンションで）' },
    rules: { name: 'ルール', description: 'ルールの変更（例：局数=3）' },
    card: { name: '札', description: '出す札、または答え（一覧から選びます）' },
    words: { name: '言葉', description: '配札に加える好きな言葉（保存されません）' },
    take: { name: '取る札', description: '取る札（選べるとき）' },
    table: { name: '卓', description: '退席する卓（複数の卓に参加しているとき）' },
    leaderboardGame: { name: 'ゲーム', description: 'このゲームだけ（省くとすべてのゲーム）' },
    period: { name: '期間', description: '期間（省くと今シーズン）' },
    sort: { name: '並び順', description: '並び順（省くと勝ち数）' },
    season: { name: '番号', description: '順位表を見るシーズンの番号' },
    code: { name: 'コード', description: '対局コード（例：K3M9-7QXT）' },
    historyGame: { name: 'ゲーム', description: 'このゲームだけ（省くとすべてのゲーム）' },
    person: { name: 'プレイヤー', description: '見たい人（省くと自分）' },
    rulesGame: { name: 'ゲーム', description: 'ルールを見るゲーム（省くとこの卓のゲーム）' },
    practiceGame: { name: 'ゲーム', description: '練習するゲーム（省くと前回と同じ）' },
    show: { name: '表示', description: '順位を見る（省くと手札か自分の結果）' },
    timeZone: { name: 'タイムゾーン', description: 'サーバーのタイムゾーン（例：Asia/Tokyo）' },
    away: {
      name: '不在',
      description:
        '不在の日数か戻る日（例：7、2026-12-03）。1手に何日もかける対局の持ち時間が止まります',
    },
    strength: { name: '強さ', description: 'CPUの強さ（省くと前回と同じ）' },
  },
};

export const command = commandMarks<SubcommandName>(COMMANDS);

export const BUTTONS: Words['buttons'] = {
  join: (seated, seats) => `参加（${seated}/${seats}）`,
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
  yaku: '役',
  nextRound: '次の局へ',
  counted: '点数の内訳',
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

export const NOTICES: Words['notices'] = {
  notAsMeant: 'このメッセージはDiscordで表示できませんでした。対局の内容は失われていません。',
  unexpected: (reference) =>
    `申し訳ありません。エラーが起きました。対局は残っています。もう一度お試しください。続くときは、次の番号をこのボットの運営者にお伝えください：${reference}`,
  storeBusy:
    '今は保存できなかったため、何も変わっていません。少し待ってから、もう一度お試しください。',
  storeUnsure:
    '今はデータベースにつながらず、操作が保存されたかどうか分かりません。つながりしだい、今の状態を表示します。',
  storeFailed: (reference) =>
    `何も変わっていません。ディスクがいっぱいか、書き込めなくなっています。次の番号をこのボットの運営者にお伝えください：${reference}`,
  barred: {
    user: (contact) =>
      `このボットの運営者が、あなたの利用を停止しています。保存されているデータは ${command('privacy')} で確認・削除できます。${contact === null ? '' : `お問い合わせ：${contact}`}`,
    server: (contact) =>
      `このボットの運営者が、このサーバーでの利用を停止しています。保存されているデータは ${command('privacy')} で確認・削除できます。${contact === null ? '' : `お問い合わせ：${contact}`}`,
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
  suspended: (names) =>
    names.length === 0
      ? '今はこのチャンネルを使えません。対局は残っています。使えるようになれば続きます。'
      : `このチャンネルに書き込めなくなりました。対局は残っています。続けるには次の権限が必要です：${names.join('、')}。`,
  unknownButton: `そのボタンはもう使えません。${command('table')} で卓を表示できます。`,
  movedOn: 'そのボタンの表示は古くなっています。何も変わっていません。',
  nothingPlayed: '札は出していません。',
  noSuchMove: (typed) => `「${typed}」は今は出せません。一覧から選んでください。`,
  noSuchTake: (typed) => `その札で「${typed}」は取れません。一覧から選んでください。`,
  stoppedBy: (who) => `${who}が対局を中止しました。成績には入りません。`,
  closed: `この卓は終了しました。${command('start')} で新しく始められます。`,
  started: '対局が始まりました。卓の「手札」を押すと自分の札が見られます。',
  youJoined: '参加しました。',
  youLeft: '退席しました。',
  youAreAway: `退席しました。CPUが代わりに打っています。${command('join')} で戻れます。`,
  rulesHint: 'ルールを選んでください。変更はすぐに反映されます。',
  handOver: 'この対局は終わったため、手札はありません。',
  turnMention: (who) => `${who} さんの番です。`,
  leaderboardHint: `${command('leaderboard')} で順位表を見られます。`,
};

export const HELP: Words['help'] = {
  lines: [
    '初めての方は「すぐに遊ぶ」を押してください。3手の練習のあと、弱いCPUとこいこいを3局打てます。',
    `一人で遊ぶときは ${command('practice')} を使います。どのゲームも、どこでも、ほかの人に見えないメッセージで打てます。${command('daily')} では、全員が同じ配札を一日に一度打ちます。`,
    `1. ${command('start')} でゲームを選び、参加者を募集します。`,
    '2. ほかの人は「参加（1/2）」を押します。数字は、埋まった席の数です。主催者は人を招待したりCPUを加えたりし、「ルール設定」と「席と持ち時間」を選び、「開始」で始めます。満席になると、すぐに始まります。',
    `3. 「手札」を押すと、自分だけに札が見えます。札を押すと出せます。${command('play')} でも出せます。相手がCPUだけなら、「ヒント」で強いCPUの手と理由を見られます。`,
    `4. ${command('leave')} で退席すると、${command('join')} で戻るまでCPUが代わりに打ちます。何日か留守にするときは ${command('me')} を使います。${command('stop')} で対局を中止するか、中止を提案します。`,
    `5. ${command('table')} で卓をもう一度表示します。${command('tables')} で卓の一覧を見たりお知らせを頼んだりでき、${command('leaderboard')} で順位表を、${command('profile')} で自分の達成を見られます。「再戦」で同じ人とまた始められます。`,
    '**言葉**：親は最初に打つ人、場札は表向きの札、山札は裏向きの札、役は取り札の組み合わせです。図の「親」は親、「鬼」は鬼札、「借」は石の借り、「勝」は1勝、「来」はこいこいです。',
    `下のメニューか ${command('rules')} で、ゲームのルールと役を見られます。`,
  ],
  game: (title, line) => `**${title}**：${line}`,
};
