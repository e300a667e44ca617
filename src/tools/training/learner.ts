import { Simulator } from '../../cpu/fast/simulator.ts';
import { carryOut, Judge, type Option } from '../../cpu/value/decide.ts';
import { usualLayout } from '../../cpu/value/learned-value.ts';
import { leadOf, scaleOf } from '../../cpu/value/perspective.ts';
import { defaultOptions } from '../../engine/core/options.ts';
import { type Draw, drawsOf, type Seed } from '../../engine/core/random.ts';
import type { HanafudaGame } from '../../games/index.ts';

/** How far a result reaches back, from 0 to 1. */
const LAMBDA = 0.8;
/** How much of an error one step mends while its weights are new. */
const RATE = 0.5;
/** One option in this many is taken by chance: at first, and at the end. */
const CHANCES = { first: 8, last: 40 };

export interface Training {
  readonly seats: number;
  readonly seed: Seed;
  readonly rounds: number;
}

export interface Trained {
  readonly weights: Float64Array;
  /** How far ahead or behind a seat was after a round, on average, in the unit of the totals. */
  readonly spread: number;
}

/** Weights learned by play against itself: TD(λ) with rates by weight (temporal coherence). */
export function train(game: HanafudaGame, training: Training): Trained {
  const { seats, rounds } = training;
  const setup = { game: game.id, seats, options: defaultOptions(game.options) };
  const rules = game.rulesOf(game.start({ ...setup, seed: training.seed }).state.setup);
  const layout = usualLayout(game, seats);
  const weights = new Float64Array(layout.size);
  const draw = drawsOf(training.seed, 'training');
  const learner = new Learner(weights);
  for (let played = 0; played < rounds; ) {
    // Each match has a seed of its own, drawn from the one.
    const seed = `sfc32:${Array.from({ length: 32 }, () => draw(16).toString(16)).join('')}`;
    const simulator = new Simulator(rules, game.start({ ...setup, seed }).state);
    const judge = new Judge({ layout, weights, spread: 1 }, simulator);
    const copy = new Simulator(simulator.rules, simulator.state());
    do {
      const done = played / rounds;
      const boldness = Math.round(CHANCES.first + (CHANCES.last - CHANCES.first) * done);
      playRound(simulator, { judge, copy, learner, draw, boldness });
      played++;
    } while (played < rounds && simulator.nextRound());
  }
  return { weights, spread: learner.spread };
}

/** A position that a seat leaves behind by what it does. */
export interface Step {
  readonly active: Int32Array;
  readonly value: number;
  /** What the seat owns more than the others then, in the scale of the round. */
  readonly lead: number;
}

interface Lesson {
  readonly judge: Judge;
  readonly copy: Simulator;
  readonly learner: Learner;
  readonly draw: Draw;
  readonly boldness: number;
}

/** The position after an option, before the pile is turned; null if the round is over then. */
export function stepAfter(
  { judge, copy }: Pick<Lesson, 'judge' | 'copy'>,
  simulator: Simulator,
  option: Option,
): Step | null {
  const { perspective, weights } = judge;
  const { move, action } = option;
  const { seat } = simulator;
  if (action === null) {
    copy.copy(simulator);
    copy.answer(move);
    if (copy.waits === 'ended') return null;
    perspective.look(copy, seat, null);
  } else perspective.look(simulator, seat, move.type === 'play' ? 'hand' : simulator.card);
  perspective.count(action);
  const active = perspective.active.slice(0, perspective.many);
  const after = action === null ? copy : simulator;
  const value = active.reduce((sum, index) => sum + (weights[index] ?? 0), 0);
  return { active, value, lead: leadOf(after, seat) / scaleOf(after) };
}

function playRound(simulator: Simulator, { judge, copy, learner, draw, boldness }: Lesson): void {
  const steps: Step[][] = Array.from(simulator.handLo, () => []);
  const scale = scaleOf(simulator);
  const before = steps.map((_, seat) => leadOf(simulator, seat));
  while (simulator.waits !== 'ended') {
    const { seat, waits } = simulator;
    const isFromPile = waits === 'capture' && simulator.from === 'pile';
    const options = judge.options(simulator);
    const chosen = draw(boldness) === 0 ? options[draw(options.length)] : bestOf(options, draw);
    if (chosen === undefined) throw new RangeError('a seat is asked and has no option');
    const step = isFromPile ? null : stepAfter({ judge, copy }, simulator, chosen);
    carryOut(simulator, chosen);
    if (step !== null) steps[seat]?.push(step);
  }
  copy.copy(simulator);
  copy.settle();
  steps.forEach((own, seat) => {
    learner.learn(own, leadOf(copy, seat) / scale);
    learner.note(Math.abs(leadOf(copy, seat) - (before[seat] ?? 0)) / scale);
  });
}

function bestOf(options: readonly Option[], draw: Draw): Option | undefined {
  let best: Option | undefined;
  let equals = 0;
  for (const option of options) {
    if (best === undefined || option.value > best.value) {
      best = option;
      equals = 1;
    } else if (option.value === best.value && draw(++equals) === 0) best = option;
  }
  return best;
}

class Learner {
  private readonly weights: Float64Array;
  private readonly errors: Float64Array;
  private readonly sizes: Float64Array;

  private noted = 0;
  private notes = 0;

  constructor(weights: Float64Array) {
    this.weights = weights;
    this.errors = new Float64Array(weights.length);
    this.sizes = new Float64Array(weights.length);
  }

  get spread(): number {
    return this.noted / Math.max(1, this.notes);
  }

  /** Notes how far from the others a seat ended a round. */
  note(distance: number): void {
    this.noted += distance;
    this.notes += 1;
  }

  /** Learns from the steps of a seat; `lead`: what it owned more than the others at the end. */
  learn(steps: readonly Step[], lead: number): void {
    let later = 0;
    let result = lead;
    let at = steps.length;
    for (const { active, value, lead: before } of steps.toReversed()) {
      at--;
      const isLast = at === steps.length - 1;
      const expected = isLast ? lead - before : result - before + later;
      this.mend(active, expected - value);
      // What the step before it should have expected, beyond what is owned here.
      later = LAMBDA * expected + (1 - LAMBDA) * value;
      result = before;
    }
  }

  private mend(active: Int32Array, error: number): void {
    const { weights, errors, sizes } = this;
    const share = error / active.length;
    for (let at = 0; at < active.length; at++) {
      const index = active[at] as number;
      const size = sizes[index] as number;
      const rate = size === 0 ? 1 : Math.abs(errors[index] as number) / size;
      weights[index] = (weights[index] as number) + RATE * rate * share;
      errors[index] = (errors[index] as number) + share;
      sizes[index] = size + Math.abs(share);
    }
  }
}
