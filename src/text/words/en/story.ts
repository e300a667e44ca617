import type {
  BurdenException,
  Coup,
  OverWhy,
  PaidWhy,
  RedealWhy,
} from '../../../engine/round/event.ts';
import type { Call } from '../../../engine/round/state/koi-koi-state.ts';
import type { Offer } from '../../../engine/round/state.ts';
import type { CardNames } from '../cards.ts';
import type { PaymentInfo, People } from '../facts.ts';
import { count, plain } from '../numbers.ts';

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

/**
 * Actions, and sentences of the table. An action leaves its actor to `line`; its last parameter `who` tells
 * who acts, for verbs that agree with them.
 */
export const story = {
  /** One line of what `who` did, one or more actions. */
  line: (who: People, actions: readonly string[]) => `${who} ${actions.join('; ')}.`,
  oya: {
    draw: (who: People, card: CardNames) => `${who} ${card}`,
    /** `draws`: one text for each time that cards were drawn. */
    drawn: (draws: readonly string[], oya: People) =>
      `Drawing for oya: ${draws.join('; again: ')}. ${oya} is oya (dealer).`,
  },
  /** `title`: as on the score sheet. */
  round: (title: string, oya: People) => `${title}. ${oya} is oya.`,
  /** In which order the round is played. */
  order: (names: People) => `Order of play: ${names}.`,
  dealt: (field: number, pile: number) =>
    `Dealt: ${count(field, 'card', 'cards')} on the field, ${pile} in the pile.`,
  fourShown: (plant: string, _who: People) =>
    `shows all four ${plant} cards and gets four new cards`,
  redealt: {
    'four-of-a-month-on-field': (plant) =>
      `All four ${plant} cards are on the field, so the cards are redealt.`,
    'four-of-a-month-in-hand': (plant) =>
      `All four ${plant} cards are in one hand, so the cards are redealt.`,
    'three-of-the-month-on-field': (plant) =>
      `Three ${plant} cards are on the field in their own month, so the cards are redealt.`,
    'rain-on-field': (_plant) =>
      'The rain man, the swallow and the willow ribbon are on the field, so the cards are redealt.',
    'three-willows-on-field': (_plant) =>
      'Three willows are on the field, so the cards are redealt.',
    'pairs-on-field': (_plant) => 'The field is all pairs, so the cards are redealt.',
    'nobody-stayed': (_plant) =>
      'Nobody stayed, so the pot is given back and the cards are redealt.',
    'all-level': (_plant) =>
      'All three have 100 card points, so the round is void and the cards are redealt.',
    claimed: (_plant) => 'The cards are redealt.',
    fuke: (_plant) =>
      'A player has very few card points (fuke), so the round is void and the cards are redealt.',
    tegarasu: (_plant) =>
      'The round is a draw (tegarasu sanjū): nobody scores, and the cards are redealt.',
  } satisfies Record<RedealWhy, (plant: string) => string>,
  /** `cards`: what went back, by name. */
  replacedOnField: (cards: string) =>
    `Three or more cards of a month were dealt to the field, so these were replaced from the pile: ${cards}.`,
  /** `cards`: how many went back from the hand. */
  replaced: (cards: number, _who: People) =>
    cards === 1 ? 'exchanges one of three cards of a month' : `exchanges ${cards} cards of a month`,
  /** `oya` takes the onifuda with the card that lies face down on it. */
  blindSet: (onifuda: CardNames, oya: People) =>
    `The top card of the pile is placed face down on ${onifuda}. ${oya} takes both after playing a card.`,
  /** `times`: by how much, and why. */
  multiplied: (times: string) => `This round’s payments: ${times}.`,
  /** What will multiply the rounds after this one. */
  next: (times: readonly number[]) => `After it: ${times.map((one) => `× ${one}`).join(', ')}.`,
  claimed: {
    replacement: (_who) => 'has three or more cards of a month and exchanges',
    redeal: (_who) => 'has all four cards of a month and asks for a new deal',
    draw: (_who) => 'claims a draw',
    chongtong: (_who) => 'shows **chongtong** (총통) and wins the round',
  } satisfies Record<Offer, (who: People) => string>,
  declined: {
    replacement: (_who) => 'keeps the hand',
    redeal: (_who) => 'keeps the hand',
    draw: (_who) => 'doesn’t claim a draw',
    chongtong: (_who) => 'plays on',
  } satisfies Record<Offer, (who: People) => string>,
  /** `worth`: empty if two such hands cancel out. */
  teyaku: (teyaku: string, worth: string, cards: string) =>
    `shows **${teyaku}**${worth && ` (${worth})`}: ${cards}`,
  fieldTaken: (plant: string, _who: People) => `takes all four ${plant} cards from the field`,
  /** `held`: the cards that came from the hand. */
  monthTaken: {
    hiki: (plant, held, _who) => `takes all four ${plant} cards (hiki) with ${held}`,
    blocked: (plant, held, _who) =>
      `shows ${held}; blocks the wild card and takes all four ${plant} cards`,
  } satisfies Record<'hiki' | 'blocked', (plant: string, held: string, who: People) => string>,
  returned: (card: CardNames, _who: People) => `takes ${card} back and plays another card`,
  removed: (card: CardNames) => `Dealt to the field and left out of this round: ${card}.`,
  calls: {
    'koi-koi': (_who) => 'calls **koi-koi** and plays on',
    sage: (_who) => 'calls **sage** and plays on',
    go: (_who) => 'calls **go** (고) and plays on',
  } satisfies Record<Call, (who: People) => string>,
  cancelled: (_who: People) => '**cancels** and ends the round for half of the yaku',
  /** The deal has no hand for a seat. */
  satOut: (_who: People) => 'is dealt no hand and sits this round out',
  shobu: (_who: People) => 'calls **shōbu** and ends the round',
  /** The same in Go-Stop. */
  stop: (_who: People) => 'calls **stop** (스톱) and wins the round',
  shaken: (cards: string, _who: People) => `**shakes** (흔들기) and shows ${cards}`,
  bombed: (cards: string, _who: People) => `drops a **bomb** (폭탄): ${cards}`,
  tokenUsed: (_who: People) => 'plays no card, for a bomb',
  coups: {
    jjok: (_who) => '**jjok** (쪽): the flipped card takes the one just played',
    ttadak: (_who) => '**ttadak** (따닥): all four together',
    ppeok: (_who) => '**ppeok** (뻑): the three cards stay on the field as a stack',
    stack: (_who) => '**takes a stack**',
    'own-stack': (_who) => '**jappeok** (자뻑): takes back their own stack',
    sweep: (_who) => '**sweep** (쓸): the field is empty',
  } satisfies Record<Exclude<Coup, 'bomb'>, (who: People) => string>,
  stolen: (from: People, cards: string, _who: People) => `gets ${cards} from ${from}`,
  /** The field lay face down until now. */
  fieldShown: (cards: string) => `On the field: ${cards}.`,
  /** A hand that wins with it, or that nobody may win with. */
  fourInHand: (plant: string, _who: People) => `holds all four ${plant} cards`,
  /** `players`: how many play a round. */
  stayed: {
    choice: (_players, _who) => 'stays',
    obliged: (players, _who) => `must play: only ${spelled(players)} are left`,
    'cannot-pay': (_players, _who) => 'must play: too few stones to drop out',
  } satisfies Record<'choice' | 'obliged' | 'cannot-pay', (players: number, who: People) => string>,
  dropped: (_who: People) => 'drops out',
  /** `players`: how many play the round. */
  forcedOut: (who: People, players: number) =>
    `${who} ${who.count === 1 ? 'is' : 'are'} forced out, as ${spelled(players)} players stayed.`,
  chased: (_who: People) => 'chases',
  passed: {
    choice: (_who) => 'doesn’t chase',
    'cannot-pay': (_who) => 'can’t chase: too few stones for the penalty',
  } satisfies Record<'choice' | 'cannot-pay', (who: People) => string>,
  stood: (by: People, _who: People) => `keeps their place, though ${by} chases`,
  displaced: {
    choice: (by, _who) => `gives up their place to ${by}`,
    third: (by, _who) => `must give up their place to ${by}, as the first two kept theirs`,
  } satisfies Record<'choice' | 'third', (by: People, who: People) => string>,
  entered: (who: People, leader: People) =>
    `${who} ${who.count === 1 ? 'plays' : 'play'} this round. ${leader} leads.`,
  declared: {
    teyaku: (card, _who) => `says “Teyaku desu”: ${card} belongs to a yaku they hold`,
    pair: (card, _who) =>
      `says “Ni-mai mochi” with ${card}: the second of the pair follows next turn`,
    'pair-promised': (card, _who) => `keeps the promise of the pair with ${card}`,
    'all-burdened': (card, _who) => `has only burdened cards, and gives away least with ${card}`,
  } satisfies Record<BurdenException, (card: CardNames, who: People) => string>,
  played: (card: CardNames, _who: People) => `plays ${card}`,
  turned: (card: CardNames, _who: People) => `flips ${card}`,
  laid: (card: CardNames, _who: People) => `lays ${card} on the field`,
  turnedLaid: (card: CardNames, _who: People) => `flips ${card} onto the field`,
  playedTaking: (card: CardNames, taken: CardNames, _who: People) =>
    `plays ${card} and takes ${taken}`,
  turnedTaking: (card: CardNames, taken: CardNames, _who: People) =>
    `flips ${card} and takes ${taken}`,
  /** A card that comes with nothing else: the onifuda turned last. */
  gotAlone: (card: CardNames, _who: People) => `takes ${card} alone`,
  yaku: (yaku: string, worth: string, _who: People) => `makes **${yaku}** (${worth})`,
  leftovers: (cards: string, _who: People) => `takes the cards left on the field: ${cards}`,
  borrowed: (stage: string, _who: People) =>
    `runs out of stones and borrows a plate: the ${stage} begins`,
  settled: (round: number, winner: People | null, results: string) =>
    `Round ${round} is over${winner === null ? '' : `, and ${winner} wins it`}: ${results}.`,
  unplayed: (who: People) =>
    `Only ${who} ${who.count === 1 ? 'stays' : 'stay'}, so the round isn’t played.`,
  /** The end of a game of several, and how many each has won. */
  game: (winner: People | null, score: string) =>
    `${winner === null ? 'The lead is shared, so nobody wins this game' : `${winner} wins this game`}: ${score}.`,
  overWhy: {
    rounds: 'The match is over: all rounds have been played.',
    ruin: 'The match is over: there’s no plate left to borrow.',
    'no-points': 'The match is over: zero card points wins everything.',
    target: 'The match is over: the target score was reached.',
    games: 'The match is over: enough games have been won.',
    yaku: 'The match is over: a yaku wins it outright.',
  } satisfies Record<OverWhy, string>,
  won: (who: People, score: string) => `${who} ${who.count === 1 ? 'wins' : 'win'} with ${score}.`,
  shared: (who: People, score: string) => `${who} tie for first with ${score}.`,
};

