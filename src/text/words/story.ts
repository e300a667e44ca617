import type {
  BurdenException,
  Coup,
  OverWhy,
  PaidWhy,
  RedealWhy,
} from '../../engine/round/event.ts';
import type { Call } from '../../engine/round/state/koi-koi-state.ts';
import type { Offer } from '../../engine/round/state.ts';
import type { CardNames } from './cards.ts';
import type { People } from './people.ts';

export interface MoneyWords {
  points(points: number): string;
  ken(ken: number): string;
  hai(hai: number): string;
  kan(kan: number): string;
  /** What is left over when kan have been made of it. */
  mon(mon: number): string;
  /** Kan and mon, neither of them nothing. */
  kanAndMon(kan: number, mon: number): string;
  /** What stones are worth at the end. */
  bills(points: number): string;
  /** Shares of a stake. */
  shares(shares: number): string;
  /** Rounds or games won. */
  victories(won: number): string;
  /** Counts, with a sign where they are a change; one of them may be empty. */
  stones(white: string, black: string): string;
  readonly noStones: string;
}

/** What may be said of a payment. The amounts come with their units. */
export interface PaymentInfo {
  /** Who pays; who gets it where the pot or the bank pays. */
  readonly who: People;
  /** The other side; the pot or the bank are named too. */
  readonly other: People;
  readonly amount: string;
  /** How many pay so much each; 0 where the pot or the bank does. */
  readonly payers: number;
  /** The yaku that it is paid for; empty where it is paid for none. */
  readonly yaku: string;
  /** What multiplies this payment alone, as `× 2 (pibak)`; empty: nothing. */
  readonly times: string;
}

/**
 * Actions, and sentences of the table. An action leaves its actor to `line`; its last parameter `who` tells
 * who acts, for verbs that agree with them.
 */
export interface StoryWords {
  /** One line of what `who` did, one or more actions. */
  line(who: People, actions: readonly string[]): string;
  readonly oya: {
    draw(who: People, card: CardNames): string;
    /** `draws`: one text for each time that cards were drawn. */
    drawn(draws: readonly string[], oya: People): string;
  };
  /** `month` and `stage` are null where the game has none. */
  round(round: number, oya: People, more: readonly string[]): string;
  /** In which order the round is played. */
  order(names: People): string;
  month(month: string, plant: string): string;
  dealt(field: number, pile: number): string;
  fourShown(plant: string, who: People): string;
  readonly redealt: Readonly<Record<RedealWhy, (plant: string) => string>>;
  /** `cards`: what went back, by name. */
  replacedOnField(cards: string): string;
  /** `cards`: how many went back from the hand. */
  replaced(cards: number, who: People): string;
  /** `oya` takes the onifuda with the card that lies face down on it. */
  blindSet(onifuda: CardNames, oya: People): string;
  /** `times`: by how much, and why. */
  multiplied(times: string): string;
  /** What will multiply the rounds after this one. */
  next(times: readonly number[]): string;
  readonly claimed: Readonly<Record<Offer, (who: People) => string>>;
  readonly declined: Readonly<Record<Offer, (who: People) => string>>;
  /** `worth`: empty where two such hands are paid nothing. */
  teyaku(teyaku: string, worth: string, cards: string, who: People): string;
  fieldTaken(plant: string, who: People): string;
  /** `held`: the cards that came from the hand. */
  readonly monthTaken: Readonly<
    Record<'hiki' | 'blocked', (plant: string, held: string, who: People) => string>
  >;
  returned(card: CardNames, who: People): string;
  removed(card: CardNames): string;
  readonly calls: Readonly<Record<Call, (who: People) => string>>;
  cancelled(who: People): string;
  /** The deal has no hand for a seat. */
  satOut(who: People): string;
  shobu(who: People): string;
  /** The same in Go-Stop. */
  stop(who: People): string;
  shaken(cards: string, who: People): string;
  bombed(cards: string, who: People): string;
  tokenUsed(who: People): string;
  readonly coups: Readonly<Record<Exclude<Coup, 'bomb'>, (who: People) => string>>;
  stolen(from: People, cards: string, who: People): string;
  /** The field lay face down until now. */
  fieldShown(cards: string): string;
  /** A hand that wins with it, or that nobody may win with. */
  fourInHand(plant: string, who: People): string;
  /** `players`: how many play a round. */
  readonly stayed: Readonly<
    Record<'choice' | 'obliged' | 'cannot-pay', (players: number, who: People) => string>
  >;
  dropped(who: People): string;
  /** `players`: how many play the round. */
  forcedOut(who: People, players: number): string;
  chased(who: People): string;
  readonly passed: Readonly<Record<'choice' | 'cannot-pay', (who: People) => string>>;
  stood(by: People, who: People): string;
  readonly displaced: Readonly<Record<'choice' | 'third', (by: People, who: People) => string>>;
  entered(who: People, leader: People): string;
  readonly declared: Readonly<Record<BurdenException, (card: CardNames, who: People) => string>>;
  played(card: CardNames, who: People): string;
  turned(card: CardNames, who: People): string;
  laid(card: CardNames, who: People): string;
  turnedLaid(card: CardNames, who: People): string;
  playedTaking(card: CardNames, taken: CardNames, who: People): string;
  turnedTaking(card: CardNames, taken: CardNames, who: People): string;
  /** A card that comes with nothing else: the onifuda turned last. */
  gotAlone(card: CardNames, who: People): string;
  yaku(yaku: string, worth: string, who: People): string;
  leftovers(cards: string, who: People): string;
  borrowed(stage: string, who: People): string;
  settled(round: number, winner: People | null, results: string): string;
  result(who: People, change: string): string;
  readonly unplayed: Readonly<Record<'pot-split' | 'pot-taken', (who: People) => string>>;
  /** The end of a game of several, and how many each has won. */
  game(winner: People | null, score: string): string;
  readonly overWhy: Readonly<Record<OverWhy, string>>;
  won(who: People, score: string): string;
  shared(who: People, score: string): string;
}

export interface PaymentWords {
  readonly pot: string;
  readonly bank: string;
  /** What the payer, or the receiver where the pot or the bank pays, did. */
  readonly actions: Readonly<Record<PaidWhy, (payment: PaymentInfo) => string>>;
  /** The action as owed, and the little that there was to pay it; null for nothing at all. */
  short(action: string, paid: string | null, who: People): string;
}

/** The score sheet of a round and the end of a match. */
export interface SheetWords {
  /** `more`: the month, the stage. */
  title(round: number, more: readonly string[]): string;
  winner(who: People): string;
  /** What multiplied the payments. */
  multiplied(list: string): string;
  row(who: People, text: string): string;
  /** `unit`: what card points are counted in. */
  cards(points: number, unit: 'points' | 'ken'): string;
  readonly noYaku: string;
  yaku(list: string): string;
  /** What a yaku is worth, and the cards that make it. */
  made(worth: string, cards: string): string;
  void(list: string): string;
  /** Card points against par, yaku, what multiplies them; or yaku and what multiplies them. */
  sum(terms: string, result: string): string;
  readonly payments: string;
  readonly noPayments: string;
  totals(list: string): string;
  total(who: People, total: string, change: string): string;
  borrowed(plates: number): string;
  readonly standing: string;
  place(place: number, who: People, score: string): string;
  /** A line of `place`, and the best yaku of that seat in the match. */
  withBest(line: string, yaku: string): string;
  /** The same, and the rating before and after the match. */
  withRating(line: string, before: string, after: string): string;
  /** So many matches won in a row, two at least. */
  streak(wins: number): string;
}
