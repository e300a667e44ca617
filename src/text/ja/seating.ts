import type { SeatingWords } from '../words/seating.ts';

export const SEATING: SeatingWords = {
  strengths: { easy: '弱い', normal: '普通', strong: '強い' },
  computer: (name, strength) => `${name}（${strength}）`,
  clock: (clock) => `持ち時間：${clock}`,
  beginsFull: (seats) => `${seats}人目が参加すると、すぐに始まります。`,
  rematch: '再戦です。前の対局の全員に席があります。遊ばない人は「退席」を押してください。',
  freed: (names) => `主催者が${names}の席を空けました。`,

  buttons: {
    add: { easy: '＋CPU（弱い）', normal: '＋CPU（普通）', strong: '＋CPU（強い）' },
    seats: '席と持ち時間',
    about: 'この対局',
    quit: '対局から退席',
    offer: '中止を提案',
    agree: '中止に賛成',
    withdraw: '提案を取り消して続ける',
    stop: '今すぐ中止',
    keep: '対局を続ける',
  },

  seatsHint: 'この画面はあなただけに見えます。変更はすぐに反映されます。',
  sizeHeading: '**人数** · そろうと対局が始まります。人数で変わるルールもあります',
  size: (seats) => `${seats}人`,
  clockHeading: '**持ち時間** · 時間が切れると、CPUが代わりに打ちます',
  freeHeading: '**席を空ける** · その人はこの卓に戻れません',
  freeChoice: '誰の席を空けますか',
  hostHeading: '**主催者** · 開始とルール設定をほかの人に任せます',
  hostChoice: '誰を主催者にしますか',
  newHost: (who) => `主催者は${who}になりました。`,

  aboutTitle: '### この対局',
  rated: 'レート戦です。',
  unrated: 'レート戦ではありません。',
  waysOut:
    '退席すると、戻るまでCPUが代わります。始まった対局は、席にいる全員が賛成すると中止できます。まだ誰も札を出していなければ、主催者が中止できます。',
  wayOutAlone: 'ほかはCPUだけなので、退席すると対局は終わります。',

  offered: (who, agreed, needed) =>
    `${who}が中止を希望しています。${needed}人のうち${agreed}人が賛成です。全員が賛成すると中止になり、成績には入りません。`,
  youOffered: (waiting) =>
    `中止を提案しました。あと${waiting}の賛成で中止になります。それまで対局は続きます。`,
  youWithdrew: '提案を取り消しました。対局を続けます。',
  youStopped: '対局を中止しました。',
  sureToStop:
    'あなたはチャンネルの管理者なので、この対局を中止できます。中止すると、誰の成績にも入りません。中止しますか。',
  youPlayOn: '対局を続けます。',
  asksToStop: (who) =>
    `${who}が中止を希望しています。全員が場の「中止に賛成」を押すと中止になります。`,

  closed: {
    idle: () => '30分間動きがなかったため、この卓は終了しました。',
    emptied: () => '誰もいなくなったため、この卓は終了しました。',
    'by-host': (host) => `主催者の${host}がこの卓を終了しました。`,
    'by-manager': () => 'チャンネルの管理者がこの卓を終了しました。',
    'by-vote': () => '席に残っていた全員が賛成し、中止になりました。',
    'channel-gone': () => 'チャンネルが削除されたため、この卓は終了しました。',
    'server-gone': () => 'ボットがサーバーから外されたため、この卓は終了しました。',
  },

  newTable: '`/hanafuda start` で新しく始められます。',

  youLeftAlone: '退席しました。ほかに誰もいないため、対局は終わりました。',
  youLeftAt: (place) => `${place}の卓から退席しました。`,
  youAreAwayAt: (place) =>
    `${place}の対局から退席しました。CPUが代わります。そこで /hanafuda join と入力すると戻れます。`,
  nowhere: 'どの卓にも席がありません。',
  whichTable: 'いくつかの卓に席があります。どの卓から退席しますか。',
  whichTableChoice: '退席する卓を選ぶ',
  tableLabel: (game, names) => `${game}：${names}`,

  tablesTitle: '### このサーバーの卓',
  noTables: 'あなたに見えるところに卓はありません。/hanafuda start で始められます。',
  openRow: (place, game, names) => `${place} · **${game}**、募集中：${names}`,
  playingRow: (place, game, names) => `${place} · **${game}**、対局中：${names}`,
  freeSeats: (seats) => `空席${seats}`,
  moreTables: (tables) => `… ほか${tables}卓`,
};
