import type { Seat } from '../../engine/core/game.ts';
import { closeLedger, openLedger } from '../../engine/mechanics/payments/ledger.ts';
import { nextLedBy } from '../../engine/mechanics/payments/settlement.ts';
import { borrowPlates, shareOutPot } from '../../engine/mechanics/payments/stakes.ts';
import type { Aftermath, Transition } from '../../engine/round/ruleset.ts';
import { oyaOf } from '../../engine/round/state.ts';

/**
 * S6: two who stay split the pot and the oya deals again; one takes it, and as the round's winner
 * deals next; nobody: the penalties go back and the round is dealt again.
 */
export function settleUnplayed(transition: Transition, stayed: readonly Seat[]): Aftermath {
  const { state, events } = transition;
  const ledger = openLedger(transition, 'forgiven');
  shareOutPot(transition, ledger, stayed);
  const [first] = stayed;
  if (first === undefined) {
    closeLedger(transition, ledger);
    return { type: 'redeal', why: 'nobody-stayed' };
  }
  const why = stayed.length === 1 ? 'pot-taken' : 'pot-split';
  const solvent = borrowPlates(transition, ledger, state.seating);
  closeLedger(transition, ledger);
  events.push({ type: 'unplayed', round: state.round, why, seats: stayed, totals: state.totals });
  return solvent ? nextLedBy(transition, stayed.length === 1 ? first : oyaOf(state)) : RUIN;
}

/** A player needs a plate, and none is left. */
export const RUIN: Aftermath = { type: 'over', why: 'ruin' };
