import { type CardId, formatCard } from '../engine/core/cards.ts';
import type { Seat, Setup } from '../engine/core/game.ts';
import { shuffle } from '../engine/core/random.ts';
import { seatOut } from '../engine/match/deal.ts';
import { seatsFrom } from '../engine/round/by-seat.ts';
import type { Event } from '../engine/round/event.ts';
import { formatMove } from '../engine/round/move-text.ts';
import type { Move } from '../engine/round/state.ts';
import { gameOf } from '../games/index.ts';
import {
  type Chance,
  contributionLines,
  promisedLines,
  promiseOf,
  sha256Of,
  textOf,
} from './promise.ts';

/** All that a match is replayed with. */
export interface PlayedMoves {
  readonly setup: Setup;
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
}

/** What is revealed of a match once it has ended; `played` is null if no card was dealt. */
export interface Deals extends Chance {
  readonly played: PlayedMoves | null;
}

export interface Deck {
  readonly type: 'deal';
  /** From 1; a deal that was thrown in has its number too. */
  readonly number: number;
  readonly round: number;
  readonly cards: readonly CardId[];
  /** Where they go, by seat; empty for a seat that sits out. */
  readonly hands: readonly (readonly CardId[])[];
  readonly field: readonly CardId[];
  readonly pile: readonly CardId[];
}

/** What a file tells of a match, in order. */
type Entry =
  | Deck
  /** The deck of a draw for the first oya. */
  | { readonly type: 'draw'; readonly number: number; readonly cards: readonly CardId[] }
  | { readonly type: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'round'; readonly round: number; readonly scores: readonly number[] }
  | { readonly type: 'standing'; readonly scores: readonly number[] };

/**
 * The file of deals: what was promised, revealed and contributed, every deck in order, every move and
 * result, and a checksum. Its first three lines are what was promised.
 *
 * Throws `IllegalMove` on a move that the rules do not allow, and `RangeError` on a setup that is none.
 */
export function formatDeals(deals: Deals): string {
  return textOf([...dealsLines(deals)]);
}

/** The same, line by line. */
export function* dealsLines(deals: Deals): Generator<string> {
  const written: string[] = [];
  for (const line of contentLines(deals)) {
    written.push(line);
    yield line;
  }
  yield `end ${sha256Of(textOf(written))}`;
}

/** Every deck that was dealt from, in order. Throws as `formatDeals` does. */
export function decksOf(played: PlayedMoves): readonly Deck[] {
  return [...entriesOf(played)].filter((entry) => entry.type === 'deal');
}

function* contentLines(deals: Deals): Generator<string> {
  yield* promisedLines(deals);
  yield `promise ${promiseOf(deals)}`;
  yield* contributionLines(deals);
  if (deals.played === null) return;
  yield* setupLines(deals.played);
  for (const entry of entriesOf(deals.played)) yield lineOf(entry);
}

function* setupLines({ setup }: PlayedMoves): Generator<string> {
  const { game, seats, options, seed, edition = 1 } = setup;
  yield `seed ${seed}`;
  yield `game ${game}`;
  yield `edition ${edition}`;
  yield `seats ${seats}`;
  for (const [option, value] of Object.entries(options)) yield `option ${option} ${value}`;
  yield `deck ${rowOf(deckOf(setup))}`;
}

function deckOf(setup: Setup): readonly CardId[] {
  return gameOf(setup.game).rulesOf(setup).deck;
}

function dealtFrom(
  cards: readonly CardId[],
  setup: Setup,
  number: number,
): Pick<Deck, 'hands' | 'field' | 'pile'> {
  const rules = gameOf(setup.game).rulesOf(setup);
  const { hand, field } = rules.deal;
  const out = seatOut(rules, setup, number);
  let at = 0;
  const take = (many: number) => {
    at += many;
    return cards.slice(at - many, at);
  };
  const hands = seatsFrom(0, setup.seats).map((seat) => (seat === out ? [] : take(hand)));
  return { hands, field: take(field), pile: cards.slice(at) };
}

function* entriesOf({ setup, moves }: PlayedMoves): Generator<Entry> {
  const game = gameOf(setup.game);
  const read = readerOf(setup);
  let step = game.start(setup);
  yield* read(step.events);
  for (const { seat, move } of moves) {
    yield { type: 'move', seat, move };
    step = game.apply(step.state, seat, move);
    yield* read(step.events);
  }
}

/** Finds decks and results among the events of a match, which are read in their order. */
function readerOf(setup: Setup): (events: readonly Event[]) => Generator<Entry> {
  const deck = deckOf(setup);
  const shuffled = (label: string) => shuffle(deck, setup.seed, label);
  let number = 0;
  let round = 0;
  const deal = (): Entry => {
    number++;
    const cards = shuffled(`deal ${number}`);
    return { type: 'deal', number, round, cards, ...dealtFrom(cards, setup, number) };
  };
  return function* (events) {
    for (const [at, event] of events.entries()) {
      switch (event.type) {
        case 'oya-drawn':
          for (const index of event.draws.keys()) {
            yield { type: 'draw', number: index + 1, cards: shuffled(`oya ${index + 1}`) };
          }
          break;
        case 'round-started':
          round = event.round;
          yield deal();
          break;
        case 'redealt':
          // Either the cards come at once, or the round starts over.
          if (events[at + 1]?.type !== 'round-started') yield deal();
          break;
        case 'settled':
          yield { type: 'round', round, scores: event.settlement.scores };
          break;
        case 'over':
          yield { type: 'standing', scores: event.standing.scores };
          break;
        default:
      }
    }
  };
}

function lineOf(entry: Entry): string {
  switch (entry.type) {
    case 'draw':
      return `draw ${entry.number} ${rowOf(entry.cards)}`;
    case 'deal':
      return `deal ${entry.number} round ${entry.round} ${rowOf(entry.cards)}`;
    case 'move':
      return `move ${entry.seat + 1} ${formatMove(entry.move)}`;
    case 'round':
      return `round ${entry.round} ${entry.scores.join(' ')}`;
    case 'standing':
      return `standing ${entry.scores.join(' ')}`;
  }
}

function rowOf(cards: readonly CardId[]): string {
  return cards.map(formatCard).join(' ');
}
