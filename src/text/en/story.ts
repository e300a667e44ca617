import { count, plain } from '../format/numbers.ts';
import type { PaymentFacts, PaymentWords, SheetWords, ToldWords } from '../words/story.ts';

const SPELLED: Readonly<Record<number, string>> = { 2: 'two', 3: 'three' };

/** `three`: how many play a round. */
function spelled(players: number): string {
  return SPELLED[players] ?? String(players);
}

/** `pays Ben 20 points`, `each pay Ben 20 points`; from the bank `gets 20 points`. */
function pays({ other, amount, payers }: PaymentFacts): string {
  if (payers === 0) return `gets ${amount}`;
  return `${payers === 1 ? 'pays' : 'each pay'} ${other} ${amount}`;
}

export const TOLD: ToldWords = {
  line: (who, deeds) => `${who} ${deeds.join('; ')}.`,
  oya: {
    draw: (who, card) => `${who} ${card}`,
    drawn: (draws, oya) => `Drawing for oya: ${draws.join('; again ')}. ${oya} is oya (dealer).`,
  },
  round: (round, oya, more) => `${[`Round ${round}`, ...more].join(' · ')}. ${oya} is oya.`,
  order: (names) => `They play in this order: ${names}.`,
  month: (month, plant) => `${month} (${plant})`,
  dealt: (field, pile) =>
    `The cards are dealt: ${field} on the field, ${count(pile, 'card', 'cards')} in the pile.`,
  fourShown: (plant) => `shows all four ${plant} cards and gets four new cards`,
  redealt: {
    'four-of-a-month-on-field': (plant) =>
      `All four ${plant} cards lie on the field: the cards are dealt again.`,
    'three-of-the-month-on-field': (plant) =>
      `Three ${plant} cards lie on the field in their own month: the cards are dealt again.`,
    'rain-on-field': () =>
      'The rain man, the swallow and the willow ribbon lie on the field: the cards are dealt again.',
    'pairs-on-field': () => 'Every card on the field has its pair: the cards are dealt again.',
    'nobody-stayed': () => 'Nobody stays: the cards are dealt again and the pot is given back.',
    'all-level': () => 'All three have 100 card points: the round is void and dealt again.',
    claimed: () => 'The cards are dealt again.',
    fuke: () => 'Somebody has 20 card points or fewer (fuke): the round is void and dealt again.',
    tegarasu: () => 'The round is a draw (tegarasu sanjū): nobody scores, and it is dealt again.',
  },
  replacedOnField: (cards) =>
    `Three cards of a month or more lay on the field: ${cards} went back into the pile, and new cards came.`,
  replaced: (cards) =>
    cards === 1
      ? 'puts one of three cards of a month back and gets a new one'
      : `puts ${cards} cards of a month back and gets new ones`,
  blindSet: (onifuda, oya) =>
    `The top card of the pile lies face down on ${onifuda}: ${oya} gets both at the end of the first turn.`,
  multiplied: (times) => `All payments of this round count ${times}.`,
  claimed: {
    replacement: 'has three cards of a month or more and asks for an exchange',
    redeal: 'has all four cards of a month and asks for a new deal',
    draw: 'claims a draw',
  },
  declined: {
    replacement: 'keeps the hand',
    redeal: 'keeps the hand',
    draw: 'does not claim a draw',
  },
  teyaku: (teyaku, worth, cards) => `shows **${teyaku}**${worth && ` (${worth})`}: ${cards}`,
  fieldTaken: (plant) => `takes all four ${plant} cards from the field`,
  koiKoi: 'calls **koi-koi** and plays on',
  shobu: 'calls **shōbu** and ends the round',
  stayed: {
    choice: () => 'stays',
    obliged: (players) => `must play, because only ${spelled(players)} are left`,
    'cannot-pay': () => 'must play, with too few stones to drop out',
  },
  dropped: 'drops out',
  forcedOut: (who, out, players) =>
    `${who} ${out === 1 ? 'is' : 'are'} forced out, because ${spelled(players)} players stay.`,
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
  turnedLaid: (card) => `turns ${card} onto the field`,
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
    target: 'The match is over: the points to play for are reached.',
  },
  won: (who, score) => `${who} wins with ${score}.`,
  shared: (who, score) => `${who} share the first place with ${score}.`,
};

export const PAYMENTS: PaymentWords = {
  pot: 'the pot',
  bank: 'the bank',
  deeds: {
    'round-score': (facts) => `${pays(facts)}: score of the round`,
    'round-counter': ({ amount }) => `takes a round counter: ${amount}`,
    dropout: ({ amount }) => `puts ${amount} in the pot`,
    'dropout-returned': ({ amount }) => `gets ${amount} back from the pot`,
    'pot-split': ({ amount }) => `gets ${amount}, half of the pot`,
    'pot-taken': ({ amount }) => `takes the whole pot, ${amount}`,
    'pot-share': ({ amount }) => `takes ${amount} from the pot: best yaku`,
    'chase-penalty': (facts) => `${pays(facts)}: chased and took fewer than 100 card points`,
    'card-points': (facts) => `${pays(facts)}: card points`,
    dekiyaku: (facts) => `${pays(facts)}: difference of yaku`,
    'blue-bonus': (facts) => `${pays(facts)}: bonus for Blue Ribbons`,
    'low-man-out': (facts) => `${pays(facts)}: low man out, 15 card points or fewer`,
    'no-points': ({ other, amount, payers }) =>
      `${payers === 1 ? 'gives' : 'each give'} ${other} ${amount}: no card points win everything`,
    'borrowed-plate': ({ amount }) => `borrows a plate: ${amount}`,
    yaku: (facts) => `${pays(facts)} for ${facts.yaku}`,
    difference: (facts) => `${pays(facts)}: difference of their points`,
    shobu: (facts) => `${pays(facts)}: shōbu`,
    teyaku: (facts) => `${pays(facts)} for ${facts.yaku || 'a lucky hand'}`,
    'oya-privilege': (facts) => `${pays(facts)}: oya of a round without a winner`,
    'few-cards': (facts) => `${pays(facts)}: took very few cards`,
    'loser-yaku': (facts) => `${pays(facts)}: yaku of the other player`,
  },
  short: (deed, paid) => `${deed}, but has ${paid === null ? 'no stones' : `only ${paid}`}`,
};

export const SHEET: SheetWords = {
  title: (round, more) => [`Round ${round}`, ...more].join(' · '),
  winner: (who) => `${who} wins the round.`,
  multiplied: (list) => `Multiplied: ${list}.`,
  row: (who, text) => `${who}: ${text}`,
  cards: (points, unit) =>
    unit === 'ken' ? `${plain(points)} ken in cards` : count(points, 'card point', 'card points'),
  noYaku: 'no yaku',
  yaku: (list) => list,
  made: (worth, cards) => `${worth}: ${cards}`,
  void: (list) => `not counted: ${list}`,
  sum: (terms, result) => `${terms} = ${result}`,
  payments: 'Payments',
  noPayments: 'Nobody pays anything.',
  totals: (list) => `Now: ${list}.`,
  total: (who, total, change) => `${who} ${total} (${change})`,
  borrowed: (plates) => `${count(plates, 'plate', 'plates')} borrowed`,
  standing: 'Final standing',
  place: (place, who, score) => `${place}. ${who}: ${score}`,
  withBest: (line, yaku) => `${line}; best yaku: ${yaku}`,
};
