import { describe, expect, test } from 'vitest';
import { formatCard } from '../../src/engine/core/cards.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { lowestEquals } from '../../src/engine/round/equal-cards.ts';
import { formatMove } from '../../src/engine/round/move-text.ts';
import type { HanafudaGame } from '../../src/games/index.ts';
import { rowsOf } from '../games/rows.ts';
import { pairwiseOptions } from '../support/pairwise.ts';
import { gameOf } from '../support/position.ts';
import { randomChooser, TABLES, turnsFrom } from '../support/random-match.ts';
import { started } from '../support/started.ts';

/** Only these cards of a game, grouped by which of them are equal. */
function equalsIn(id: string, options: Record<string, string | number | boolean> = {}) {
  const game = gameOf(id);
  const seats = game.usualSeats;
  const setup = { game: id, seats, options: { ...defaultOptions(game.options), ...options } };
  const groups = new Map<number, string[]>();
  lowestEquals(game.rulesOf(setup)).forEach((lowest, card) => {
    groups.set(lowest, [...(groups.get(lowest) ?? []), formatCard(card)]);
  });
  return [...groups.values()].filter(({ length }) => length > 1).map((cards) => cards.join(' '));
}

describe('equal cards (L14)', () => {
  test('are the two chaff of a month, where no rule tells them apart', () => {
    expect(equalsIn('koi-koi')).toContain('pine.chaff1 pine.chaff2');
    expect(equalsIn('koi-koi')).toContain('paulownia.yellow paulownia.chaff1 paulownia.chaff2');
  });

  test('are not cards that count for more, that are wild, or in different yaku', () => {
    expect(equalsIn('koi-koi', { doubleChaff: true })).toContain(
      'paulownia.chaff1 paulownia.chaff2',
    );
    for (const id of ['matgo', 'go-stop']) {
      expect(equalsIn(id)).toContain('paulownia.chaff1 paulownia.chaff2');
      expect(equalsIn(id).join(' ')).not.toMatch(/yellow|bonus.three/);
    }
    expect(equalsIn('mushi').join(' ')).not.toContain('willow');
  });

  test.each(TABLES)(
    'are nothing to choose between in $id for $seats, by any house rule',
    ({ game, seats }) => {
      for (const options of pairwiseOptions(game.options).slice(0, 6)) {
        expect(askedOfEquals(game, seats, options)).toEqual([]);
      }
    },
  );

  const HANDS = 'hands pine.crane chrys.cup / maple.deer maple.chaff1';
  rowsOf('koi-koi')({
    'go by the lower number, from the hand and from the pile': [
      `at field pine.chaff2 pine.chaff1 plum.chaff2 plum.chaff1 iris.bridge, ${HANDS}`,
      'pile plum.warbler *, moves play:pine.crane',
      '=> captured pine.crane pine.chaff1 plum.warbler plum.chaff1',
    ],
    'leave the choice between them and a third card': [
      `at field pine.chaff1 pine.ribbon plum.chaff1, ${HANDS}, pile iris.bridge *`,
      'moves play:pine.crane => moves capture:pine.chaff1 capture:pine.ribbon',
    ],
  });
  rowsOf('mushi')({
    'are one choice of a wild card': [
      'at field pine.chaff2 pine.chaff1 plum.warbler, pile iris.bridge *',
      'hands willow.lightning chrys.cup / maple.deer maple.chaff1',
      'moves play:willow.lightning => moves capture:pine.chaff1 capture:plum.warbler',
    ],
  });
});

/** Questions of a random match in which two equal cards can be taken. */
function askedOfEquals(
  game: HanafudaGame,
  seats: number,
  options: Record<string, string | number | boolean>,
): readonly string[] {
  const { state } = started(game.id, { seats, options, seed: 9 });
  const lowest = lowestEquals(game.rulesOf(state.setup));
  const asked: string[] = [];
  for (const { moves } of turnsFrom(state, randomChooser(seats, 'equals'), 80)) {
    const singles = moves.flatMap((move) =>
      move.type === 'capture' && move.take.length === 1 ? [lowest[move.take[0] ?? 0]] : [],
    );
    if (new Set(singles).size < singles.length) asked.push(moves.map(formatMove).join(' '));
  }
  return asked;
}
