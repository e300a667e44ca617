import type { CardSet } from '../core/card-set.ts';
import type { CardId } from '../core/cards.ts';
import type { Seat, Setup, Viewer } from '../core/game.ts';
import type { Stage, Standing, YakuMade } from '../round/event.ts';
import type { Blocked, Progress, Ruleset } from '../round/ruleset.ts';
import type { EntryAnswer } from '../round/state/auction-state.ts';
import type { Capture, Move, Slot, State } from '../round/state.ts';
import type { NearYaku } from '../round/yaku.ts';
import type { Yaku } from '../round/yaku-table.ts';

export interface HandCard {
  readonly card: CardId;
  /** From 1; it keeps that through the round, whatever is played. */
  readonly number: number;
  /** What it would capture if played now; more than one is a choice, none means it would be laid. */
  readonly takes: readonly Capture[];
  /** Absent when it may be played (as far as the hand goes: see `phase` for whose turn it is). */
  readonly blocked?: Blocked;
}

export interface SeatView {
  readonly seat: Seat;
  /** How many cards it holds. */
  readonly hand: number;
  readonly captured: CardSet;
  /** Card points captured so far. */
  readonly points: number;
  /** Yaku made so far, exclusions applied. */
  readonly yaku: readonly YakuMade[];
  readonly near: readonly NearYaku[];
  /** On its way to stop, while it plays; null in a game where that is not told. */
  readonly progress: Progress | null;
  /** In the unit of the totals. */
  readonly total: number;
  /** What the total is worth at the end (S2: bills); equal to `total` in most games. */
  readonly score: number;
  readonly borrowed: number;
  /** Put into the pot this round, in the unit of the totals. */
  readonly inPot: number;
  /** Plays this round. True for everybody while an auction goes on. */
  readonly active: boolean;
  readonly answer: EntryAnswer;
}

/** What is known of a round besides what is shown: for who imagines the rest. */
export interface RoundRecord
  extends Pick<
    State,
    'turns' | 'games' | 'entry' | 'calls' | 'onifuda' | 'carried' | 'removed' | 'late'
  > {
  /** The card that the viewer must play next (S19), or `EMPTY`; null: there is no such rule. */
  readonly promised: { readonly card: Slot } | null;
}

/** A decision of the round that everybody saw, and what lay open before it. */
export interface PastMove
  extends Pick<
    State,
    'order' | 'turns' | 'captured' | 'field' | 'entry' | 'calls' | 'onifuda' | 'late' | 'phase'
  > {
  readonly seat: Seat;
  readonly move: Move;
  /** The cards that left the hand of the seat with it, all of which everybody saw. */
  readonly played: CardSet;
}

/** All that one viewer may know of a match at one moment: the one door for secrets. */
export interface View
  extends Pick<Ruleset, 'values' | 'unit' | 'yakuUnit' | 'par' | 'scoresCards' | 'teams'>,
    Pick<State, 'round' | 'seating' | 'order' | 'phase' | 'multiplier' | 'teyaku'> {
  readonly setup: Omit<Setup, 'seed'>;
  readonly viewer: Viewer;
  /** How many rounds the match has; null when it ends otherwise. */
  readonly rounds: number | null;
  readonly month: number;
  /** The cards the round is played with. */
  readonly deck: CardSet;
  /** Every yaku that can be made this round. */
  readonly yaku: readonly Yaku[];
  readonly oya: Seat;
  readonly seats: readonly SeatView[];
  readonly field: readonly Slot[];
  /** How many cards of the field lie face down; `field` has none of them. */
  readonly fieldDown: number;
  readonly pile: number;
  /** The viewer's own cards, in card order; empty for a spectator. */
  readonly hand: readonly HandCard[];
  /** The wild card of the game; null if there is none, or while it lies on the field as a card like any other. */
  readonly onifuda: CardId | null;
  /** The onifuda lies on the field with the top of the pile face down on it. */
  readonly isBlind: boolean;
  /**
   * What stopping now would score the seat that is asked, multipliers included: *shōbu* in a `call` phase,
   * or cancelling in its turn; null if neither may be done.
   */
  readonly shobuScore: number | null;
  /** What is in the pot, in the unit of the totals; 0 if there is none. */
  readonly pot: number;
  readonly stage: Stage | null;
  /** Points that dropping out costs the seat that is asked to stay or drop; 0 if it is free. */
  readonly dropout: number;
  /** Black-stone units that a debt of 5 points costs at this stage; 0 if points are paid. */
  readonly unitsPerFivePoints: number;
  readonly record: RoundRecord;
  /** What was done since the deal, for who can tell a hand by it (`withPast`); empty if nobody asked for it. */
  readonly past: readonly PastMove[];
  /** How the match ended; null while it goes on. */
  readonly standing: Standing | null;
}

/** Whether what partners have together is told of this seat. */
export function leadsTeam(seat: Seat, { teams }: Pick<View, 'teams'>): boolean {
  return (teams?.[seat] ?? seat) === seat;
}
