import type { Seat } from '../engine/core/game.ts';
import type { Draw } from '../engine/core/random.ts';
import { isLastRound } from '../engine/round/standing.ts';
import { isAuction } from '../engine/round/state/auction-state.ts';
import type { Move } from '../engine/round/state.ts';
import { type Deal, imagine } from '../engine/view/imagine.ts';
import type { View } from '../engine/view/view.ts';
import { cpuWeights, gameOf } from '../games/index.ts';
import { Belief } from './belief.ts';
import { blur, glanceOf, playOut } from './fast/play-out.ts';
import { Simulator } from './fast/simulator.ts';
import { carryOut, isMove, Judge, type Option } from './value/decide.ts';
import { learnedValue } from './value/learned-value.ts';
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
  /** How often a move is tried on a deal at most, all moves together. */
  readonly lines: number;
  /** Whether to stop before all are tried. */
  readonly isLate: () => boolean;
}

/** Turns of the seat that are played on before what was learned says how the round should end, and after an answer. */
const TURNS = 1;
const ANSWER_TURNS = Number.POSITIVE_INFINITY;
/** For this many lines a hand is weighed by what it explains. */
const POOL = 3;
/** What was learned counts as much as so many deals. */
const PRIOR = 20;
const GLANCED_PRIOR = 200;
/** What a line at a glance takes of one by what was learned. */
const GLANCED_COST = 1 / 5;
/** Moves that the learned value puts further behind than this share of its spread are not tried. */
const MARGIN = 0.5;
/** How often the worse half of the moves is left out. */
const MOST_HEATS = 3;

interface Candidate {
  readonly option: Option;
  readonly move: Move;
  readonly gains: number[];
  /** 1 if it ends the match and wins it, -1 if it loses it, 0 if neither is known. */
  readonly outcome: number;
  sum: number;
}

/**
 * The moves by what they should bring, the best first. The learned value of each is the first guess, and the last in an
 * auction; moves near the best, and all other answers, are tried on imagined deals of what the seat cannot see, all
 * that are left on the same deals, and the worse half is left out again and again, except for two. Of an auction of which
 * nothing was learned no deal tells, and no move is tried. An answer that ends the match is given if it wins it, and
 * not if it loses it.
 * Throws `RangeError` for a spectator.
 */
export function tryMoves(view: View, moves: readonly Move[], effort: Effort): readonly Trial[] {
  const { draw, isLate } = effort;
  const game = gameOf(view.setup.game);
  const learned = learnedValue(game, view.setup.seats);
  if (learned === null && isAuction(view.phase)) return [];
  const root = new Simulator(game.rulesOf(view.setup), imagine(view, draw));
  const judge = learned && new Judge(learned, root);
  const isAnswer = root.waits === 'asked';
  const isGlanced = judge === null || cpuWeights(game.id).isGlanced === true;
  const line = isGlanced ? glanced(view, root, draw) : followed(judge, root);
  const prior = judge === null || isAnswer ? 0 : line.prior;
  const score = ({ option, sum, gains }: Candidate) =>
    gains.length === 0 ? option.value : (prior * option.value + sum) / (prior + gains.length);
  const byScore = (one: Candidate, other: Candidate) =>
    other.outcome - one.outcome || score(other) - score(one);
  const candidates = candidatesOf(root, moves, judge).toSorted(byScore);
  const least = (candidates[0]?.option.value ?? 0) - MARGIN * (learned?.spread ?? 0);
  const near = candidates.filter(({ option }) => isAnswer || option.value >= least);
  let left = Math.max(2, near.length);
  const heats = Math.min(MOST_HEATS, Math.max(1, Math.ceil(Math.log2(left))));
  const isTried = !isAuction(view.phase) && !(isGlanced && learned && view.phase.type === 'call');
  const lines = isTried ? effort.lines / line.cost : 0;
  const belief = new Belief(view, root, { judge: line.judge, draw, hands: lines / POOL, isLate });
  for (let heat = 0; heat < heats && lines > 0 && !isLate(); heat++) {
    const tried = candidates.splice(0, left);
    const deals = belief.deals(Math.ceil(lines / heats / tried.length));
    tryOn(tried, { root, line, deals }, isLate);
    candidates.unshift(...tried.sort(byScore));
    left = Math.max(2, Math.ceil(left / 2));
  }
  return candidates.map((one) => ({ move: one.move, gains: one.gains, score: score(one) }));
}