export const payments = {
  pot: 'the pot',
  bank: 'the bank',
  /** What the payer, or the receiver if the pot or the bank pays, did. */
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
    liability: (payment) => `${pays(payment)} for ${payment.yaku}: gave away the card for it`,
    unimproved: (payment) => `${pays(payment)}: half of the yaku, as the round was played out`,
    sohachi: (payment) => `${pays(payment)} for Sōhachi: all three have 88 card points`,
    futahachi: (payment) => `${pays(payment)} for Futahachi: 168 card points or more`,
    sujuroku: (payment) => `${pays(payment)} for Sujūroku: sixteen chaff or more`,
    tobikomi: (payment) => `${pays(payment)} for Tobikomi: all four of a triplet`,
    nukeyaku: (payment) => `${pays(payment)} for Nukeyaku: 89 card points or more`,
    'compensation-returned': (payment) => `${pays(payment)}: gives back what was sold`,
    stop: (payment) => `${pays(payment)}: stop${payment.times}`,
    go: (payment) => `${pays(payment)}: go${payment.times}`,
    dokbak: (payment) =>
      `${pays(payment)} for another player: dokbak (독박), called go${payment.times}`,
    'first-ppeok': (payment) => `${pays(payment)}: early ppeok (뻑)`,
    'first-ttadak': (payment) => `${pays(payment)}: early ttadak (따닥)`,
    'three-ppeoks': (payment) => `${pays(payment)}: three ppeok (뻑)`,
    chongtong: (payment) => `${pays(payment)}: chongtong (총통), four of a month in hand`,
    'four-on-field': (payment) => `${pays(payment)}: four of a month on the field`,
  } satisfies Record<PaidWhy, (payment: PaymentInfo) => string>,
  /** The action as owed, and the little that there was to pay it; null for nothing at all. */
  short: (action: string, paid: string | null, _who: People) =>
    `${action}, but has ${paid === null ? 'no stones' : `only ${paid}`}`,
};

