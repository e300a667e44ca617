import type { Move } from '../engine/rules/state.ts';
import type { View } from '../engine/rules/view.ts';
import { knowledgeOf, outlookOf, prospects } from './outlook.ts';
import { AUCTION } from './weights.ts';

/** How many play a round of the games that have an auction. */
const ACTIVE = 3;

/**
 * What playing the round with this hand is expected to bring, in points: below nothing for a hand
 * worse than the average.
 */
function handPromise(view: View): number {
  const worth = prospects(knowledgeOf(view), outlookOf(view));
  return (worth - AUCTION.level) * AUCTION.slope + placeBonus(view) + potHope(view);
}

function placeBonus({ phase, viewer, oya }: View): number {
  if (phase.type === 'chase') return AUCTION.last;
  return viewer === oya ? AUCTION.first : 0;
}

function potHope({ pot, unitsPerFivePoints }: View): number {
  return unitsPerFivePoints === 0 ? 0 : ((pot * 5) / unitsPerFivePoints) * AUCTION.potShare;
}

/** Whether so many dropped out that those who stay get the pot without playing (S6). */
function isPotFree({ seats }: View): boolean {
  const dropped = seats.filter(({ answer }) => answer === 'drop').length;
  return dropped > seats.length - ACTIVE;
}

/** The answer of a seat that is asked before the play; null when the phase asks for no answer. */
export function chooseAnswer(view: View): Move['type'] | null {
  switch (view.phase.type) {
    case 'entry':
      return isPotFree(view) || handPromise(view) > AUCTION.drop ? 'stay' : 'drop';
    case 'chase':
      return handPromise(view) > AUCTION.chase ? 'chase' : 'pass';
    case 'chased':
      return handPromise(view) > AUCTION.stand ? 'stay' : 'drop';
    default:
      return null;
  }
}
