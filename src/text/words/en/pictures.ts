import type { OverWhy, PaidWhy, TimesWhy } from '../../../engine/round/event.ts';
import type { EntryAnswer } from '../../../engine/round/state/auction-state.ts';
import type { Call } from '../../../engine/round/state/koi-koi-state.ts';
import type { TurnMark } from '../../../engine/round/state/late-capture-state.ts';
import type { Phase } from '../../../engine/round/state.ts';
import type { CardNames } from '../cards.ts';
import type { People } from '../facts.ts';
import { count, plain } from '../numbers.ts';
import { ordinal, several } from './grammar.ts';

/** Plain descriptions for people who do not see the pictures. */
export const alt = {
  round: (round: number, of: number | null) =>
    of === null ? `round ${round}` : `round ${round} of ${of}`,
  field: (number: number, cards: string) =>
    `On the field, ${count(number, 'card', 'cards')}: ${cards}.`,
  emptyField: 'The field is empty.',
  fieldDown: (number: number) => `${count(number, 'card', 'cards')} face down on the field.`,
  /** Cards that somebody left on the field as a stack. */
  stack: (who: People, cards: string) => `Stack of ${who}: ${cards}.`,
  pile: (number: number) => `${count(number, 'card', 'cards')} in the pile.`,
  pot: (stones: string) => `In the pot: ${stones}.`,
  /** The onifuda lies there with the pile's top card face down on it. */
  blind: (onifuda: CardNames) => `The top card of the pile is face down on ${onifuda}.`,
  /** The onifuda lies there, and takes or is taken as a wild card. */
  wild: (onifuda: CardNames) => `Wild card: ${onifuda}.`,
  multiplied: (times: string) => `Payments: ${times}.`,
  /** What there is to a seat, or to a yaku. */
  facts: (of: string | People, facts: readonly string[]) => `${of}: ${facts.join('; ')}.`,
  oya: 'oya',
  /** `letter`: of those who play together. */
  team: (letter: string) => `team ${letter}`,
  out: 'isn’t playing this round',
  /** What a seat has answered before the round's play. */
  answers: {
    stay: 'stays',
    drop: 'dropped out',
    'forced-out': 'forced out',
    displaced: 'gave up their place',
    'sits-out': 'is dealt no hand',
  } satisfies Record<Exclude<EntryAnswer, 'none'>, string>,
  inPot: (stones: string) => `${stones} in the pot`,
  hand: (number: number) => `${count(number, 'card', 'cards')} in hand`,
  captured: (number: number, cards: string) => `captured ${number}: ${cards}`,
  /** The same without a word of which. */
  capturedSum: (number: number) => `captured ${number}`,
  /** So many cards of a kind. */
  ofKind: (kind: string, number: number) => several(number, kind),
  nothingCaptured: 'no captures yet',
  total: (total: string) => `total ${total}`,
  /** In a game of go and stop: what its chaff counts, its points of those it can stop with, and that few chaff would cost it double. */
  chaff: (pi: number) => `${pi} pi`,
  onTheWay: (points: number, minimum: number) => `${points} of ${minimum} to stop`,
  atRisk: 'pibak risk',
  yaku: (list: string) => `yaku: ${list}`,
  /** Somebody's yaku that lack one card, each with the cards that would do. */
  needs: (who: People, list: string) => `${who} needs one more card: ${list}.`,
  /** So many cards would do. */
  oneOf: (number: number) => `any of ${number}`,
  /** Hands that score as they were dealt. */
  teyaku: (list: string) => `lucky hand: ${list}`,
  calls: {
    'koi-koi': (calls) => `called koi-koi${calls === 1 ? '' : ` ${calls} times`}`,
    sage: (calls) => `called sage${calls === 1 ? '' : ` ${calls} times`}`,
    go: (calls) => `called go${calls === 1 ? '' : ` ${calls} times`}`,
  } satisfies Record<Call, (calls: number) => string>,
  /** What it has done in its turns, how often. */
  turnMarks: {
    shakes: (times) => `shook${times === 1 ? '' : ` ${times} times`}`,
    bombs: (times) => `${count(times, 'bomb', 'bombs')}`,
    ppeoks: (times) => `${times} ppeok`,
  } satisfies Record<TurnMark, (times: number) => string>,
  /** Turns in which it may do without a card of the hand. */
  tokens: (turns: number) => `can skip playing a card on ${count(turns, 'turn', 'turns')}`,
  /** Cards that it has shown and may still hold. */
  shown: (cards: string) => `has shown ${cards}`,
  yours: (number: number) => `Your hand, ${count(number, 'card', 'cards')}.`,
  noCards: 'Your hand is empty.',
  /** A card of the hand, with its number before it: `3 crane`. */
  takes: (card: string, taken: CardNames) => `${card}: takes ${taken}.`,
  takesOne: (card: string, choices: CardNames) => `${card}: takes one of ${choices}.`,
  mayTake: (card: string, choices: CardNames) => `${card}: can take ${choices}.`,
  /** Of a hand, before those that take something are told. */
  someTake: (taking: number, held: number) =>
    `${taking} of ${held} ${taking === 1 ? 'takes' : 'take'} something.`,
  noneTakes: 'None takes anything.',
  /** The cards that take nothing, each with its number. */
  restLays: (cards: string) => `The rest take nothing: ${cards}.`,
  blocked: (card: string, why: string) => `${card}: blocked. ${why}`,
  choice: (number: number, taken: CardNames) => `${number}: ${taken}.`,
  choiceLeaves: (number: number) => `${number}: leave it on the field.`,
};

