import { cardsOf, isEmpty, NO_CARDS } from '../../core/card-set.ts';
import { IllegalMove, type Seat } from '../../core/game.ts';
import { shuffle } from '../../core/random.ts';
import { atSeat, seatsFrom, withSeat } from '../../round/by-seat.ts';
import { beginPlay } from '../../round/play.ts';
import type { Asker, AuctionConfig, Transition } from '../../round/ruleset.ts';
import {
  type Entry,
  type EntryAnswer,
  isAuction,
  type PaidBefore,
} from '../../round/state/auction-state.ts';
import type { Move, State } from '../../round/state.ts';
import { closeLedger, openLedger } from '../payments/ledger.ts';
import { payPoints, unitsFor } from '../payments/stakes.ts';

function configOf({ rules }: Transition): AuctionConfig {
  if (rules.auction === null) throw new TypeError('everybody plays in this game');
  return rules.auction;
}

/** Goes on after the opening: with the auction if there is one, and else with play. */
export function beginEntry(transition: Transition): void {
  if (transition.rules.auction === null) beginPlay(transition, transition.state.order);
  else openAuction(transition);
}

/** The entry of a state that has one. Throws if nobody sits a round out. */
export function entryOf(state: State): Entry {
  if (state.entry === null) throw new TypeError('nobody sits out in this game');
  return state.entry;
}

/**
 * The drop-out auction: in playing order from the oya each seat stays or drops out, until enough
 * stay; the rest are forced out and may chase (S5–S11; Mushi for three or four).
 */
function openAuction(transition: Transition): void {
  const { state } = transition;
  const known = configOf(transition).known?.(state);
  const answers = state.hands.map(
    (hand, seat): EntryAnswer => (isEmpty(hand) ? 'sits-out' : (known?.[seat] ?? 'none')),
  );
  state.entry = { answers, chasers: [], chases: [] };
  for (const seat of seatsWith(state, 'stay')) {
    transition.events.push({ type: 'stayed', seat, why: 'obliged' });
  }
  askNext(transition);
}

/** An auction as most games have it: dropping out costs nothing, nobody may chase, and the last must play. */
export const PLAIN_AUCTION: Omit<AuctionConfig, 'active'> = {
  dropout: () => 0,
  mayOwe: true,
  chase: null,
  isForced: true,
  compensation: null,
  known: null,
  isFieldDown: false,
};

export const AUCTION: Asker = {
  asks: isAuction,
  legalMoves: ({ phase }) => (phase.type === 'chase' ? CHASE_OR_PASS : STAY_OR_DROP),
  apply: applyAnswer,
};

const STAY_OR_DROP: readonly Move[] = [{ type: 'stay' }, { type: 'drop' }];
const CHASE_OR_PASS: readonly Move[] = [{ type: 'chase' }, { type: 'pass' }];

function applyAnswer(transition: Transition, move: Move): void {
  const { phase } = transition.state;
  if (phase.type === 'entry' && move.type === 'stay') {
    stay(transition, phase.seat, 'choice');
    askNext(transition);
  } else if (phase.type === 'entry' && move.type === 'drop') {
    drop(transition, phase.seat);
    askNext(transition);
  } else if (phase.type === 'chase' && move.type === 'chase') {
    transition.events.push({ type: 'chased', seat: phase.seat });
    challenge(transition, phase.seat, 0);
  } else if (phase.type === 'chase' && move.type === 'pass') {
    pass(transition, phase.seat, 'choice');
    askChaser(transition);
  } else if (phase.type === 'chased' && move.type === 'stay') {
    transition.events.push({ type: 'stood', seat: phase.seat, by: phase.by });
    challenge(transition, phase.by, transition.state.order.indexOf(phase.seat) + 1);
  } else if (phase.type === 'chased' && move.type === 'drop') {
    displace(transition, { seat: phase.seat, by: phase.by, why: 'choice' });
  } else {
    throw new IllegalMove(`${move.type} in phase ${phase.type}`);
  }
}

function answer({ state }: Transition, seat: Seat, given: EntryAnswer): void {
  const entry = entryOf(state);
  const answers = withSeat(entry.answers, seat, given);
  state.entry = { ...entry, answers };
}

function seatsWith(state: State, given: EntryAnswer): readonly Seat[] {
  const { answers } = entryOf(state);
  return state.seating.filter((seat) => answers[seat] === given);
}

function canPay(transition: Transition, seat: Seat, points: number): boolean {
  if (points === 0 || configOf(transition).mayOwe) return true;
  return atSeat(transition.state.totals, seat) >= unitsFor(transition.state, points);
}

function askNext(transition: Transition): void {
  const { state } = transition;
  const { active, dropout, isForced } = configOf(transition);
  for (const seat of state.seating) {
    const { answers } = entryOf(state);
    if (answers[seat] !== 'none') continue;
    const stayed = seatsWith(state, 'stay').length;
    if (stayed === active) break;
    const left = stayed + seatsWith(state, 'none').length;
    if (isForced && left === active) stay(transition, seat, 'obliged');
    // S7: who cannot pay the penalty must play.
    else if (!canPay(transition, seat, dropout(state, seat))) stay(transition, seat, 'cannot-pay');
    else {
      state.phase = { type: 'entry', seat };
      return;
    }
  }
  closeAuction(transition);
}

