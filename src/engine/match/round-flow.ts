import { setOf } from '../core/card-set.ts';
import type { Seat } from '../core/game.ts';
import { gamesAfter, hasReachedTarget, onlyHighest } from '../mechanics/payments/settlement.ts';
import type { OverWhy, RedealWhy } from '../round/event.ts';
import { cardsOnField } from '../round/field.ts';
import type { Aftermath, Transition } from '../round/ruleset.ts';
import { isLastRound, standingOf } from '../round/standing.ts';
import { dealRound } from './deal.ts';

/**
 * Carries a step on for as long as rounds end in it: closing questions, settlement, and the next
 * deal, which may end its round at once.
 */
export function finish(transition: Transition): void {
  while (transition.ended !== null) {
    if (transition.ended.why === 'played' && transition.rules.closing !== null) {
      transition.ended = null;
      transition.rules.closing.begin(transition);
    } else {
      const aftermath = transition.rules.settle(transition, transition.ended);
      transition.ended = null;
      goOn(transition, aftermath);
    }
  }
}

/** Goes on after a round as its settlement says: the next deal, the same again, or the end. */
function goOn(transition: Transition, aftermath: Aftermath): void {
  switch (aftermath.type) {
    case 'redeal':
      redeal(transition, aftermath.why);
      break;
    case 'over':
      endMatch(transition, aftermath.why);
      break;
    case 'won':
      endMatch(transition, 'yaku', aftermath.seat);
      break;
    case 'next':
      nextRound(transition, aftermath.seating);
  }
}

function redeal(transition: Transition, why: RedealWhy): void {
  const { state, events } = transition;
  events.push({ type: 'redealt', why, cards: setOf(cardsOnField(state.field)) });
  dealRound(transition);
}

function nextRound(transition: Transition, seating: readonly Seat[]): void {
  const { state, rules } = transition;
  state.carried = state.multiplier?.next ?? [];
  if (hasReachedTarget(rules, state) && endGame(transition)) return;
  if (isLastRound(rules, state)) {
    endMatch(transition, 'rounds');
    return;
  }
  state.round += 1;
  state.seating = seating;
  dealRound(transition);
}

/** Ends a game, and the match with it if that is decided: whether it is. */
function endGame(transition: Transition): boolean {
  const { state, rules, events } = transition;
  const { totals } = state;
  const games = gamesAfter(rules, state);
  if (games === null || rules.target === null) {
    endMatch(transition, 'target');
    return true;
  }
  const winner = onlyHighest(totals, state.seating);
  state.games = games;
  events.push({ type: 'game-over', winner, games, target: rules.target });
  if (games.some((won) => won >= rules.gamesToWin)) {
    endMatch(transition, 'games');
    return true;
  }
  state.totals = totals.map(() => rules.startTotal);
  return false;
}

function endMatch(transition: Transition, why: OverWhy, winner?: Seat): void {
  const { state, rules, events } = transition;
  state.phase = winner === undefined ? { type: 'over' } : { type: 'over', winner };
  events.push({ type: 'over', why, standing: standingOf(rules, state) });
}
