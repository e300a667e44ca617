import { plain } from '../numbers.ts';
import type { Words } from '../words.ts';
import { command } from './commands.ts';

export const playing: Words['playing'] = {
  timeLeft: (when) => `⏳ このままだと、${when}にCPUが代わりに打ちます。`,
  gone: (others) =>
    `${others} 今の手番の人はDiscordのアカウントを削除しています。その席をCPUに任せられます。`,
  hurry: (when) => `⏰ まもなく時間切れです。${when}にCPUが代わりに打ちます。`,
  nextAutomatically: '次の局は自動で始まります。',
  playedFor: (who, times, most) =>
    `${who}は時間切れのため、CPUが代わりに打ちました（連続${times}回目。${most}回続くとCPUに交代します）。`,
  away: (who) => `CPUが${who}の代わりに打っています。「戻りました」を押すと戻れます。`,
  really: (move) => `**${move}**でよろしいですか？`,
  buttons: {
    back: '戻りました',
    replace: (who) => `${who}の席をCPUに任せる`,
    takeOver: (who) => `${who}と代わる`,
    countIn: '次の対局に入る',
    now: '今できること',
    sure: '決定',
    oops: '間違えた',
    askMe: '打つ前に確認する',
  },
  oops: 'めくった札は元に戻せません。次の手からは、打つ前に確認できます。',
  youAreBack: 'おかえりなさい。席に戻りました。',
  youAreHere: 'ここはあなたの席です。',
  youAreIn: '受け付けました。次の局からCPUの席に着くか、次の対局の席に着きます。',
  waiting: (who) => `${who} さんが次の局からCPUの席に着くか、次の対局に入ります。`,
  now: {
    noTable: `このチャンネルに卓はありません。${command('start')} で始められます。遊び方は ${command('help')} で見られます。`,
    inLobby:
      '席に着いています。主催者が「開始」を押すと始まります。参加をやめるには「退席」を押してください。',
    inLobbyHost:
      'あなたが主催者です。「卓の設定…」でCPUを加え、ルールを決められます。人数がそろったら「開始」を押してください。',
    atLobby: '席が空いています。「参加」を押すと遊べます。',
    lobbyFull: '満席です。観戦して、次の対局に参加できます。',
    ended: `対局は終わりました。「もう一局」か ${command('start')} で次を始められます。`,
    yourMoves: 'できること：',
    howToMove: `「手札」を押して選ぶか、${command('play')} で出せます。`,
    waiting: `「手札」で札を見られます。${command('leave')} で退席すると、CPUが代わりに打ちます。`,
    away: `CPUが代わりに打っています。「戻りました」を押すか、${command('join')} で席に戻れます。`,
    watching: (way) =>
      `観戦中です。手札は見えません。${way === null ? '' : `卓の「${way}」を押すか、`}新しい卓なら参加できます。`,
  },
};

const together = (worth: string | null) => (worth === null ? '' : `（合わせて${worth}）`);

