import { plain } from '../format/numbers.ts';
import type { HintWords } from '../words/hint.ts';

const together = (worth: string | null) => (worth === null ? '' : `（合わせて${worth}）`);

export const HINT: HintWords = {
  button: 'ヒント',
  title: (move) => `ヒント：強いCPUなら**${move}**を選びます。`,
  only: { 'last-card': '最後の1枚です。', barred: '今出せるのはこの札だけです。' },
  takes: (taken, worth) => `${taken}を取れます${together(worth)}。`,
  takesBest: (taken, worth, ways) =>
    `取り方は${ways}通りあり、${taken}を取るのが最善です${together(worth)}。`,
  alone: 'そのまま自分の取り札になります。',
  makes: (yaku, worth) => `**${yaku}**（${worth}）ができます。`,
  raises: (yaku, worth) => `**${yaku}**が${worth}に上がります。`,
  nears: (yaku, card) =>
    card === null ? `${yaku}まであと1枚になります。` : `あとは${card}を取れば${yaku}です。`,
  denies: (card, who, yaku) => `${who}の${yaku}に足りない1枚、${card}を渡さずにすみます。`,
  holds: (card, who, yaku) => `${who}の${yaku}に足りない1枚、${card}は手札に残します。`,
  lowMan: (most) => `札の点が${most}点以下なら勝てるため、点は少ないほうがよい局です。`,
  nothingTakes: '出せる札では何も取れません。',
  keepsWild: (card) => `鬼札の${card}は、あとに取っておきます。`,
  monthSeen: {
    0: '同じ月の札は、ほかにもう隠れていません。',
    1: '同じ月で隠れている札は、あと1枚だけです。',
  },
  cheapest: (worth) => `出せる札の中で一番安い札です（${worth}）。`,
  stops: (worth) => `勝負なら確実に${worth}です。`,
  goesOn: (cards) => `手札がまだ${cards}枚あり、もっと高い点をねらえます。`,
  threat: (who, yaku) => `${who}は${yaku}まであと1枚です。`,
  chance: (yaku) => `${yaku}まであと1枚です。`,
  promise: {
    entry: (points, cost) =>
      cost === 0
        ? `この手札で出ると、見込みは約${plain(points)}点です。下りても支払いはありません。`
        : `この手札で出ると、見込みは約${plain(points)}点です。下りると${plain(cost)}点払います。`,
    chase: (points, least) =>
      `この手札の見込みは約${plain(points)}点です。追う危険に見合うのは、${plain(least)}点を超えるときです。`,
    chased: (points) => `この手札の見込みは約${plain(points)}点です。抜けても支払いはありません。`,
  },
  place: (points) =>
    points < 0
      ? `（先手の不利、約${plain(-points)}点を含みます。）`
      : `（最後に打つ有利、約${plain(points)}点を含みます。）`,
  pot: (points) => `（ポットの見込み、約${plain(points)}点を含みます。）`,
  potFree: '下りた人が多いため、出るだけで、打たずにポットかその分け前を取れます。',
  better: (deals, lead, next) =>
    `${deals}通りの札を想像して局の終わりまで試すと、次点の「${next}」より相手との差が平均で${lead}よくなりました。`,
  hardlyBetter: (deals, lead, next) =>
    `${deals}通りの札を想像して局の終わりまで試すと、次点の「${next}」とほとんど変わりませんでした（差は平均で${lead}、偶然の範囲です）。`,
  asGood: (deals, next) =>
    `${deals}通りの札を想像して局の終わりまで試すと、次点の「${next}」と変わりませんでした。`,
  offer: '手札の**ヒント**か `/hanafuda hint` で、強いCPUの選ぶ手を見られます。',
  notYourTurn: 'ヒントは、自分の番に見られます。',
  withOthers:
    'ほかの人もいる卓なので、公平のためヒントは出せません。CPUだけを相手にするときは、毎番見られます。',
  rated: 'レート戦なので、ヒントは出せません。',
};