/** How a move is played on. */
interface Line {
  /** By whom the others' hands are told from what they did; null: by nobody. */
  readonly judge: Judge | null;
  /** What was learned counts as much as so many deals. */
  readonly prior: number;
  /** How long it takes, against a line in which each card captures as it is played. */
  readonly cost: number;
  /** What the seat that is asked owns more than the others then, or should come to own. */
  readonly leadAfter: (after: Simulator, deal: Deal) => number;
}

/** By what was learned, for every seat. */
function followed(judge: Judge, { seat, waits, rules }: Simulator): Line {
  const isAnswer = waits === 'asked';
  const turns = isAnswer ? ANSWER_TURNS : TURNS;
  return {
    judge,
    prior: PRIOR,
    cost: (isAnswer ? 3 : 1) * (rules.turn === null ? 1 : 2),
    leadAfter: (after) => playOn(after, judge, { seat, turns }),
  };
}

/** At a glance, to the end of the round. */
function glanced(view: View, { seat }: Simulator, draw: Draw): Line {
  const glance = glanceOf(view);
  const blurred = Float64Array.from(glance);
  let blurredFor: Deal | null = null;
  const leadAfter: Line['leadAfter'] = (after, deal) => {
    if (deal !== blurredFor) blur(glance, draw, blurred);
    blurredFor = deal;
    playOut(after, blurred, draw);
    after.settle();
    return leadOf(after, seat);
  };
  return { judge: null, prior: GLANCED_PRIOR, cost: GLANCED_COST, leadAfter };
}

function candidatesOf(root: Simulator, moves: readonly Move[], judge: Judge | null): Candidate[] {
  const options = judge?.options(root) ?? [];
  return moves.map((move): Candidate => {
    const option = options.find((one) => isMove(one, move)) ?? { move, value: 0, action: null };
    return { option, move, gains: [], outcome: outcomeOf(root, move), sum: 0 };
  });
}

function outcomeOf(root: Simulator, move: Move): number {
  const { totals } = root.rest;
  const { target } = root.rules;
  const isLast = isLastRound(root.rules, root.rest);
  const mayEnd = isLast || target !== null;
  if (move.type === 'play' || move.type === 'capture' || !mayEnd) return 0;
  const copy = new Simulator(root.rules, root.state());
  copy.answer(move);
  if (copy.waits !== 'ended') return 0;
  copy.settle();
  const owned = totals.map((_, seat) => copy.owned(seat));
  if (!isLast && !owned.some((one) => one >= (target ?? 0))) return 0;
  const others = owned.filter((_, seat) => seat !== root.seat);
  return Math.sign((owned[root.seat] ?? 0) - Math.max(...others));
}

interface Table {
  readonly root: Simulator;
  readonly line: Line;
  readonly deals: Iterable<Deal>;
}

function tryOn(tried: readonly Candidate[], table: Table, isLate: () => boolean): void {
  const { root, line, deals } = table;
  const copy = new Simulator(root.rules, root.state());
  const lead = leadOf(root, root.seat);
  for (const deal of deals) {
    if (isLate()) return;
    root.deal(deal.hands, deal.pile);
    for (const candidate of tried) {
      copy.copy(root);
      carryOut(copy, candidate.option);
      const gain = line.leadAfter(copy, deal) - lead;
      candidate.gains.push(gain);
      candidate.sum += gain;
    }
  }
}

/**
 * Plays a round on by what was learned, for every seat, until this seat has played so many more cards or the round is
 * over: what it owns more than the others then, with what it should win from there.
 */
function playOn(
  simulator: Simulator,
  judge: Judge,
  { seat, turns }: { readonly seat: Seat; readonly turns: number },
): number {
  for (let left = turns; simulator.waits !== 'ended'; ) {
    const best = bestOf(judge.options(simulator));
    if (simulator.seat === seat && simulator.waits === 'play') {
      if (left === 0) return leadOf(simulator, seat) + best.value;
      left--;
    }
    carryOut(simulator, best);
  }
  simulator.settle();
  return leadOf(simulator, seat);
}

function bestOf(options: readonly Option[]): Option {
  return options.reduce((best, option) => (option.value > best.value ? option : best));
}
