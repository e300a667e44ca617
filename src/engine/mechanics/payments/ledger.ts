import type { CardSet } from '../../core/card-set.ts';
import type { Seat } from '../../core/game.ts';
import type { Event, Party, Payment, Times, Unit } from '../../round/event.ts';
import type { Transition } from '../../round/ruleset.ts';

/** `amount` is in the unit of the totals. */
export interface Debt extends Pick<Payment, 'from' | 'to' | 'amount' | 'why'> {
  /** The same in the rules' points, if it is another number; 0 for what isn't a debt in points, as a loan. */
  readonly points?: number;
  readonly yaku?: string | undefined;
  readonly cards?: CardSet | undefined;
  /** What multiplies it and not what others owe. */
  readonly times?: readonly Times[] | undefined;
}

export interface Ledger {
  readonly totals: number[];
  readonly payments: Payment[];
  readonly events: Event[];
  readonly unit: Unit;
  /** Whether a seat may owe more than it has: `forgiven` pays what is there (S28). */
  readonly shortage: 'negative' | 'forgiven';
}

/** A ledger on the totals of a step in the making; `closeLedger` writes them back. */
export function openLedger(
  { state, rules, events }: Transition,
  shortage: Ledger['shortage'],
): Ledger {
  // Transcripts have Koi-Koi in points, from before it had a unit of its own.
  const unit = rules.unit === 'plainMon' ? 'points' : rules.unit;
  return { totals: [...state.totals], payments: [], events, unit, shortage };
}

/** Pays one debt as far as the payer can, and tells so. A debt of nothing is not mentioned. */
export function pay(ledger: Ledger, debt: Debt): void {
  const { from, to, amount: owed, points = owed, why, yaku, cards, times } = debt;
  if (owed === 0) return;
  const { totals, unit } = ledger;
  const has = typeof from === 'number' ? (totals[from] ?? 0) : owed;
  const amount = ledger.shortage === 'forgiven' ? Math.min(owed, has) : owed;
  move(totals, from, -amount);
  move(totals, to, amount);
  const payment: { -readonly [Field in keyof Payment]: Payment[Field] } = {
    from,
    to,
    amount,
    owed,
    unit,
    points,
    why,
  };
  if (yaku !== undefined) payment.yaku = yaku;
  if (cards !== undefined) payment.cards = cards;
  if (times !== undefined) payment.times = times;
  ledger.payments.push(payment);
  ledger.events.push({ type: 'paid', payment });
}

/** Pays the same debt from each of these seats but who gets it. */
export function payFromEach(
  ledger: Ledger,
  seats: readonly Seat[],
  debt: Omit<Debt, 'from'>,
): void {
  for (const from of seats) if (from !== debt.to) pay(ledger, { ...debt, from });
}

function move(totals: number[], party: Party, amount: number): void {
  if (typeof party === 'number') totals[party] = (totals[party] ?? 0) + amount;
}

/** Gives the totals of a ledger to the step; nothing is paid from it afterwards. */
export function closeLedger({ state }: Transition, ledger: Ledger): void {
  state.totals = ledger.totals;
}
