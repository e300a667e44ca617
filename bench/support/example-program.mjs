// An example of a program for `npm run strength -- --against`: it takes what it can, and stops when it may.
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { moves, view } = JSON.parse(line);
  const isTurn = view.phase.type === 'play';
  const taker = isTurn ? view.hand.findIndex(canTake) : -1;
  console.log(moves.includes('shobu') ? 'shobu' : (moves[taker] ?? moves[0]));
}

/** @param {{ readonly takes: readonly unknown[] }} card */
function canTake({ takes }) {
  return takes.length > 0;
}
