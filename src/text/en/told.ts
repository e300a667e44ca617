import { count } from '../numbers.ts';
import type { PaymentWords, SheetWords, ToldWords } from '../told-words.ts';

export const TOLD: ToldWords = {
  line: (who, deeds) => `${who} ${deeds.join('; ')}.`,
  oya: {
    draw: (who, card) => `${who} ${card}`,
    drawn: (draws, oya) => `Drawing for oya: ${draws.join('; again ')}. ${oya} is oya (dealer).`,
  },
  round: (round, oya, more) => `${[`Round ${round}`, ...more].join(' · ')}. ${oya} is oya.`,
  month: (month, plant) => `${month} (${plant})`,
  dealt: (field, pile) =>
    `The cards are dealt: ${field} on the field, ${count(pile, 'card', 'cards')} in the pile.`,
  fourShown: (plant) => `shows all four ${plant} cards and gets four new cards`,
  redealt: {
    'four-of-a-month-on-field': (plant) =>
      `All four ${plant} cards lie on the field: the cards are dealt again.`,
    'three-of-the-month-on-field': (plant) =>
      `Three ${plant} cards lie on the field in their own month: the cards are dealt again.`,
    'nobody-stayed': () => 'Nobody stays: the cards are dealt again and the pot is given back.',
    'all-level': () => 'All three have 100 card points: the round is void and dealt again.',
  },
  stayed: {
    choice: 'stays',
    obliged: 'must play, because only three are left',
    'cannot-pay': 'must play, with too few stones to drop out',
  },
  dropped: 'drops out',
  forcedOut: (who, number) =>
    `Three players stay. ${who} ${number === 1 ? 'is' : 'are'} forced out.`,
  chased: 'chases',
  passed: {
    choice: 'does not chase',
    'cannot-pay': 'cannot chase, with too few stones for the penalty',
  },
  stood: (by) => `stays, though ${by} chases`,
  displaced: {
    choice: (by) => `leaves the round to ${by}`,
    third: (by) => `must leave the round to ${by}, because the first two stayed`,
  },
  entered: (who, leader) => `${who} play this round. ${leader} leads.`,
  declared: {
    teyaku: (card) => `says “Teyaku desu”: ${card} belongs to a yaku in hand`,
    pair: (card) => `says “Ni-mai mochi” with ${card}: the second of the pair follows next turn`,
    'pair-promised': (card) => `keeps the promise of the pair with ${card}`,
    'all-burdened': (card) => `has only burdened cards left, and ${card} costs least`,
  },
  played: (card) => `plays ${card}`,
  turned: (card) => `turns ${card}`,
  laid: (card) => `lays ${card} on the field`,
  turnedLaid: (card) => `turns ${card}, which stays on the field`,
  playedTaking: (card, taken) => `plays ${card} and takes ${taken}`,
  turnedTaking: (card, taken) => `turns ${card} and takes ${taken}`,
  gotAlone: (card) => `gets ${card} and no other card`,
  yaku: (yaku, worth) => `makes **${yaku}** (${worth})`,
  leftovers: (cards) => `gets what is left on the field: ${cards}`,
  borrowed: (stage) => `has no stones left and borrows a plate: now it is the ${stage}`,
  settled: (round, winner, results) =>
    `Round ${round} is over${winner === null ? '' : `, ${winner} wins it`}: ${results}.`,
  result: (who, change) => `${who} ${change}`,
  unplayed: {
    'pot-split': (who) => `Only ${who} stay: the round is not played.`,
    'pot-taken': (who) => `Only ${who} stays: the round is not played.`,
  },
  overWhy: {
    rounds: 'The match is over: all rounds are played.',
    ruin: 'The match is over: no plate is left to borrow.',
    'no-points': 'The match is over: no card points at all win everything.',
  },
  won: (who, score) => `${who} wins with ${score}.`,
  shared: (who, score) => `${who} share the first place with ${score}.`,
};

export const PAYMENTS: PaymentWords = {
  pot: 'the pot',
  bank: 'the bank',
  deeds: {
    'round-score': ({ other, amount }) => `pays ${other} ${amount}: score of the round`,
    'round-counter': ({ amount }) => `takes a round counter: ${amount}`,
    dropout: ({ amount }) => `puts ${amount} in the pot`,
    'dropout-returned': ({ amount }) => `gets ${amount} back from the pot`,
    'pot-split': ({ amount }) => `gets ${amount}, half of the pot`,
    'pot-taken': ({ amount }) => `takes the whole pot, ${amount}`,
    'pot-share': ({ amount }) => `takes ${amount} from the pot: best yaku`,
    'chase-penalty': ({ other, amount }) =>
      `pays ${other} ${amount}: chased and took fewer than 100 card points`,
    'card-points': ({ other, amount }) => `pays ${other} ${amount}: card points`,
    dekiyaku: ({ other, amount }) => `pays ${other} ${amount}: difference of yaku`,
    'blue-bonus': ({ other, amount }) => `pays ${other} ${amount}: bonus for Blue Ribbons`,
    'low-man-out': ({ other, amount }) =>
      `pays ${other} ${amount}: low man out, 15 card points or fewer`,
    'no-points': ({ other, amount }) => `gives ${other} ${amount}: no card points win everything`,
    'borrowed-plate': ({ amount }) => `borrows a plate: ${amount}`,
  },
  short: (deed, paid) => `${deed}, but has ${paid === null ? 'no stones' : `only ${paid}`}`,
};

export const SHEET: SheetWords = {
  title: (round, more) => [`Round ${round}`, ...more].join(' · '),
  winner: (who) => `${who} wins the round.`,
  row: (who, text) => `${who}: ${text}`,
  cards: (points) => count(points, 'card point', 'card points'),
  noYaku: 'no yaku',
  yaku: (list) => list,
  void: (list) => `not counted: ${list}`,
  sum: (terms, result) => `${terms} = ${result}`,
  payments: 'Payments',
  noPayments: 'Nobody pays anything.',
  totals: (list) => `Now: ${list}.`,
  total: (who, total, change) => `${who} ${total} (${change})`,
  borrowed: (plates) => `${count(plates, 'plate', 'plates')} borrowed`,
  standing: 'Final standing',
  place: (place, who, score) => `${place}. ${who}: ${score}`,
};
