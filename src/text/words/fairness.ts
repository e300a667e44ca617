import type { Check } from '../../fairness/verify.ts';
import type { Contribution } from '../../model/match.ts';
import type { People } from './people.ts';

/** What makes deals checkable: the promise, what people add to it, and the check. */
export interface FairnessWords {
  /** At most 38 characters each. */
  readonly buttons: {
    readonly cut: string;
    readonly check: string;
  };
  /** One short line of the lobby: the beginning of the promise. */
  promised(promise: string): string;
  /** After that: who has cut the cards. */
  cutBy(who: People): string;
  /** The same once they are dealt: a list of what added to the chance, by its last digits, each with whose it is. */
  addedBy(list: string): string;
  /** What somebody added by a press or command with this number; `words`: the beginning of their SHA-256. */
  added(by: Contribution['by'], id: string, words: string | null): string;
  /** A seat and all that was added there. */
  ofSeat(seat: number, who: People, added: string): string;

  title(match: number): string;
  /** The whole promise. */
  promise(promise: string): string;
  readonly later: string;
  /** While one can still cut. */
  readonly cutAgain: string;
  readonly youCut: string;
  revealed(secret: string): string;
  readonly addedTitle: string;
  readonly nothingAdded: string;
  readonly agreed: string;
  readonly agreedUndealt: string;
  failed(reason: string, line: number): string;
  /** What of a file is wrong. */
  readonly checks: Readonly<Record<Check, string>>;
  deck(deal: number, round: number, of: number): string;
  hand(who: People, cards: string): string;
  field(cards: string): string;
  pile(cards: string): string;
  /** The tables of a server in the last days. */
  tables(count: {
    readonly opened: number;
    readonly abandoned: number;
    readonly days: number;
  }): string;
  /** The file's SHA-256, and how to check it elsewhere. */
  file(sha256: string): string;
  /** Where to compare the promise: `atOnce` where the press that opened the table dealt, so that nobody saw it before. */
  readonly compare: Readonly<Record<'lobby' | 'atOnce' | 'daily', string>>;
  /** The table was opened by an older version. */
  readonly none: string;
  /** The rules have changed since. */
  readonly tooOld: string;
}
