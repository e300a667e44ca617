import type { CardSet } from '../core/card-set.ts';
import type { CardId } from '../core/cards.ts';
import type { Seat } from '../core/game.ts';
import type { Draft } from './draft.ts';
import type {
  BurdenException,
  Event,
  RedealWhy,
  ScoreUnit,
  Stage,
  Unit,
  YakuMade,
  YakuUnit,
} from './event.ts';
import type { EntryAnswer, PaidBefore } from './state/auction-state.ts';
import type { Call } from './state/koi-koi-state.ts';
import type { Stakes } from './state/stakes-state.ts';
import type { Capture, Move, Offer, Phase, Slot, Source, State } from './state.ts';
import type { YakuCount, YakuTable } from './yaku-table.ts';

export interface Transition {
  readonly rules: Ruleset;
  readonly state: Draft;
  readonly events: Event[];
  /** How the round has come to its end; null while it goes on. Set, then acted upon by `finish`. */
  ended: Ended | null;
}

export interface ActiveCard {
  readonly seat: Seat;
  readonly card: CardId;
  readonly from: Source;
}

/** The wild card. A game says for each place where it can turn up what it does there. */
export interface Onifuda {
  readonly card: CardId;
  /** The ways in which it captures, from a hand or turned. */
  readonly takes: (state: State, activeCard: ActiveCard) => readonly Capture[];
  /** When it takes nothing: who gets it alone; null: it is laid on the field. */
  readonly alone: (state: State, activeCard: ActiveCard) => Seat | null;
  /** While it lies on the field: the ways in which another card captures, those by month given. */
  readonly onField: (
    state: State,
    activeCard: ActiveCard,
    byMonth: readonly Capture[],
  ) => readonly Capture[];
  /** Dealt to the field: the leader's first turned card takes it, whatever it is (U1, I6). */
  readonly isBlindAtDeal: boolean;
  /** On the field it is a card like any other; absent: it is wild there too, or blind. */
  readonly isTameOnField?: true;
  /** How another seat may keep it from taking a card; absent: nobody may. */
  readonly guard?: WildGuard;
}

/** What keeps the wild card from a month that another seat could take whole, as it shows then. */
export interface WildGuard {
  /** Who takes the month instead; null: nobody. */
  readonly owner: (situation: Situation, taken: Capture) => Seat | null;
  /** What becomes of the wild card: it takes another, is laid, or goes back to the hand it is from. */
  readonly then: 'again' | 'lays' | 'returns';
}

export interface Situation {
  readonly rules: Ruleset;
  readonly state: State;
  readonly seat: Seat;
}

/** Why a card of the hand may not be played now. */
export type Blocked =
  /** S16, S17: it would complete this yaku for that seat. */
  | { readonly why: 'burdened'; readonly yaku: string; readonly for: Seat }
  /** S19: the other card of the pair was promised for this turn. */
  | { readonly why: 'promised'; readonly card: CardId }
  /** M2's option: another card of the hand captures, and this one does not. */
  | { readonly why: 'must-match' }
  /** SK10's option: the wild card was blocked and came back this turn. */
  | { readonly why: 'returned' };

/** Which cards of a hand may be played, if not all may. */
export interface HandRule {
  /** Whether a card can be promised for the next turn (S19). */
  readonly isPromising: boolean;
  readonly playable: (situation: Situation) => CardSet;
  readonly blocked: (situation: Situation, card: CardId) => Blocked | null;
  /** What playing a card declares and promises; null when nothing. */
  readonly declared: (
    situation: Situation,
    card: CardId,
  ) => { readonly why: BurdenException; readonly promised: Slot } | null;
}

export interface AuctionConfig {
  readonly active: number;
  /** Points that dropping out now costs this seat; 0 if it is free. */
  readonly dropout: (state: State, seat: Seat) => number;
  /** Whether a seat may owe what it has not; else it must play (S7). */
  readonly mayOwe: boolean;
  /** Points that a chase costs which does not reach par; null if nobody may chase. */
  readonly chase: number | null;
  /** The last who are left must play (S6's option). */
  readonly isForced: boolean;
  /** What those who play pay a seat that is forced out; null: nothing. */
  readonly compensation: ((state: State, out: Seat) => readonly PaidBefore[]) | null;
  /** By seat, what need not be asked, as `none` or an answer; null if everybody is asked. */
  readonly known: ((state: State) => readonly EntryAnswer[]) | null;
  /** Whether the field lies face down until it is known who plays. */
  readonly isFieldDown: boolean;
}

/** A turn whose cards are not captured as they are played, but together, at its end. */
export interface TurnRule {
  readonly play: (transition: Transition, activeCard: ActiveCard) => void;
  /** Goes on when it is chosen what a card takes. */
  readonly choose: (transition: Transition, activeCard: ActiveCard, capture: Capture) => void;
}

