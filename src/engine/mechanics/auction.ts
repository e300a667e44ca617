import { cardsOf, NO_CARDS } from '../core/card-set.ts';
import { IllegalMove, type Seat } from '../core/game.ts';
import { shuffle } from '../core/random.ts';
import { beginPlay } from '../round/play.ts';
import {
  atSeat,
  type Change,
  entryOf,
  type Questions,
  seatsFrom,
  withSeat,
} from '../round/ruleset.ts';
import type { Answer, Move, State } from '../round/state.ts';
import { closeLedger, openLedger } from './ledger.ts';
import { payPoints, stakesOf, unitsFor } from './stakes.ts';

/** What an auction is about. */
export interface AuctionTerms {
  /** How many play a round. */
  readonly active: number;
  /** Points that dropping out costs; 0 where it is free. */
  readonly dropout: number;
  /** Points that a chase costs which does not reach par; null where nobody may chase. */
  readonly chase: number | null;
  /** The last who are left must play (S6's option). */
  readonly isForced: boolean;
}

/** An auction being held. */
interface Auction {
  readonly change: Change;
  readonly terms: AuctionTerms;
}

/**
 * The drop-out auction: in playing order from the oya each seat stays or drops out, until enough
 * stay; the rest are forced out and may chase (S5–S11; Mushi for three or four, §3).
 */
export function auction(terms: AuctionTerms): Questions {
  return {
    begin: (change) => {
      const answers = change.state.hands.map((): Answer => 'none');
      change.state.entry = { answers, chasers: [], chases: [] };
      askNext({ change, terms });
    },
    legalMoves: ({ phase }) => (phase.type === 'chase' ? CHASE_OR_PASS : STAY_OR_DROP),
    apply: (change, move) => applyAnswer({ change, terms }, move),
  };
}

const STAY_OR_DROP: readonly Move[] = [{ type: 'stay' }, { type: 'drop' }];
const CHASE_OR_PASS: readonly Move[] = [{ type: 'chase' }, { type: 'pass' }];

function applyAnswer(held: Auction, move: Move): void {
  const { change } = held;
  const { phase } = change.state;
  if (phase.type === 'entry' && move.type === 'stay') {
    stay(change, phase.seat, 'choice');
    askNext(held);
  } else if (phase.type === 'entry' && move.type === 'drop') {
    drop(held, phase.seat);
    askNext(held);
  } else if (phase.type === 'chase' && move.type === 'chase') {
    change.events.push({ type: 'chased', seat: phase.seat });
    challenge(held, phase.seat, 0);
  } else if (phase.type === 'chase' && move.type === 'pass') {
    pass(change, phase.seat, 'choice');
    askChaser(held);
  } else if (phase.type === 'chased' && move.type === 'stay') {
    change.events.push({ type: 'stood', seat: phase.seat, by: phase.by });
    challenge(held, phase.by, change.state.order.indexOf(phase.seat) + 1);
  } else if (phase.type === 'chased' && move.type === 'drop') {
    displace(held, { seat: phase.seat, by: phase.by, why: 'choice' });
  } else {
    throw new IllegalMove(`${move.type} in phase ${phase.type}`);
  }
}

function answer({ state }: Change, seat: Seat, given: Answer): void {
  const entry = entryOf(state);
  const answers = withSeat(entry.answers, seat, given);
  state.entry = { answers, chasers: entry.chasers, chases: entry.chases };
}

/** The seats that gave this answer, in turn order from the oya. */
function seatsWith(state: State, given: Answer): readonly Seat[] {
  const { answers } = entryOf(state);
  return state.seating.filter((seat) => answers[seat] === given);
}

function howMany(answers: readonly Answer[], given: Answer): number {
  let many = 0;
  for (const answered of answers) if (answered === given) many++;
  return many;
}

function canPay(state: State, seat: Seat, points: number): boolean {
  return points === 0 || atSeat(state.totals, seat) >= unitsFor(state, points);
}

