import type { Options, OptionTable } from '../core/game.ts';
import type {
  CaptureRules,
  CardRules,
  DealRules,
  EndRules,
  EntryRules,
  LengthRules,
  Ruleset,
  SeatingRules,
  TotalRules,
  TurnRules,
  YakuRules,
} from './ruleset.ts';

/** Some of these rules, and these in any case. */
type Chosen<Rules, Must extends keyof Rules = never> = Partial<Rules> & Pick<Rules, Must>;

/** The rules that a game writes, by phase. What it leaves out is as in most games (`DEFAULTS`). */
export interface GameRules<YakuId extends string = string> {
  readonly cards: Chosen<CardRules, 'values'>;
  readonly totals?: Chosen<TotalRules>;
  readonly seating?: Chosen<SeatingRules>;
  readonly dealing: Chosen<DealRules, 'deal'>;
  readonly entry?: Chosen<EntryRules>;
  readonly turn?: Chosen<TurnRules>;
  readonly capture?: Chosen<CaptureRules>;
  readonly yaku: Chosen<YakuRules<YakuId>, 'yaku' | 'countYaku'>;
  readonly end?: Chosen<EndRules>;
  readonly match: Chosen<LengthRules, 'rounds'>;
}

/** How the cards are drawn: in Korea 光 is on the brights, and its name on each ribbon. */
export type DeckFace = 'japanese' | 'korean';

/** In which the totals of a match are counted, and its final results. */
export type Units = Pick<Ruleset, 'unit' | 'scoreUnit'>;

/** What a game module exports: its id, its tables, and how they follow from its house rules. */
export interface GameDeclaration {
  readonly id: string;
  readonly seats: readonly number[];
  /** For how many the game is made; absent: for as many as may play. */
  readonly usualSeats?: number;
  readonly options: OptionTable;
  readonly face?: DeckFace;
  /** In which totals and final results are counted, if a house rule decides that; absent: none does. */
  units?(options: Options): Units;
  /** The newest edition of its rules; absent: the first is the only one. */
  readonly edition?: number;
  /** The first edition in which nobody is asked which of two equal cards to take (L14); absent: the first of all. */
  readonly equalsSince?: number;
  // A method, so that a game may take its own options, of which it has made the table.
  rules(options: Options, seats: number, edition: number): GameRules;
}

export type YakuIdOf<Game extends GameDeclaration> =
  ReturnType<Game['rules']> extends GameRules<infer Id>
    ? string extends Id
      ? 'its rules must return GameRules<Id> that name the yaku'
      : Id
    : never;
