import type { Unit } from '../../engine/round/event.ts';
import { amount } from '../format/money.ts';
import type { Words } from '../words/words.ts';

/** How much more a move should bring, as people read it: below ten in tenths, but stones whole. */
export function leadText(
  lead: number,
  unit: Unit,
  words: Words,
): { readonly text: string; readonly isNothing: boolean } {
  const isFine = unit !== 'stones' && lead < 10;
  const shown = isFine ? whole(lead * 10) / 10 : whole(lead);
  return { text: amount(shown, unit, words), isNothing: shown === 0 };
}

/** Never minus nothing. */
export function whole(number: number): number {
  return Math.round(number) + 0;
}
