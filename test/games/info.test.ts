import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { isAuction } from '../../src/engine/round/state/auction-state.ts';
import type { View } from '../../src/engine/view/view.ts';
import { GAMES, type HanafudaGame } from '../../src/games/index.ts';

/** The first round for every number of seats and every value of each house rule. */
function viewsOf(game: HanafudaGame): readonly View[] {
  const usual = defaultOptions(game.options);
  const houses = Object.entries(game.options).flatMap(([option, { choices }]) =>
    choices.map((value) => ({ ...usual, [option]: value })),
  );
  return game.seats.flatMap((seats) =>
    houses.map((options) => {
      const { state } = game.start({ game: game.id, seats, options, seed: seedOf(1) });
      return game.view(state, 'spectator');
    }),
  );
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the info of %s', (_, game) => {
  test('hold whatever the house rules', () => {
    for (const { setup, unit, yakuUnit, scoresCards, phase } of viewsOf(game)) {
      const { info } = game;
      const own = game.units(setup.options)?.unit ?? info.unit;
      expect([unit, yakuUnit, scoresCards]).toEqual([own, info.yakuUnit, info.scoresCards]);
      if (isAuction(phase)) expect(info.auction).not.toBeNull();
    }
  });
});

test('the month is said in the games that have yaku of a month', () => {
  const monthly = GAMES.filter(({ info }) => info.hasMonths).map(({ id }) => id);
  expect(monthly).toEqual(['koi-koi', 'suhara-bana', 'ume-botan']);
});

test('the players of a round and the price of dropping out are those of the auction', () => {
  const auctions = GAMES.flatMap((game) => {
    const asked = viewsOf(game).find(({ phase, multiplier }) => isAuction(phase) && !multiplier);
    return asked === undefined ? [] : [[game.id, game.info.auction?.active, asked.dropout]];
  });
  expect(auctions).toEqual([
    ['go-stop', 3, 0],
    ['hachi-hachi', 3, 12],
    ['mushi', 2, 0],
    ['suhara-bana', 3, 30],
  ]);
});
