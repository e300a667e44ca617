import type { CardId, Kind } from '../engine/core/cards.ts';
import type { Options, Seat } from '../engine/core/game.ts';
import type { DeckFace } from '../engine/round/declaration.ts';
import type {
  Mon,
  OverWhy,
  PaidWhy,
  Settlement,
  Stage,
  TimesWhy,
  YakuMade,
  YakuUnit,
} from '../engine/round/event.ts';
import type { Blocked } from '../engine/round/ruleset.ts';
import type { EntryAnswer } from '../engine/round/state/auction-state.ts';
import type { Call } from '../engine/round/state/koi-koi-state.ts';
import type { TurnMark } from '../engine/round/state/late-capture-state.ts';
import type { Phase } from '../engine/round/state.ts';

/**
 * Every word that a picture may carry, in one language, filled in by the caller: pictures are drawn
 * without knowing a language. Nothing is drawn under 36 px, so short is readable: a text that does
 * not fit is cut with an ellipsis. The widths below are what a word has before that happens.
 */
export interface PictureWords {
  /** The game's name: `Botan-chō`. */
  readonly game: string;
  /** How the game's cards are drawn. */
  readonly face: DeckFace;
  /** Names by seat, of any length and script. About 12 Latin or 7 Japanese characters fit. */
  readonly players: readonly string[];
  /** Before the name of the viewer, in the place of their own hand: `You`. Empty if others look at it. */
  readonly you: string;
  /** While the viewer chooses a capture, beside the card that was played: `Choose`; about 8 characters, drawn large. */
  readonly choose: string;
  /** For a name with no letter that can be drawn: `Player 3`; `number` is that of the seat, from 1. */
  unnamed(number: number): string;
  /** One character for the seal of the seat that deals: `親`. */
  readonly oya: string;
  /** One character for the seal of the wild card when it lies on the field: `鬼`. */
  readonly onifuda: string;
  /** One character for the seal that stands for each plate a seat has borrowed: `借`. */
  readonly borrowed: string;
  /** One character for the seal that stands for each game won, in a match of several: `勝`. */
  readonly won: string;
  /** On a card of the last move: from where it came, the hand or the pile; about 5 characters. */
  readonly fromHand: string;
  readonly fromPile: string;
  /** One character for the seal that stands for each call of who goes on: `来`. */
  readonly call: string;
  /** What stopping is called, above what it would score: `Shōbu`. */
  readonly stopping: string;
  /** One character for the seal of a shake, a bomb and a ppeok: `흔`. */
  readonly turnMarks: Readonly<Record<TurnMark, string>>;
  /** Before how much chaff a seat has, in a game of go and stop: `pi`. */
  readonly chaff: string;
  /** On a red plate, while a seat would pay double for its little chaff: `피박`. */
  readonly chaffBak: string;
  /** What a seat calls when it has made a yaku: `Koi-koi!`; about 12 characters, drawn large. */
  shout(call: Call | 'shobu'): string;
  /** What multiplies the payments: `Pine ×2`; about 12 characters. */
  times(why: TimesWhy, times: number): string;
  /** `January`; about 10 Latin characters. Empty in a game where the month means nothing. */
  month(month: number): string;
  /** `Round 3/6`, or `Round 3` if the match has no fixed length (`of` null). About 12 characters. */
  round(round: number, of: number | null): string;
  /** `Small field`; about 12 characters. */
  stage(stage: Stage): string;
  /** What the seat to act decides, for its turn mark: `plays`, `chooses`, `stays?`. About 9 characters. */
  asks(phase: Phase['type']): string;
  /** What a seat answered before play: `stays`, `out`. Empty for `none`. About 8 characters. */
  answer(answer: EntryAnswer): string;
  /** `Four Brights`; about 16 characters. */
  yaku(id: string): string;
  /** For how many cards those of a yaku count, if some count as several: `counts as 13`. Empty elsewhere. */
  counted(made: YakuMade): string;
  /** `plum ribbon`; about 14 characters. */
  card(id: CardId): string;
  /** Before the cards that each complete a yaku for a seat: `needs`; about 6 characters. */
  readonly needs: string;
  /** In place of their names: `5 yaku: 90`. */
  yakuCount(count: number, worth: string): string;
  /** What a yaku is worth, with its unit if one is needed: `25`, `6 hai`. */
  yakuValue(value: number, unit: YakuUnit): string;
  /** The same if no name stands before it: `25 points`, `6 hai`. */
  yakuWorth(value: number): string;
  /** An amount in points: `12`; stones are drawn as stones. */
  points(amount: number): string;
  /** The same in mon, as kan if it is so much: `2 kan 3`. */
  mon(amount: number, unit: Mon): string;
  /** The same in a long sum: `2k3`. */
  shortMon(amount: number, unit: Mon): string;
  /** What stones are worth: `250 points`. */
  worth(points: number): string;
  /** Label of the points of the captured cards: `card points`. */
  readonly cards: string;
  /** Label of what a seat owns in the match: `total`. About 6 characters. */
  readonly total: string;
  /** `pot`; about 5 characters. */
  readonly pot: string;
  /** Who lends stones: `bank`. About 6 characters. */
  readonly bank: string;
  /** Before the numbers of cards of the hand that may not be played: `Can’t be played:`. */
  readonly unplayable: string;
  /** Why they may not, after the numbers, names included; about 40 characters. */
  blocked(blocked: Blocked): string;
  /**
   * How what a round brought a seat came about, before that: `90 + 20 × 3 =`, or `240 + 50 = 290 →` if the sum is not
   * all. Amounts in the unit of the totals are left for the picture to write. The closest first, then shorter
   * ones; none if there is no sum to do.
   */
  sums(settlement: Settlement, seat: Seat): readonly Sum[];
  /**
   * What that is made of, the closest first: with a word for each amount, then without; or only the word if it is one amount.
   * None if the yaku say it all.
   */
  made(settlement: Settlement, seat: Seat): readonly Sum[];
  /**
   * What was compared to find who won a round, theirs against the others': `Most card points: 98 against 91, 75`. Empty if
   * a yaku or a call decided.
   */
  compared(settlement: Settlement, winner: Seat): string;
  /** What a yaku costs all others, if its maker gets nothing for it: `others −50`. */
  costs(worth: string): string;
  /** Why something was paid: `Card points`; about 13 characters. */
  reason(why: PaidWhy): string;
  /** Heading of the scores round by round: `Round by round`; about 20 characters. */
  readonly course: string;
  /** With which round the winner took the lead for good: `Led from round 4`; about 20 characters. */
  turned(round: number): string;
  /** In place of a name, on the poster of a round that nobody has won; drawn large, about 16 characters. */
  readonly noWinner: string;
  /** Before the score of those who came first in a match: `wins with`, `share first place with`; about 22 characters. */
  first(seats: readonly Seat[]): string;
  /** What made them first, after this many rounds: `Highest total after 12 rounds`; about 40 characters. */
  decided(why: OverWhy, rounds: number): string;
  /** Above the best yaku that who won made in the match: `Best yaku`; about 12 characters. */
  readonly best: string;
  /** Heading of the last picture of a match: `Final standing`. */
  readonly standing: string;
  /** `1st`, `1位`; about 4 characters. */
  place(place: number): string;
  /** A final score with its unit, in `Standing`'s unit: `+23 points`. About 14 characters. */
  score(score: number): string;
  readonly chart: ChartWords;
}

