import { cardsOf, NO_CARDS } from '../core/card-set.ts';
import type { OnifudaState } from './state/onifuda-state.ts';
import type { Slot, State } from './state.ts';

/** Before cards kept their numbers through a round. */
type StateOfPlaces = Omit<State, 'dealt'>;

/** Before there were matches of several games. */
type StateOfOneGame = Omit<StateOfPlaces, 'games'>;

/** Version 0.1 carried nothing from round to round, left no card out, and captured each as it was played. */
type StateOf02 = Omit<StateOfOneGame, 'carried' | 'removed' | 'late'>;

/** What version 0.1 wrote in the place of `onifuda`, and of `promised` if there is no such rule. */
interface StateOf01 extends Omit<StateOf02, 'onifuda' | 'promised'> {
  readonly blind: boolean;
  readonly onifudaUser: OnifudaState['user'];
  /** Empty: no such rule. */
  readonly promised: readonly Slot[];
}

/** A state as it was stored, by this version or by an earlier one. */
export function parseState(json: string): State {
  const stored = JSON.parse(json) as State | StateOfPlaces | StateOfOneGame | StateOf02 | StateOf01;
  // The newest part: whoever has that has all.
  if ('dealt' in stored) return stored;
  const later = 'blind' in stored ? fromState01(stored) : stored;
  const dealt = stored.hands.map(cardsOf);
  return { carried: [], removed: NO_CARDS, late: null, games: null, dealt, ...later };
}

function fromState01({ blind, onifudaUser, promised, ...state }: StateOf01): StateOf02 {
  const isUsed = blind || onifudaUser !== null;
  return {
    ...state,
    onifuda: isUsed ? { isBlind: blind, user: onifudaUser } : null,
    promised: promised.length === 0 ? null : promised,
  };
}
