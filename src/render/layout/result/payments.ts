import type { PaidWhy, Party, Payment } from '../../../engine/round/event.ts';
import type { PictureWords } from '../../words.ts';
import {
  APART,
  ARROW,
  amount,
  badge,
  beside,
  flowed,
  type Piece,
  padded,
  signed,
  struck,
  word,
} from '../line.ts';
import { GAP } from '../pieces.ts';

const REASON_LEAST = 200;
const REASON_MOST = 350;

/** Equal payments for one reason that share the payee, or the payer. */
interface Shared {
  readonly from: Party[];
  readonly to: Party[];
  readonly payment: Payment;
}

interface PaymentRoom {
  readonly width: number;
  /** Where they would take more lines, the rules' points of stones are left out. */
  readonly most: number;
}

export function paymentLines(
  payments: readonly Payment[],
  words: PictureWords,
  { width, most }: PaymentRoom,
): readonly Piece[] {
  const sums = summed(payments);
  const reasons = [...new Set(sums.map(({ why }) => why))];
  const widths = reasons.map((why) => word(words.reason(why)).width);
  const left = Math.min(REASON_MOST, Math.max(REASON_LEAST, ...widths));
  const linesOf = (setting: Setting) =>
    reasons.flatMap((why) =>
      reasonLines(why, shared(sums.filter((payment) => payment.why === why)), setting),
    );
  const lines = linesOf({ words, width, left, hasDebts: true });
  return lines.length <= most ? lines : linesOf({ words, width, left, hasDebts: false });
}

/** What one party pays another for one reason is one sum, whatever it is made of. */
function summed(payments: readonly Payment[]): readonly Payment[] {
  const sums = new Map<string, Payment>();
  for (const payment of payments) {
    const { from, to, why, amount: paid, owed, points } = payment;
    const key = `${from} ${to} ${why}`;
    const before = sums.get(key);
    const sum = before && {
      ...before,
      amount: before.amount + paid,
      owed: before.owed + owed,
      points: before.points + points,
    };
    sums.set(key, sum ?? payment);
  }
  return [...sums.values()];
}

interface Setting {
  readonly words: PictureWords;
  readonly width: number;
  readonly left: number;
  /** Whether the points of the rules stand before stones. */
  readonly hasDebts: boolean;
}

function reasonLines(
  why: PaidWhy,
  payments: readonly Shared[],
  { words, width, left, hasDebts }: Setting,
): readonly Piece[] {
  const chips = payments.map((payment) => chip(payment, words, hasDebts));
  return flowed(chips, width - left - GAP, APART).map((line, index) =>
    beside([padded(word(index === 0 ? words.reason(why) : '', { ink: 'dim' }), left), line]),
  );
}

function shared(payments: readonly Payment[]): readonly Shared[] {
  const groups: Shared[] = [];
  for (const payment of payments) {
    const { from, to } = payment;
    const group = groups.find((each) => joins(each, payment));
    if (group === undefined) groups.push({ from: [from], to: [to], payment });
    else if (group.payment.from === from) group.to.push(to);
    else group.from.push(from);
  }
  return groups;
}

function joins({ from, to, payment }: Shared, { amount: paid, owed, ...next }: Payment): boolean {
  if (payment.amount !== paid || payment.owed !== owed) return false;
  const samePayee = to.length === 1 && payment.to === next.to;
  const samePayer = from.length === 1 && payment.from === next.from;
  return samePayee || samePayer;
}

/**
 * `1 2 → 3 ○5`: what was owed is struck out if less was paid. Points that nobody pays are scored:
 * `3 +5`. Stones have the rules' points before them: `20 = ○1`.
 */
function chip({ from, to, payment }: Shared, words: PictureWords, hasDebt: boolean): Piece {
  const { amount: paid, owed, unit, points } = payment;
  const due = owed > paid ? [struck(amount(owed, unit, words))] : [];
  const isScored = unit !== 'stones' && payment.from === 'bank';
  if (isScored) {
    return beside([...to.map((party) => partyPiece(party, words)), signed(paid, unit, words)]);
  }
  const debt =
    hasDebt && unit === 'stones' && points > 0 ? [word(`${words.points(points)} =`)] : [];
  return beside([
    ...from.map((party) => partyPiece(party, words)),
    ARROW,
    ...to.map((party) => partyPiece(party, words)),
    ...debt,
    ...due,
    amount(paid, unit, words),
  ]);
}

function partyPiece(party: Party, words: PictureWords): Piece {
  if (party === 'pot') return word(words.pot);
  return party === 'bank' ? word(words.bank) : badge(party);
}
