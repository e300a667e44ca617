import { asRecorded } from '../../src/engine/core/game.ts';
import { formatDeals, type PlayedMoves } from '../../src/fairness/deals.ts';
import { type Chance, seedOfChance } from '../../src/fairness/promise.ts';
import type { HanafudaGame } from '../../src/games/index.ts';
import { playMatch, randomChooser, randomSetup } from './random-match.ts';

/** A match that was promised, cut and played to its end at random, with the house rules of its number. */
export function randomDeals(game: HanafudaGame, seats: number, number: number) {
  const chance: Chance = {
    match: number,
    secret: number.toString(16).padStart(64, '0'),
    contributions: [
      [
        { by: 'open', id: '1303000000000000001' },
        { by: 'cut', id: '1303000000000000005', words: 'ab'.repeat(32) },
      ],
      [{ by: 'join', id: '1303000000000000003' }],
    ],
  };
  const setup = { ...randomSetup(game, seats, number), seed: seedOfChance(chance) };
  const moves: PlayedMoves['moves'][number][] = [];
  const end = playMatch(game, { setup, choose: randomChooser(number) }, (_step, turn) => {
    if (turn !== null) moves.push({ seat: turn.seat, move: turn.move });
  });
  const deals = { ...chance, played: { setup: asRecorded(end.setup), moves } };
  return { deals, file: formatDeals(deals) };
}