/** Short words inside pictures. */
export const picture = {
  /** Before the name of who looks at their own hand. */
  you: 'You',
  /** While a capture is chosen, in large letters beside the card that was played; about 8 characters. */
  choose: 'Choose',
  /** Somebody whose name cannot be drawn, by the number of the seat. */
  unnamed: (number: number) => `Player ${number}`,
  oya: '親',
  onifuda: '鬼',
  borrowed: '借',
  /** One character, for each game won. */
  won: '勝',
  /** From where a card of the last move came; about 5 characters. */
  fromHand: 'hand',
  fromPile: 'pile',
  /** One character, for each time a seat has called. */
  calls: { 'koi-koi': '来', sage: '下', go: '고' } satisfies Record<Call, string>,
  /** One character, for what a seat has done in its turns. */
  turnMarks: { shakes: '흔', bombs: '폭', ppeoks: '뻑' } satisfies Record<TurnMark, string>,
  /** Before how much chaff somebody has, and beside it while that costs double; Korean games only. */
  chaff: 'pi',
  chaffBak: '피박',
  /** The calls and *shōbu* as they are called out, in large letters. */
  shouts: {
    'koi-koi': 'Koi-koi!',
    sage: 'Sage!',
    go: 'Go!',
    shobu: 'Shōbu!',
  } satisfies Record<Call | 'shobu', string>,
  /** Why payments are multiplied, in a word. */
  times: {
    matsuba: 'Pine',
    hankiba: 'Half-time',
    shimeba: 'Final',
    'bright-field': 'Brights',
    oba: 'Ōba',
    zetsuba: 'Zetsuba',
    carried: 'Carried',
    seven: 'Seven',
    'koi-koi': 'Koi-koi',
    nagari: 'Nagari',
    goes: 'Go',
    shake: 'Shake',
    bomb: 'Bomb',
    'many-animals': 'Meongtta',
    'bright-bak': 'Gwangbak',
    'chaff-bak': 'Pibak',
    'go-bak': 'Gobak',
  } satisfies Record<TimesWhy, string>,
  round: (round: number, of: number | null) =>
    of === null ? `Round ${round}` : `Round ${round}/${of}`,
  asks: {
    entry: 'Stay?',
    chase: 'Chase?',
    chased: 'Stay on?',
    play: 'to play',
    capture: 'to choose',
    offer: 'to decide',
    'koi-koi': 'Koi-koi?',
    sage: 'Sage?',
    go: 'Go?',
  } satisfies Record<Exclude<Phase['type'], 'call' | 'over'> | Call, string>,
  answers: {
    stay: 'stays',
    drop: 'out',
    'forced-out': 'forced out',
    displaced: 'gave way',
    'sits-out': 'no hand',
  } satisfies Record<Exclude<EntryAnswer, 'none'>, string>,
  /** Kan, and what is left over. */
  kan: (kan: number, mon: number) => (mon === 0 ? `${plain(kan)} kan` : `${plain(kan)} kan ${mon}`),
  /** The same in a long sum: `2k3`; `mon` is 0 if there are none. */
  shortKan: (kan: number, mon: number) => `${plain(kan)}k${mon === 0 ? '' : mon}`,
  /** For how many the cards of a yaku count, if some count as several. */
  counted: (cards: number) => `counts as ${cards}`,
  /** Before the cards that each complete a yaku. */
  needs: 'needs',
  /** In place of their names. */
  yakuCount: (count: number, worth: string) => `${count} yaku: ${worth}`,
  cards: 'card points',
  total: 'total',
  pot: 'pot',
  /** Who lends stones. */
  bank: 'bank',
  /** Before the numbers of cards that may not be played, and why each may not. */
  unplayable: 'Can’t be played:',
  burdened: (yaku: string, who: People) => `would give ${who} ${yaku}`,
  promised: (card: string) => `${card} first`,
  mustMatch: 'you must take',
  /** A wild card came back to the hand this turn. */
  returned: 'was blocked',
  reasons: {
    'round-score': 'Round score',
    'round-counter': 'Counter',
    dropout: 'Dropped out',
    'dropout-returned': 'Given back',
    'pot-split': 'Pot split',
    'pot-taken': 'Pot',
    'pot-share': 'Pot',
    'chase-penalty': 'Failed chase',
    'card-points': 'Card points',
    dekiyaku: 'Yaku',
    'blue-bonus': 'Blue ribbons',
    'low-man-out': 'Low man out',
    'no-points': 'No points',
    'borrowed-plate': 'Loan',
    yaku: 'Yaku',
    difference: 'Difference',
    shobu: 'Shōbu',
    teyaku: 'Lucky hand',
    'oya-privilege': 'Oya’s right',
    'few-cards': 'Few cards',
    'loser-yaku': 'Opponent’s yaku',
    'rival-yaku': 'Others’ yaku',
    'partner-points': 'Partners',
    victory: 'Best of round',
    compensation: 'Forced out',
    cancel: 'Cancelled',
    liability: 'Hatto',
    unimproved: 'Half yaku',
    sohachi: 'Sōhachi',
    futahachi: 'Futahachi',
    sujuroku: 'Sujūroku',
    tobikomi: 'Tobikomi',
    nukeyaku: 'Nukeyaku',
    'compensation-returned': 'Given back',
    stop: 'Stop',
    go: 'Go',
    dokbak: 'Dokbak',
    'first-ppeok': 'First ppeok',
    'first-ttadak': 'First ttadak',
    'three-ppeoks': 'Three ppeok',
    chongtong: 'Chongtong',
    par: 'Par',
    rival: 'Opponent',
    'four-on-field': 'Four on field',
  } satisfies Record<PaidWhy | 'par' | 'rival', string>,
  /** By what a round was won: what who won it has, against the others. */
  compared: {
    score: 'Highest score',
    'card-points': 'Most card points',
    round: 'Best of round',
  },
  against: (what: string, own: string, rivals: string) => `${what}: ${own} against ${rivals}`,
  tied: (what: string, own: string, winner: 'earlier' | 'later') =>
    `${what}: ${own}, tie goes to the ${winner} player`,
  /** What a yaku costs all others, if its maker gets nothing for it. */
  costs: (worth: string) => `others −${worth}`,
  /** Above the scores round by round, and from which the winner led for good. */
  course: 'Round by round',
  turned: (round: number) => `Led from round ${round}`,
  /** In large letters: of a round; and of who came first in a match, by how many they are. */
  noWinner: 'Nobody wins',
  first: (count: number, isTeam: boolean): string =>
    count === 1 ? 'wins with' : isTeam ? 'win with' : 'share first place with',
  /** What made them first: what ended the match, and after how many rounds. */
  decided: {
    rounds: (rounds) => `Highest total after ${count(rounds, 'round', 'rounds')}`,
    ruin: (_rounds) => 'Highest total with no plate left to borrow',
    'no-points': (_rounds) => 'Zero card points wins everything',
    target: (_rounds) => 'Highest total past the target',
    games: (_rounds) => 'First to win enough games',
    yaku: (_rounds) => 'A yaku that wins the match',
  } satisfies Record<OverWhy, (rounds: number) => string>,
  place: (place: number) => ordinal(place),
};
