/** People of a database that is measured, and the use cases over it. */
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { findGame } from '../../src/games/index.ts';
import type { ChooseMove } from '../../src/model/computer.ts';
import type { Match } from '../../src/model/match.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import type { Store } from '../../src/table/store.ts';
import { createTables, type Tables } from '../../src/table/tables.ts';

/** So many have played. */
export const PEOPLE = 3000;

export const draw = drawsOf(seedOf(1), 'deletions');
const entropy = () => Uint8Array.from({ length: 32 }, () => draw(256));

export function tablesOver(store: Store): Tables {
  // For whoever leaves.
  const chooseMove: ChooseMove = (_view, moves) => {
    const move = moves[draw(moves.length)];
    if (move === undefined) throw new Error('no move');
    return move;
  };
  return createTables({ store, findGame, chooseMove, entropy, now: Date.now });
}

export function done(outcome: Outcome): Match {
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`);
  return outcome.match;
}

export function personOf(index: number) {
  return { id: `5000000000${String(index).padStart(8, '0')}`, name: `Person ${index}` };
}
