import type { Kind } from '../../engine/core/cards.ts';
import type { PaidWhy, TimesWhy, YakuUnit } from '../../engine/round/event.ts';
import type { Answer } from '../../engine/round/state/auction-state.ts';
import type { Call } from '../../engine/round/state/koi-koi-state.ts';
import type { TurnMark } from '../../engine/round/state/late-capture-state.ts';
import type { Phase } from '../../engine/round/state.ts';
import type { CardNames } from './cards.ts';
import type { People } from './people.ts';

/** Plain descriptions for people who do not see the pictures. */
export interface AltWords {
  table(game: string, round: string): string;
  round(round: number, of: number | null): string;
  field(count: number, cards: string): string;
  readonly emptyField: string;
  fieldDown(count: number): string;
  /** Cards that somebody left on the field as a stack. */
  stack(who: People, cards: string): string;
  pile(count: number): string;
  pot(stones: string): string;
  /** The onifuda lies there with the pile's top card face down on it. */
  blind(onifuda: CardNames): string;
  /** The onifuda lies there, and takes or is taken as a wild card. */
  wild(onifuda: CardNames): string;
  multiplied(times: string): string;
  seat(who: People, marks: readonly string[], facts: readonly string[]): string;
  readonly oya: string;
  /** `letter`: of those who play together. */
  team(letter: string): string;
  readonly out: string;
  /** What a seat has answered before the round's play. */
  readonly answers: Readonly<Record<Exclude<Answer, 'none'>, string>>;
  inPot(stones: string): string;
  hand(count: number): string;
  captured(count: number, cards: string): string;
  /** The same without a word of which. */
  capturedSum(count: number): string;
  /** So many cards of a kind. */
  ofKind(kind: Kind, count: number): string;
  readonly nothingCaptured: string;
  total(total: string): string;
  yaku(list: string): string;
  /** Somebody's yaku that lack one card, each with the cards that would do. */
  needs(who: People, list: string): string;
  /** So many cards would do. */
  oneOf(count: number): string;
  /** Hands that score as they were dealt. */
  teyaku(list: string): string;
  readonly calls: Readonly<Record<Call, (calls: number) => string>>;
  /** What it has done in its turns, how often. */
  readonly turnMarks: Readonly<Record<TurnMark, (times: number) => string>>;
  /** Turns in which it may do without a card of the hand. */
  tokens(turns: number): string;
  /** Cards that it has shown and may still hold. */
  shown(cards: string): string;
  yours(count: number): string;
  held(cards: string): string;
  readonly noCards: string;
  takes(number: number, card: string, taken: CardNames): string;
  takesOne(number: number, card: string, choices: CardNames): string;
  mayTake(number: number, card: string, choices: CardNames): string;
  /** Of a hand, before those that take something are told. */
  someTake(taking: number, held: number): string;
  readonly noneTakes: string;
  /** The cards that take nothing, each with its number. */
  restLays(cards: string): string;
  numbered(number: number, card: string): string;
  blocked(number: number, card: string, why: string): string;
  choice(number: number, taken: CardNames): string;
  choiceLeaves(number: number): string;
}

/** Short words inside pictures. */
export interface PictureParts {
  /** Somebody whose name cannot be drawn, by the number of the seat. */
  unnamed(number: number): string;
  readonly oya: string;
  readonly onifuda: string;
  readonly borrowed: string;
  /** One character, for each game won. */
  readonly won: string;
  /** From where a card of the last move came; about 5 characters. */
  readonly fromHand: string;
  readonly fromPile: string;
  /** One character, for each time a seat has called. */
  readonly calls: Readonly<Record<Call, string>>;
  /** One character, for what a seat has done in its turns. */
  readonly turnMarks: Readonly<Record<TurnMark, string>>;
  /** The calls and *shōbu* as they are called out, in large letters. */
  readonly shouts: Readonly<Record<Call | 'shobu' | 'stop', string>>;
  /** Why payments are multiplied, in a word. */
  readonly times: Readonly<Record<TimesWhy, string>>;
  round(round: number, of: number | null): string;
  readonly asks: Readonly<Record<Exclude<Phase['type'], 'call' | 'over'> | Call, string>>;
  answer(answer: Answer): string;
  points(amount: number): string;
  /** Kan, and what is left over. */
  kan(kan: number, mon: number): string;
  /** The same in a long sum: `2k3`; `mon` is 0 where there are none. */
  shortKan(kan: number, mon: number): string;
  yakuValue(value: number, unit: YakuUnit): string;
  /** What a yaku, given with its worth, lacks. */
  needs(yaku: string, card: CardNames): string;
  /** In place of their names. */
  yakuCount(count: number, worth: string): string;
  readonly cards: string;
  readonly total: string;
  readonly pot: string;
  /** Who lends stones. */
  readonly bank: string;
  burdened(yaku: string, who: People): string;
  promised(card: string): string;
  readonly mustMatch: string;
  /** A wild card came back to the hand this turn. */
  readonly returned: string;
  readonly reasons: Readonly<Record<PaidWhy, string>>;
  /** Above the scores round by round, and the round with which the winner took the lead for good. */
  readonly course: string;
  turned(round: number): string;
  readonly standing: string;
  place(place: number): string;
}

/** Words of a chart of yaku. */
export interface ChartParts {
  title(game: string): string;
  page(page: number, pages: number): string;
  need(count: number): string;
  more(kind: Kind, each: number): string;
  /** The four cards are those of the month that is played. */
  readonly thisMonth: string;
  readonly fourOfTheMonth: string;
  readonly fourOfOne: string;
  /** Before the card that spoils it. */
  readonly without: string;
  atMost(points: number): string;
  readonly bestOfLetter: string;
  readonly bestOfAll: string;
  readonly allCount: string;
  /** In a description: the yaku with its worth, and what there is to it. */
  row(yaku: string, facts: readonly string[]): string;
  /** So many of these: `any 5 of crane, curtain`. */
  needOf(count: number, cards: string): string;
  /** All of these and so many of those. */
  both(first: string, second: string): string;
  unless(cards: string): string;
  /** So many cards of a large set. */
  cards(count: number): string;
  /** What the reader, and what others have captured of them. */
  youHave(cards: string): string;
  othersHave(cards: string): string;
}
