import { type CardSet, has, size } from '../engine/core/card-set.ts';
import { type CardId, monthOf } from '../engine/core/cards.ts';
import type { Seat } from '../engine/core/game.ts';
import type { Draw } from '../engine/core/random.ts';
import { EMPTY, type Move, type State } from '../engine/round/state.ts';
import type { Yaku } from '../engine/round/yaku-table.ts';
import type { View } from '../engine/view/view.ts';
import type { HanafudaGame } from '../games/index.ts';
import { POINTS_PER_HAI } from './weights.ts';

/** What a card is worth at a glance, by `CardId`: its points, and its part of every yaku. */
export type Glance = readonly number[];

/** A card that is worth no points is still better taken than left. */
const UNCOUNTED = 0.2;
/** How much of a yaku one of its cards promises. */
const HOPE = 0.5;
/** Points by which a player at a glance may err about a card. */
const CARELESS = 4;
/** One call in so many goes on. */
const BRAVE = 3;
/** Far beyond the longest round. */
const MOST_MOVES = 400;

/** What the cards of the round are worth to a player who only glances at them. */
export function glanceOf(view: View): Glance {
  const scale = view.yakuUnit === 'hai' ? POINTS_PER_HAI : 1;
  return view.values.map((points, card) => {
    const own = view.scoresCards ? points : UNCOUNTED;
    return view.yaku.reduce((worth, yaku) => worth + scale * partOf(yaku, card), own);
  });
}

function partOf({ cards, need, value }: Yaku, card: CardId): number {
  return has(cards, card) ? (HOPE * value) / neededOf(cards, need) : 0;
}

function neededOf(cards: CardSet, need: number | undefined): number {
  return need ?? size(cards);
}

/**
 * What the cards seem worth to players who err about them. Drawn once for a deal, and not with each
 * move, it lets moves that are tried on that deal differ by what they are.
 */
export function blurred(glance: Glance, draw: Draw): Glance {
  return glance.map((worth) => worth + (CARELESS * draw(100)) / 100);
}

/** How the players of a round glance at their cards, and their chance. */
interface Glancers {
  readonly glance: Glance;
  readonly draw: Draw;
}

/**
 * Plays this round to its end with players who glance at their cards; the state after it. A state
 * of another round, which is over then, is left as it is.
 */
export function playOut(
  game: HanafudaGame,
  from: State,
  { glance, draw, round }: Glancers & { readonly round: number },
): State {
  let state = from;
  for (let made = 0; made < MOST_MOVES && state.round === round; made++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    state = game.apply(state, seat, quickMove(game, state, { seat, glance, draw })).state;
  }
  return state;
}

interface Glancing extends Glancers {
  readonly seat: Seat;
}

function quickMove(game: HanafudaGame, state: State, { seat, glance, draw }: Glancing): Move {
  const moves = game.legalMoves(state, seat);
  const [first] = moves;
  if (first === undefined) throw new RangeError('a seat is asked and has no move');
  if (moves.length === 1) return first;
  switch (state.phase.type) {
    case 'play':
    case 'capture':
      return best(moves, (move) => worthOf(move, state, glance));
    case 'call':
      return best(moves, ({ type }) => Number((type === 'koi-koi') === (draw(BRAVE) === 0)));
    default:
      return moves[draw(moves.length)] ?? first;
  }
}

function worthOf(move: Move, { field }: State, glance: Glance): number {
  if (move.type === 'capture') {
    return move.take.reduce((worth, card) => worth + (glance[card] ?? 0), 0);
  }
  if (move.type !== 'play') return 0;
  const own = glance[move.card] ?? 0;
  const month = monthOf(move.card);
  let taken = -1;
  for (const place of field) {
    if (place !== EMPTY && monthOf(place) === month) taken = Math.max(taken, glance[place] ?? 0);
  }
  return taken < 0 ? -HOPE * own : own + taken;
}

function best(moves: readonly Move[], worth: (move: Move) => number): Move {
  const rated = moves.map((move) => ({ move, worth: worth(move) }));
  return rated.reduce((one, other) => (other.worth > one.worth ? other : one)).move;
}
