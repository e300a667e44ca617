import { plain } from '../numbers.ts';
import type { Words } from '../words.ts';
import { command } from './bot.ts';

const together = (worth: string | null) => (worth === null ? '' : `（合わせて${worth}）`);

export const HINT: Words['hint'] = {
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
  lowMan: (most) => `${most}点以下での勝ちをねらえます。点は少ないほうが有利です。`,
  nothingTakes: '出せる札では何も取れません。',
  keepsWild: (card) => `鬼札の${card}は、あとに取っておきます。`,
  monthSeen: {
    0: '同じ月の札は、ほかにもう隠れていません。',
    1: '同じ月で隠れている札は、あと1枚だけです。',
  },
  cheapest: (worth) => `出せる札の中で、一番点の低い札です（${worth}）。`,
  stopWins: (worth) => `ストップなら確実に${worth}です。`,
  stops: (worth) => `勝負なら確実に${worth}です。`,
  goesOn: (cards) => `手札がまだ${cards}枚あり、もっと高い点をねらえます。`,
  threat: (who, yaku) => `${who}は${yaku}まであと1枚です。`,
  promise: {
    entry: (points, cost) =>
      cost === 0
        ? `出れば約${plain(points)}点の見込みです。降りても支払いはありません。`
        : `出れば約${plain(points)}点の見込みです。降りると${plain(cost)}点払います。`,
    chase: (points, least) =>
      `打てば約${plain(points)}点の見込みです。追う危険に見合うのは、${plain(least)}点を超えるときです。`,
    chased: (points) => `打てば約${plain(points)}点の見込みです。抜けても支払いはありません。`,
  },
  place: (points) =>
    points < 0
      ? `（先手の不利 約${plain(-points)}点を含む）`
      : `（最後に打つ有利 約${plain(points)}点を含む）`,
  pot: (points) => `（ポットの見込み 約${plain(points)}点を含む）`,
  potFree: '降りた人が多いため、出るだけで、ポットの全部か一部がもらえます。',
  better: (deals, lead, next) =>
    `${deals}通りの配り方で局の終わりまで試したところ、次点の「${next}」より平均で${lead}よい結果でした。`,
  hardlyBetter: (deals, lead, next) =>
    `${deals}通りの配り方で局の終わりまで試したところ、次点の「${next}」とほとんど変わりませんでした（平均の差は${lead}。偶然の範囲です）。`,
  asGood: (deals, next) =>
    `${deals}通りの配り方で局の終わりまで試したところ、次点の「${next}」と変わりませんでした。`,
  valuedMore: (lead, next) => `これまでの経験では、次点の「${next}」より平均で${lead}上回ります。`,
  valuedAlike: (next) => `これまでの経験では、次点の「${next}」と変わりません。`,
  offer: `手札の下の「ヒント」か ${command('hint')} で、強いCPUの手を見られます。`,
  notYourTurn: 'ヒントは、自分の手番に使えます。',
  withOthers:
    'ほかの人がいる対局では、ヒントは使えません。CPUだけが相手なら、手番のたびに使えます。',
  rated: 'レート戦では、ヒントは使えません。',
};
