import { expect, test } from 'vitest';
import type { CardId } from '../../src/engine/core/cards.ts';
import { hold } from '../support/invariants.ts';
import { playMatch, randomChooser, randomSetup, TABLES } from '../support/random-match.ts';

test.each(TABLES)(
  'a card of the hand keeps its number in a round of $id for $seats, and shares it with none',
  ({ game, seats }) => {
    let seen = 0;
    for (const number of [1, 2, 3]) {
      const setup = randomSetup(game, seats, number);
      const known = new Map<string, CardId>();
      playMatch(game, { setup, choose: randomChooser(number) }, ({ state, events }, turn) => {
        // Before play a hand may be dealt anew.
        const isNew = events.some(({ type }) => type === 'dealt') || state.turns === 0;
        if (isNew) known.clear();
        for (let seat = 0; seat < seats; seat++) {
          for (const { card, number } of game.view(state, seat).hand) {
            const before = known.get(`${seat} ${number}`) ?? card;
            hold(
              before === card,
              () => `${number} of ${seat} was ${before}: ${card}, ${turn?.move.type}`,
            );
            known.set(`${seat} ${number}`, card);
            if (!isNew) seen++;
          }
        }
      });
    }
    expect(seen).toBeGreaterThan(0);
  },
);
