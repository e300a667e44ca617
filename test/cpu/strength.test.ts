import { describe, expect, test } from 'vitest';
import { chooseMove } from '../../src/cpu/choose-move.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { gameOf } from '../support/position.ts';
import { oneOf, playMatch } from '../support/random-match.ts';

interface Contest {
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
  readonly matches: number;
}

/** In how many matches one computer alone comes first against random players in all other seats. */
function wins({ id, seats, options, matches }: Contest): number {
  const game = gameOf(id);
  let won = 0;
  for (let number = 0; number < matches; number++) {
    const setup = { game: id, seats, options, seed: seedOf(number) };
    const computer = number % seats;
    const draw = drawsOf(setup.seed, 'players');
    const state = playMatch(game, {
      setup,
      choose: ({ before, seat, moves }) =>
        seat === computer ? chooseMove(game.view(before, seat), moves, draw) : oneOf(moves, draw),
    });
    const first = game.view(state, 'spectator').standing?.places[0] ?? [];
    if (first.length === 1 && first[0] === computer) won++;
  }
  return won;
}

const SUHARA = { length: 6, forceThree: false, fourBrightsNullify: true };

describe('the computer against random players', () => {
  // Measured over a thousand matches each: 0.99, 0.80 and 0.72. The bounds are some four deviations
  // below, and far above what chance gives: a half, a fourth, a fifth.
  test('wins nine of ten matches of Botan-chō for two', () => {
    const options = { rounds: 6, wildTakesStack: true };
    expect(wins({ id: 'botan-cho', seats: 2, options, matches: 60 })).toBeGreaterThanOrEqual(54);
  });

  test.each([
    [4, 33],
    [5, 30],
  ])('wins at least half of 60 matches of Suhara-bana for %d, %d of them', (seats, bound) => {
    const contest = { id: 'suhara-bana', seats, options: SUHARA, matches: 60 };
    expect(wins(contest)).toBeGreaterThanOrEqual(bound);
  });
});
