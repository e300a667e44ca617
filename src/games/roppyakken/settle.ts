import type { Seat } from '../../engine/core/game.ts';
import { type Ledger, openLedger, pay } from '../../engine/mechanics/payments/ledger.ts';
import {
  nextLedBy,
  onlyHighest,
  payFromBank,
  pointsBySeat,
  report,
} from '../../engine/mechanics/payments/settlement.ts';
import { atSeat, capturedAt } from '../../engine/round/by-seat.ts';
import type { Aftermath, Ended } from '../../engine/round/ending.ts';
import type { Transition } from '../../engine/round/ruleset.ts';
import { oyaOf } from '../../engine/round/state.ts';
import { yakuValue } from '../../engine/round/yaku.ts';
import type { YakuCount } from '../../engine/round/yaku-table.ts';
import type { HouseRules } from './options.ts';

/** Card points that make a round void by a house rule (RP18). */
const FUKE = 30;

/** The yaku that win the match, the better first (RP11). */
export const WINNERS = ['shiko', 'nanatan'] as const;

interface Round {
  readonly points: readonly number[];
  readonly yaku: readonly YakuCount[];
  /** By seat: card points, yaku and lucky hands; in Sambong rounded up to hundreds. */
  readonly worth: readonly number[];
}

/** Everybody scores what they have; nobody pays anybody. */
export function settle(options: HouseRules, transition: Transition, ended: Ended): Aftermath {
  const { state, rules } = transition;
  const points = pointsBySeat(rules, state);
  if (ended.why === 'played' && options.fuke && points.some((count) => count <= FUKE)) {
    return { type: 'redeal', why: 'fuke' };
  }
  const yaku = rules.countYaku(state, 'at-end');
  const lucky = state.captured.map((_, seat) =>
    state.teyaku.reduce((sum, held) => sum + (held.seat === seat ? held.value : 0), 0),
  );
  const unit = options.family === 'sambong' ? 100 : 1;
  const worth = points.map((count, seat) => {
    const all = count + yakuValue(atSeat(yaku, seat)) + atSeat(lucky, seat);
    return Math.ceil(all / unit) * unit;
  });
  const ledger = openLedger(transition, 'negative');
  const won = wonBy(options, ended, yaku);
  payAll(options, transition, { ledger, round: { points, yaku, worth }, won });
  const best = onlyHighest(worth, state.order);
  report(transition, { ledger, points, yaku, winner: won ?? best });
  if (won !== null) return { type: 'won', seat: won };
  return nextLedBy(transition, best ?? oyaOf(state)); // RP15
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

interface Scoring {
  readonly ledger: Ledger;
  readonly round: Round;
  /** Who has won the match by a yaku: it is paid as in every family (RP12). */
  readonly won: Seat | null;
}

function payAll(options: HouseRules, transition: Transition, scoring: Scoring): void {
  const { ledger, round, won } = scoring;
  if (options.family === 'yukbaek' && won === null) payLead(transition, ledger, round);
  else if (options.family === 'sambong') payHundreds(transition, ledger, round);
  else {
    payFromBank(transition, ledger, round);
    for (const { seat: to, id, value, cards } of transition.state.teyaku) {
      const debt = { from: 'bank', to, amount: value, points: value } as const;
      pay(ledger, { ...debt, why: 'teyaku', yaku: id, cards });
    }
  }
}

/** Yukbaek: the best alone scores, its lead over the second. */
function payLead({ state }: Transition, ledger: Ledger, { worth }: Round): void {
  const to = onlyHighest(worth, state.order);
  if (to === null) return;
  const others = worth.filter((_, seat) => seat !== to);
  const amount = atSeat(worth, to) - Math.max(...others);
  const cards = capturedAt(state, to);
  pay(ledger, { from: 'bank', to, amount, points: amount, why: 'difference', cards });
}

/** Sambong: the rounded score in one sum. */
function payHundreds({ state }: Transition, ledger: Ledger, { worth }: Round): void {
  for (const to of state.order) {
    const amount = atSeat(worth, to);
    const cards = capturedAt(state, to);
    pay(ledger, { from: 'bank', to, amount, points: amount, why: 'round-score', cards });
  }
}
