import { describe, expect, test } from 'vitest';
import { cardsOf, size } from '../../../src/engine/core/card-set.ts';
import { drawsOf, seedOf } from '../../../src/engine/core/random.ts';
import type { State } from '../../../src/engine/round/state.ts';
import { imagine } from '../../../src/engine/view/imagine.ts';
import type { GAMES } from '../../../src/games/index.ts';
import { randomChooser, TABLES, turnsFrom } from '../../support/random-match.ts';
import { started } from '../../support/started.ts';

/** Every state of the first rounds of a random match, with the seat that is asked. */
function moments({ id }: (typeof GAMES)[number], seats: number) {
  const { state } = started(id, { seats, seed: 7 });
  return turnsFrom(state, randomChooser(7, 'random'), 60);
}

function cardsIn({ hands, captured, field, pile, drawn }: State): readonly number[] {
  const held = [...hands, ...captured].flatMap(cardsOf);
  const open = field.filter((place) => place >= 0);
  return [...held, ...open, ...pile.slice(drawn)].toSorted((a, b) => a - b);
}

describe.each(TABLES)('what a seat imagines in $id for $seats', ({ game, seats }) => {
  test('is what it sees, with the same cards and as many in each place', () => {
    const draw = drawsOf(seedOf(1), 'imagined');
    for (const { before: state, seat } of moments(game, seats)) {
      const imagined = imagine(game.view(state, seat), draw);
      expect(game.view(imagined, seat)).toEqual(game.view(state, seat));
      expect(cardsIn(imagined)).toEqual(cardsIn(state));
      expect(imagined.hands.map(size)).toEqual(state.hands.map(size));
      expect(game.legalMoves(imagined, seat)).toEqual(game.legalMoves(state, seat));
    }
  });

  test('tells nothing that is hidden: states that look the same give the same', () => {
    for (const { before: state, seat } of moments(game, seats)) {
      const other = imagine(game.view(state, seat), drawsOf(seedOf(2), 'another'));
      const again = (from: State) => imagine(game.view(from, seat), drawsOf(seedOf(3), 'imagined'));
      expect(again(other)).toEqual(again(state));
    }
  });
});
