import { type CardSet, union } from '../engine/core/card-set.ts';
import { type Draw, shuffleBy } from '../engine/core/random.ts';
import { type Deal, dealHidden, type KnownCards, knownCards } from '../engine/view/imagine.ts';
import type { PastMove, View } from '../engine/view/view.ts';
import { Simulator } from './fast/simulator.ts';
import { isMove, type Judge } from './value/decide.ts';
import { scaleOf } from './value/perspective.ts';

/** How far apart two options are, in spreads of the game, of which one is taken e times as often. */
const HEAT = 0.06;
/** How many of a hundred moves nothing explains. */
const WHIMS = 0.06;

/** What was decided by another, as a simulator that waits for it. */
interface Decision {
  readonly simulator: Simulator;
  readonly made: PastMove;
  /** By seat: the cards that it has played from there on. */
  readonly played: readonly CardSet[];
}

/** Hands that are weighed, and as long as what. */
interface Effort {
  /** Null: any hand explains anything. */
  readonly judge: Judge | null;
  readonly draw: Draw;
  readonly hands: number;
  readonly isLate: () => boolean;
}

/** Draws the cards that a seat cannot see: hands by how well they explain what the others did with them. */
export class Belief {
  private readonly known: KnownCards;
  private readonly seats: View['seats'];
  private readonly draw: Draw;
  /** Deals to draw from, and how likely each is; none if nobody has done anything that tells. */
  private readonly pool: Deal[] = [];
  private readonly weights: readonly number[];

  constructor(view: View, root: Simulator, { judge, draw, hands, isLate }: Effort) {
    this.known = knownCards(view);
    this.seats = view.seats;
    this.draw = draw;
    const decisions = judge === null ? [] : decisionsIn(view, root);
    const logs: number[] = [];
    while (judge !== null && decisions.length > 0 && logs.length < hands && !isLate()) {
      const deal = dealHidden(this.known, this.seats, draw);
      this.pool.push(deal);
      logs.push(explains(deal, decisions, judge));
    }
    const most = Math.max(...logs);
    this.weights = logs.map((log) => Math.exp(log - most));
  }

  /** So many deals; from the pool each as often as it is likely. */
  *deals(many: number): Generator<Deal> {
    if (this.pool.length === 0) {
      for (let deal = 0; deal < many; deal++) yield dealHidden(this.known, this.seats, this.draw);
    }
    const step = this.weights.reduce((sum, one) => sum + one, 0) / many;
    let left = (step * (this.draw(1000) + 0.5)) / 1000;
    for (const [at, { hands, pile }] of this.pool.entries()) {
      for (left -= this.weights[at] as number; left < 0; left += step) {
        yield { hands, pile: shuffleBy(pile, this.draw) };
      }
    }
  }
}

/** The logarithm of how likely the others' decisions were with these cards. */
function explains({ hands, pile }: Deal, decisions: readonly Decision[], judge: Judge): number {
  let sum = 0;
  for (const { simulator, made, played } of decisions) {
    simulator.deal(
      hands.map((hand, seat) => union(hand, played[seat] ?? hand)),
      pile,
    );
    const heat = HEAT * judge.spread * scaleOf(simulator);
    const options = judge.options(simulator);
    let most = Number.NEGATIVE_INFINITY;
    for (const { value } of options) most = Math.max(most, value);
    let all = 0;
    let own = 0;
    for (const option of options) {
      const likely = Math.exp((option.value - most) / heat);
      all += likely;
      if (isMove(option, made.move)) own += likely;
    }
    sum += Math.log(WHIMS / options.length + ((1 - WHIMS) * own) / all);
  }
  return sum;
}

function decisionsIn({ past, viewer }: View, root: Simulator): readonly Decision[] {
  const now = root.state();
  let played: readonly CardSet[] = now.hands.map(() => ({ lo: 0, hi: 0 }));
  const decisions: Decision[] = [];
  for (const made of past.toReversed()) {
    played = played.map((cards, seat) => (seat === made.seat ? union(cards, made.played) : cards));
    // The hands of those who dropped out are nowhere any more.
    if (made.seat === viewer || !now.order.includes(made.seat)) continue;
    const { seat: _, move: __, played: ___, ...open } = made;
    decisions.push({ simulator: new Simulator(root.rules, { ...now, ...open }), made, played });
  }
  return decisions;
}
