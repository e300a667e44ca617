import { chooseAs } from '../../src/cpu/choose-as.ts';
import { chooseGently } from '../../src/cpu/choose-at-once.ts';
import { glanceOf, playOut } from '../../src/cpu/fast/play-out.ts';
import { Simulator } from '../../src/cpu/fast/simulator.ts';
import { carryOut } from '../../src/cpu/value/decide.ts';
import { leadOf } from '../../src/cpu/value/perspective.ts';
import type { Options, Seat } from '../../src/engine/core/game.ts';
import { type Draw, drawsOf } from '../../src/engine/core/random.ts';
import { PLATE } from '../../src/engine/mechanics/payments/stakes.ts';
import type { Move, State } from '../../src/engine/round/state.ts';
import { type Step, withPast } from '../../src/engine/view/past.ts';
import type { View } from '../../src/engine/view/view.ts';
import { gameOf, type HanafudaGame } from '../../src/games/index.ts';
import type { Strength } from '../../src/model/match.ts';
import type { Program } from './program.ts';

/**
 * Who may play in a contest; the cheater sees all cards, those of the pile too. The novice plays any of the cards that
 * the hand highlights, since they take something now, and always stops. The program is somebody else's.
 */
export type Contestant = Strength | 'random' | 'novice' | 'cheater' | 'program';

/** One player among others of another kind, on the same deals from every seat. */
export interface Contest {
  readonly game: HanafudaGame;
  readonly seats: number;
  readonly one: Contestant;
  readonly others: Contestant;
  readonly seed: number;
  /** How often of 100 moves gentle ones slip; absent: as was measured. */
  readonly slips?: number;
  /** House rules other than those most play by. */
  readonly house?: Options;
  readonly program?: Program;
}

export interface Asked {
  readonly seat: Seat;
  readonly draw: Draw;
  readonly slips?: number | undefined;
  /** What was done in the match so far. */
  readonly steps: readonly Step[];
  readonly program?: Program | undefined;
}

/** A chance for each seat: who plays otherwise in one changes no other's. */
export function drawsBySeat({ setup, totals }: State, purpose: string): readonly Draw[] {
  return totals.map((_, seat) => drawsOf(setup.seed, `${purpose}, seat ${seat}`));
}

/** The move of a contestant; a computer's thinking has no limit by the clock, and is the same on any machine. */
export function moveOf(who: Contestant, state: State, asked: Asked): Move {
  const { seat, draw, slips, steps, program } = asked;
  const game = gameOf(state.setup.game);
  const moves = game.legalMoves(state, seat);
  const [first] = moves;
  if (first === undefined) throw new RangeError('no move');
  if (moves.length === 1) return first;
  if (who === 'random') return moves[draw(moves.length)] ?? first;
  if (who === 'cheater') return cheat(state, moves, { seat, draw });
  const view = game.view(state, seat);
  if (who === 'novice') return novice(view, moves, draw);
  if (who === 'gentle') return chooseGently(view, moves, { draw, slips });
  const seen = withPast(view, game.rulesOf(state.setup), steps);
  if (who === 'program') return programIn({ program }).choose(seen, moves);
  return chooseAs(seen, moves, { draw, strength: who });
}

function programIn({ program }: Pick<Asked, 'program'>): Program {
  if (program === undefined) throw new RangeError('no program plays');
  return program;
}

/** What a novice answers, where it can be answered. */
const STOPS = ['shobu', 'pass', 'drop', 'stay'] as const;

function novice(view: View, moves: readonly Move[], draw: Draw): Move {
  const stops = STOPS.filter((one) => one !== 'drop' || view.phase.type !== 'entry');
  const stop = stops
    .map((type) => moves.find((move) => move.type === type))
    .find((move) => move !== undefined);
  if (stop !== undefined) return stop;
  const takers = new Set(view.hand.filter(({ takes }) => takes.length > 0).map(({ card }) => card));
  const cards = moves.filter((move) => move.type === 'play');
  const taking = cards.filter(({ card }) => takers.has(card));
  const [from = moves] = [taking, cards].filter(({ length }) => length > 0);
  return from[draw(from.length)] as Move;
}

/** What a seat owns more than the others on average; what it was lent is not its own. */
export function leadIn(
  totals: readonly number[],
  borrowed: readonly number[] | null | undefined,
  me: Seat,
): number {
  const owned = totals.map((total, seat) => total - PLATE * (borrowed?.[seat] ?? 0));
  const all = owned.reduce((sum, one) => sum + one, 0);
  const own = owned[me] ?? 0;
  return own - (all - own) / (owned.length - 1);
}

/** Rounds that the cheater plays out for each move, on the cards as they lie. */
const CHEATS = 100;

function cheat(
  state: State,
  moves: readonly Move[],
  { seat, draw }: Pick<Asked, 'seat' | 'draw'>,
): Move {
  const game = gameOf(state.setup.game);
  const root = new Simulator(game.rulesOf(state.setup), state);
  const copy = new Simulator(root.rules, state);
  const glance = glanceOf(game.view(state, seat));
  let best = moves[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    let sum = 0;
    for (let time = 0; time < CHEATS; time++) {
      copy.copy(root);
      carryOut(copy, { move, value: 0, action: null });
      playOut(copy, blurred(glance, draw), draw);
      copy.settle();
      sum += leadOf(copy, seat);
    }
    if (sum > most) best = move;
    most = Math.max(most, sum);
  }
  return best;
}

/** Points by which those who play a round out differ about a card. */
const DIFFERENCE = 8;

function blurred(glance: Float64Array, draw: Draw): Float64Array {
  return glance.map((worth) => worth + (DIFFERENCE * draw(100)) / 100);
}
