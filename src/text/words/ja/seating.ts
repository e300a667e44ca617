import type { Words } from '../words.ts';
import { command } from './commands.ts';

export const seating: Words['seating'] = {
  strengths: { gentle: '入門', easy: '弱い', normal: '普通', strong: '強い', master: '達人' },
  likeRating: (rating) => `レート約${rating}相当`,
  clock: (clock) => `持ち時間：${clock}`,
  clockOfPeople: (clock) => `持ち時間：${clock}（CPUだけが相手なら時間制限なし）`,
  beginsFull: (seats) =>
    `最後の席（${seats}人目）に人が着くと、自動で始まります。CPUで満席にしたときは、主催者が「開始」を押します。`,
  again: '全員が「参加」を押すと、前と同じ設定で始まります。',
  freed: (who) => `主催者が${who}を外しました。`,

  buttons: {
    add: {
      gentle: '＋CPU（入門）',
      easy: '＋CPU（弱い）',
      normal: '＋CPU（普通）',
      strong: '＋CPU（強い）',
      master: '＋CPU（達人）',
    },
    seats: '卓の設定…',
    about: 'この対局',
    quit: '退席する',
    offer: '中止を提案',
    agree: (agreed, needed) => `中止に賛成（${agreed}/${needed}）`,
    withdraw: '中止せずに続ける',
    stop: '今すぐ中止',
    keep: '対局を続ける',
  },

  youWait: (game) => `${game}の卓に着いています。`,

  seatsHint: 'この画面はあなただけに見えます。変更はすぐに反映されます。',
  sizeHeading: '**人数**：最後の席に人が着くと始まります。人数で変わるルールもあります',
  players: (players) => `${players}人`,
  clockHeading: '**持ち時間**：時間が切れると、CPUが代わりに打ちます',
  now: (clock) => `その場で打つ：${clock}`,
  overDays: (clock) => `何日もかける：${clock}`,
  addHeading: '**CPU**：外すときは下の「参加者を外す」を使います',
  addChoice: 'CPUを加える',
  freeHeading: '**参加者を外す**：外した人はこの卓に戻れません',
  freeChoice: '外す人を選ぶ',
  hostHeading: '**主催者**：開始とルール設定をほかの人に任せます',
  hostChoice: '主催者にする人を選ぶ',
  newHost: (who) => `主催者を${who}に替えました。`,

  aboutTitle: '### この対局',
  rated: 'レート戦です。',
  unrated: 'レート戦ではありません。',
  waysOut:
    '退席すると、戻るまでCPUが代わりに打ちます。始まった対局は、残っている全員が賛成するか、期限までに誰も反対しなければ中止になります。まだ誰も札を出していなければ、主催者が中止できます。',
  wayOutAlone: '相手はCPUだけなので、退席すると対局は終わります。',
  sureToLeave: '対局はもう始まっています。退席しますか？',

  offered: (who, agreed, needed) =>
    `${who}が中止を希望しています。${needed}人中${agreed}人が賛成しています。全員が賛成すると中止になり、成績には入りません。`,
  youOffered: (waiting) =>
    `中止を提案しました。あと${waiting}の賛成で中止になります。それまで対局は続きます。`,
  unlessRefused: (when) => `誰も「中止せずに続ける」を押さなければ、${when}に中止になります。`,
  goesOn: '対局を続けます。',
  youStopped: '対局を中止しました。',
  sureToStop:
    'あなたはチャンネルの管理者なので、この対局を中止できます。中止すると、誰の成績にも入りません。中止しますか？',
  asksToStop: (who) =>
    `${who}が中止を希望しています。全員が卓の「中止に賛成」を押すと中止になります。`,

  closed: {
    idle: () => '30分間動きがなかったため、この卓は終了しました。',
    emptied: () => '誰もいなくなったため、この卓は終了しました。',
    'by-host': (host) => `主催者の${host}がこの卓を終了しました。`,
    'by-manager': (who) => `チャンネルの管理者の${who}がこの卓を終了しました。`,
    'by-vote': () => '残っていた全員が賛成し、中止になりました。',
    unopposed: (who) => `${who}が中止を希望し、期限までに反対がなかったため、中止になりました。`,
    'channel-gone': () => 'チャンネルが削除されたため、この卓は終了しました。',
    'server-gone': () => 'ボットがサーバーから外されたため、この卓は終了しました。',
  },

  closedByManager: 'チャンネルの管理者がこの卓を終了しました。',

  newTable: `${command('start')} で新しく始められます。`,

  youLeftAlone: '退席しました。ほかに誰もいないため、対局は終わりました。',
  youLeftAt: (channel) => `${channel}の卓から退席しました。`,
  youAreAwayAt: (channel) =>
    `${channel}の対局から退席しました。CPUが代わりに打っています。そのチャンネルで ${command('join')} を使うと戻れます。`,
  nowhere: 'どの卓にも参加していません。',
  whichTable: '複数の卓に参加しています。どの卓から退席しますか？',
  whichTableChoice: '退席する卓を選ぶ',

  tablesTitle: '### このサーバーの卓',
  noTables: `参加できる卓はありません（見えるチャンネルに限ります）。${command('start')} で始められます。`,
  openRow: (channel, game, who) => `${channel}：**${game}**、開始前：${who}`,
  playingRow: (channel, game, who) => `${channel}：**${game}**、対局中：${who}`,
  freeSeats: (seats) => `空席${seats}つ`,
  moreTables: (tables) => `… ほか${tables}卓`,
};

export const invitations: Words['invitations'] = {
  buttons: { decline: '今回は遊ばない' },
  heading: (minutes) => `**招待**：卓でメンションし、${minutes}分間席を空けておきます`,
  ask: (minutes) =>
    `誰を招待しますか？卓でメンションし、${minutes}分間（または「開始」を押すまで）席を空けておきます。`,
  choose: '招待する人を選ぶ',
  kept: (who, when) => `${who}さんの席を${when}まで空けています。`,
  done: (who) => `招待しました：${who}。取り消すには「卓の設定…」を使います。`,
  cannot: (who) =>
    `招待できませんでした（サーバーにいない、このチャンネルが見えない、またはボットです）：${who}`,
  unmentioned: '招待するには、@と名前を入力し、一覧から人を選んでください。',
  yourself: `自分を誘うことはできません。一人で遊ぶときは ${command('practice')} を使います。`,
  listed: (who) => `${who}（招待中）`,
};
