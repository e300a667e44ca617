import { describe, expect, test } from 'vitest';
import { formatCardSet } from '../../src/engine/core/card-set.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { opened } from '../support/opened.ts';
import { eventsOf } from '../support/play.ts';
import { inOrder } from '../support/told.ts';

/** What a hand has as dealt, with the cards that are shown. */
function shown(hand: string, options: Options = {}) {
  const { events } = opened('hachi-hachi', { options, hands: [hand, '', ''], field: '' });
  const own = eventsOf(events, 'teyaku').filter(({ teyaku }) => teyaku.seat === 0);
  return own.map(({ teyaku: { id, value, cards } }) => {
    return { made: `${id} ${value}`, cards: formatCardSet(cards) };
  });
}
const made = (hand: string, options: Options = {}) => shown(hand, options).map((one) => one.made);

describe('a hand of Hachi-Hachi by its months (group A)', () => {
  test.each<[row: string, hand: string, made: readonly string[]]>([
    [
      'a triplet',
      'pine.crane pine.ribbon pine.chaff1 plum.warbler plum.chaff1 maple.deer iris.bridge',
      ['sanbon 2'],
    ],
    [
      'a pair',
      'pine.crane pine.ribbon plum.warbler chrys.cup peony.chaff1 maple.deer iris.bridge',
      [],
    ],
    [
      'standing wisterias',
      'wisteria.cuckoo wisteria.ribbon wisteria.chaff1 pine.crane plum.warbler maple.deer maple.chaff1',
      ['tatesanbon 3'],
    ],
    [
      'standing bush clovers',
      'clover.boar clover.ribbon clover.chaff1 pine.crane plum.warbler maple.deer maple.chaff1',
      ['tatesanbon 3'],
    ],
    [
      'standing paulownias',
      'paulownia.yellow paulownia.chaff1 paulownia.chaff2 pine.crane plum.warbler maple.deer iris.bridge',
      ['tatesanbon 3'],
    ],
    [
      'paulownias with the phoenix do not stand',
      'paulownia.phoenix paulownia.chaff1 paulownia.chaff2 pine.crane plum.warbler maple.deer iris.bridge',
      ['sanbon 2'],
    ],
    [
      'two triplets',
      'pine.crane pine.ribbon pine.chaff1 maple.deer maple.ribbon maple.chaff1 iris.bridge',
      ['futasanbon 6'],
    ],
    [
      'one of two stands',
      'pine.crane pine.ribbon pine.chaff1 iris.bridge iris.ribbon iris.chaff1 maple.deer',
      ['sanbon-tatesanbon 7'],
    ],
    [
      'both stand',
      'clover.boar clover.ribbon clover.chaff1 iris.bridge iris.ribbon iris.chaff1 maple.deer',
      ['futatatesanbon 8'],
    ],
    [
      'a triplet and two pairs',
      'pine.crane pine.ribbon pine.chaff1 iris.bridge iris.ribbon maple.deer maple.ribbon',
      ['haneken 7'],
    ],
    [
      'a triplet and a pair',
      'pine.crane pine.ribbon pine.chaff1 iris.bridge iris.ribbon maple.deer chrys.cup',
      ['sanbon 2'],
    ],
    [
      'three pairs',
      'pine.crane pine.ribbon plum.warbler plum.ribbon iris.bridge iris.ribbon maple.deer',
      ['kuttsuki 4'],
    ],
    [
      'two pairs',
      'pine.crane pine.ribbon plum.warbler plum.ribbon iris.bridge chrys.cup maple.deer',
      [],
    ],
    ['four', 'pine.* plum.warbler iris.bridge maple.deer', ['teshi 6']],
    ['four and a pair', 'pine.* plum.warbler plum.ribbon maple.deer', ['ichinishi 8']],
    ['four and a triplet', 'pine.* plum.warbler plum.ribbon plum.chaff1', ['shiso 20']],
  ])('%s: %s', (_, hand, expected) => {
    expect(made(hand)).toEqual(expected);
  });
});

describe('a hand of Hachi-Hachi by its kinds (group B)', () => {
  const SIX = 'pine.chaff1 plum.chaff1 peony.chaff1 maple.chaff1 chrys.chaff1 willow.lightning';
  test.each<[row: string, hand: string, made: readonly string[]]>([
    [
      'ribbons and chaff',
      'pine.ribbon plum.ribbon cherry.chaff1 peony.chaff1 maple.chaff1 chrys.chaff1 willow.rainman',
      ['aka 2'],
    ],
    [
      'ribbons, chaff and an animal',
      'pine.ribbon plum.ribbon cherry.chaff1 peony.chaff1 maple.chaff1 chrys.cup willow.rainman',
      [],
    ],
    [
      'seven ribbons',
      'pine.ribbon plum.ribbon cherry.ribbon peony.ribbon maple.ribbon chrys.ribbon iris.ribbon',
      ['aka 2'],
    ],
    ['a ribbon', `${SIX} iris.ribbon`, ['tanichi 3']],
    ['an animal', `${SIX} iris.bridge`, ['toichi 3']],
    ['a bright', `${SIX} cherry.curtain`, ['pikaichi 4']],
    ['nothing', `${SIX} iris.chaff1`, ['karasu 4']],
    ['the rain man is chaff', `${SIX} willow.rainman`, ['karasu 4']],
    ['a bright and an animal', `cherry.curtain iris.bridge ${SIX.replace('pine.chaff1', '')}`, []],
  ])('%s', (_, hand, expected) => {
    expect(made(hand)).toEqual(expected);
  });
});

