import { describe, expect, test } from 'vitest';
import { chooseAs } from '../../src/cpu/choose-as.ts';
import type { Seat } from '../../src/engine/core/game.ts';
import { drawsOf, seedOf } from '../../src/engine/core/random.ts';
import type { State } from '../../src/engine/round/state.ts';
import { imagine } from '../../src/engine/view/imagine.ts';
import { GAMES } from '../../src/games/index.ts';
import { STRENGTHS, type Strength } from '../../src/model/match.ts';
import { oneOf, randomSetup } from '../support/random-match.ts';

/**
 * Positions of each game for each strength; 5,000 of them:
 * `POSITIONS=5000 npm run test:unit -- test/cpu/peeking.test.ts`
 */
const POSITIONS = Number(process.env['POSITIONS'] ?? 40);
/** So many with all the time that a choice may take; in the others a computer shares it with very many. */
const WHOLE: Readonly<Record<Strength, number>> = { easy: 0, normal: 0, strong: 6, master: 1 };
const MANY_THINKERS = 400;

/** Positions of random matches in which a seat has a choice. */
function* positions(game: (typeof GAMES)[number], many: number) {
  const draw = drawsOf(seedOf(3), 'positions');
  for (let number = 0, found = 0; ; number++) {
    const setup = randomSetup(game, oneOf(game.seats, draw), number);
    let { state } = game.start(setup);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const moves = game.legalMoves(state, seat);
      if (moves.length > 1 && draw(5) === 0) {
        yield { state, seat };
        if (++found === many) return;
      }
      state = game.apply(state, seat, oneOf(moves, draw)).state;
    }
  }
}

describe.each(STRENGTHS)('a computer of strength %s', (strength) => {
  test.each(GAMES)(
    'does not turn on hidden cards in $id',
    (game) => {
      let differing = 0;
      let number = 0;
      const chosen = (state: State, seat: Seat) =>
        chooseAs(game.view(state, seat), game.legalMoves(state, seat), {
          ...{ draw: drawsOf(seedOf(1), 'chosen'), strength },
          thinkers: number > WHOLE[strength] ? MANY_THINKERS : 1,
        });
      for (const { state, seat } of positions(game, POSITIONS)) {
        const twin = imagine(game.view(state, seat), drawsOf(seedOf(number++), 'twin'));
        expect(game.view(twin, seat)).toEqual(game.view(state, seat));
        if (JSON.stringify(twin.hands) !== JSON.stringify(state.hands)) differing++;
        expect(chosen(twin, seat)).toEqual(chosen(state, seat));
      }
      expect(number).toBe(POSITIONS);
      expect(differing).toBeGreaterThan(POSITIONS / 2 - 1);
    },
    3_600_000,
  );
});
