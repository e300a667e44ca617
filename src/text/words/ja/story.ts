import type { PaymentInfo } from '../facts.ts';
import type { Words } from '../words.ts';

/** `Benに20点を払います（月見）`; from the bank `20点を得ます（月見）`. */
function pays({ other, amount, payers }: PaymentInfo, why: string): string {
  if (payers === 0) return `${amount}を得ます（${why}）`;
  return `${payers === 1 ? '' : 'それぞれ'}${other}に${amount}を払います（${why}）`;
}

/** What multiplies the payment, after its reason. */
function times({ times: told }: PaymentInfo): string {
  return told && `、${told}`;
}

/** How plates are counted: 一もと. */
const KANJI: Readonly<Record<number, string>> = { 1: '一', 2: '二', 3: '三', 4: '四', 5: '五' };

export const story: Words['story'] = {
  line: (who, actions) => `${who}：${actions.join('。')}。`,
  oya: {
    draw: (who, card) => `${who}は${card}`,
    drawn: (draws, oya) => `親決め：${draws.join('。引き直し：')}。${oya}が親です。`,
  },
  round: (round, oya, more) => `${[`第${round}局`, ...more].join('・')}。親は${oya}です。`,
  order: (names) => `打つ順：${names}。`,
  month: (month, plant) => `${month}（${plant}）`,
  dealt: (field, pile) => `札を配りました。場札${field}枚、山札${pile}枚です。`,
  fourShown: (plant) => `手札の${plant}4枚を見せ、4枚を引き直しました`,
  redealt: {
    'four-of-a-month-on-field': (plant) => `場に${plant}が4枚出たので、配り直します。`,
    'four-of-a-month-in-hand': (plant) => `1人の手札に${plant}が4枚そろったので、配り直します。`,
    'three-of-the-month-on-field': (plant) => `場にこの月の${plant}が3枚出たので、配り直します。`,
    'rain-on-field': () => '場に柳の3枚（小野道風・燕・短冊）が出たので、配り直します。',
    'three-willows-on-field': () => '場に柳が3枚出たので、配り直します。',
    'pairs-on-field': () => '場札がすべて対になったので、配り直します。',
    'nobody-stayed': () => '全員が降りたので、ポットを戻して配り直します。',
    'all-level': () => '3人とも100点なので、この局は流れ、配り直します。',
    claimed: () => '配り直します。',
    fuke: () => '札の点がとても少ない人がいるので（ふけ）、この局は流れ、配り直します。',
    tegarasu: () => '手がらす三十で引き分けです。点は数えず、配り直します。',
  },
  replacedOnField: (cards) => `場に同じ月の札が3枚以上出たので、${cards}を山札と取り替えました。`,
  replaced: (cards) => `同じ月の札${cards}枚を山札と取り替えました`,
  blindSet: (onifuda, oya) =>
    `場の${onifuda}に、山札の1枚を伏せて重ねました。${oya}が最初の手番で2枚とも取ります。`,
  multiplied: (times) => `この局の支払いは${times}です。`,
  next: (times) => `次からは${times.map((one) => `${one}倍`).join('、')}です。`,
  claimed: {
    replacement: () => '同じ月の札が3枚以上あり、取り替えます',
    redeal: () => '同じ月の札が4枚あり、配り直しを求めます',
    draw: () => '手がらす三十で、引き分けを求めます',
    chongtong: () => '**チョントン**（총통）を見せて勝ちます',
  },
  declined: {
    replacement: () => '取り替えません',
    redeal: () => 'このまま始めます',
    draw: () => '引き分けを求めません',
    chongtong: () => 'このまま続けます',
  },
  teyaku: (teyaku, worth, cards) =>
    `手役「**${teyaku}**」${worth && `（${worth}）`}です（${cards}）`,
  fieldTaken: (plant) => `場の${plant}4枚を取りました`,
  monthTaken: {
    hiki: (plant, held) => `引きで${plant}の4枚を取りました（手札から${held}）`,
    blocked: (plant, held) => `${held}を見せて鬼札を止め、${plant}の4枚を取りました`,
  },
  returned: (card) => `${card}を手札に戻し、別の札を出します`,
  removed: (card) => `${card}が場に出たので、この局から除きます。`,
  calls: {
    'koi-koi': () => '**こいこい**で続けます',
    sage: () => '**サゲ**で続けます',
    go: () => '**ゴー**（고）で続けます',
  },
  cancelled: () => '**取り消し**て、出来役の半分で終わりました',
  satOut: () => '札が配られず、この局は休みます',
  shobu: () => '**勝負**で上がりました',
  stop: () => '**ストップ**（스톱）で勝ちました',
  shaken: (cards) => `**フンドゥルギ**（흔들기）：${cards}を見せました`,
  bombed: (cards) => `**ポクタン**（폭탄）：${cards}をまとめて出しました`,
  tokenUsed: () => 'ポクタンの分、札を出しません',
  coups: {
    jjok: () => '**チョク**（쪽）：出したばかりの札をめくった札で取りました',
    ttadak: () => '**タダク**（따닥）：4枚まとめて取りました',
    ppeok: () => '**ポク**（뻑）：3枚が重なって場に残りました',
    stack: () => '**重なった札**を取りました',
    'own-stack': () => '**チャポク**（자뻑）：自分のポクを取り返しました',
    sweep: () => '**スル**（쓸）：場札がなくなりました',
  },
  stolen: (from, cards) => `${from}から${cards}をもらいました`,
  fieldShown: (cards) => `場札：${cards}。`,
  fourInHand: (plant) => `手札に${plant}が4枚あります`,
  stayed: {
    choice: () => '出ます',
    obliged: (players) => `残り${players}人なので出ます`,
    'cannot-pay': () => '降りるための石が足りないので出ます',
  },
  dropped: () => '降りました',
  forcedOut: (who, players) => `${players}人が出ました。${who}は追い込みです。`,
  chased: () => '追います',
  passed: { choice: () => '追いません', 'cannot-pay': () => '石が足りないので追えません' },
  stood: (by) => `${by}に追われても残ります`,
  displaced: {
    choice: (by) => `${by}にゆずって抜けました`,
    third: (by) => `先に答えた2人が残ったので、${by}にゆずって抜けました`,
  },
  entered: (who, leader) => `この局は${who}が打ちます。${leader}からです。`,
  declared: {
    teyaku: (card) => `「手役です」：${card}は自分の役の札です`,
    pair: (card) => `「2枚持ち」：${card}と同じ月のもう1枚を、次の手番で出します`,
    'pair-promised': (card) => `2枚持ちのもう1枚は${card}です`,
    'all-burdened': (card) => `手札がすべて背負い札で、${card}が一番損の少ない札です`,
  },
  played: (card) => `${card}を出しました`,
  turned: (card) => `山から${card}をめくりました`,
  laid: (card) => `${card}を場に捨てました`,
  turnedLaid: (card) => `めくった${card}は場に残りました`,
  playedTaking: (card, taken) => `${card}で${taken}を取りました`,
  turnedTaking: (card, taken) => `めくった${card}で${taken}を取りました`,
  gotAlone: (card) => `${card}だけを取り札にしました`,
  yaku: (yaku, worth) => `役「**${yaku}**」（${worth}）ができました`,
  leftovers: (cards) => `場に残った${cards}を取りました`,
  borrowed: (stage) => `石がなくなり、一もとを借りました。ここから${stage}です`,
  settled: (round, winner, results) =>
    `第${round}局が終わりました。${winner === null ? '' : `${winner}の勝ちです。`}${results}。`,
  result: (who, change) => `${who} ${change}`,
  unplayed: {
    'pot-split': (who) => `出たのは${who}だけなので、この局は行いません。`,
    'pot-taken': (who) => `出たのは${who}だけなので、この局は行いません。`,
  },
  game: (winner, score) =>
    `${winner === null ? '同点なので、この勝負は引き分けです' : `この勝負は${winner}の勝ちです`}。ここまで：${score}。`,
  overWhy: {
    rounds: 'すべての局を打ち終えました。',
    ruin: '借りられる石がなくなり、対局が終わりました。',
    'no-points': '札の点が0点なので、対局が終わりました。',
    target: '目標の点に達したので、対局が終わりました。',
    games: '必要な勝ち数に達したので、対局が終わりました。',
    yaku: '勝負を決める役ができたので、対局が終わりました。',
  },
  won: (who, score) => `${who}の勝ちです（${score}）。`,
  shared: (who, score) => `${who}が${score}の同点で1位です。`,
};

