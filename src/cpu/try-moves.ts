import { type CardSet, setOf, size, union } from '../engine/core/card-set.ts';
import type { Seat } from '../engine/core/game.ts';
import { type Draw, shuffleBy } from '../engine/core/random.ts';
import { sameMove } from '../engine/round/move-text.ts';
import { isLastRound } from '../engine/round/standing.ts';
import { isAuction } from '../engine/round/state/auction-state.ts';
import type { Move } from '../engine/round/state.ts';
import { imagine, type KnownCards, knownCards } from '../engine/view/imagine.ts';
import type { View } from '../engine/view/view.ts';
import { gameOf } from '../games/index.ts';
import { blur, type Glance, glanceOf, playOut } from './fast/play-out.ts';
import { Simulator } from './fast/simulator.ts';
import { carryOut, Judge, type Option } from './value/decide.ts';
import { type LearnedValue, learnedValue } from './value/learned-value.ts';
import { leadOf } from './value/perspective.ts';

export interface Trial {
  readonly move: Move;
  /**
   * By imagined deal: what the viewer's seat wins from here to the end of the round, less what the
   * others win each, in the unit of the totals.
   */
  readonly gains: readonly number[];
  /** What the move should bring by that and by what was learned, in the same unit. */
  readonly score: number;
}

export interface Effort {
  readonly draw: Draw;
  /** Rounds played out at most, all moves together. */
  readonly playouts: number;
  /** Whether to stop before all are played out. */
  readonly isLate: () => boolean;
}

/** What was learned counts as much as so many deals. */
const PRIOR = 200;
/** Moves that the learned value puts further behind than this share of its spread are not tried. */
const MARGIN = 0.5;
/** How often the worse half of the moves is left out. */
const MOST_HEATS = 4;

interface Candidate {
  readonly option: Option;
  readonly move: Move;
  readonly gains: number[];
  /** 1 where it ends the match and wins it, -1 where it loses it, 0 where neither is known. */
  readonly outcome: number;
  sum: number;
}

/**
 * The moves by what they should bring, the best first. The learned value of each is the first guess;
 * moves near the best are played out on imagined deals of what the seat cannot see, all that are left on
 * the same deals, and the worse half is left out again and again, but for two. Calls and auctions turn
 * on how well the round is played after them, and follow the learned value alone where there is one; of an
 * auction of which nothing was learned no deal tells, and no move is tried. An answer that ends the match
 * is given if it wins it, and not if it loses it.
 * Throws `RangeError` for a spectator.
 */
export function tryMoves(view: View, moves: readonly Move[], effort: Effort): readonly Trial[] {
  const game = gameOf(view.setup.game);
  const learned = learnedValue(game, view.setup.seats);
  if (learned === null && isAuction(view.phase)) return [];
  const root = new Simulator(game.rulesOf(view.setup), imagine(view, effort.draw));
  const prior = learned === null ? 0 : PRIOR;
  const candidates = candidatesOf(root, moves, learned);
  const score = ({ option, sum, gains }: Candidate) =>
    (prior * option.value + sum) / Math.max(1, prior + gains.length);
  const byScore = (one: Candidate, other: Candidate) =>
    other.outcome - one.outcome || score(other) - score(one);
  candidates.sort(byScore);
  if (learned === null || !(isAuction(view.phase) || view.phase.type === 'call')) {
    const most = candidates[0]?.option.value ?? 0;
    const least = learned === null ? most : most - MARGIN * learned.spread;
    let left = Math.max(2, candidates.filter(({ option }) => option.value >= least).length);
    const heats = Math.min(MOST_HEATS, Math.max(1, Math.ceil(Math.log2(left))));
    const table = new Table(view, root);
    for (let heat = 0; heat < heats && !effort.isLate(); heat++) {
      const tried = candidates.splice(0, left);
      table.tryOn(tried, Math.ceil(effort.playouts / heats / tried.length), effort);
      candidates.unshift(...tried.sort(byScore));
      left = Math.max(2, Math.ceil(left / 2));
    }
  }
  return candidates.map((one) => ({ move: one.move, gains: one.gains, score: score(one) }));
}

