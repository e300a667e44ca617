import type { Seat } from '../../engine/core/game.ts';
import { type Ledger, pay } from '../../engine/mechanics/payments/ledger.ts';
import {
  closeRound,
  firstHighest,
  onlyHighest,
  openRound,
  payYaku,
} from '../../engine/mechanics/payments/settlement.ts';
import { surplusTransfers, type Transfer } from '../../engine/mechanics/payments/transfers.ts';
import { atSeat, capturedAt } from '../../engine/round/by-seat.ts';
import type { Aftermath, Ended, Transition } from '../../engine/round/ruleset.ts';

/** The three games, by what they pay. */
export type Shares = 'one-two-three' | 'two-four-six' | 'three-six-nine';

/** A third of the 264 points of the deck. */
export const PAR = 88;
/** What a seat above par gets in Ni-shi-roku (IN3). */
const ABOVE = 2;
/** Card points in a share of Saburokku (IN4). */
const POINTS_A_SHARE = 5;

/** Pays the best yaku of each, and if none has ended the round the card points. */
export function settle(shares: Shares, transition: Transition, ended: Ended): Aftermath {
  const { order } = transition.state;
  const round = openRound(transition);
  const { ledger, points } = round;
  const isStopped = ended.why === 'yaku';
  if (!isStopped) payCards(transition, ledger, cardShares(shares, points, order));
  payYaku(transition, round);
  const winner = isStopped ? ended.seat : winnerBy(shares, points, order);
  return closeRound(transition, { ...round, winner }); // IN5, IN6
}

/** Who has the most card points; in Ichi-ni-san nobody if several have (IN5, IN6). */
function winnerBy(shares: Shares, points: readonly number[], order: readonly Seat[]): Seat | null {
  return shares === 'one-two-three' ? onlyHighest(points, order) : firstHighest(points, order);
}

function payCards({ state }: Transition, ledger: Ledger, transfers: readonly Transfer[]): void {
  for (const { from, to, amount } of transfers) {
    const cards = capturedAt(state, to);
    pay(ledger, { from, to, amount, why: 'card-points', cards });
  }
}

function cardShares(
  shares: Shares,
  points: readonly number[],
  order: readonly Seat[],
): readonly Transfer[] {
  switch (shares) {
    case 'one-two-three':
      return fromEach(onlyHighest(points, order), order);
    case 'two-four-six':
      return byPar(points, order);
    case 'three-six-nine':
      return surplusTransfers(points, PAR, order).map((one) => ({
        ...one,
        amount: Math.floor(one.amount / POINTS_A_SHARE),
      }));
  }
}

function fromEach(to: Seat | null, order: readonly Seat[]): readonly Transfer[] {
  if (to === null) return [];
  return order.filter((seat) => seat !== to).map((from) => ({ from, to, amount: 1 }));
}

/** IN3: two shares to each above par, in equal parts from those below it. */
function byPar(points: readonly number[], order: readonly Seat[]): readonly Transfer[] {
  const below = order.filter((seat) => atSeat(points, seat) < PAR);
  const above = order.filter((seat) => atSeat(points, seat) > PAR);
  return above.flatMap((to) => below.map((from) => ({ from, to, amount: ABOVE / below.length })));
}
