import { intersection, isSubsetOf, size } from '../../engine/core/card-set.ts';
import type { Seat } from '../../engine/core/game.ts';
import { type Debt, openLedger, pay, payFromEach } from '../../engine/mechanics/payments/ledger.ts';
import {
  closeRound,
  type Round as EngineRound,
  firstHighest,
  multipliersOf,
  openRound,
  payCardPoints,
  reasonOf,
} from '../../engine/mechanics/payments/settlement.ts';
import { clearPot, paidBefore, potOf } from '../../engine/mechanics/payments/stakes.ts';
import { settleUnplayed } from '../../engine/mechanics/payments/unplayed.ts';
import { PLAIN, triplets } from '../../engine/mechanics/scoring/seven-cards.ts';
import { atSeat, capturedAt } from '../../engine/round/by-seat.ts';
import type { Mon, PaidWhy } from '../../engine/round/event.ts';
import type { Aftermath, Ended, Transition } from '../../engine/round/ruleset.ts';
import type { Teyaku } from '../../engine/round/state.ts';
import { voidYaku, yakuValue } from '../../engine/round/yaku.ts';
import type { YakuCount } from '../../engine/round/yaku-table.ts';
import { fedBy } from './hatto.ts';
import type { HouseRules } from './options.ts';

/** A third of the 264 points of the deck. */
export const PAR = 88;
/** *Futahachi*: card points that are a special. */
const FUTAHACHI = 168;
/** *Sujūroku*: chaff and willows that are a special. */
const SUJUROKU = 16;
/** *Nukeyaku*: the card points that a nearly worthless hand needs. */
const NUKEYAKU = 89;
/** The hands that may escape. */
const MEAGRE: ReadonlySet<string> = new Set(['aka', 'tanichi', 'toichi', 'karasu']);

/** What the specials bring, in kan, by region. */
const SPECIALS = {
  kanto: { sohachi: 10, futahachi: 10, sujuroku: 12 },
  kansai: { sohachi: 8, futahachi: 10, sujuroku: 10 },
} as const satisfies Record<HouseRules['region'], object>;

interface Round extends EngineRound {
  readonly options: HouseRules;
  readonly transition: Transition;
  readonly times: number;
}

/** Something that a seat gets for a rule, in kan from each who pays. */
interface Gain {
  readonly to: Seat;
  readonly kan: number;
  readonly why: PaidWhy;
  readonly for?: Pick<Debt, 'yaku' | 'cards'>;
  /** The player who pays the shares of all. */
  readonly payer?: Seat | null;
}

/** How mon are told, by how many a kan has. */
export function monOf({ kan }: Pick<HouseRules, 'kan'>): Mon {
  return kan === 12 ? 'mon12' : 'mon10';
}

export function settle(options: HouseRules, transition: Transition, ended: Ended): Aftermath {
  if (ended.why === 'too-few') {
    const ledger = openLedger(transition, 'negative');
    return settleUnplayed(transition, ended.stayed, { ledger }); // HH12
  }
  const times = transition.state.multiplier?.times ?? 1;
  const round: Round = { ...openRound(transition), options, transition, times };
  const special = ended.why === 'played' ? specialOf(round) : null;
  if (special !== null) {
    payGain(round, special);
    return close(cancelHands(round), special.to);
  }
  const winner = winnerOf(round, ended);
  payTeyaku(round);
  const counted = payDekiyaku(round, ended);
  payAchievements(round);
  return close({ ...round, yaku: counted }, winner);
}

/** From each of the two others, or the shares of both from one. */
function payGain({ options, transition, ledger, times }: Round, gain: Gain): void {
  const { to, kan, why, payer = null } = gain;
  const { order } = transition.state;
  const amount = kan * options.kan * times;
  const debt = { to, amount, why, ...gain.for };
  if (payer === null) payFromEach(ledger, order, debt);
  else pay(ledger, { ...debt, from: payer, amount: amount * (order.length - 1) });
}

function hasDekiyaku({ transition, yaku }: Round): boolean {
  return transition.state.order.some((seat) => atSeat(yaku, seat).counts.length > 0);
}

/** A round played to its end in which nobody made anything may be one of three. */
function specialOf(round: Round): Gain | null {
  const { options, transition, points } = round;
  const { state } = transition;
  const { order } = state;
  const kan = SPECIALS[options.region];
  if (hasDekiyaku(round)) return null;
  if (order.every((seat) => points[seat] === PAR)) {
    const to = atSeat(order, 0); // HH34
    return { to, kan: kan.sohachi, why: 'sohachi', for: { cards: capturedAt(state, to) } };
  }
  for (const to of order) {
    const cards = capturedAt(state, to);
    const over = atSeat(points, to) - FUTAHACHI;
    if (over >= 0) return { to, kan: kan.futahachi + over, why: 'futahachi', for: { cards } };
  }
  for (const to of order) {
    const cards = intersection(capturedAt(state, to), PLAIN);
    const over = size(cards) - SUJUROKU;
    if (over >= 0) return { to, kan: kan.sujuroku + 2 * over, why: 'sujuroku', for: { cards } };
  }
  return null;
}

