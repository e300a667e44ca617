import type { Seat } from '../../engine/core/game.ts';
import { pay } from '../../engine/mechanics/payments/ledger.ts';
import {
  closeRound,
  onlyHighest,
  openRound,
  payFromBank,
  type Round,
} from '../../engine/mechanics/payments/settlement.ts';
import { atSeat, capturedAt } from '../../engine/round/by-seat.ts';
import type { Aftermath, Ended, Transition } from '../../engine/round/ruleset.ts';
import { yakuValue } from '../../engine/round/yaku.ts';
import type { YakuCount } from '../../engine/round/yaku-table.ts';
import type { HouseRules } from './options.ts';

/** Card points that make a round void by a house rule (RP18). */
const FUKE = 30;

/** The yaku that win the match, the better first (RP11). */
export const WINNERS = ['shiko', 'nanatan'] as const;

interface Worth extends Round {
  /** By seat: card points, yaku and lucky hands; in Sambong rounded up to hundreds. */
  readonly worth: readonly number[];
  /** Who has won the match by a yaku: it is paid as in every family (RP12). */
  readonly won: Seat | null;
}

/** Everybody scores what they have; nobody pays anybody. */
export function settle(options: HouseRules, transition: Transition, ended: Ended): Aftermath {
  const { state } = transition;
  const round = openRound(transition);
  const { points, yaku } = round;
  if (ended.why === 'played' && options.fuke && points.some((count) => count <= FUKE)) {
    return { type: 'redeal', why: 'fuke' };
  }
  const lucky = state.captured.map((_, seat) =>
    state.teyaku.reduce((sum, held) => sum + (held.seat === seat ? held.value : 0), 0),
  );
  const unit = options.family === 'sambong' ? 100 : 1;
  const worth = points.map((count, seat) => {
    const all = count + yakuValue(atSeat(yaku, seat)) + atSeat(lucky, seat);
    return Math.ceil(all / unit) * unit;
  });
  const won = wonBy(options, ended, yaku);
  payAll(options, transition, { ...round, worth, won });
  const next = closeRound(transition, { ...round, winner: won ?? onlyHighest(worth, state.order) });
  return won === null ? next : { type: 'won', seat: won }; // RP15
}

/** Who has won the match with this round: at once, or when it has been played (RP11). */
function wonBy({ family, instantWin }: HouseRules, ended: Ended, yaku: readonly YakuCount[]) {
  if (ended.why === 'yaku') return ended.seat;
  if (instantWin !== 'at-end' || family === 'sambong') return null;
  for (const winner of WINNERS) {
    const seat = yaku.findIndex(({ counts }) => counts.some(({ id }) => id === winner));
    if (seat !== -1) return seat;
  }
  return null;
}

function payAll({ family }: HouseRules, transition: Transition, round: Worth): void {
  if (family === 'yukbaek' && round.won === null) payLead(transition, round);
  else if (family === 'sambong') payHundreds(transition, round);
  else {
    payFromBank(transition, round);
    for (const { seat: to, id, value, cards } of transition.state.teyaku) {
      pay(round.ledger, { from: 'bank', to, amount: value, why: 'teyaku', yaku: id, cards });
    }
  }
}

/** Yukbaek: the best alone scores, its lead over the second. */
function payLead({ state }: Transition, { ledger, worth }: Worth): void {
  const to = onlyHighest(worth, state.order);
  if (to === null) return;
  const others = worth.filter((_, seat) => seat !== to);
  const amount = atSeat(worth, to) - Math.max(...others);
  const cards = capturedAt(state, to);
  pay(ledger, { from: 'bank', to, amount, why: 'difference', cards });
}

/** Sambong: the rounded score in one sum. */
function payHundreds({ state }: Transition, { ledger, worth }: Worth): void {
  for (const to of state.order) {
    const amount = atSeat(worth, to);
    const cards = capturedAt(state, to);
    pay(ledger, { from: 'bank', to, amount, why: 'round-score', cards });
  }
}