/** The score sheet of a round and the end of a match. */
export const sheet = {
  /** `more`: the month, the stage. */
  title: (round: number, more: readonly string[]) => [`Round ${round}`, ...more].join(' · '),
  winner: (who: People) => `${who} wins the round.`,
  /** What multiplied the payments. */
  multiplied: (list: string) => `Multiplier: ${list}.`,
  /** `unit`: what card points are counted in. */
  cards: (points: number, unit: 'points' | 'ken') =>
    unit === 'ken' ? `${plain(points)} ken in cards` : count(points, 'card point', 'card points'),
  noYaku: 'no yaku',
  /** What a yaku is worth, and the cards that make it. */
  made: (worth: string, cards: string) => `${worth} – ${cards}`,
  void: (list: string) => `cancelled: ${list}`,
  payments: 'Payments',
  noPayments: 'No payments.',
  totals: (list: string) => `Totals: ${list}.`,
  total: (who: People, total: string, change: string) => `${who}: ${total} (${change})`,
  borrowed: (plates: number) => `${count(plates, 'plate', 'plates')} borrowed`,
  standing: 'Final standings',
  /** A line of a place, and the best yaku of that seat in the match. */
  withBest: (line: string, yaku: string) => `${line}; best yaku: ${yaku}`,
  /** The same, and the rating before and after the match. */
  withRating: (line: string, before: string, after: string) =>
    `${line}; rating ${before} → ${after}`,
  /** So many matches won in a row, two at least. */
  streak: (wins: number) => `${wins} wins in a row`,
};
