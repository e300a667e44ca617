import { type CardSet, has, NO_CARDS, withCard, withoutCard } from '../../core/card-set.ts';
import type { CardId } from '../../core/cards.ts';
import type { Seat } from '../../core/game.ts';
import { atSeat, capturedAt, monthOfRound, withSeat } from '../../round/by-seat.ts';
import type { Coup } from '../../round/event.ts';
import { turnOf } from '../../round/play.ts';
import type { Transition } from '../../round/ruleset.ts';
import { lateOf, type PaidAtOnce } from '../../round/state/late-capture-state.ts';
import type { State } from '../../round/state.ts';
import { newlyMade } from '../../round/yaku.ts';
import { closeLedger, openLedger, pay } from '../payments/ledger.ts';

export interface LateCaptureConfig {
  /** By what was done: how many cards each opponent gives, for each time. */
  readonly steals: Readonly<Record<Exclude<Coup, 'ppeok'>, readonly Theft[]>>;
  /** What may be taken from another's captured cards, in the order in which it is given. */
  readonly given: readonly CardId[];
  /** Those of them that count for more than one. */
  readonly doubles: CardSet;
  /** Points from each opponent for a ppeok in each of the first turns in a row. */
  readonly firstPpeok: readonly number[];
  /** Points from each opponent for a ttadak in the first turn; 0: nothing. */
  readonly firstTtadak: number;
  /** So many ppeoks of one seat end the round. */
  readonly endingPpeoks: number;
  /** Whether a card of no month takes one from each opponent as it is captured. */
  readonly bonusSteals: boolean;
}

/** How many cards an opponent gives; of two the second is spared if the first counts double. */
export type Theft = 1 | 2;

/** Every opponent gives what it has of these thefts to the seat whose turn it is. */
export function steal(
  transition: Transition,
  config: LateCaptureConfig,
  thefts: readonly Theft[],
): void {
  const { state, events } = transition;
  const seat = turnOf(state);
  if (thefts.length === 0) return;
  for (const from of othersAfter(transition, seat)) {
    const before = capturedAt(state, from);
    let cards = NO_CARDS;
    for (const many of thefts) {
      for (let given = 0; given < many; given++) {
        const card = config.given.find((one) => has(capturedAt(state, from), one));
        if (card === undefined) break;
        state.captured[from] = withoutCard(capturedAt(state, from), card);
        state.captured[seat] = withCard(capturedAt(state, seat), card);
        cards = withCard(cards, card);
        if (has(config.doubles, card)) break;
      }
    }
    if (cards === NO_CARDS) continue;
    events.push({ type: 'stolen', seat, from, cards });
    tellOfLoss(transition, from, before);
  }
}

/** With fewer chaff the sake cup may count as an animal, and what that makes is told (GS8, GS16). */
function tellOfLoss({ state, rules, events }: Transition, seat: Seat, before: CardSet): void {
  const table = rules.yaku(monthOfRound(state.round));
  for (const yaku of newlyMade(table, before, capturedAt(state, seat))) {
    events.push({ type: 'yaku-made', seat, yaku });
  }
}

/** The other seats of the round, in playing order after this one. */
function othersAfter({ state }: Transition, seat: Seat): readonly Seat[] {
  const at = state.order.indexOf(seat);
  return [...state.order.slice(at + 1), ...state.order.slice(0, at)];
}

/** Pays what a ppeok or a ttadak in the first turns brings at once, multiplied by nothing. */
export function payAtOnce(
  transition: Transition,
  config: LateCaptureConfig,
  coups: readonly Coup[],
): void {
  const { state } = transition;
  const debt = debtAtOnce(state, config, coups);
  if (debt.points === 0) return;
  const seat = turnOf(state);
  const late = lateOf(state);
  const ledger = openLedger(transition, 'negative');
  const paid = othersAfter(transition, seat).map((from): PaidAtOnce => {
    pay(ledger, { from, to: seat, amount: debt.points, why: debt.why });
    return { from, to: seat, ...debt };
  });
  closeLedger(transition, ledger);
  state.late = { ...late, paid: [...late.paid, ...paid] };
}

/** What each of the others owes for a turn: a ppeok in each turn so far, or a ttadak in the first. */
function debtAtOnce(
  state: State,
  { firstPpeok, firstTtadak }: LateCaptureConfig,
  coups: readonly Coup[],
): Pick<PaidAtOnce, 'points' | 'why'> {
  const turn = Math.floor(state.turns / state.order.length);
  if (coups.includes('ppeok')) {
    const isInRow = atSeat(lateOf(state).ppeoks, turnOf(state)) === turn;
    return { points: isInRow ? (firstPpeok[turn] ?? 0) : 0, why: 'first-ppeok' };
  }
  const isFirst = turn === 0 && coups.includes('ttadak');
  return { points: isFirst ? firstTtadak : 0, why: 'first-ttadak' };
}

export function notePpeok({ state }: Transition, seat: Seat): number {
  const late = lateOf(state);
  const many = atSeat(late.ppeoks, seat) + 1;
  state.late = { ...late, ppeoks: withSeat(late.ppeoks, seat, many) };
  return many;
}