export const hint: Words['hint'] = {
  button: 'ヒント',
  title: {
    strong: (move) => `ヒント：強いCPUなら「**${move}**」です。`,
    normal: (move) => `ヒント：普通のCPUなら「**${move}**」です。`,
  },
  only: { 'last-card': '最後の1枚です。', barred: '今出せるのはこの札だけです。' },
  takes: (taken, worth) => `${taken}を取れます${together(worth)}。`,
  takesBest: (taken, worth, ways) =>
    `取り方は${ways}通りあり、${taken}を取るのが最善です${together(worth)}。`,
  alone: 'そのまま自分の取り札になります。',
  flipDecides: '何が取れるかは、めくった札で決まります。',
  makes: (yaku, worth) => `**${yaku}**（${worth}）ができます。`,
  raises: (yaku, worth) => `**${yaku}**が${worth}に上がります。`,
  nearest: (yaku, worth, needs) => `一番近い役は**${yaku}**（${worth}）で、あとは${needs}です。`,
  more: (number) => `${plain(number)}枚`,
  places: { hand: '手札', field: '場札' },
  denies: (card, who, yaku) => `${who}の${yaku}に足りない最後の1枚、${card}を止められます。`,
  holds: (card, who, yaku) => `${who}の${yaku}に足りない最後の1枚、${card}は手札に残します。`,
  lowMan: (most) => `${most}点以下での勝ちを狙えます。点は少ないほうが有利です。`,
  nothingTakes: '出せる札では何も取れません。',
  keepsWild: (card) => `鬼札の${card}は、あとに取っておきます。`,
  monthSeen: {
    0: '同じ月の残りの札は、もうすべて見えています。',
    1: '同じ月で隠れている札は、あと1枚だけです。',
  },
  cheapest: (worth) => `出せる札の中で、一番点の低い札です（${worth}）。`,
  stopWins: (worth) => `ストップなら確実に${worth}です。`,
  stops: (worth) => `勝負なら確実に${worth}です。`,
  goesOn: (cards) => `手札がまだ${cards}枚あり、もっと高い点を狙えます。`,
  threat: (who, yaku) => `${who}は${yaku}まであと1枚です。`,
  promise: {
    entry: (worth, cost) =>
      cost === null
        ? `出れば約${worth}の見込みです。降りても支払いはありません。`
        : `出れば約${worth}の見込みです。降りると${cost}払います。`,
    chase: (worth, least) =>
      `打てば約${worth}の見込みです。追う危険に見合うのは、${least}を超えるときです。`,
    chased: (worth) => `打てば約${worth}の見込みです。抜けても支払いはありません。`,
  },
  place: {
    last: (worth) => `（最後に打つ有利 約${worth}を含む）`,
    first: (worth) => `（先手の不利 約${worth}を引いた値）`,
  },
  pot: (worth) => `（ポットの見込み 約${worth}を含む）`,
  potFree: '降りた人が多いため、出るだけで、ポットの全部か一部がもらえます。',
  better: (deals, lead, next) =>
    `${deals}通りの配り方で試したところ、次点の「${next}」より平均で${lead}よい結果でした。`,
  hardlyBetter: (deals, lead, next) =>
    `${deals}通りの配り方で試したところ、次点の「${next}」とほとんど変わりませんでした（平均の差は${lead}。偶然の範囲です）。`,
  asGood: (deals, next) =>
    `${deals}通りの配り方で試したところ、次点の「${next}」と変わりませんでした。`,
  offer: `手札の下の「ヒント」か ${command('hint')} で、強いCPUの手を見られます。`,
  notYourTurn: 'ヒントは、自分の手番に使えます。',
  withOthers:
    'ほかの人がいる対局では、ヒントは使えません。CPUだけが相手なら、手番のたびに使えます。',
  rated: 'レート戦では、ヒントは使えません。',
};

const withThat = (by: string): string => (by === '' ? '' : `${by}で`);
const inBrackets = (outcome: string): string => (outcome === '' ? '' : `（${outcome}）`);

export const result: Words['result'] = {
  won: (by, change) => `この局は${withThat(by)}あなたの勝ち（${change}）`,
  wonPaying: (by, amount) => `この局は${withThat(by)}あなたの勝ちですが、${amount}の払い`,
  lost: (winner, by, outcome) => `この局は${withThat(by)}${winner}の勝ち${inBrackets(outcome)}`,
  cost: (amount) => `あなたの払いは${amount}`,
  brought: (change) => `あなたは${change}`,
  calledLost: {
    'koi-koi': (winner, amount, by) => `こいこい失敗：${winner}が${withThat(by)}${amount}の上がり`,
    sage: (winner, amount, by) => `サゲ失敗：${winner}が${withThat(by)}${amount}`,
    go: (winner, amount, by) => `ゴー失敗：${winner}が${withThat(by)}${amount}の勝ち`,
  },
  calledDrawn: {
    'koi-koi': 'こいこいは実らず、流局',
    sage: 'サゲは実らず',
    go: 'ゴーは実らず、ナガリ',
  },
  drawn: 'この局は引き分け',
  gained: (change) => `この局は${change}`,
  paid: (amount) => `この局は${amount}の払い`,
  even: 'この局は差し引きなし',
  satOut: 'この局はお休みでした',
};
