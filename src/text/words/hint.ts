import type { HintStrength } from '../../model/hint.ts';
import type { CardNames } from './cards.ts';
import type { People } from './people.ts';

/** What a computer would play, and why. Amounts come ready to print. */
export interface HintWords {
  /** At most 38 characters. */
  readonly button: string;
  /** Before the reasons, by who would play it; `move` as its button says it. */
  readonly title: Readonly<Record<HintStrength, (move: string) => string>>;
  readonly only: Readonly<Record<'last-card' | 'barred', string>>;
  /** `worth`: the points of all these cards together; null where they count for nothing. */
  takes(taken: CardNames, worth: string | null): string;
  /** The same where it could take in so many ways. */
  takesBest(taken: CardNames, worth: string | null, ways: number): string;
  readonly alone: string;
  /** Cards are captured after the flip, so nothing is certain before. */
  readonly flipDecides: string;
  makes(yaku: string, worth: string): string;
  raises(yaku: string, worth: string): string;
  /** `needs`: the cards that it still lacks. */
  nearest(yaku: string, worth: string, needs: CardNames): string;
  /** So many more of the cards of a yaku that needs some of them. */
  more(count: number): string;
  /** Where a card lies, beside its name. */
  readonly places: Readonly<Record<'hand' | 'field', string>>;
  /** `who` needed only this card for the yaku: it is taken away, or not laid. */
  denies(card: CardNames, who: People, yaku: string): string;
  holds(card: CardNames, who: People, yaku: string): string;
  /** `most` card points, at which the round may still be won. */
  lowMan(most: number): string;
  readonly nothingTakes: string;
  keepsWild(card: CardNames): string;
  /** How many other cards of the month are unseen. */
  readonly monthSeen: Readonly<Record<0 | 1, string>>;
  cheapest(points: string): string;
  stops(points: string): string;
  /** The same in Go-Stop. */
  stopWins(points: string): string;
  /** `cards`: how many are left to play. */
  goesOn(cards: number): string;
  threat(who: People, yaku: string): string;
  /** What this hand should bring in play, against what each question costs, in points. */
  promise: {
    /** `cost` 0: dropping out is free. */
    entry(points: number, cost: number): string;
    chase(points: number, least: number): string;
    chased(points: number): string;
  };
  /** Of that so much, less than nothing where it is a burden. */
  place(points: number): string;
  pot(points: number): string;
  readonly potFree: string;
  /** On so many imagined deals it left one so much further ahead than `next`. */
  better(deals: number, lead: string, next: string): string;
  /** The same, where that may be chance. */
  hardlyBetter(deals: number, lead: string, next: string): string;
  asGood(deals: number, next: string): string;
  /** The same of a move that was not played out: by what computers learned it brings so much more. */
  valuedMore(lead: string, next: string): string;
  valuedAlike(next: string): string;
  /** How to get one. */
  readonly offer: string;
  /** Why there is none. */
  readonly notYourTurn: string;
  readonly withOthers: string;
  readonly rated: string;
}
