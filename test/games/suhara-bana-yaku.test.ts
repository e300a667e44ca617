import { describe, expect, test } from 'vitest';
import { cardsOf, formatCardSet, parseCardSet, setOf } from '../../src/engine/core/card-set.ts';
import { finish, voidIds, yakuIds } from '../support/finish.ts';
import { gameOf, position } from '../support/position.ts';

/** The yaku of the rules: id, hai, and the cards; the months are in tables of their own. */
const YAKU: readonly (readonly [id: string, hai: number, cards: string])[] = [
  ['shihon-otori', 8, 'pine.crane cherry.curtain susuki.moon susuki.geese paulownia.phoenix'],
  ['shihon', 6, 'pine.crane cherry.curtain susuki.moon paulownia.phoenix'],
  ['otori-goroju', 6, 'pine.crane susuki.moon susuki.geese paulownia.phoenix'],
  ['goroju', 4, 'pine.crane susuki.moon paulownia.phoenix'],
  ['otori', 2, 'pine.crane susuki.geese paulownia.phoenix'],
  ['sugawara', 2, 'pine.crane plum.warbler cherry.curtain'],
  ['akiyaku', 2, 'clover.boar susuki.geese maple.deer'],
  ['mimu', 2, 'peony.ribbon chrys.ribbon maple.ribbon'],
  ['ko-sugawara', 1, 'pine.ribbon plum.ribbon cherry.ribbon'],
  ['kusabana', 1, 'iris.bridge peony.butterflies chrys.cup'],
  ['kotori', 1, 'plum.warbler wisteria.cuckoo willow.swallow'],
  ['hanami', 1, 'cherry.curtain chrys.cup'],
  ['tsukimi', 1, 'susuki.moon chrys.cup'],
  ['jitsugetsu', 1, 'pine.crane susuki.moon'],
];

/** The yaku that count for seat 0 with these cards captured, nobody else having any. */
function countedFor(captured: string, round: number): readonly [id: string, hai: number][] {
  const state = position('suhara-bana', { round, captured: [captured] });
  const seat = gameOf('suhara-bana').view(state, 'spectator').seats[0];
  return (seat?.yaku ?? []).map(({ id, value }) => [id, value]);
}

const PLANTS = [
  'pine',
  'plum',
  'cherry',
  'wisteria',
  'iris',
  'peony',
  'clover',
  'susuki',
  'chrys',
  'maple',
  'willow',
  'paulownia',
];

describe('a yaku of Suhara-bana', () => {
  test.each(YAKU)('%s is worth %d hai: %s', (id, hai, cards) => {
    expect(countedFor(cards, 6)).toEqual([[id, hai]]);
  });

  test.each(YAKU)('%s (%d hai) misses without any one of its cards: %s', (id, _, cards) => {
    for (const missing of cardsOf(parseCardSet(cards))) {
      const rest = cardsOf(parseCardSet(cards)).filter((other) => other !== missing);
      const counted = countedFor(formatCardSet(setOf(rest)), 6).map(([made]) => made);
      expect(counted, formatCardSet(setOf([missing]))).not.toContain(id);
    }
  });

  test.each([
    ['the small birds of the seed, a copy of the grass flowers', 'iris.bridge chrys.cup'],
    ['the rain man as a bright', 'pine.crane cherry.curtain willow.rainman paulownia.phoenix'],
    ['boar, deer and butterflies', 'clover.boar maple.deer peony.butterflies'],
    ['the plain red ribbons', 'wisteria.ribbon iris.ribbon clover.ribbon'],
  ])('is not %s: %s', (_, cards) => {
    expect(countedFor(cards, 6)).toEqual([]);
  });

  test.each(PLANTS.map((plant, index) => [plant, index + 1] as const))(
    'dori-shima is worth 3 hai with the four of %s in month %d, and again a year later',
    (plant, month) => {
      expect(countedFor(`${plant}.*`, month)).toEqual([['dori-shima', 3]]);
      expect(countedFor(`${plant}.*`, month + 12)).toEqual([['dori-shima', 3]]);
      const three = position('suhara-bana', { captured: [`${plant}.*`] }).captured[0];
      const [, ...rest] = cardsOf(three ?? { lo: 0, hi: 0 });
      expect(countedFor(formatCardSet(setOf(rest)), month)).toEqual([]);
    },
  );

  test.each(PLANTS.map((plant, index) => [plant, index + 1] as const))(
    'shima is worth 1 hai with the four of %s (%d) in January, February, March, August, November and December only',
    (plant, month) => {
      const counts = [1, 2, 3, 8, 11, 12].includes(month);
      const other = month === 6 ? 7 : 6;
      expect(countedFor(`${plant}.*`, other)).toEqual(counts ? [['shima', 1]] : []);
    },
  );

  test.each([
    ['two of one hai', 'chrys.cup cherry.curtain susuki.moon', 1, 1],
    [
      'two of two hai',
      'pine.crane plum.warbler cherry.curtain peony.ribbon chrys.ribbon maple.ribbon',
      2,
      1,
    ],
    [
      'one of two and some of one',
      'clover.boar susuki.geese maple.deer susuki.moon chrys.cup',
      2,
      1,
    ],
    [
      'four brights, and goroju within them',
      'pine.crane cherry.curtain susuki.moon paulownia.phoenix',
      6,
      1,
    ],
    ['everything', '*', 8, 1],
  ])('is scored once, the best alone: %s', (_, cards, hai, count) => {
    const counted = countedFor(cards, 6);
    expect(counted).toHaveLength(count);
    expect(counted[0]?.[1]).toBe(hai);
  });
});

