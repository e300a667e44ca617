import { chooseAs } from '../../src/cpu/choose-as.ts';
import { glanceOf, playOut } from '../../src/cpu/fast/play-out.ts';
import { Simulator } from '../../src/cpu/fast/simulator.ts';
import { carryOut, type Option } from '../../src/cpu/value/decide.ts';
import { leadOf } from '../../src/cpu/value/perspective.ts';
import type { Seat } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { type Draw, drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { PLATE } from '../../src/engine/mechanics/stakes.ts';
import type { Move, State } from '../../src/engine/round/state.ts';
import { gameOf, type HanafudaGame } from '../../src/games/index.ts';
import type { Strength } from '../../src/model/match.ts';

/** Who may play in a contest; the cheater sees all cards, those of the pile too. */
export type Contestant = Strength | 'random' | 'cheater';

/** One player among others of another kind, in the same matches from every seat. */
export interface Contest {
  readonly game: HanafudaGame;
  readonly seats: number;
  readonly one: Contestant;
  readonly others: Contestant;
  /** Seeds of matches; each is played once from every seat. */
  readonly matches: number;
  readonly seed: number;
}

/** An average, and how far the truth may be from it 19 times of 20. */
export interface Estimate {
  readonly mean: number;
  readonly within: number;
}

export interface ContestResult {
  /** What the one wins a round more than the others on average, in the unit of the totals. */
  readonly gain: Estimate;
  /** The share of matches won; a tie is a part of a win. */
  readonly wins: Estimate;
  readonly rounds: number;
  /** Milliseconds a move of the one that 19 of 20 moves do not take. */
  readonly p95: number;
}

/** Matches to ruin go on for so many rounds at most. */
const MOST_ROUNDS = 24;

export function contest(asked: Contest): ContestResult {
  const gains: number[] = [];
  const wins: number[] = [];
  const times: number[] = [];
  let rounds = 0;
  for (let number = 0; number < asked.matches; number++) {
    let gain = 0;
    let won = 0;
    let played = 0;
    for (let me = 0; me < asked.seats; me++) {
      const match = playMatch(asked, { me, number: asked.seed * 1000 + number, times });
      gain += match.gain;
      won += match.won;
      played += match.rounds;
    }
    gains.push(gain / played);
    wins.push(won / asked.seats);
    rounds += played;
  }
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  return { gain: estimate(gains), wins: estimate(wins), rounds, p95 };
}

interface Chair {
  readonly me: Seat;
  readonly number: number;
  readonly times: number[];
}

function playMatch({ game, seats, one, others }: Contest, { me, number, times }: Chair) {
  const seed = seedOf(number);
  const draw = drawsOf(seed, `strength ${me}`);
  let { state } = game.start({
    game: game.id,
    seats,
    options: defaultOptions(game.options),
    seed,
  });
  let gain = 0;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    if (state.round > MOST_ROUNDS) break;
    const began = performance.now();
    const move = moveOf(seat === me ? one : others, state, { seat, draw });
    if (seat === me) times.push(performance.now() - began);
    const after = game.apply(state, seat, move).state;
    gain += leadIn(after, me) - leadIn(state, me);
    state = after;
  }
  const [first = []] = game.view(state, 'spectator').standing?.places ?? [leaders(state)];
  const rounds = state.round - (state.round > MOST_ROUNDS ? 1 : 0);
  return { gain, rounds, won: first.includes(me) ? 1 / first.length : 0 };
}

function leaders({ totals }: State): readonly Seat[] {
  const most = Math.max(...totals);
  return [...totals.keys()].filter((seat) => totals[seat] === most);
}

function leadIn({ totals, stakes }: State, me: Seat): number {
  const owned = totals.map((total, seat) => total - PLATE * (stakes?.borrowed[seat] ?? 0));
  const all = owned.reduce((sum, one) => sum + one, 0);
  const own = owned[me] ?? 0;
  return own - (all - own) / (owned.length - 1);
}

interface Asked {
  readonly seat: Seat;
  readonly draw: Draw;
}

function moveOf(who: Contestant, state: State, { seat, draw }: Asked): Move {
  const game = gameOf(state.setup.game);
  const moves = game.legalMoves(state, seat);
  const [first] = moves;
  if (first === undefined) throw new RangeError('no move');
  if (moves.length === 1) return first;
  if (who === 'random') return moves[draw(moves.length)] ?? first;
  if (who === 'cheater') return cheat(state, moves, { seat, draw });
  return chooseAs(game.view(state, seat), moves, { draw, strength: who });
}

/** Rounds that the cheater plays out for each move, on the cards as they lie. */
const CHEATS = 100;

function cheat(state: State, moves: readonly Move[], { seat, draw }: Asked): Move {
  const game = gameOf(state.setup.game);
  const root = new Simulator(game.rulesOf(state.setup), state);
  const copy = new Simulator(root.rules, state);
  const glance = glanceOf(game.view(state, seat));
  let best = moves[0] as Move;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, move] of moves.entries()) {
    let sum = 0;
    for (let time = 0; time < CHEATS; time++) {
      copy.copy(root);
      carryOut(copy, cheatOption(move, at));
      playOut(copy, blurred(glance, draw), draw);
      copy.settle();
      sum += leadOf(copy, seat);
    }
    if (sum > most) best = move;
    most = Math.max(most, sum);
  }
  return best;
}

function cheatOption(move: Move, at: number): Option {
  if (move.type === 'play') return { move, value: 0, action: null };
  if (move.type === 'capture') return { move: { type: 'way', way: at }, value: 0, action: null };
  return { move: { type: 'answer', answer: move }, value: 0, action: null };
}

/** Points by which those who play a round out differ about a card. */
const DIFFERENCE = 8;

function blurred(glance: Float64Array, draw: Draw): Float64Array {
  return glance.map((worth) => worth + (DIFFERENCE * draw(100)) / 100);
}

function estimate(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1);
  return { mean, within: 1.96 * Math.sqrt(variance / values.length) };
}