/** HH29. */
function winnerOf(round: Round, ended: Ended): Seat {
  const { order, calls } = round.transition.state;
  if (ended.why === 'shobu' || ended.why === 'cancelled') return ended.seat;
  const caller = hasDekiyaku(round) ? calls?.first : undefined;
  return caller ?? firstHighest(round.points, order);
}

/** HH18: each from each. */
function payTeyaku(round: Round): void {
  for (const { seat: to, id: yaku, value: kan, cards } of round.transition.state.teyaku) {
    payGain(round, { to, kan, why: 'teyaku', for: { yaku, cards } });
  }
}

/** What was made in the play, by how the round has ended; what counts of it (HH24–HH27). */
function payDekiyaku(round: Round, ended: Ended): readonly YakuCount[] {
  const { transition, times, yaku, options } = round;
  if (ended.why === 'shobu') {
    payShobu(round, ended.seat);
    return onlyOf(ended.seat, yaku);
  }
  if (ended.why === 'cancelled') {
    payHalf(round, ended.seat, 'cancel'); // HH25
    return onlyOf(ended.seat, yaku);
  }
  if (!hasDekiyaku(round)) {
    payCardPoints(transition, round, times);
    return yaku;
  }
  if (options.sageUnimproved === 'void') return yaku.map((count) => voidYaku(count));
  for (const seat of transition.state.order) payHalf(round, seat, 'unimproved'); // HH26
  return yaku;
}

function onlyOf(winner: Seat, yaku: readonly YakuCount[]): readonly YakuCount[] {
  return yaku.map((count, seat) => (seat === winner ? count : voidYaku(count)));
}

/** HH24: the only other who had called sage pays for both; HH28: who fed a yaku pays for it. */
function payShobu(round: Round, to: Seat): void {
  const { state } = round.transition;
  const callers = state.order.filter((seat) => seat !== to && (state.calls?.made[seat] ?? 0) > 0);
  const [only = null] = callers.length === 1 ? callers : [];
  for (const { id: yaku, value: kan, cards } of atSeat(round.yaku, to).counts) {
    const feeder = round.options.hatto ? fedBy(state, yaku) : null;
    const why = feeder === null ? 'yaku' : 'liability';
    payGain(round, { to, kan, why, for: { yaku, cards }, payer: feeder ?? only });
  }
}

function payHalf(round: Round, to: Seat, why: PaidWhy): void {
  const count = atSeat(round.yaku, to);
  payGain(round, { to, kan: yakuValue(count) / 2, why, for: reasonOf(count.counts) });
}

/** *Tobikomi* and *nukeyaku*, in a round that was stopped, too (HH33). */
function payAchievements(round: Round): void {
  const { transition, points } = round;
  const { teyaku } = transition.state;
  for (const hand of teyaku) {
    const to = hand.seat;
    const captured = capturedAt(transition.state, to);
    for (const month of triplets(hand)) {
      if (!isSubsetOf(month, captured)) continue;
      payGain(round, { to, kan: 1, why: 'tobikomi', for: { cards: month } });
    }
  }
  for (const { seat: to, id: yaku } of teyaku) {
    if (!MEAGRE.has(yaku) || atSeat(points, to) < NUKEYAKU) continue;
    const cards = capturedAt(transition.state, to);
    payGain(round, { to, kan: 1, why: 'nukeyaku', for: { cards } });
  }
}

/** A special leaves the hands that were dealt nothing. */
function cancelHands(round: Round): Round {
  const { state } = round.transition;
  const held = ({ seat, ...yaku }: Teyaku, of: Seat) => (seat === of ? [yaku] : []);
  const yaku = round.yaku.map((count, seat) => ({
    ...count,
    void: [...count.void, ...state.teyaku.flatMap((one) => held(one, seat))],
  }));
  state.teyaku = [];
  return { ...round, yaku };
}

/** Gives the pot to the winner, who deals next, and tells the round. */
function close(round: Round, winner: Seat): Aftermath {
  const { transition, ledger } = round;
  const { state } = transition;
  const earlier = paidBefore(transition);
  const cards = capturedAt(state, winner);
  pay(ledger, { from: 'pot', to: winner, amount: potOf(state), why: 'pot-taken', cards });
  clearPot(transition);
  return closeRound(transition, { ...round, winner, earlier, multipliers: multipliersOf(state) });
}