function candidatesOf(
  root: Simulator,
  moves: readonly Move[],
  learned: LearnedValue | null,
): Candidate[] {
  const options = learned === null ? [] : new Judge(learned, root).options(root);
  return moves.map((move): Candidate => {
    const option = options.find((one) => isMove(root, one, move)) ?? optionOf(root, move);
    return { option, move, gains: [], outcome: outcomeOf(root, option), sum: 0 };
  });
}

function outcomeOf(root: Simulator, { move }: Option): number {
  const { totals } = root.rest;
  const { target } = root.rules;
  const isLast = isLastRound(root.rules, root.rest);
  const mayEnd = isLast || target !== null;
  if (move.type !== 'answer' || !mayEnd) return 0;
  const copy = new Simulator(root.rules, root.state());
  copy.answer(move.answer);
  if (copy.waits !== 'ended') return 0;
  copy.settle();
  const owned = totals.map((_, seat) => copy.owned(seat));
  if (!isLast && !owned.some((one) => one >= (target ?? 0))) return 0;
  const others = owned.filter((_, seat) => seat !== root.seat);
  return Math.sign((owned[root.seat] ?? 0) - Math.max(...others));
}

function isMove(root: Simulator, option: Option, move: Move): boolean {
  const known = optionOf(root, move).move;
  switch (option.move.type) {
    case 'play':
      return known.type === 'play' && known.card === option.move.card;
    case 'way':
      return known.type === 'way' && known.way === option.move.way;
    default:
      return known.type === 'answer' && sameMove(known.answer, option.move.answer);
  }
}

/** A move of which nothing was learned. */
function optionOf({ ways, wayLo, wayHi }: Simulator, move: Move): Option {
  if (move.type === 'play') return { move, value: 0, action: null };
  if (move.type !== 'capture') {
    return { move: { type: 'answer', answer: move }, value: 0, action: null };
  }
  const { lo, hi } = setOf(move.take);
  const all = Array.from({ length: ways }, (_, way) => way);
  const way = all.find((one) => wayLo[one] === lo && wayHi[one] === hi) ?? 0;
  return { move: { type: 'way', way }, value: 0, action: null };
}

class Table {
  private readonly root: Simulator;
  private readonly copy: Simulator;
  private readonly seat: Seat;
  private readonly known: KnownCards;
  private readonly sizes: readonly number[];
  private readonly glance: Glance;
  private readonly blurred: Glance;

  constructor(view: View, root: Simulator) {
    this.root = root;
    this.copy = new Simulator(root.rules, root.state());
    this.seat = root.seat;
    this.known = knownCards(view);
    this.sizes = view.seats.map(({ hand }) => hand);
    this.glance = glanceOf(view);
    this.blurred = Float64Array.from(this.glance);
  }

  tryOn(candidates: readonly Candidate[], deals: number, { draw, isLate }: Effort): void {
    const { root, copy, glance, blurred, seat } = this;
    for (let deal = 0; deal < deals && !isLate(); deal++) {
      this.deal(draw);
      blur(glance, draw, blurred);
      for (const candidate of candidates) {
        copy.copy(root);
        carryOut(copy, candidate.option);
        playOut(copy, blurred, draw);
        copy.settle();
        const gain = leadOf(copy, seat) - leadOf(root, seat);
        candidate.gains.push(gain);
        candidate.sum += gain;
      }
    }
  }

  private deal(draw: Draw): void {
    const { hands, hidden } = this.known;
    const shuffled = shuffleBy(hidden, draw);
    let dealt = 0;
    const dealtHands = hands.map((known, seat): CardSet => {
      const missing = (this.sizes[seat] ?? 0) - size(known);
      if (missing === 0) return known;
      dealt += missing;
      return union(known, setOf(shuffled.slice(dealt - missing, dealt)));
    });
    this.root.deal(dealtHands, shuffled.slice(dealt));
  }
}