function stay(transition: Transition, seat: Seat, why: 'choice' | 'obliged' | 'cannot-pay'): void {
  answer(transition, seat, 'stay');
  transition.events.push({ type: 'stayed', seat, why });
}

function drop(transition: Transition, seat: Seat): void {
  const { state, events } = transition;
  const { dropout } = configOf(transition);
  const points = dropout(state, seat);
  answer(transition, seat, 'drop');
  events.push({ type: 'dropped', seat });
  if (points === 0) return;
  payBefore(transition, [{ from: seat, to: 'pot', points }]);
}

/** Pays before play. What is paid into the pot lies with the stakes, or else in the entry. */
function payBefore(transition: Transition, debts: readonly PaidBefore[]): void {
  const { state } = transition;
  const ledger = openLedger(transition, configOf(transition).mayOwe ? 'negative' : 'forgiven');
  for (const { from, to, points } of debts) {
    const why = to === 'pot' ? 'dropout' : 'compensation';
    payPoints(state, ledger, { from, to, points, why });
    const { stakes } = state;
    if (stakes === null) continue;
    state.stakes = { ...stakes, pot: withSeat(stakes.pot, from, unitsFor(state, points)) };
  }
  closeLedger(transition, ledger);
  const entry = entryOf(state);
  if (state.stakes === null) state.entry = { ...entry, paid: [...(entry.paid ?? []), ...debts] };
}

function closeAuction(transition: Transition): void {
  const { state, events } = transition;
  const stayed = seatsWith(state, 'stay');
  if (stayed.length < configOf(transition).active) {
    transition.ended = { why: 'too-few', stayed };
    return;
  }
  const seats = seatsWith(state, 'none');
  for (const seat of seats) answer(transition, seat, 'forced-out');
  if (seats.length > 0) events.push({ type: 'forced-out', seats });
  state.order = stayed;
  const { compensation } = configOf(transition);
  if (compensation !== null) {
    for (const seat of seats) payBefore(transition, compensation(state, seat));
  }
  state.entry = { ...entryOf(state), chasers: seats };
  askChaser(transition);
}

/** Asks the next forced-out seat whether it chases (S8); play begins when all have answered. */
function askChaser(transition: Transition): void {
  const { state } = transition;
  const { chase } = configOf(transition);
  for (;;) {
    const [seat] = entryOf(state).chasers;
    if (seat === undefined || chase === null) {
      enter(transition);
      return;
    }
    if (canPay(transition, seat, chase)) {
      state.phase = { type: 'chase', seat };
      return;
    }
    pass(transition, seat, 'cannot-pay');
  }
}

function pass({ state, events }: Transition, seat: Seat, why: 'choice' | 'cannot-pay'): void {
  const entry = entryOf(state);
  state.entry = { ...entry, chasers: entry.chasers.slice(1) };
  events.push({ type: 'passed', seat, why });
}

/** Asks the chased in order from the leader; the last has no choice (S8). */
function challenge(transition: Transition, by: Seat, index: number): void {
  const seat = atSeat(transition.state.order, index);
  if (index === configOf(transition).active - 1) displace(transition, { seat, by, why: 'third' });
  else transition.state.phase = { type: 'chased', seat, by };
}

/** S11: the remaining seat next to the displaced one leads, the chaser plays last. */
function displace(
  transition: Transition,
  { seat, by, why }: { readonly seat: Seat; readonly by: Seat; readonly why: 'choice' | 'third' },
): void {
  const { state, events } = transition;
  const { order } = state;
  const remaining = seatsFrom(seat, state.setup.seats).filter((one) => order.includes(one));
  state.order = [...remaining.filter((one) => one !== seat), by];
  answer(transition, seat, 'displaced');
  answer(transition, by, 'stay');
  const entry = entryOf(state);
  const chases = [...entry.chases, { by, displaced: seat }];
  state.entry = { ...entry, chases, chasers: entry.chasers.slice(1) };
  events.push({ type: 'displaced', seat, by, why });
  askChaser(transition);
}

/** The hands of those who sit out go into the pile, which is shuffled, and the leader plays. */
function enter(transition: Transition): void {
  const { state, events } = transition;
  const stock = state.pile.slice();
  state.hands.forEach((hand, seat) => {
    if (state.order.includes(seat)) return;
    stock.push(...cardsOf(hand));
    state.hands[seat] = NO_CARDS;
  });
  state.pile = shuffle(stock, state.setup.seed, `deal ${state.deals} pile`);
  events.push({ type: 'entered', order: state.order });
  events.push({ type: 'pile-set', pile: state.pile, only: 'nobody' });
  if (configOf(transition).isFieldDown)
    events.push({ type: 'field-shown', field: [...state.field] });
  beginPlay(transition, state.order);
}
