import { expect, test } from 'vitest';
import { isAuction } from '../../src/engine/round/state/auction-state.ts';
import { GAMES } from '../../src/games/index.ts';
import { viewsOf } from '../support/views-of.ts';

test.each(GAMES)('the info of $id holds whatever the house rules', (game) => {
  const { info } = game;
  for (const { setup, unit, yakuUnit, scoresCards, phase } of viewsOf(game)) {
    const own = game.units(setup.options)?.unit ?? info.unit;
    expect([unit, yakuUnit, scoresCards]).toEqual([own, info.yakuUnit, info.scoresCards]);
    if (isAuction(phase)) expect(info.auction).not.toBeNull();
  }
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
