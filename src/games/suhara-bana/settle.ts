import { isSubsetOf } from '../../engine/core/card-set.ts';
import type { Seat } from '../../engine/core/game.ts';
import { entryOf } from '../../engine/mechanics/before-play/auction.ts';
import { closeLedger, openLedger, pay } from '../../engine/mechanics/payments/ledger.ts';
import {
  type Round as EngineRound,
  nextLedBy,
  openRound,
  type Result,
  reasonOf,
  report,
} from '../../engine/mechanics/payments/settlement.ts';
import {
  borrowPlates,
  clearPot,
  type PointsDebt,
  paidBefore,
  payPoints,
  potOf,
  returnPot,
  stageOf,
  unitsPerFive,
} from '../../engine/mechanics/payments/stakes.ts';
import {
  differenceTransfers,
  surplusTransfers,
  type Transfer,
} from '../../engine/mechanics/payments/transfers.ts';
import { RUIN, settleUnplayed } from '../../engine/mechanics/payments/unplayed.ts';
import { BLUE } from '../../engine/mechanics/scoring/named-sets.ts';
import { atSeat, capturedAt, seatsFrom } from '../../engine/round/by-seat.ts';
import type { Aftermath, Ended, Transition } from '../../engine/round/ruleset.ts';
import type { State } from '../../engine/round/state.ts';
import { yakuValue } from '../../engine/round/yaku.ts';
import type { YakuCount } from '../../engine/round/yaku-table.ts';

/** A third of the 300 points of the deck. */
export const PAR = 100;
const HAI = 20;
/** The most card points that still make a low man. */
const LOW = 15;
/** Points that dropping out costs. */
export const DROPOUT = 30;
/** Points that a chase costs which does not reach par. */
export const CHASE = 20;
const BLUE_FROM_ACTIVE = 50;
const BLUE_FROM_INACTIVE = 25;

/** With what the round is played at, since loans taken at its end come too late for it. */
interface Round extends EngineRound, Required<Pick<Result, 'stage' | 'earlier'>> {
  readonly transition: Transition;
  /** All seats, in the order in which they pay and borrow (S28, S29). */
  readonly seats: readonly Seat[];
  /** The active ones of them, by whose order ties are broken, too (S13, S31). */
  readonly active: readonly Seat[];
  /** What the yaku of each seat are worth. */
  readonly hai: readonly number[];
}

/** All seats in the order in which a round is settled. */
type Precedence = (state: State) => readonly Seat[];

/**
 * S28, S31: from the leader on, who is the dealer of the round as it was played, as all sit then: after
 * a chase the chaser at the leader's left, so that the active seats stand in playing order.
 */
export const asPlayed: Precedence = ({ order, setup }) => {
  const players = order.values();
  return seatsFrom(atSeat(order, 0), setup.seats).map((seat) =>
    order.includes(seat) ? (players.next().value ?? seat) : seat,
  );
};

/** The first edition went by the order before any chase. */
export const asDealt: Precedence = ({ seating }) => seating;

function openStones(transition: Transition, precedence: Precedence): Round {
  const { state } = transition;
  const seats = precedence(state);
  const round = openRound(transition, 'forgiven');
  return {
    ...round,
    transition,
    seats,
    active: seats.filter((seat) => state.order.includes(seat)),
    hai: round.yaku.map(yakuValue),
    stage: stageOf(state),
    earlier: paidBefore(transition),
  };
}

/** Settles a round that was played (S12–S14, S27, S32). */
export function settleStones(
  precedence: Precedence,
  transition: Transition,
  ended: Ended,
): Aftermath {
  if (ended.why === 'too-few') {
    const ledger = openLedger(transition, 'forgiven'); // S6
    const isSolvent = () => borrowPlates(transition, ledger, transition.state.seating);
    return settleUnplayed(transition, ended.stayed, { ledger, isSolvent });
  }
  const round = openStones(transition, precedence);
  const { order } = transition.state;
  const low = lowMan(round);
  if (low !== null && round.points[low] === 0) return takeEverything(round, low);
  if (low !== null) return lowManOut(round, low);
  if (order.every((seat) => round.points[seat] === PAR)) return allLevel(round);
  chasePenalties(round, null);
  payAll(round, surplusTransfers(round.points, PAR, round.active), (to) => ({
    why: 'card-points',
    cards: capturedAt(transition.state, to),
  }));
  const worth = round.hai.map((many) => many * HAI);
  payAll(round, differenceTransfers(worth, round.active), (to) => ({
    why: 'dekiyaku',
    ...reasonOf(atSeat(round.yaku, to).counts),
  }));
  blueBonus(round);
  awardPot(round);
  return close(round, highest(round));
}

type ReasonFor = (to: Seat) => Pick<PointsDebt, 'why' | 'yaku' | 'cards'>;

function payAll(
  { transition, ledger }: Round,
  transfers: readonly Transfer[],
  reasonFor: ReasonFor,
): void {
  for (const { from, to, amount } of transfers) {
    const { why, yaku, cards } = reasonFor(to);
    payPoints(transition.state, ledger, { from, to, points: amount, why, yaku, cards });
  }
}