/** What asks the seats anything but to play: an auction, offers, calls. */
export interface Asker {
  /** Whether it is the one that waits in this phase. */
  readonly asks: (phase: Phase) => boolean;
  readonly legalMoves: (state: State) => readonly Move[];
  /** Throws `IllegalMove` on an answer that was not asked for. */
  readonly apply: (transition: Transition, move: Move) => void;
}

/** What comes before play, after a turn, or after the last card. */
export interface Interlude {
  /**
   * Asks the first question, or goes on when there is nothing to ask: to the auction or to play with
   * `beginEntry` after the deal, with `nextTurn` after a turn, and after the last card by setting
   * `ended` to `closed`.
   */
  readonly begin: (transition: Transition) => void;
  /** After a turn: false if `begin` would do nothing but pass the turn on; absent: never known. */
  readonly isDue?: (state: State) => boolean;
  /** What who goes on calls, if that is asked. */
  readonly call?: Call;
  /** Null if nothing is ever asked. */
  readonly asker: Asker | null;
  /** Notes that the seat whose turn it is has made or raised these yaku by capturing these cards. */
  readonly noteYaku?: (state: Draft, made: readonly YakuMade[], gained: CardSet) => void;
  /** Notes that a card has been laid on the field. */
  readonly noteLaid?: (state: Draft, activeCard: ActiveCard) => void;
}

export type Announces = (
  state: State,
  seat: Seat,
  made: readonly YakuMade[],
) => readonly YakuMade[];

/** Which cards are played with, and what each is worth. */
export interface CardRules {
  readonly deck: readonly CardId[];
  /** Card points by `CardId`. */
  readonly values: readonly number[];
  readonly par: number;
  /** Where par is another for each place in the order of play: by place; null: the same for all. */
  readonly parByPlace: readonly number[] | null;
  /** Whether card points count for anything; if only yaku do, they are not shown. */
  readonly scoresCards: boolean;
}

/** What is played for, and how it is counted. */
export interface TotalRules {
  readonly unit: Unit;
  readonly yakuUnit: YakuUnit;
  readonly scoreUnit: ScoreUnit;
  /** What each seat starts with, in `unit`. */
  readonly startTotal: number;
  readonly startStakes: Stakes | null;
  /** A total as it counts at the end of the match. */
  readonly finalScore: (state: State, seat: Seat) => number;
  readonly stage: (state: State) => Stage | null;
}

/** Who plays with whom, who begins, and which way round. */
export interface SeatingRules {
  /** Clockwise play goes down the seat numbers, anti-clockwise up. */
  readonly isClockwise: boolean;
  /** By seat, the first seat of its team; null: everybody plays alone. */
  readonly teams: readonly Seat[] | null;
  /** How seats are drawn at the start: the first oya only, or the whole order. */
  readonly draw: 'oya' | 'order';
  /** Which month comes first in that draw. */
  readonly drawFirst: 'earliest' | 'latest';
  /**
   * Cards of one month in that draw: the higher value comes first, or the tied draw again; or by Korean
   * months and then the number of the card, so that nobody ties (L1).
   */
  readonly drawTie: 'value' | 'redraw' | 'korean';
}

export interface DealRules {
  readonly deal: {
    readonly hand: number;
    readonly field: number;
    /** To how many seats; if one more plays, the deal draws who sits out. Absent: to all. */
    readonly most?: number;
  };
  /** Why the cards on the field must be redealt; null: they stand. */
  readonly misdeal: (field: readonly CardId[], month: number) => RedealWhy | null;
  /** Why a hand is thrown in by itself, with all the others; null when it stands, or if all do. */
  readonly misdealtHand: ((hand: CardSet) => RedealWhy | null) | null;
  /** What is corrected or recorded after a valid deal, before anyone is asked. */
  readonly afterDeal: readonly ((transition: Transition) => void)[];
}

/** What comes between the deal and the first card. */
export interface EntryRules {
  /** What comes before the auction, and play; null: nothing. */
  readonly opening: Interlude | null;
  /** Where not everybody plays a round: how those are found who do, after the opening; else null. */
  readonly auction: AuctionConfig | null;
  /** What is noted or shown when it is known who plays, before the first turn. */
  readonly beforePlay: readonly ((transition: Transition) => void)[];
  /** What is asked when it is known who plays, before the first card; null: nothing. */
  readonly prelude: Interlude | null;
}

/** What a seat may do in its turn, and what it is asked after it. */
export interface TurnRules {
  readonly hand: HandRule | null;
  /** How a turn goes in which nothing is captured before its end; null: each card captures at once. */
  readonly turn: TurnRule | null;
  /** What a seat may do in its turn instead of playing a card; null: nothing. */
  readonly inTurn: Asker | null;
  /** Asked after each turn whether the round goes on; null: always. */
  readonly afterTurn: Interlude | null;
}