describe('crane, moon and phoenix', () => {
  const GOROJU = 'pine.crane susuki.moon paulownia.phoenix';
  const MIMU = 'peony.ribbon chrys.ribbon maple.ribbon clover.boar maple.deer';
  const round = 6;

  test.each([
    ['goroju', GOROJU],
    ['otori-goroju', `${GOROJU} susuki.geese`],
    ['shihon', `${GOROJU} cherry.curtain`],
    ['shihon-otori', `${GOROJU} cherry.curtain susuki.geese`],
  ])('nullify the yaku of the others, as %s (S22)', (id, captured) => {
    const { settlement } = finish('suhara-bana', { round, captured: [captured, MIMU, '*'] });
    expect(yakuIds(settlement, 0)).toEqual([id]);
    expect([yakuIds(settlement, 1), voidIds(settlement, 1)]).toEqual([[], ['mimu']]);
    expect(yakuIds(settlement, 2)).toEqual([]);
    expect(voidIds(settlement, 2).length).toBeGreaterThan(0);
  });

  test.each([
    ['goroju', GOROJU, true],
    ['otori-goroju', `${GOROJU} susuki.geese`, true],
    ['shihon', `${GOROJU} cherry.curtain`, false],
    ['shihon-otori', `${GOROJU} cherry.curtain susuki.geese`, false],
  ])(
    'as %s (%s) nullify where four brights do not: %s (S22, option fourBrightsNullify)',
    (_, captured, nullify) => {
      const { settlement } = finish('suhara-bana', {
        round,
        options: { fourBrightsNullify: false },
        captured: [captured, MIMU, '*'],
      });
      expect(yakuIds(settlement, 1)).toEqual(nullify ? [] : ['mimu']);
    },
  );

  test('leave the cards of the month, worth 3 (S23)', () => {
    const { settlement } = finish('suhara-bana', {
      round,
      captured: [GOROJU, `peony.* chrys.ribbon maple.ribbon maple.deer`, '*'],
    });
    expect(yakuIds(settlement, 1)).toEqual(['dori-shima']);
    expect(settlement.yaku[1]?.[0]?.value).toBe(3);
    expect(voidIds(settlement, 1)).toEqual(['mimu']);
  });

  test('show in the view as soon as they are captured', () => {
    const state = position('suhara-bana', { round, captured: [GOROJU, MIMU] });
    const { seats } = gameOf('suhara-bana').view(state, 1);
    expect(seats.map(({ yaku }) => yaku.map(({ id }) => id))).toEqual([['goroju'], [], [], []]);
  });
});
