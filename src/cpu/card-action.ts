import { setOf, union, withCard, without, withoutCard } from '../engine/core/card-set.ts';
import type { CardId } from '../engine/core/cards.ts';
import type { Seat, Step } from '../engine/core/game.ts';
import type { Draw } from '../engine/core/random.ts';
import type { Event } from '../engine/round/event.ts';
import { type Capture, EMPTY, type Move, playBy, type State } from '../engine/round/state.ts';
import { imagine } from '../engine/view/imagine.ts';
import type { SeatView, View } from '../engine/view/view.ts';
import type { HanafudaGame } from '../games/index.ts';
import { hikiOf, laidOr } from './card-choice.ts';

export interface Prompt {
  readonly game: HanafudaGame;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly draw: Draw;
  /** What it does next, if its card can be used in several ways. */
  readonly choose: (view: View, moves: readonly Move[]) => Move;
}

export interface CardAction {
  readonly card: CardId;
  /** The cards of the field that it takes, none if it goes to the captured cards alone; null: it is laid. */
  readonly take: Capture | null;
  /** In how many ways it may take; `take` is the one that the computer would choose. */
  readonly ways: number;
}

export type Taking = CardAction & { readonly take: Capture };

/** What a move does with its card; null for a move of no card, or if it goes to another player. */
export function actionOf(asked: Prompt, move: Move): CardAction | null {
  const { phase } = asked.view;
  if (move.type === 'play') return played(asked, move);
  if (move.type === 'hiki') {
    const hand = setOf(asked.view.hand.map(({ card }) => card));
    return { ...hikiOf(hand, move.month), ways: 1 };
  }
  if (move.type !== 'capture' || phase.type !== 'capture') return null;
  return { card: phase.card, take: laidOr(move.take), ways: asked.moves.length };
}

function played(asked: Prompt, move: Extract<Move, { readonly type: 'play' }>): CardAction | null {
  const { game, draw, choose } = asked;
  const { card } = move;
  const seat = seatOf(asked);
  const before = imagine(asked.view, draw);
  const step = game.apply(before, seat, move);
  const { state } = step;
  if (state.phase.type !== 'capture' || state.phase.card !== card) return done(step, seat, card);
  const moves = game.legalMoves(state, seat);
  const chosen = choose(game.view(state, seat), moves);
  const take = chosen.type === 'capture' ? laidOr(chosen.take) : null;
  return { card, take, ways: moves.length };
}

function done({ events }: Step<State, Event>, seat: Seat, card: CardId): CardAction | null {
  for (const event of events) {
    if (event.type === 'laid' && event.card === card) return { card, take: null, ways: 1 };
    if (event.type === 'captured' && event.card === card) {
      return event.seat === seat ? { card, take: event.taken, ways: 1 } : null;
    }
  }
  return null;
}

/** What everybody would see of each seat once the cards are taken, the pile not yet turned. */
export function seatsAfter(asked: Prompt, { card, take }: Taking): readonly SeatView[] {
  const { game, draw } = asked;
  const seat = seatOf(asked);
  const before = imagine(asked.view, draw);
  const taken = setOf(take);
  const after: State = {
    ...before,
    hands: before.hands.map((hand) => without(withoutCard(hand, card), taken)),
    field: before.field.map((place) => (take.includes(place) ? EMPTY : place)),
    captured: before.captured.map((cards, at) =>
      at === seat ? withCard(union(cards, taken), card) : cards,
    ),
    phase: playBy(seat),
  };
  return game.view(after, 'spectator').seats;
}

function seatOf({ view: { viewer } }: Prompt): Seat {
  if (viewer === 'spectator') throw new RangeError('a spectator has no move');
  return viewer;
}
