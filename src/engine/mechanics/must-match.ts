import { cardsOf, has, isEmpty, setOf } from '../core/card-set.ts';
import { handAt } from '../round/by-seat.ts';
import { capturesOf } from '../round/play.ts';
import type { HandRule, Situation } from '../round/ruleset.ts';

function matching({ rules, state, seat }: Situation) {
  const captures = (card: number) =>
    capturesOf(rules, state, { seat, card, from: 'hand' }).some((take) => take.length > 0);
  return setOf(cardsOf(handAt(state, seat)).filter(captures));
}

function playable(situation: Situation) {
  const match = matching(situation);
  return isEmpty(match) ? handAt(situation.state, situation.seat) : match;
}

/** M2's option: who can capture with a card of the hand must. */
export const MUST_MATCH: HandRule = {
  isPromising: false,
  playable,
  blocked: (situation, card) => (has(playable(situation), card) ? null : { why: 'must-match' }),
  declared: () => null,
};
