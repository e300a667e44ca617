import { type Draw, drawsOf } from '../engine/core/random.ts';
import type { Question } from '../model/computer.ts';

/** What is asked of a seat's view, without a strength of its own. */
export type Inquiry = Pick<Question, 'view' | 'moves' | 'chance'>;

export function drawOf({ chance }: Pick<Question, 'chance'>): Draw {
  return drawsOf(chance, 'computer');
}