/** A sum as it is written: amounts in the unit of the totals, and what stands between them. */
export type Sum = readonly (string | number)[];

export interface ChartWords {
  /** Heading: `Koi-Koi: yaku`; about 22 characters. */
  readonly title: string;
  /** The whole name of a yaku; about 22 characters. */
  name(id: string): string;
  /** `25`, `6 hai`. */
  worth(value: number): string;
  /** So many of the cards make it: `any 5`; about 8 characters. */
  need(count: number): string;
  /** What each further card of the kind adds: `+1 an animal`; about 12 characters. */
  more(kind: Kind, each: number): string;
  /** The four cards shown are those of the round's month; about 12 characters. */
  readonly thisMonth: string;
  /** One card of each month stands for the four of the round's; about 20 characters. */
  readonly fourOfTheMonth: string;
  /** One card of each month stands for its four; about 20 characters. */
  readonly fourOfOne: string;
  /** Before the card that spoils it: `without`; about 8 characters. */
  readonly without: string;
  /** The captured cards are worth at most this much; about 24 characters. */
  atMost(points: number): string;
  /** Which yaku exclude each other; about 34 characters. */
  readonly bestOfLetter: string;
  readonly bestOfAll: string;
  readonly allCount: string;
  /** What else there is to know by house rules, in lines of about 52 characters. */
  remarks(options: Options): readonly string[];
}