/** S13: the lowest of those at 15 or less; of equal ones the nearest to the dealer anti-clockwise. */
function lowMan(round: Round): Seat | null {
  return round.active.reduce<Seat | null>((lowest, seat) => {
    const points = atSeat(round.points, seat);
    if (points > LOW) return lowest;
    return lowest === null || points < atSeat(round.points, lowest) ? seat : lowest;
  }, null);
}

/** S14: without a single card point the match is won, and every stone with it. */
function takeEverything(round: Round, winner: Seat): Aftermath {
  const { transition, ledger, seats } = round;
  const cards = capturedAt(transition.state, winner);
  const take = (from: Seat | 'pot', amount: number) =>
    pay(ledger, { from, to: winner, amount, points: 0, why: 'no-points', cards });
  for (const seat of seats) if (seat !== winner) take(seat, atSeat(ledger.totals, seat));
  take('pot', potOf(transition.state));
  clearPot(transition);
  report(transition, { ...round, yaku: round.yaku.map(voided), winner });
  return { type: 'over', why: 'no-points' };
}

/** S12: the low man is paid by everybody; nothing else counts but a chase that failed. */
function lowManOut(round: Round, winner: Seat): Aftermath {
  const { transition, ledger, seats } = round;
  chasePenalties(round, winner);
  const { state } = transition;
  const cards = capturedAt(state, winner);
  const debt = lowManDebt(atSeat(round.points, winner));
  for (const from of seats) {
    if (from === winner) continue;
    payPoints(state, ledger, { from, to: winner, points: debt, why: 'low-man-out', cards });
  }
  returnPot(state, ledger);
  return close({ ...round, yaku: round.yaku.map(voided) }, winner);
}

/** Everything that was made, none of it counting. */
function voided({ counts, void: beaten }: YakuCount): YakuCount {
  return { counts: [], void: [...counts, ...beaten] };
}

/** 11–15 points: 20 from each; 6–10: 40; 1–5: 60. */
function lowManDebt(points: number): number {
  if (points > 10) return 20;
  return points > 5 ? 40 : 60;
}

/** S32: three times exactly 100: the round is void. */
function allLevel(round: Round): Aftermath {
  const { transition, ledger } = round;
  returnPot(transition.state, ledger);
  clearPot(transition);
  closeLedger(transition, ledger);
  return { type: 'redeal', why: 'all-level' };
}

/** S9: a chaser below par pays whom the chase displaced; a chaser who is low man does not (S12). */
function chasePenalties({ transition, ledger, points }: Round, lowManSeat: Seat | null): void {
  const { state } = transition;
  for (const { by, displaced } of entryOf(state).chases) {
    const failed = state.order.includes(by) && by !== lowManSeat && atSeat(points, by) < PAR;
    if (!failed) continue;
    const cards = capturedAt(state, by);
    payPoints(state, ledger, {
      from: by,
      to: displaced,
      points: CHASE,
      why: 'chase-penalty',
      cards,
    });
  }
}

/** S24: paid for the three blue ribbons even when another yaku counts, or none. */
function blueBonus({ transition, ledger, seats }: Round): void {
  const { state } = transition;
  const to = state.captured.findIndex((set) => isSubsetOf(BLUE, set));
  if (to === -1) return;
  for (const from of seats) {
    if (from === to) continue;
    const points = state.order.includes(from) ? BLUE_FROM_ACTIVE : BLUE_FROM_INACTIVE;
    payPoints(state, ledger, { from, to, points, why: 'blue-bonus', yaku: 'mimu', cards: BLUE });
  }
}

/** S26: the best yaku takes a third, two thirds or all of the pot; the rest goes back. */
function awardPot(round: Round): void {
  const { transition, ledger, hai } = round;
  const best = Math.max(...hai);
  const holders = round.active.filter((seat) => hai[seat] === best);
  const thirds = best === 0 || holders.length === 3 ? 0 : Math.min(best, 3);
  const perUnit = 5 / unitsPerFive(transition.state);
  const share = (potOf(transition.state) * thirds) / 3 / holders.length;
  for (const to of holders) {
    const reason = reasonOf(atSeat(round.yaku, to).counts);
    const points = share * perUnit;
    pay(ledger, { from: 'pot', to, amount: share, points, why: 'pot-share', ...reason });
  }
  returnPot(transition.state, ledger, { of: 3 - thirds, in: 3 });
}

/** S31: the player with the most card points deals next; of equal ones the nearest to the dealer's left. */
function highest(round: Round): Seat {
  return round.active.reduce((best, seat) =>
    atSeat(round.points, seat) >= atSeat(round.points, best) ? seat : best,
  );
}

function close(round: Round, winner: Seat): Aftermath {
  const { transition, ledger } = round;
  clearPot(transition);
  const solvent = borrowPlates(transition, ledger, round.seats);
  report(transition, { ...round, winner });
  return solvent ? nextLedBy(transition, winner) : RUIN;
}
