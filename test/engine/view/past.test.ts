import { describe, expect, test } from 'vitest';
import { isSubsetOf, setOf, union } from '../../../src/engine/core/card-set.ts';
import { drawsOf, seedOf } from '../../../src/engine/core/random.ts';
import { type Step, withPast } from '../../../src/engine/view/past.ts';
import { GAMES } from '../../../src/games/index.ts';
import { oneOf, randomSetup, turnsFrom } from '../../support/random-match.ts';

const ROUNDS = 12;

describe.each(GAMES)('what was done before, as everybody knows of $id,', (game) => {
  test('has only cards that everybody has seen', () => {
    const draw = drawsOf(seedOf(5), 'past');
    let told = 0;
    for (let number = 0; number < ROUNDS; number++) {
      const setup = randomSetup(game, oneOf(game.seats, draw), number);
      const rules = game.rulesOf(setup);
      const { state: start } = game.start(setup);
      const steps: Step[] = [{ state: start, seat: null, move: null }];
      for (const { before, state, seat, move } of turnsFrom(start, ({ moves }) =>
        oneOf(moves, draw),
      )) {
        if (before.round > 1) break;
        steps.push({ state, seat, move });
        const view = withPast(game.view(state, 'spectator'), rules, steps);
        const { phase } = view;
        const lying = [
          ...view.field.filter((slot) => slot >= 0),
          ...(phase.type === 'capture' ? [phase.card] : []),
        ];
        const open = view.seats.reduce((all, { captured }) => union(all, captured), setOf(lying));
        const last = view.past.at(-1);
        if (last === undefined) continue;
        told++;
        expect(isSubsetOf(last.played, open), `${JSON.stringify(last.move)} of ${game.id}`).toBe(
          true,
        );
      }
    }
    expect(told).toBeGreaterThan(ROUNDS);
  });
});
