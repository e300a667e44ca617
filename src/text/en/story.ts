import { count, plain } from '../format/numbers.ts';
import type { PaymentInfo, PaymentWords, SheetWords, StoryWords } from '../words/story.ts';

const SPELLED: Readonly<Record<number, string>> = { 2: 'two', 3: 'three' };

/** `three`: how many play a round. */
function spelled(players: number): string {
  return SPELLED[players] ?? String(players);
}

/** `pays Ben 20 points`, `each pay Ben 20 points`; from the bank `gets 20 points`. */
function pays({ other, amount, payers }: PaymentInfo): string {
  if (payers === 0) return `gets ${amount}`;
  return `${payers === 1 ? 'pays' : 'each pay'} ${other} ${amount}`;
}

/** What multiplies the payment, after its reason. */
function times({ times: told }: PaymentInfo): string {
  return told && `, ${told}`;
}

export const STORY: StoryWords = {
  line: (who, actions) => `${who} ${actions.join('; ')}.`,
  oya: {
    draw: (who, card) => `${who} ${card}`,
    drawn: (draws, oya) => `Drawing for oya: ${draws.join('; again: ')}. ${oya} is oya (dealer).`,
  },
  round: (round, oya, more) => `${[`Round ${round}`, ...more].join(' · ')}. ${oya} is oya.`,
  order: (names) => `Order of play: ${names}.`,
  month: (month, plant) => `${month} (${plant})`,
  dealt: (field, pile) =>
    `Dealt: ${count(field, 'card', 'cards')} on the field, ${pile} in the pile.`,
  fourShown: (plant) => `shows all four ${plant} cards and gets four new cards`,
  redealt: {
    'four-of-a-month-on-field': (plant) =>
      `All four ${plant} cards are on the field, so the cards are redealt.`,
    'four-of-a-month-in-hand': (plant) =>
      `All four ${plant} cards are in one hand, so the cards are redealt.`,
    'three-of-the-month-on-field': (plant) =>
      `Three ${plant} cards are on the field in their own month, so the cards are redealt.`,
    'rain-on-field': () =>
      'The rain man, the swallow and the willow ribbon are on the field, so the cards are redealt.',
    'three-willows-on-field': () => 'Three willows are on the field, so the cards are redealt.',
    'pairs-on-field': () => 'The field is all pairs, so the cards are redealt.',
    'nobody-stayed': () => 'Nobody stayed, so the pot is given back and the cards are redealt.',
    'all-level': () =>
      'All three have 100 card points, so the round is void and the cards are redealt.',
    claimed: () => 'The cards are redealt.',
    fuke: () =>
      'A player has very few card points (fuke), so the round is void and the cards are redealt.',
    tegarasu: () =>
      'The round is a draw (tegarasu sanjū): nobody scores, and the cards are redealt.',
  },
  replacedOnField: (cards) =>
    `Three or more cards of a month were dealt to the field, so these were replaced from the pile: ${cards}.`,
  replaced: (cards) =>
    cards === 1 ? 'exchanges one of three cards of a month' : `exchanges ${cards} cards of a month`,
  blindSet: (onifuda, oya) =>
    `The top card of the pile is placed face down on ${onifuda}. ${oya} takes both after playing a card.`,
  multiplied: (times) => `This round’s payments: ${times}.`,
  next: (times) => `After it: ${times.map((one) => `× ${one}`).join(', ')}.`,
  claimed: {
    replacement: () => 'has three or more cards of a month and exchanges',
    redeal: () => 'has all four cards of a month and asks for a new deal',
    draw: () => 'claims a draw',
    chongtong: () => 'shows **chongtong** (총통) and wins the round',
  },
  declined: {
    replacement: () => 'keeps the hand',
    redeal: () => 'keeps the hand',
    draw: () => 'doesn’t claim a draw',
    chongtong: () => 'plays on',
  },
  teyaku: (teyaku, worth, cards) => `shows **${teyaku}**${worth && ` (${worth})`}: ${cards}`,
  fieldTaken: (plant) => `takes all four ${plant} cards from the field`,
  monthTaken: {
    hiki: (plant, held) => `takes all four ${plant} cards (hiki) with ${held}`,
    blocked: (plant, held) =>
      `shows ${held}; blocks the wild card and takes all four ${plant} cards`,
  },
  returned: (card) => `takes ${card} back and plays another card`,
  removed: (card) => `Dealt to the field and left out of this round: ${card}.`,
  calls: {
    'koi-koi': () => 'calls **koi-koi** and plays on',
    sage: () => 'calls **sage** and plays on',
    go: () => 'calls **go** (고) and plays on',
  },
  cancelled: () => '**cancels** and ends the round for half of the yaku',
  satOut: () => 'is dealt no hand and sits this round out',
  shobu: () => 'calls **shōbu** and ends the round',
  stop: () => 'calls **stop** (스톱) and wins the round',
  shaken: (cards) => `**shakes** (흔들기) and shows ${cards}`,
  bombed: (cards) => `drops a **bomb** (폭탄): ${cards}`,
  tokenUsed: () => 'plays no card, for a bomb',
  coups: {
    jjok: () => '**jjok** (쪽): the flipped card takes the one just played',
    ttadak: () => '**ttadak** (따닥): all four together',
    ppeok: () => '**ppeok** (뻑): the three cards stay on the field as a stack',
    stack: () => '**takes a stack**',
    'own-stack': () => '**jappeok** (자뻑): takes back their own stack',
    sweep: () => '**sweep** (쓸): the field is empty',
  },
  stolen: (from, cards) => `gets ${cards} from ${from}`,
  fieldShown: (cards) => `On the field: ${cards}.`,
  fourInHand: (plant) => `holds all four ${plant} cards`,
  stayed: {
    choice: () => 'stays',
    obliged: (players) => `must play: only ${spelled(players)} are left`,
    'cannot-pay': () => 'must play: too few stones to drop out',
  },
  dropped: () => 'drops out',
  forcedOut: (who, players) =>
    `${who} ${who.count === 1 ? 'is' : 'are'} forced out, as ${spelled(players)} players stayed.`,
  chased: () => 'chases',
  passed: {
    choice: () => 'doesn’t chase',
    'cannot-pay': () => 'can’t chase: too few stones for the penalty',
  },
  stood: (by) => `keeps their place, though ${by} chases`,
  displaced: {
    choice: (by) => `gives up their place to ${by}`,
    third: (by) => `must give up their place to ${by}, as the first two kept theirs`,
  },
  entered: (who, leader) =>
    `${who} ${who.count === 1 ? 'plays' : 'play'} this round. ${leader} leads.`,
  declared: {
    teyaku: (card) => `says “Teyaku desu”: ${card} belongs to a yaku they hold`,
    pair: (card) => `says “Ni-mai mochi” with ${card}: the second of the pair follows next turn`,
    'pair-promised': (card) => `keeps the promise of the pair with ${card}`,
    'all-burdened': (card) => `has only burdened cards, and gives away least with ${card}`,
  },
  played: (card) => `plays ${card}`,
  turned: (card) => `flips ${card}`,
  laid: (card) => `lays ${card} on the field`,
  turnedLaid: (card) => `flips ${card} onto the field`,
  playedTaking: (card, taken) => `plays ${card} and takes ${taken}`,
  turnedTaking: (card, taken) => `flips ${card} and takes ${taken}`,
  gotAlone: (card) => `takes ${card} alone`,
  yaku: (yaku, worth) => `makes **${yaku}** (${worth})`,
  leftovers: (cards) => `takes the cards left on the field: ${cards}`,
  borrowed: (stage) => `runs out of stones and borrows a plate: the ${stage} begins`,
  settled: (round, winner, results) =>
    `Round ${round} is over${winner === null ? '' : `, ${winner} wins it`}: ${results}.`,
  result: (who, change) => `${who} ${change}`,
  unplayed: {
    'pot-split': (who) => `Only ${who} stay, so the round isn’t played.`,
    'pot-taken': (who) => `Only ${who} stays, so the round isn’t played.`,
  },
  game: (winner, score) =>
    `${winner === null ? 'The lead is shared, so nobody wins this game' : `${winner} wins this game`}: ${score}.`,
  overWhy: {
    rounds: 'The match is over: all rounds have been played.',
    ruin: 'The match is over: there’s no plate left to borrow.',
    'no-points': 'The match is over: zero card points wins everything.',
    target: 'The match is over: the target score was reached.',
    games: 'The match is over: enough games have been won.',
    yaku: 'The match is over: a yaku wins it outright.',
  },
  won: (who, score) => `${who} ${who.count === 1 ? 'wins' : 'win'} with ${score}.`,
  shared: (who, score) => `${who} tie for first with ${score}.`,
};

