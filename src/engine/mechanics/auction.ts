import { cardsOf, NO_CARDS } from '../core/card-set.ts';
import { IllegalMove, type Seat } from '../core/game.ts';
import { shuffle } from '../core/random.ts';
import { beginPlay } from '../round/play.ts';
import { type Asker, atSeat, type Change, seatsFrom, withSeat } from '../round/ruleset.ts';
import type { Move, State } from '../round/state.ts';
import { type Answer, type AuctionConfig, type Entry, isAuction } from './auction-state.ts';
import { closeLedger, openLedger } from './ledger.ts';
import { payPoints, stakesOf, unitsFor } from './stakes.ts';

/** The config of the auction being held. */
function configOf({ rules }: Change): AuctionConfig {
  if (rules.auction === null) throw new TypeError('everybody plays in this game');
  return rules.auction;
}

/** Goes on after the opening: with the auction where there is one, and else with play. */
export function beginEntry(change: Change): void {
  if (change.rules.auction === null) beginPlay(change, change.state.seating);
  else openAuction(change);
}

/** The entry of a state that has one. Throws where nobody sits a round out. */
export function entryOf(state: State): Entry {
  if (state.entry === null) throw new TypeError('nobody sits out in this game');
  return state.entry;
}

/**
 * The drop-out auction: in playing order from the oya each seat stays or drops out, until enough
 * stay; the rest are forced out and may chase (S5–S11; Mushi for three or four, §3).
 */
function openAuction(change: Change): void {
  const answers = change.state.hands.map((): Answer => 'none');
  change.state.entry = { answers, chasers: [], chases: [] };
  askNext(change);
}

/** Asks what an auction asks, of each seat in turn. */
export const AUCTION: Asker = {
  asks: isAuction,
  legalMoves: ({ phase }) => (phase.type === 'chase' ? CHASE_OR_PASS : STAY_OR_DROP),
  apply: applyAnswer,
};

const STAY_OR_DROP: readonly Move[] = [{ type: 'stay' }, { type: 'drop' }];
const CHASE_OR_PASS: readonly Move[] = [{ type: 'chase' }, { type: 'pass' }];

function applyAnswer(change: Change, move: Move): void {
  const { phase } = change.state;
  if (phase.type === 'entry' && move.type === 'stay') {
    stay(change, phase.seat, 'choice');
    askNext(change);
  } else if (phase.type === 'entry' && move.type === 'drop') {
    drop(change, phase.seat);
    askNext(change);
  } else if (phase.type === 'chase' && move.type === 'chase') {
    change.events.push({ type: 'chased', seat: phase.seat });
    challenge(change, phase.seat, 0);
  } else if (phase.type === 'chase' && move.type === 'pass') {
    pass(change, phase.seat, 'choice');
    askChaser(change);
  } else if (phase.type === 'chased' && move.type === 'stay') {
    change.events.push({ type: 'stood', seat: phase.seat, by: phase.by });
    challenge(change, phase.by, change.state.order.indexOf(phase.seat) + 1);
  } else if (phase.type === 'chased' && move.type === 'drop') {
    displace(change, { seat: phase.seat, by: phase.by, why: 'choice' });
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

function askNext(change: Change): void {
  const { state } = change;
  const { active, dropout, isForced } = configOf(change);
  for (const seat of state.seating) {
    const { answers } = entryOf(state);
    if (answers[seat] !== 'none') continue;
    const stayed = howMany(answers, 'stay');
    if (stayed === active) break;
    const left = stayed + howMany(answers, 'none');
    if (isForced && left === active) stay(change, seat, 'obliged');
    // S7: who cannot pay the penalty must play.
    else if (!canPay(state, seat, dropout)) stay(change, seat, 'cannot-pay');
    else {
      state.phase = { type: 'entry', seat };
      return;
    }
  }
  closeAuction(change);
}

function stay(change: Change, seat: Seat, why: 'choice' | 'obliged' | 'cannot-pay'): void {
  answer(change, seat, 'stay');
  change.events.push({ type: 'stayed', seat, why });
}

function drop(change: Change, seat: Seat): void {
  const { state, events } = change;
  answer(change, seat, 'drop');
  events.push({ type: 'dropped', seat });
  const { dropout } = configOf(change);
  if (dropout === 0) return;
  const ledger = openLedger(change, 'forgiven');
  payPoints(state, ledger, { from: seat, to: 'pot', points: dropout, why: 'dropout' });
  closeLedger(change, ledger);
  const stakes = stakesOf(state);
  state.stakes = { ...stakes, pot: withSeat(stakes.pot, seat, unitsFor(state, dropout)) };
}

function closeAuction(change: Change): void {
  const { state, events } = change;
  const stayed = seatsWith(state, 'stay');
  if (stayed.length < configOf(change).active) {
    change.ended = { why: 'too-few', stayed };
    return;
  }
  const seats = seatsWith(state, 'none');
  for (const seat of seats) answer(change, seat, 'forced-out');
  if (seats.length > 0) events.push({ type: 'forced-out', seats });
  state.order = stayed;
  state.entry = { ...entryOf(state), chasers: seats };
  askChaser(change);
}

/** Asks the next forced-out seat whether it chases (S8); play begins when all have answered. */
function askChaser(change: Change): void {
  const { state } = change;
  const { chase } = configOf(change);
  for (;;) {
    const [seat] = entryOf(state).chasers;
    if (seat === undefined || chase === null) {
      enter(change);
      return;
    }
    if (canPay(state, seat, chase)) {
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
function challenge(change: Change, by: Seat, index: number): void {
  const seat = atSeat(change.state.order, index);
  if (index === configOf(change).active - 1) displace(change, { seat, by, why: 'third' });
  else change.state.phase = { type: 'chased', seat, by };
}

/** S11: the remaining seat next to the displaced one leads, the chaser plays last. */
function displace(
  change: Change,
  { seat, by, why }: { readonly seat: Seat; readonly by: Seat; readonly why: 'choice' | 'third' },
): void {
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
  askChaser(change);
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