export const payments: Words['payments'] = {
  pot: 'ポット',
  bank: '胴元',
  actions: {
    'round-score': (payment) => pays(payment, 'この局の得点'),
    'round-counter': ({ amount }) => `局札の${amount}を取ります`,
    dropout: ({ amount }) => `ポットに${amount}を置きます`,
    'dropout-returned': ({ amount }) => `ポットから${amount}が戻ります`,
    'pot-split': ({ amount }) => `ポットの半分、${amount}を取ります`,
    'pot-taken': ({ amount }) => `ポットの全部、${amount}を取ります`,
    'pot-share': ({ amount }) => `ポットから${amount}を取ります（最高の役）`,
    'chase-penalty': (payment) => pays(payment, '追いの失敗、札の点が100点未満'),
    'card-points': (payment) => pays(payment, '札の点'),
    dekiyaku: (payment) => pays(payment, '役の差'),
    'blue-bonus': (payment) => pays(payment, 'ミムの祝儀'),
    'low-man-out': (payment) => pays(payment, '札の点が15点以下'),
    'no-points': ({ other, amount, payers }) =>
      `${payers === 1 ? '' : 'それぞれ'}${other}に${amount}を払います（札の点が0点）`,
    'borrowed-plate': ({ amount }) => `一もと（${amount}）を借ります`,
    yaku: (payment) => pays(payment, payment.yaku),
    difference: (payment) => pays(payment, '点の差'),
    shobu: (payment) => pays(payment, '勝負'),
    teyaku: (payment) => pays(payment, payment.yaku || '手役'),
    'oya-privilege': (payment) => pays(payment, '親権'),
    'few-cards': (payment) => pays(payment, '少ない取り札'),
    'loser-yaku': (payment) => pays(payment, '相手の役'),
    'rival-yaku': ({ amount, payers, yaku }) =>
      `${payers === 1 ? '' : 'それぞれ'}${amount}を失います（ほかの人の${yaku}）`,
    'partner-points': (payment) => pays(payment, '味方の札の点'),
    victory: (payment) => pays(payment, '局の1位'),
    compensation: (payment) => pays(payment, '追い込み'),
    cancel: (payment) => pays(payment, '取り消し、出来役の半分'),
    liability: (payment) => pays(payment, `法度、${payment.yaku}`),
    unimproved: (payment) => pays(payment, 'サゲのまま、出来役の半分'),
    sohachi: (payment) => pays(payment, '総八'),
    futahachi: (payment) => pays(payment, '二八'),
    sujuroku: (payment) => pays(payment, '素十六'),
    tobikomi: (payment) => pays(payment, '飛び込み'),
    nukeyaku: (payment) => pays(payment, '抜け役'),
    'compensation-returned': (payment) => pays(payment, '光売りの返金'),
    stop: (payment) => pays(payment, `ストップ${times(payment)}`),
    go: (payment) => pays(payment, `ゴー${times(payment)}`),
    dokbak: (payment) => pays(payment, `トクバク（독박）、ほかの人の分${times(payment)}`),
    'first-ppeok': (payment) => pays(payment, '初手からのポク（뻑）'),
    'first-ttadak': (payment) => pays(payment, '初手のタダク（따닥）'),
    'three-ppeoks': (payment) => pays(payment, '3回のポク（뻑）'),
    chongtong: (payment) => pays(payment, 'チョントン（총통）'),
    'four-on-field': (payment) => pays(payment, '場に同じ月の4枚'),
  },
  short: (action, paid) =>
    `${action}。ただし、${paid === null ? '石がありません' : `払えたのは${paid}だけです`}`,
};

export const sheet: Words['sheet'] = {
  title: (round, more) => [`第${round}局`, ...more].join('・'),
  winner: (who) => `${who}の勝ちです。`,
  multiplied: (list) => `倍率：${list}。`,
  row: (who, text) => `${who}：${text}`,
  cards: (points, unit) => `札${points}${unit === 'ken' ? '間' : '点'}`,
  noYaku: '役なし',
  yaku: (list) => list,
  made: (worth, cards) => `${worth}：${cards}`,
  void: (list) => `流れた役：${list}`,
  sum: (terms, result) => `${terms} = ${result}`,
  payments: '支払い',
  noPayments: '支払いはありません。',
  totals: (list) => `現在：${list}。`,
  total: (who, total, change) => `${who} ${total}（${change}）`,
  borrowed: (plates) => `借り：${KANJI[plates] ?? plates}もと`,
  standing: '最終順位',
  place: (place, who, score) => `${place}位 ${who}：${score}`,
  withBest: (line, yaku) => `${line}（最高の役：${yaku}）`,
  withRating: (line, before, after) => `${line}・レート${before}→${after}`,
  streak: (wins) => `${wins}連勝`,
};
