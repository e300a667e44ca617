import { type CardSet, cardsOf, equals, HALF, lowest, setOf } from '../../engine/core/card-set.ts';
import { type CardId, isBonus } from '../../engine/core/cards.ts';
import { sameMove } from '../../engine/round/move-text.ts';
import type { Move } from '../../engine/round/state.ts';
import { Simulator } from '../fast/simulator.ts';
import type { LearnedValue } from './learned-value.ts';
import { type Action, leadOf, Perspective, scaleOf } from './perspective.ts';

/** Something that the asked seat may do, and what it is worth, in the unit of the totals. */
export interface Option {
  readonly move: Move;
  readonly value: number;
  /** What the card does as the value has it; null for an answer, and if nothing was learned of the move. */
  readonly action: Action | null;
}

/** Values what the seat that is asked may do. */
export class Judge {
  readonly perspective: Perspective;
  readonly weights: Float64Array;
  readonly spread: number;
  private readonly scratch: Simulator;

  constructor({ layout, weights, spread }: LearnedValue, like: Simulator) {
    this.perspective = new Perspective(layout, like);
    this.weights = weights;
    this.spread = spread;
    this.scratch = new Simulator(like.rules, like.state());
  }

  options(simulator: Simulator): readonly Option[] {
    switch (simulator.waits) {
      case 'play':
        return this.plays(simulator);
      case 'capture':
        return this.captures(simulator);
      default:
        return this.answers(simulator, simulator.answers());
    }
  }

  private plays(simulator: Simulator): readonly Option[] {
    const { perspective, weights } = this;
    const scale = scaleOf(simulator);
    perspective.look(simulator, simulator.seat, 'hand');
    perspective.begin(weights);
    simulator.findPlays();
    const options: Option[] = [];
    const value = (card: CardId) => {
      simulator.findWays(card, 'hand');
      const action = this.best(simulator, card);
      const worth = perspective.valueOf(weights, action) * scale;
      options.push({ move: { type: 'play', card }, value: worth, action });
    };
    for (let rest = simulator.playLo; rest !== 0; rest &= rest - 1) value(lowest(rest));
    for (let rest = simulator.playHi; rest !== 0; rest &= rest - 1) value(HALF + lowest(rest));
    options.push(...this.answers(simulator, simulator.insteadOfPlay()));
    return options;
  }

  private best(simulator: Simulator, card: CardId): Action {
    if (simulator.ways === 0) return { card, lo: 0, hi: 0, isTaken: isBonus(card) };
    let best = actionOf(simulator, card, 0);
    if (simulator.ways === 1) return { ...best, isTaken: true };
    let most = Number.NEGATIVE_INFINITY;
    for (let way = 0; way < simulator.ways; way++) {
      const action = actionOf(simulator, card, way);
      const value = this.perspective.valueOf(this.weights, action);
      if (value > most) best = action;
      most = Math.max(most, value);
    }
    return best;
  }

  private captures(simulator: Simulator): readonly Option[] {
    const { perspective, weights } = this;
    const scale = scaleOf(simulator);
    perspective.look(simulator, simulator.seat, simulator.card);
    perspective.begin(weights);
    return Array.from({ length: simulator.ways }, (_, way): Option => {
      const action = actionOf(simulator, simulator.card, way);
      const value = perspective.valueOf(weights, action) * scale;
      return { move: { type: 'capture', take: cardsOf(action) }, value, action };
    });
  }

  private answers(simulator: Simulator, answers: readonly Move[]): readonly Option[] {
    const { seat } = simulator;
    const lead = leadOf(simulator, seat);
    return answers.map((move): Option => {
      const { scratch } = this;
      scratch.copy(simulator);
      scratch.answer(move);
      let value = 0;
      if (scratch.waits === 'ended') scratch.settle();
      else {
        this.perspective.look(scratch, seat, null);
        value = this.perspective.value(this.weights) * scaleOf(scratch);
      }
      const gained = leadOf(scratch, seat) - lead;
      return { move, value: value + gained, action: null };
    });
  }
}

/** Whether an option is this move, in whatever order it captures. */
export function isMove({ move }: Option, other: Move): boolean {
  return move.type === 'capture' && other.type === 'capture'
    ? equals(setOf(move.take), setOf(other.take))
    : sameMove(move, other);
}

/** Does what an option says; the capture that a played card may ask for is chosen after it. */
export function carryOut(simulator: Simulator, { move, action }: Option): void {
  if (move.type === 'capture') simulator.capture(wayOf(simulator, action ?? setOf(move.take)));
  else if (move.type !== 'play') simulator.answer(move);
  else {
    simulator.play(move.card);
    if (simulator.waits !== 'capture' || simulator.from !== 'hand' || action === null) return;
    if (simulator.card === move.card) simulator.capture(wayOf(simulator, action));
  }
}

function wayOf({ ways, wayLo, wayHi }: Simulator, { lo, hi }: CardSet): number {
  for (let way = 0; way < ways; way++) if (wayLo[way] === lo && wayHi[way] === hi) return way;
  return 0;
}

function actionOf({ wayLo, wayHi }: Simulator, card: CardId, way: number): Action {
  const lo = wayLo[way] ?? 0;
  const hi = wayHi[way] ?? 0;
  return { card, lo, hi, isTaken: (lo | hi) !== 0 };
}
