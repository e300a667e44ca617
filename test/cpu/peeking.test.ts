import { describe, expect, test } from 'vitest';
import { chooseAs } from '../../src/cpu/choose-as.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import { formatMove } from '../../src/engine/round/move-text.ts';
import type { Move, State } from '../../src/engine/round/state.ts';
import { imagine } from '../../src/engine/view/imagine.ts';
import { type Step, withPast } from '../../src/engine/view/past.ts';
import type { View } from '../../src/engine/view/view.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Mind } from '../../src/model/computer.ts';
import { STRENGTHS, type Strength } from '../../src/model/match.ts';
import { oneOf, randomSetup } from '../support/random-match.ts';

/**
 * Positions of each game, at which computers of every strength choose; 5,000 of them:
 * `POSITIONS=5000 npm run test:unit -- test/cpu/peeking.test.ts`
 */
const POSITIONS = Number(process.env['POSITIONS'] ?? 20);
/** At so many positions with all the time that a choice may take; at the others a computer shares it with very many. */
const WHOLE: Readonly<Record<Strength, number>> = {
  gentle: 0,
  easy: 0,
  normal: 0,
  strong: 3,
  master: 1,
};
const MANY_THINKERS = 400;

/** Positions of random matches in which a seat has a choice. */
function* positions(game: (typeof GAMES)[number], many: number) {
  const draw = drawsOf(seedOf(3), 'positions');
  for (let number = 0, found = 0; ; number++) {
    const setup = randomSetup(game, oneOf(game.seats, draw), number);
    let { state } = game.start(setup);
    const steps: Step[] = [{ state, seat: null, move: null }];
    for (let seat = game.toAct(state); seat !== undefined; seat = game.toAct(state)) {
      const moves = game.legalMoves(state, seat);
      if (moves.length > 1 && draw(5) === 0) {
        yield { state, seat, steps };
        if (++found === many) return;
      }
      const move = oneOf(moves, draw);
      state = game.apply(state, seat, move).state;
      steps.push({ state, seat, move });
    }
  }
}

/** What a computer of a strength plays, at the position of this number. */
function chosen(
  view: View,
  moves: readonly Move[],
  at: Pick<Mind, 'strength'> & { number: number },
) {
  const { strength, number } = at;
  return chooseAs(view, moves, {
    ...{ draw: drawsOf(seedOf(1), 'chosen'), strength },
    thinkers: number < WHOLE[strength] ? 1 : MANY_THINKERS,
  });
}

describe('computers of every strength', () => {
  test.each(GAMES)('do not turn on hidden cards in $id', (game) => {
    let differing = 0;
    let number = 0;
    for (const { state, seat, steps } of positions(game, POSITIONS)) {
      const seen = (one: State) => withPast(game.view(one, seat), game.rulesOf(one.setup), steps);
      const view = seen(state);
      const twin = imagine(view, drawsOf(seedOf(number), 'twin'));
      const twinView = seen(twin);
      // Comparing texts is many times faster, and what is in the way of a text is no part of a view.
      expect(JSON.stringify(twinView)).toBe(JSON.stringify(view));
      if (JSON.stringify(twin.hands) !== JSON.stringify(state.hands)) differing++;
      const moves = game.legalMoves(state, seat);
      const twinMoves = game.legalMoves(twin, seat);
      for (const strength of STRENGTHS) {
        const move = chosen(view, moves, { strength, number });
        const twinMove = chosen(twinView, twinMoves, { strength, number });
        expect(formatMove(twinMove)).toBe(formatMove(move));
      }
      number++;
    }
    expect(number).toBe(POSITIONS);
    expect(differing).toBeGreaterThan(POSITIONS / 2 - 1);
  });
});