test.each<[house: string, options: Options, hand: string, made: readonly string[]]>([
  [
    'Red is worth 3 (aka)',
    { aka: 3 },
    'pine.ribbon plum.ribbon cherry.chaff1 peony.chaff1 maple.chaff1 chrys.chaff1 willow.rainman',
    ['aka 3'],
  ],
  [
    'Triplet and Two Pairs is worth 8 (haneken)',
    { haneken: 8 },
    'pine.crane pine.ribbon pine.chaff1 iris.bridge iris.ribbon maple.deer maple.ribbon',
    ['haneken 8'],
  ],
  [
    'Four-Three is worth 30 (shiso)',
    { shiso: 30 },
    'pine.* plum.warbler plum.ribbon plum.chaff1',
    ['shiso 30'],
  ],
  [
    'two triplets are their sum (tripletPairs)',
    { tripletPairs: 'sum' },
    'pine.crane pine.ribbon pine.chaff1 maple.deer maple.ribbon maple.chaff1 iris.bridge',
    ['futasanbon 4'],
  ],
  [
    'with one that stands (tripletPairs)',
    { tripletPairs: 'sum' },
    'pine.crane pine.ribbon pine.chaff1 iris.bridge iris.ribbon iris.chaff1 maple.deer',
    ['sanbon-tatesanbon 5'],
  ],
  [
    'with two that stand (tripletPairs)',
    { tripletPairs: 'sum' },
    'clover.boar clover.ribbon clover.chaff1 iris.bridge iris.ribbon iris.chaff1 maple.deer',
    ['futatatesanbon 6'],
  ],
  [
    'no chaff is worth 4 (sunashi)',
    { sunashi: true },
    'pine.crane plum.warbler cherry.curtain wisteria.ribbon iris.bridge peony.ribbon maple.deer',
    ['sunashi 4'],
  ],
  [
    'a willow is chaff (sunashi)',
    { sunashi: true },
    'pine.crane plum.warbler cherry.curtain wisteria.ribbon iris.bridge peony.ribbon willow.rainman',
    [],
  ],
  [
    'seven ribbons are no chaff rather than Red (sunashi, L5)',
    { sunashi: true },
    'pine.ribbon plum.ribbon cherry.ribbon peony.ribbon maple.ribbon chrys.ribbon iris.ribbon',
    ['sunashi 4'],
  ],
])('HH17: %s', (_, options, hand, expected) => {
  expect(made(hand, options)).toEqual(expected);
});

describe('the test positions', () => {
  test.each<[number: number, hand: string, made: readonly string[]]>([
    [
      1,
      'iris.bridge iris.ribbon iris.chaff1 plum.chaff1 cherry.chaff1 maple.chaff1 susuki.moon',
      ['tatesanbon 3'],
    ],
    [
      2,
      'paulownia.yellow paulownia.chaff1 paulownia.chaff2 plum.chaff1 cherry.chaff1 maple.chaff1 willow.rainman',
      ['tatesanbon 3', 'karasu 4'],
    ],
    [
      3,
      'paulownia.phoenix paulownia.chaff1 paulownia.chaff2 plum.chaff1 cherry.chaff1 maple.chaff1 willow.swallow',
      ['sanbon 2', 'pikaichi 4'],
    ],
    [4, 'willow.* paulownia.yellow paulownia.chaff1 paulownia.chaff2', ['shiso 20', 'karasu 4']],
    [
      5,
      'pine.ribbon plum.ribbon cherry.ribbon iris.chaff1 iris.chaff2 maple.chaff1 maple.chaff2',
      ['aka 2'],
    ],
    [
      6,
      'pine.ribbon pine.chaff1 plum.chaff1 plum.chaff2 iris.chaff1 iris.chaff2 willow.ribbon',
      ['kuttsuki 4', 'tanichi 3'],
    ],
    [7, 'clover.* maple.deer maple.chaff1 plum.warbler', ['ichinishi 8']],
    [
      8,
      'wisteria.cuckoo wisteria.ribbon wisteria.chaff1 clover.boar clover.ribbon pine.crane pine.chaff1',
      ['haneken 7'],
    ],
  ])('position %i', (_, hand, expected) => {
    expect(made(hand)).toEqual(expected);
  });
});

describe('a hand that scores', () => {
  test('is shown when play begins, as much of it as makes it (HH16)', () => {
    const pine = 'pine.crane pine.ribbon pine.chaff1';
    const hand = `${pine} plum.warbler plum.chaff1 maple.deer iris.bridge`;
    expect(shown(hand)).toEqual([{ made: 'sanbon 2', cards: inOrder(pine) }]);
    const whole =
      'clover.boar clover.ribbon clover.chaff1 clover.chaff2 maple.deer maple.chaff1 plum.warbler';
    expect(shown(whole)).toEqual([{ made: 'ichinishi 8', cards: inOrder(whole) }]);
    const pairs = 'pine.crane pine.ribbon plum.warbler plum.ribbon iris.bridge iris.ribbon';
    expect(shown(`${pairs} maple.deer`)).toEqual([{ made: 'kuttsuki 4', cards: inOrder(pairs) }]);
    const chaff = 'cherry.chaff1 peony.chaff1 maple.chaff1 chrys.chaff1 willow.rainman';
    expect(shown(`pine.ribbon plum.ribbon ${chaff}`)).toEqual([
      { made: 'aka 2', cards: inOrder(chaff) },
    ]);
  });

  test('is of the seven cards dealt: nothing is built on the field (HH19)', () => {
    const hand =
      'pine.crane pine.ribbon plum.warbler chrys.cup peony.chaff1 maple.deer iris.bridge';
    const { events } = opened('hachi-hachi', { hands: [hand, '', ''], field: 'pine.chaff1' });
    expect(eventsOf(events, 'teyaku').filter(({ teyaku }) => teyaku.seat === 0)).toEqual([]);
  });
});
