import type { People } from './people.ts';

/** Somebody's past match, as a line of a list tells it. All of it is ready to print. */
export interface PastMatchParts {
  readonly game: string;
  /** `1 / 4`: the place, and how many played. */
  readonly place: number;
  readonly players: number;
  readonly score: string;
  /** As Discord shows a date to each reader in their own way. */
  readonly when: string;
  readonly others: People;
  /** By which others open it; null where they may not. */
  readonly code: string | null;
}

/** Past matches, and leafing through one of them. */
export interface ReviewWords {
  title(who: People): string;
  empty(who: People): string;
  line(match: PastMatchParts): string;
  /** In the menu from which one is chosen: plain text of at most 100 characters. */
  entry(match: Omit<PastMatchParts, 'when' | 'code'>): string;
  /** In the menus, where nothing is chosen: a match of the list, a moment of a match. */
  readonly choose: string;
  readonly goTo: string;
  page(page: number, pages: number): string;
  /** `number` of all the pictures of a match, from 1. */
  picture(number: number, of: number): string;
  /** A button, at most 38 characters. */
  readonly first: string;
  /** A button, at most 38 characters. */
  readonly back: string;
  /** A button, at most 38 characters. */
  readonly next: string;
  /** A button, at most 38 characters. */
  readonly last: string;
  /** A button, at most 38 characters. */
  readonly showHands: string;
  /** A button, at most 38 characters. */
  readonly hideHands: string;
  /** Somebody's cards as the picture of them is described. */
  hand(who: People, number: number, cards: string): string;
  /** While a match is being played. */
  readonly handsLater: string;
  readonly deal: string;
  sheet(round: number): string;
  readonly end: string;
  readonly notDealt: string;
  /** The rules have changed since, so that its moves are no longer legal. */
  readonly tooOld: string;
  /** Of a match whose moves and cards are deleted, since its time was over. */
  readonly stripped: string;
  /** Below a match that has ended: how others open it. */
  code(code: string): string;
  /** A button, at most 38 characters: shows what is seen to everybody in the channel. */
  readonly post: string;
  /** Above what somebody posted. */
  posted(who: People, game: string): string;
  /** Below a page of a list: so many of its matches the reader may not see. */
  hidden(matches: number): string;
  /** A moment cannot be posted where not everybody may see its match; a channel where it can. */
  notHere(channel: string): string;
  /** Why a code opens nothing: it is no match's; of a match of another server; of one that was deleted. */
  readonly noReplay: Readonly<Record<'unknown' | 'elsewhere' | 'deleted', string>>;
}
