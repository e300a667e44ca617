import type { OnifudaState } from '../mechanics/onifuda-state.ts';
import type { Slot, State } from './state.ts';

/** What version 0.1 wrote in the place of `onifuda`, and of `promised` where there is no such rule. */
interface StateOf01 extends Omit<State, 'onifuda' | 'promised'> {
  readonly blind: boolean;
  readonly onifudaUser: OnifudaState['user'];
  /** Empty: no such rule. */
  readonly promised: readonly Slot[];
}

/** A state as it was stored, by this version or by an earlier one. */
export function parseState(json: string): State {
  const stored = JSON.parse(json) as State | StateOf01;
  return 'blind' in stored ? fromState01(stored) : stored;
}

function fromState01({ blind, onifudaUser, promised, ...state }: StateOf01): State {
  const isUsed = blind || onifudaUser !== null;
  return {
    ...state,
    onifuda: isUsed ? { isBlind: blind, user: onifudaUser } : null,
    promised: promised.length === 0 ? null : promised,
  };
}