export const PAYMENTS: PaymentWords = {
  pot: 'the pot',
  bank: 'the bank',
  actions: {
    'round-score': (payment) => `${pays(payment)}: round score`,
    'round-counter': ({ amount }) => `takes a round counter: ${amount}`,
    dropout: ({ amount }) => `puts ${amount} in the pot`,
    'dropout-returned': ({ amount }) => `gets ${amount} back from the pot`,
    'pot-split': ({ amount }) => `gets ${amount}, half of the pot`,
    'pot-taken': ({ amount }) => `takes the whole pot, ${amount}`,
    'pot-share': ({ amount }) => `takes ${amount} from the pot: best yaku`,
    'chase-penalty': (payment) =>
      `${pays(payment)}: chased and captured fewer than 100 card points`,
    'card-points': (payment) => `${pays(payment)}: card points`,
    dekiyaku: (payment) => `${pays(payment)}: yaku difference`,
    'blue-bonus': (payment) => `${pays(payment)}: bonus for Blue Ribbons`,
    'low-man-out': (payment) => `${pays(payment)}: low man out, 15 card points or fewer`,
    'no-points': ({ other, amount, payers }) =>
      `${payers === 1 ? 'gives' : 'each give'} ${other} ${amount}: zero card points wins everything`,
    'borrowed-plate': ({ amount }) => `borrows a plate: ${amount}`,
    yaku: (payment) => `${pays(payment)} for ${payment.yaku}`,
    difference: (payment) => `${pays(payment)}: point difference`,
    shobu: (payment) => `${pays(payment)}: shōbu`,
    teyaku: (payment) => `${pays(payment)} for ${payment.yaku || 'a lucky hand'}`,
    'oya-privilege': (payment) => `${pays(payment)}: oya’s right (nobody won)`,
    'few-cards': (payment) => `${pays(payment)}: few cards captured`,
    'loser-yaku': (payment) => `${pays(payment)}: opponent’s yaku`,
    'rival-yaku': ({ amount, payers, yaku }) =>
      `${payers === 1 ? 'loses' : 'each lose'} ${amount}: another has ${yaku}`,
    'partner-points': (payment) => `${pays(payment)}: the partners’ card points`,
    victory: (payment) => `${pays(payment)}: best of the round`,
    compensation: (payment) => `${pays(payment)}: forced out`,
    cancel: (payment) => `${pays(payment)}: cancelled, half of the yaku`,
    liability: (payment) => `${pays(payment)} for ${payment.yaku}: fed it the card`,
    unimproved: (payment) => `${pays(payment)}: half of the yaku, the round was played out`,
    sohachi: (payment) => `${pays(payment)} for Sōhachi: all three have 88 card points`,
    futahachi: (payment) => `${pays(payment)} for Futahachi: 168 card points or more`,
    sujuroku: (payment) => `${pays(payment)} for Sujūroku: sixteen chaff or more`,
    tobikomi: (payment) => `${pays(payment)} for Tobikomi: all four of a triplet`,
    nukeyaku: (payment) => `${pays(payment)} for Nukeyaku: 89 card points or more`,
    'compensation-returned': (payment) => `${pays(payment)}: gives back what was sold`,
    stop: (payment) => `${pays(payment)}: stop${times(payment)}`,
    go: (payment) => `${pays(payment)}: go${times(payment)}`,
    dokbak: (payment) =>
      `${pays(payment)} for another player: dokbak (독박), called go${times(payment)}`,
    'first-ppeok': (payment) => `${pays(payment)}: ppeok (뻑) in the first turns`,
    'first-ttadak': (payment) => `${pays(payment)}: ttadak (따닥) in the first turn`,
    'three-ppeoks': (payment) => `${pays(payment)}: three ppeok (뻑)`,
    chongtong: (payment) => `${pays(payment)}: chongtong (총통), four of a month in hand`,
    'four-on-field': (payment) => `${pays(payment)}: four of a month on the field`,
  },
  short: (action, paid) => `${action}, but has ${paid === null ? 'no stones' : `only ${paid}`}`,
};

export const SHEET: SheetWords = {
  title: (round, more) => [`Round ${round}`, ...more].join(' · '),
  winner: (who) => `${who} wins the round.`,
  multiplied: (list) => `Multiplier: ${list}.`,
  row: (who, text) => `${who}: ${text}`,
  cards: (points, unit) =>
    unit === 'ken' ? `${plain(points)} ken in cards` : count(points, 'card point', 'card points'),
  noYaku: 'no yaku',
  yaku: (list) => list,
  made: (worth, cards) => `${worth} – ${cards}`,
  void: (list) => `cancelled: ${list}`,
  sum: (terms, result) => `${terms} = ${result}`,
  payments: 'Payments',
  noPayments: 'No payments.',
  totals: (list) => `Totals: ${list}.`,
  total: (who, total, change) => `${who}: ${total} (${change})`,
  borrowed: (plates) => `${count(plates, 'plate', 'plates')} borrowed`,
  standing: 'Final standings',
  place: (place, who, score) => `${place}. ${who}: ${score}`,
  withBest: (line, yaku) => `${line}; best yaku: ${yaku}`,
  withRating: (line, before, after) => `${line}; rating ${before} → ${after}`,
  streak: (wins) => `${wins} wins in a row`,
};
