import { setOf } from '../core/card-set.ts';
import type { Seat } from '../core/game.ts';
import { dealRound } from './deal.ts';
import type { RedealWhy, Standing } from './event.ts';
import { cardsOnField } from './field.ts';
import { type Aftermath, type Change, type Ruleset, seatsFrom } from './ruleset.ts';
import type { State } from './state.ts';

/**
 * Carries a step on for as long as rounds end in it: closing questions, settlement, and the next
 * deal, which may end its round at once.
 */
export function finish(change: Change): void {
  while (change.ended !== null) {
    if (change.ended.why === 'played' && change.rules.closing !== null) {
      change.ended = null;
      change.rules.closing.begin(change);
    } else {
      const aftermath = change.rules.settle(change, change.ended);
      change.ended = null;
      goOn(change, aftermath);
    }
  }
}

/** Goes on after a round as its settlement says: the next deal, the same again, or the end. */
function goOn(change: Change, aftermath: Aftermath): void {
  switch (aftermath.type) {
    case 'redeal':
      redeal(change, aftermath.why);
      break;
    case 'over':
      endMatch(change, aftermath.why);
      break;
    case 'next':
      nextRound(change, aftermath.seating);
  }
}

/** Throws the cards in and deals the same round again. */
function redeal(change: Change, why: RedealWhy): void {
  const { state, events } = change;
  events.push({ type: 'redealt', why, cards: setOf(cardsOnField(state.field)) });
  dealRound(change);
}

function nextRound(change: Change, seating: readonly Seat[]): void {
  const { state, rules } = change;
  const { rounds, target } = rules;
  if (target !== null && state.totals.some((total) => total >= target)) {
    endMatch(change, 'target');
    return;
  }
  if (state.round === rounds) {
    endMatch(change, 'rounds');
    return;
  }
  state.round += 1;
  state.seating = seating;
  dealRound(change);
}

function endMatch(change: Change, why: 'rounds' | 'ruin' | 'no-points' | 'target'): void {
  const { state, rules, events } = change;
  state.phase = { type: 'over' };
  events.push({ type: 'over', why, standing: standingOf(rules, state) });
}

/** The final result: scores by seat, and the seats from first to last with equal ones together. */
export function standingOf(rules: Ruleset, state: State): Standing {
  const seats = seatsFrom(0, state.setup.seats);
  const scores = seats.map((seat) => rules.finalScore(state, seat));
  const distinct = [...new Set(scores)].sort((a, b) => b - a);
  const places = distinct.map((score) => seats.filter((seat) => scores[seat] === score));
  return { scores, places };
}
