import { NO_CARDS } from '../../src/engine/core/card-set.ts';
import type { Payment, Settlement } from '../../src/engine/round/event.ts';
import type { View } from '../../src/engine/view/view.ts';
import { gameOf, type PositionSpec, position } from './position.ts';

/** A payment in stones, with what a test is about. */
export function pay(
  from: Payment['from'],
  to: Payment['to'],
  more: Partial<Payment> = {},
): Payment {
  const amount = more.amount ?? 4;
  return { from, to, amount, owed: amount, unit: 'stones', points: 0, why: 'dekiyaku', ...more };
}

/** A settled round of a game, with what a test is about. */
export function settledOf(
  game: string,
  spec: Partial<Settlement>,
  table: PositionSpec = {},
): { readonly view: View; readonly settlement: Settlement } {
  const view = gameOf(game).view(position(game, table), 'spectator');
  const nobody = view.seats.map(() => []);
  const zeros = view.seats.map(() => 0);
  const settlement: Settlement = {
    round: 2,
    month: 2,
    oya: 0,
    order: view.order,
    captured: view.seats.map(() => NO_CARDS),
    points: zeros,
    par: view.par,
    yaku: nobody,
    void: nobody,
    payments: [],
    scores: zeros,
    totals: view.seats.map(({ total }) => total),
    multipliers: [],
    teyaku: [],
    winner: null,
    borrowed: null,
    stage: view.stage,
    ...spec,
  };
  return { view, settlement };
}
