import type { PaymentWords, SheetWords, ToldWords } from '../told-words.ts';

export const TOLD: ToldWords = {
  line: (who, deeds) => `${who}：${deeds.join('。')}。`,
  oya: {
    draw: (who, card) => `${who}は${card}`,
    drawn: (draws, oya) => `親決め：${draws.join('。引き直し：')}。${oya}が親です。`,
  },
  round: (round, oya, more) => `${[`第${round}局`, ...more].join('・')}。親は${oya}です。`,
  month: (month, plant) => `${month}（${plant}）`,
  dealt: (field, pile) => `札を配りました。場札${field}枚、山札${pile}枚です。`,
  fourShown: (plant) => `手札の${plant}4枚を見せ、4枚を引き直しました`,
  redealt: {
    'four-of-a-month-on-field': (plant) => `場に${plant}が4枚出たので、配り直します。`,
    'three-of-the-month-on-field': (plant) => `場にこの月の${plant}が3枚出たので、配り直します。`,
    'nobody-stayed': () => '全員が下りたので、ポットを戻して配り直します。',
    'all-level': () => '3人とも100点なので、この局は流れ、配り直します。',
  },
  stayed: {
    choice: '出ます',
    obliged: '残り3人なので出ます',
    'cannot-pay': '下りる石が足りないので出ます',
  },
  dropped: '下りました',
  forcedOut: (who) => `3人が出ました。${who}は追い出されました。`,
  chased: '追います',
  passed: { choice: '追いません', 'cannot-pay': '石が足りないので追えません' },
  stood: (by) => `${by}に追われても出ます`,
  displaced: {
    choice: (by) => `${by}に席をゆずり、抜けました`,
    third: (by) => `先のふたりが残ったので、${by}に席をゆずりました`,
  },
  entered: (who, leader) => `この局は${who}が打ちます。${leader}からです。`,
  declared: {
    teyaku: (card) => `「手役です」：${card}は自分の役の札です`,
    pair: (card) => `「2枚持ち」：${card}と同じ月のもう1枚を、次の手番で出します`,
    'pair-promised': (card) => `2枚持ちのもう1枚は${card}です`,
    'all-burdened': (card) => `手札がすべて背負い札で、${card}が一番安い札です`,
  },
  played: (card) => `${card}を出しました`,
  turned: (card) => `山から${card}をめくりました`,
  laid: (card) => `${card}を場に出しました`,
  turnedLaid: (card) => `めくった${card}は場に残りました`,
  playedTaking: (card, taken) => `${card}で${taken}を取りました`,
  turnedTaking: (card, taken) => `めくった${card}で${taken}を取りました`,
  gotAlone: (card) => `${card}を1枚だけ受け取りました`,
  yaku: (yaku, worth) => `役「**${yaku}**」（${worth}）ができました`,
  leftovers: (cards) => `場に残った${cards}を受け取りました`,
  borrowed: (stage) => `石がなくなり、一もとを借りました。ここから${stage}です`,
  settled: (round, winner, results) =>
    `第${round}局が終わりました。${winner === null ? '' : `${winner}の勝ちです。`}${results}。`,
  result: (who, change) => `${who} ${change}`,
  unplayed: {
    'pot-split': (who) => `出たのは${who}だけなので、この局は打ちません。`,
    'pot-taken': (who) => `出たのは${who}だけなので、この局は打ちません。`,
  },
  overWhy: {
    rounds: 'すべての局を打ち終えました。',
    ruin: '借りられる石がなくなり、対局が終わりました。',
    'no-points': '札の点が0点なので、対局が終わりました。',
  },
  won: (who, score) => `${who}が${score}で優勝です。`,
  shared: (who, score) => `${who}が${score}で同点優勝です。`,
};

export const PAYMENTS: PaymentWords = {
  pot: 'ポット',
  bank: '場',
  deeds: {
    'round-score': ({ other, amount }) => `${other}に${amount}を払います（この局の得点）`,
    'round-counter': ({ amount }) => `局札の${amount}を取ります`,
    dropout: ({ amount }) => `ポットに${amount}を置きます`,
    'dropout-returned': ({ amount }) => `ポットから${amount}が戻ります`,
    'pot-split': ({ amount }) => `ポットの半分、${amount}を取ります`,
    'pot-taken': ({ amount }) => `ポットの全部、${amount}を取ります`,
    'pot-share': ({ amount }) => `ポットから${amount}を取ります（一番高い役）`,
    'chase-penalty': ({ other, amount }) =>
      `${other}に${amount}を払います（追って、札の点が100点に届かず）`,
    'card-points': ({ other, amount }) => `${other}に${amount}を払います（札の点）`,
    dekiyaku: ({ other, amount }) => `${other}に${amount}を払います（役の差）`,
    'blue-bonus': ({ other, amount }) => `${other}に${amount}を払います（ミムの祝儀）`,
    'low-man-out': ({ other, amount }) => `${other}に${amount}を払います（札の点が15点以下）`,
    'no-points': ({ other, amount }) => `${other}に${amount}を渡します（札の点が0点）`,
    'borrowed-plate': ({ amount }) => `一もと（${amount}）を借ります`,
  },
  short: (deed, paid) =>
    `${deed}。ただし、${paid === null ? '石がありません' : `石は${paid}だけです`}`,
};

export const SHEET: SheetWords = {
  title: (round, more) => [`第${round}局`, ...more].join('・'),
  winner: (who) => `${who}の勝ちです。`,
  row: (who, text) => `${who}：${text}`,
  cards: (points) => `札${points}点`,
  noYaku: '役なし',
  yaku: (list) => list,
  void: (list) => `数えない役：${list}`,
  sum: (terms, result) => `${terms} = ${result}`,
  payments: '支払い',
  noPayments: '支払いはありません。',
  totals: (list) => `現在：${list}。`,
  total: (who, total, change) => `${who} ${total}（${change}）`,
  borrowed: (plates) => `借り${plates}もと`,
  standing: '最終順位',
  place: (place, who, score) => `${place}位 ${who}：${score}`,
};
