import { describe, expect, test } from 'vitest';
import { size } from '../../src/engine/core/card-set.ts';
import { card } from '../../src/engine/core/cards.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { closed, type EndSpec, opened } from '../support/opened.ts';
import { fieldOf } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { yakuOf } from '../support/told.ts';

const GAME = gameOf('kyurei-hana');
const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
const GRASS = 'wisteria.ribbon iris.ribbon clover.ribbon';
const GREAT = 'pine.crane cherry.curtain susuki.moon';

const settled = (spec: EndSpec) => closed('kyurei-hana', spec).settlement;

/** What the seats win or lose by yaku alone. */
function byYaku(spec: EndSpec): readonly number[] {
  const { payments } = settled({ out: '*', ...spec });
  return [0, 1, 2].map((seat) =>
    payments
      .filter(({ why }) => why === 'yaku')
      .reduce(
        (sum, { from, to, amount }) => sum + (to === seat ? amount : from === seat ? -amount : 0),
        0,
      ),
  );
}

describe('the deal of Kyūrei-hana', () => {
  test('is 7 each and 6 on the field of 270 points', () => {
    const { state } = GAME.start({
      ...{ game: 'kyurei-hana', seats: 3, seed: seedOf(1) },
      options: defaultOptions(GAME.options),
    });
    const { par, values } = GAME.view(state, 'spectator');
    expect(state.hands.map(size)).toEqual([7, 7, 7]);
    expect([fieldOf(state).length, state.pile.length, par]).toEqual([6, 21, 90]);
    expect(values.reduce((sum, one) => sum + one)).toBe(270);
    // Test position 10.
    const ids = ['paulownia.yellow', 'chrys.cup', 'plum.warbler', 'willow.swallow', 'maple.deer'];
    expect(ids.map((id) => values[card(id)])).toEqual([10, 10, 20, 10, 20]);
  });

  test.each([12, 6, 3])('is made for %d rounds (rounds)', (rounds) => {
    const state = position('kyurei-hana', { options: { rounds } });
    expect(GAME.view(state, 'spectator').rounds).toBe(rounds);
  });
});

describe('the field of Kyūrei-hana', () => {
  const REST = 'pine.chaff1 plum.chaff1 iris.chaff1 peony.chaff1';

  test.each([
    ['maple.deer', [], 2, []],
    ['plum.warbler paulownia.phoenix', [], 4, [2]],
    ['maple.deer plum.warbler willow.rainman', [], 4, [2, 2]],
    ['willow.rainman', [2], 2, [4]],
    ['clover.boar', [4, 2], 4, [2]],
    ['clover.boar', [], 1, []],
  ])(
    'of %s after %j multiplies by %d and leaves %j (test positions 1–4, example 1)',
    (great, carried, times, next) => {
      const field = `${great} ${REST}`.split(' ').slice(0, 6).join(' ');
      const { state } = opened('kyurei-hana', { field, carried, hands: [7, 7, 7] });
      expect(state.multiplier?.times ?? 1).toBe(times);
      expect(state.multiplier?.next ?? []).toEqual(next);
    },
  );

  test('with four of a month is dealt again, and keeps the queue (test position 11)', () => {
    const field = 'susuki.* pine.chaff1 plum.chaff1';
    const { misdeal, state } = opened('kyurei-hana', { field, carried: [4], hands: [7, 7, 7] });
    expect([misdeal, state.carried]).toEqual(['four-of-a-month-on-field', [4]]);
  });

  test('lapses after the last round (KR1; test position 12)', () => {
    const multiplier = { times: 2, why: 'oba', next: [2] } as const;
    const { state } = closed('kyurei-hana', { round: 12, multiplier, captured: ['*', '', ''] });
    expect(state.phase.type).toBe('over');
    const before = closed('kyurei-hana', { round: 11, multiplier, captured: ['*', '', ''] });
    expect(before.state.carried).toEqual([2]);
  });
});

describe('a yaku of Kyūrei-hana', () => {
  const made = (captured: string) => yakuOf(settled({ captured: [captured], out: '*' }), 0);

  test.each([
    [GREAT, ['oozan 30']],
    ['pine.crane cherry.curtain susuki.geese', []],
    [`${GREAT} paulownia.phoenix`, ['oozan 30']],
    ['pine.crane cherry.curtain paulownia.phoenix willow.rainman', []],
    [POETRY, ['kozan 20']],
    ['pine.ribbon plum.ribbon iris.ribbon', []],
    [BLUE, ['aotan 20']],
    ['peony.ribbon chrys.ribbon willow.ribbon', []],
    [GRASS, ['kusa 20']],
    ['wisteria.ribbon iris.ribbon willow.ribbon', []],
    [`${GREAT} ${POETRY} ${BLUE} ${GRASS}`, ['oozan 30', 'kozan 20', 'aotan 20', 'kusa 20']],
  ])('of %s is %j (test positions 5, 6)', (captured, expected) => {
    expect(made(captured)).toEqual(expected);
  });

  test('is paid by both others (test position 8, example 4)', () => {
    expect(byYaku({ captured: [`${POETRY} ${GRASS}`] })).toEqual([80, -40, -40]);
    expect(byYaku({ captured: [`${GREAT} ${POETRY}`] })).toEqual([100, -50, -50]);
  });

  test('is multiplied by the field (test position 9)', () => {
    const multiplier = { times: 2, why: 'oba' } as const;
    expect(byYaku({ multiplier, captured: [BLUE, POETRY] })).toEqual([40, 40, -80]);
  });
});

describe('the score of a round of Kyūrei-hana', () => {
  test.each([
    [1, [10, 0, -10]],
    [4, [40, 0, -40]],
  ])('is by par, times %d: %j (test position 7, examples 2, 3)', (times, scores) => {
    const multiplier = { times, why: 'zetsuba' } as const;
    const settlement = settled({
      ...(times > 1 && { multiplier }),
      captured: [
        'pine.crane plum.warbler cherry.curtain susuki.moon clover.boar chrys.cup',
        'maple.deer paulownia.phoenix willow.rainman peony.butterflies iris.bridge wisteria.cuckoo',
        '*',
      ],
    });
    expect(settlement.points).toEqual([100, 90, 80]);
    const cards = settlement.payments.filter(({ why }) => why === 'card-points');
    const net = [0, 1, 2].map((seat) =>
      cards.reduce(
        (sum, { from, to, amount }) => sum + (to === seat ? amount : from === seat ? -amount : 0),
        0,
      ),
    );
    expect(net).toEqual(scores);
  });

  test('with blue ribbons of 100 points is +100, −40, −60 in a doubled field (example 2)', () => {
    const multiplier = { times: 2, why: 'oba' } as const;
    const { points, scores } = settled({
      multiplier,
      captured: [
        `${BLUE} pine.crane plum.warbler cherry.curtain maple.deer pine.ribbon`,
        'susuki.moon paulownia.phoenix willow.rainman clover.boar chrys.cup wisteria.ribbon cherry.ribbon',
        '*',
      ],
    });
    expect(points).toEqual([100, 90, 80]);
    expect(scores).toEqual([100, -40, -60]);
  });

  test('makes the best the next oya, of equals the earliest (KR2)', () => {
    const captured = ['iris.bridge', 'clover.boar', 'chrys.cup'];
    expect(oyaOf(closed('kyurei-hana', { oya: 2, captured, out: '*' }).state)).toBe(2);
  });
});