function askNext(held: Auction): void {
  const { change, terms } = held;
  const { state } = change;
  for (const seat of state.seating) {
    const { answers } = entryOf(state);
    if (answers[seat] !== 'none') continue;
    const stayed = howMany(answers, 'stay');
    if (stayed === terms.active) break;
    const left = stayed + howMany(answers, 'none');
    if (terms.isForced && left === terms.active) stay(change, seat, 'obliged');
    // S7: who cannot pay the penalty must play.
    else if (!canPay(state, seat, terms.dropout)) stay(change, seat, 'cannot-pay');
    else {
      state.phase = { type: 'entry', seat };
      return;
    }
  }
  closeAuction(held);
}

function stay(change: Change, seat: Seat, why: 'choice' | 'obliged' | 'cannot-pay'): void {
  answer(change, seat, 'stay');
  change.events.push({ type: 'stayed', seat, why });
}

function drop({ change, terms }: Auction, seat: Seat): void {
  const { state, events } = change;
  answer(change, seat, 'drop');
  events.push({ type: 'dropped', seat });
  if (terms.dropout === 0) return;
  const ledger = openLedger(change, 'forgiven');
  payPoints(state, ledger, { from: seat, to: 'pot', points: terms.dropout, why: 'dropout' });
  closeLedger(change, ledger);
  const stakes = stakesOf(state);
  state.stakes = { ...stakes, pot: withSeat(stakes.pot, seat, unitsFor(state, terms.dropout)) };
}

function closeAuction(held: Auction): void {
  const { change, terms } = held;
  const { state, events } = change;
  const stayed = seatsWith(state, 'stay');
  if (stayed.length < terms.active) {
    change.ended = { why: 'too-few', stayed };
    return;
  }
  const seats = seatsWith(state, 'none');
  for (const seat of seats) answer(change, seat, 'forced-out');
  if (seats.length > 0) events.push({ type: 'forced-out', seats });
  state.order = stayed;
  state.entry = { ...entryOf(state), chasers: seats };
  askChaser(held);
}

/** Asks the next forced-out seat whether it chases (S8); play begins when all have answered. */
function askChaser({ change, terms }: Auction): void {
  const { state } = change;
  for (;;) {
    const [seat] = entryOf(state).chasers;
    if (seat === undefined || terms.chase === null) {
      enter(change);
      return;
    }
    if (canPay(state, seat, terms.chase)) {
      state.phase = { type: 'chase', seat };
      return;
    }
    pass(change, seat, 'cannot-pay');
  }
}

function pass({ state, events }: Change, seat: Seat, why: 'choice' | 'cannot-pay'): void {
  const entry = entryOf(state);
  state.entry = { ...entry, chasers: entry.chasers.slice(1) };
  events.push({ type: 'passed', seat, why });
}

/** Asks the chased in order from the leader; the last has no choice (S8). */
function challenge(held: Auction, by: Seat, index: number): void {
  const { change, terms } = held;
  const seat = atSeat(change.state.order, index);
  if (index === terms.active - 1) displace(held, { seat, by, why: 'third' });
  else change.state.phase = { type: 'chased', seat, by };
}

/** S11: the remaining seat next to the displaced one leads, the chaser plays last. */
function displace(
  held: Auction,
  { seat, by, why }: { readonly seat: Seat; readonly by: Seat; readonly why: 'choice' | 'third' },
): void {
  const { change } = held;
  const { state, events } = change;
  const { order } = state;
  const remaining = seatsFrom(seat, state.setup.seats).filter((one) => order.includes(one));
  state.order = [...remaining.filter((one) => one !== seat), by];
  answer(change, seat, 'displaced');
  answer(change, by, 'stay');
  const entry = entryOf(state);
  const chases = [...entry.chases, { by, displaced: seat }];
  state.entry = { ...entry, chases, chasers: entry.chasers.slice(1) };
  events.push({ type: 'displaced', seat, by, why });
  askChaser(held);
}

/** The hands of those who sit out go into the pile, which is shuffled, and the leader plays. */
function enter(change: Change): void {
  const { state, events } = change;
  const stock = state.pile.slice();
  state.hands.forEach((hand, seat) => {
    if (state.order.includes(seat)) return;
    stock.push(...cardsOf(hand));
    state.hands[seat] = NO_CARDS;
  });
  state.pile = shuffle(stock, state.setup.seed, `deal ${state.deals} pile`);
  events.push({ type: 'entered', order: state.order });
  events.push({ type: 'pile-set', pile: state.pile, only: 'nobody' });
  beginPlay(change, state.order);
}
