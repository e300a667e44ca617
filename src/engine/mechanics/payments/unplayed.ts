import type { Seat } from '../../core/game.ts';
import type { Aftermath, Transition } from '../../round/ruleset.ts';
import { oyaOf } from '../../round/state.ts';
import { closeLedger, type Ledger } from './ledger.ts';
import { nextLedBy } from './settlement.ts';
import { shareOutPot } from './stakes.ts';

/** The match ends, for a player cannot pay. */
export const RUIN: Aftermath = { type: 'over', why: 'ruin' };

interface Unplayed {
  readonly ledger: Ledger;
  /** Asked once the pot is shared out. */
  readonly isSolvent?: () => boolean;
}

/**
 * Too few stay for a round: two split the pot and the oya deals again; one takes it, and as the round's winner
 * deals next; nobody: the penalties go back and the round is dealt again.
 */
export function settleUnplayed(
  transition: Transition,
  stayed: readonly Seat[],
  { ledger, isSolvent = () => true }: Unplayed,
): Aftermath {
  const { state, events } = transition;
  const { round } = state;
  shareOutPot(transition, ledger, stayed);
  const [first] = stayed;
  const solvent = first === undefined || isSolvent();
  closeLedger(transition, ledger);
  if (first === undefined) return { type: 'redeal', why: 'nobody-stayed' };
  const why = stayed.length === 1 ? 'pot-taken' : 'pot-split';
  events.push({ type: 'unplayed', round, why, seats: stayed, totals: state.totals });
  return solvent ? nextLedBy(transition, stayed.length === 1 ? first : oyaOf(state)) : RUIN;
}
