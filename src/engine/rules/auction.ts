import { cardsOf, NO_CARDS } from '../core/card-set.ts';
import { IllegalMove, type Seat } from '../core/game.ts';
import { shuffle } from '../core/random.ts';
import { closeLedger, openLedger } from './ledger.ts';
import { beginPlay } from './play.ts';
import { atSeat, type Change, type EntryRule, entryOf, seatsFrom, withSeat } from './ruleset.ts';
import { payPoints, stakesOf, unitsFor } from './stakes.ts';
import type { Answer, Move, State } from './state.ts';

/** How many play a round. */
const ACTIVE = 3;
/** Points that dropping out costs. */
export const DROPOUT = 30;
/** Points that a chase costs which does not reach par. */
export const CHASE = 20;

/** How an auction that found fewer than three players goes on. */
export interface AuctionTerms {
  /** The last who are left must play (S6's option). */
  readonly forceThree: boolean;
  /** Called when fewer than three stay (S6). */
  readonly tooFew: (change: Change, stayed: readonly Seat[]) => void;
}

/**
 * Suhara-bana's drop-out auction: from the oya on, each seat stays or pays to drop out until three
 * stay; the rest are forced out and may chase (S5–S11).
 */
export function auction(terms: AuctionTerms): EntryRule {
  return {
    begin: (change) => {
      const { state } = change;
      const answers = state.hands.map((): Answer => 'none');
      state.entry = { answers, chasers: [], chases: [] };
      askNext(change, terms);
    },
    legalMoves: ({ phase }) => movesOf(phase.type),
    apply: (change, move) => applyAnswer(change, terms, move),
  };
}

const STAY_OR_DROP: readonly Move[] = [{ type: 'stay' }, { type: 'drop' }];
const CHASE_OR_PASS: readonly Move[] = [{ type: 'chase' }, { type: 'pass' }];

function movesOf(phase: State['phase']['type']): readonly Move[] {
  return phase === 'chase' ? CHASE_OR_PASS : STAY_OR_DROP;
}

function applyAnswer(change: Change, terms: AuctionTerms, move: Move): void {
  const { phase } = change.state;
  if (phase.type === 'entry' && move.type === 'stay') {
    stay(change, phase.seat, 'choice');
    askNext(change, terms);
  } else if (phase.type === 'entry' && move.type === 'drop') {
    drop(change, phase.seat);
    askNext(change, terms);
  } else if (phase.type === 'chase' && move.type === 'chase') {
    change.events.push({ type: 'chased', seat: phase.seat });
    challenge(change, phase.seat, 0);
  } else if (phase.type === 'chase' && move.type === 'pass') {
    pass(change, phase.seat, 'choice');
    askChaser(change);
  } else if (phase.type === 'chased' && move.type === 'stay') {
    stand(change, phase.seat, phase.by);
  } else if (phase.type === 'chased' && move.type === 'drop') {
    displace(change, { seat: phase.seat, by: phase.by, why: 'choice' });
  } else {
    throw new IllegalMove(`${move.type} in phase ${phase.type}`);
  }
}

function answer({ state }: Change, seat: Seat, given: Answer): void {
  const entry = entryOf(state);
  state.entry = { ...entry, answers: withSeat(entry.answers, seat, given) };
}

/** The seats that gave this answer, in turn order from the oya. */
function seatsWith(state: State, given: Answer): readonly Seat[] {
  const { answers } = entryOf(state);
  return seatsFrom(state.oya, state.setup.seats).filter((seat) => answers[seat] === given);
}

function canPay(state: State, seat: Seat, points: number): boolean {
  return atSeat(state.totals, seat) >= unitsFor(state, points);
}

function askNext(change: Change, terms: AuctionTerms): void {
  const { state } = change;
  for (const seat of seatsWith(state, 'none')) {
    const stayed = seatsWith(state, 'stay').length;
    if (stayed === ACTIVE) break;
    const needed = terms.forceThree && stayed + seatsWith(state, 'none').length === ACTIVE;
    if (needed) stay(change, seat, 'obliged');
    // S7: who cannot pay the penalty must play.
    else if (!canPay(state, seat, DROPOUT)) stay(change, seat, 'cannot-pay');
    else {
      state.phase = { type: 'entry', seat };
      return;
    }
  }
  closeAuction(change, terms);
}

function stay(change: Change, seat: Seat, why: 'choice' | 'obliged' | 'cannot-pay'): void {
  answer(change, seat, 'stay');
  change.events.push({ type: 'stayed', seat, why });
}

function drop(change: Change, seat: Seat): void {
  const { state, events } = change;
  answer(change, seat, 'drop');
  events.push({ type: 'dropped', seat });
  const ledger = openLedger(change, 'forgiven');
  payPoints(state, ledger, { from: seat, to: 'pot', points: DROPOUT, why: 'dropout' });
  closeLedger(change, ledger);
  const stakes = stakesOf(state);
  state.stakes = { ...stakes, pot: withSeat(stakes.pot, seat, unitsFor(state, DROPOUT)) };
}

function closeAuction(change: Change, terms: AuctionTerms): void {
  const { state, events } = change;
  const stayed = seatsWith(state, 'stay');
  if (stayed.length < ACTIVE) {
    terms.tooFew(change, stayed);
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
  for (;;) {
    const [seat] = entryOf(state).chasers;
    if (seat === undefined) {
      enter(change);
      return;
    }
    if (canPay(state, seat, CHASE)) {
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

/** Asks the chased in order from the leader; the third has no choice (S8). */
function challenge(change: Change, by: Seat, index: number): void {
  const { state } = change;
  const seat = atSeat(state.order, index);
  if (index === ACTIVE - 1) displace(change, { seat, by, why: 'third' });
  else state.phase = { type: 'chased', seat, by };
}

function stand(change: Change, seat: Seat, by: Seat): void {
  change.events.push({ type: 'stood', seat, by });
  challenge(change, by, change.state.order.indexOf(seat) + 1);
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
  const out = (seat: Seat) => !state.order.includes(seat);
  const returned = state.hands.flatMap((hand, seat) => (out(seat) ? cardsOf(hand) : []));
  const { seed } = state.setup;
  state.pile = shuffle([...state.pile, ...returned], seed, `deal ${state.deals} pile`);
  state.hands = state.hands.map((hand, seat) => (out(seat) ? NO_CARDS : hand));
  events.push({ type: 'entered', order: state.order });
  beginPlay(change, state.order);
}