/** What a card takes, and who gets what nobody took. */
export interface CaptureRules {
  /** The ways in which a card captures by its month; none: it is laid. */
  readonly captures: (field: readonly Slot[], card: CardId) => readonly Capture[];
  readonly onifuda: Onifuda | null;
  /** Who gets which of the cards left on the field; called only when some are. The pile may have cards yet. */
  readonly leftovers: (
    state: State,
    left: readonly CardId[],
  ) => readonly { readonly seat: Seat; readonly cards: CardSet }[];
}

export interface YakuRules<YakuId extends string = string> {
  /** The yaku of a month's round (1–12). */
  readonly yaku: (month: number) => YakuTable<YakuId>;
  /** What counts, by seat, of the yaku made: so far, or now that the round has been played. */
  readonly countYaku: (state: State, when: 'so-far' | 'at-end') => readonly YakuCount[];
  /**
   * Which of the yaku that a seat has just made are announced at once: those that count, if more
   * decides about that than the seat's own cards; null: all.
   */
  readonly announces: Announces | null;
  /** Whether one of the yaku just made ends the round at once; null: none ever does. */
  readonly endsRound: ((made: readonly YakuMade[]) => boolean) | null;
}

/** How a round ends, and what it pays. */
export interface EndRules {
  /** The pile is turned to its end when the hands are empty; else it is turned while one holds a card. */
  readonly playOutPile: boolean;
  /** Questions after the last card, before the round is paid; null: none. */
  readonly closing: Interlude | null;
  /** Pays the round: moves totals, adds events, `settled` among them. */
  readonly settle: (transition: Transition, ended: Ended) => Aftermath;
  /** What ending the round now would score the seat that is asked; null if it may not. */
  readonly shobuScore: (state: State) => number | null;
  /** How far a seat is on its way to stop; null if that is not told. */
  readonly progress: ((state: State, seat: Seat) => Progress) | null;
}

/** How far a seat is in a game of go and stop. */
export interface Progress {
  /** Chaff, as it counts for who loses. */
  readonly chaff: number;
  readonly points: number;
  /** From how many points it may stop. */
  readonly minimum: number;
  /** Whether it would pay double (*pibak*) if one of the others stopped now. */
  readonly isAtRisk: boolean;
}

/** When the match is over. */
export interface LengthRules {
  /** How many rounds a match has, or has at most if there is a target; null: no matter. */
  readonly rounds: number | null;
  /** Whether the match goes on although these rounds have been played, asked in the last. */
  readonly goesOn: (state: Pick<State, 'multiplier'>) => boolean;
  /** The total with which the match, or a game of several, ends after a round, in `unit`; null: it does not matter. */
  readonly target: number | null;
  /** Whether a game to a target may end with its lead shared; else another round is played. */
  readonly mayTie: boolean;
  /** How many games, each to the target, win the match; 1: it is one game. */
  readonly gamesToWin: number;
}

/** One game with its seats taken and its house rules chosen: tables and functions, no state. */
export interface Ruleset<YakuId extends string = string>
  extends CardRules,
    TotalRules,
    SeatingRules,
    DealRules,
    EntryRules,
    TurnRules,
    CaptureRules,
    YakuRules<YakuId>,
    EndRules,
    LengthRules {
  /** Whether a player is asked which of two equal cards to take: in editions before L14. */
  readonly asksOfEquals: boolean;
}

/** How a round came to its end. */
export type Ended =
  | { readonly why: 'played' }
  /** Every card has been played, and nobody claims anything. */
  | { readonly why: 'closed' }
  | { readonly why: 'shobu'; readonly seat: Seat }
  /** In its turn, instead of playing, this seat took back that it went on. */
  | { readonly why: 'cancelled'; readonly seat: Seat }
  /** In the middle of a turn: this seat has made a yaku that ends it (`endsRound`). */
  | { readonly why: 'yaku'; readonly seat: Seat }
  | { readonly why: 'teyaku'; readonly holders: readonly Seat[] }
  /** This seat has left so many stacks on the field that it wins (GS15). */
  | { readonly why: 'ppeoks'; readonly seat: Seat }
  /** Before the first card: what lies on the field, or in two hands, ends the round (GS3, GS6). */
  | { readonly why: 'unplayed'; readonly because: 'four-on-field' | 'two-fours' }
  /** M19: the cards are thrown in for what this seat holds. */
  | { readonly why: 'claimed'; readonly seat: Seat; readonly offer: Offer }
  /** S6: too few stay to play. */
  | { readonly why: 'too-few'; readonly stayed: readonly Seat[] };

export type Aftermath =
  | { readonly type: 'next'; readonly seating: readonly Seat[] }
  /** The round is void: dealt again under its number. */
  | { readonly type: 'redeal'; readonly why: RedealWhy }
  | { readonly type: 'over'; readonly why: 'ruin' | 'no-points' }
  /** This seat has won the match, whatever the totals. */
  | { readonly type: 'won'; readonly seat: Seat };
