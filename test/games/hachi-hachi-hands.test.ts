import { describe, expect, test } from 'vitest';
import { formatCardSet } from '../../src/engine/core/card-set.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { opened } from '../support/opened.ts';
import { eventsOf } from '../support/play.ts';
import { inOrder } from '../support/told.ts';

/** What a hand has as dealt, with the cards that are shown. */
function shown(hand: string, options: Options = {}, field = '') {
  const { events } = opened('hachi-hachi', { options, hands: [hand, '', ''], field });
  const own = eventsOf(events, 'teyaku').filter(({ teyaku }) => teyaku.seat === 0);
  return own.map(({ teyaku: { id, value, cards } }) => `${id} ${value}: ${formatCardSet(cards)}`);
}
const made = (hand: string, options: Options = {}) =>
  shown(hand, options).map((one) => one.split(':')[0]);

const PINES = 'pine.crane pine.ribbon pine.chaff1';
const CLOVERS = 'clover.boar clover.ribbon clover.chaff1';
const IRISES = 'iris.bridge iris.ribbon iris.chaff1';
const WISTERIAS = 'wisteria.cuckoo wisteria.ribbon wisteria.chaff1';
const CHAFF = 'paulownia.chaff1 paulownia.chaff2';
const OTHERS = 'plum.chaff1 cherry.chaff1 maple.chaff1';
const RED =
  'pine.ribbon plum.ribbon cherry.chaff1 peony.chaff1 maple.chaff1 chrys.chaff1 willow.rainman';
const RIBBONS =
  'pine.ribbon plum.ribbon cherry.ribbon peony.ribbon maple.ribbon chrys.ribbon iris.ribbon';
const BRIGHT_AND_ANIMALS =
  'pine.crane plum.warbler cherry.curtain wisteria.ribbon iris.bridge peony.ribbon';
const SIX = 'pine.chaff1 plum.chaff1 peony.chaff1 maple.chaff1 chrys.chaff1 willow.lightning';

test.each([
  // By its months (group A).
  ['sanbon 2', `${PINES} plum.warbler plum.chaff1 maple.deer iris.bridge`],
  ['', 'pine.crane pine.ribbon plum.warbler chrys.cup peony.chaff1 maple.deer iris.bridge'],
  ['tatesanbon 3', `${WISTERIAS} pine.crane maple.deer plum.warbler chrys.cup`],
  ['tatesanbon 3', `${CLOVERS} pine.crane plum.warbler maple.deer maple.chaff1`],
  ['tatesanbon 3', `paulownia.yellow ${CHAFF} pine.crane maple.deer plum.warbler chrys.cup`],
  ['sanbon 2', `paulownia.phoenix ${CHAFF} pine.crane maple.deer plum.warbler chrys.cup`],
  ['futasanbon 6', `${PINES} maple.deer maple.ribbon maple.chaff1 iris.bridge`],
  ['sanbon-tatesanbon 7', `${PINES} ${IRISES} maple.deer`],
  ['futatatesanbon 8', `${CLOVERS} ${IRISES} maple.deer`],
  ['haneken 7', `${PINES} iris.bridge iris.ribbon maple.deer maple.ribbon`],
  ['sanbon 2', `${PINES} iris.bridge iris.ribbon maple.deer chrys.cup`],
  [
    'kuttsuki 4',
    'pine.crane pine.ribbon plum.warbler plum.ribbon iris.bridge iris.ribbon maple.deer',
  ],
  ['', 'pine.crane pine.ribbon plum.warbler plum.ribbon iris.bridge chrys.cup maple.deer'],
  ['teshi 6', 'pine.* plum.warbler iris.bridge maple.deer'],
  ['ichinishi 8', 'pine.* plum.warbler plum.ribbon maple.deer'],
  ['shiso 20', 'pine.* plum.warbler plum.ribbon plum.chaff1'],
  // By its kinds (group B): willows are chaff.
  ['aka 2', RED],
  ['', RED.replace('chrys.chaff1', 'chrys.cup')],
  ['aka 2', RIBBONS],
  ['tanichi 3', `${SIX} iris.ribbon`],
  ['toichi 3', `${SIX} iris.bridge`],
  ['pikaichi 4', `${SIX} cherry.curtain`],
  ['karasu 4', `${SIX} iris.chaff1`],
  ['karasu 4', `${SIX} willow.rainman`],
  ['', `cherry.curtain iris.bridge ${SIX.replace('pine.chaff1', '')}`],
  // The test positions, 1 to 8.
  ['tatesanbon 3', `${IRISES} plum.chaff1 cherry.chaff1 maple.chaff1 susuki.moon`],
  ['tatesanbon 3, karasu 4', `paulownia.yellow ${CHAFF} ${OTHERS} willow.rainman`],
  ['sanbon 2, pikaichi 4', `paulownia.phoenix ${CHAFF} ${OTHERS} willow.swallow`],
  ['shiso 20, karasu 4', `willow.* paulownia.yellow ${CHAFF}`],
  [
    'aka 2',
    'pine.ribbon plum.ribbon cherry.ribbon iris.chaff1 iris.chaff2 maple.chaff1 maple.chaff2',
  ],
  [
    'kuttsuki 4, tanichi 3',
    'pine.ribbon pine.chaff1 plum.chaff1 plum.chaff2 iris.chaff1 iris.chaff2 willow.ribbon',
  ],
  ['ichinishi 8', 'clover.* maple.deer maple.chaff1 plum.warbler'],
  ['haneken 7', `${WISTERIAS} clover.boar clover.ribbon pine.crane pine.chaff1`],
])('a hand of Hachi-Hachi makes %j with %s', (expected, hand) => {
  expect(made(hand).join(', ')).toBe(expected);
});

test.each<[house: string, options: Options, made: readonly string[], hand: string]>([
  ['Red is worth 3 (aka)', { aka: 3 }, ['aka 3'], RED],
  [
    'Triplet and Two Pairs is worth 8 (haneken)',
    { haneken: 8 },
    ['haneken 8'],
    `${PINES} iris.bridge iris.ribbon maple.deer maple.ribbon`,
  ],
  [
    'Four-Three is worth 30 (shiso)',
    { shiso: 30 },
    ['shiso 30'],
    'pine.* plum.warbler plum.ribbon plum.chaff1',
  ],
  [
    'two triplets are their sum (tripletPairs)',
    { tripletPairs: 'sum' },
    ['futasanbon 4'],
    `${PINES} maple.deer maple.ribbon maple.chaff1 iris.bridge`,
  ],
  [
    'with one that stands (tripletPairs)',
    { tripletPairs: 'sum' },
    ['sanbon-tatesanbon 5'],
    `${PINES} ${IRISES} maple.deer`,
  ],
  [
    'with two that stand (tripletPairs)',
    { tripletPairs: 'sum' },
    ['futatatesanbon 6'],
    `${CLOVERS} ${IRISES} maple.deer`,
  ],
  [
    'no chaff is worth 4 (sunashi)',
    { sunashi: true },
    ['sunashi 4'],
    `${BRIGHT_AND_ANIMALS} maple.deer`,
  ],
  ['a willow is chaff (sunashi)', { sunashi: true }, [], `${BRIGHT_AND_ANIMALS} willow.rainman`],
  [
    'seven ribbons are no chaff rather than Red (sunashi, L5)',
    { sunashi: true },
    ['sunashi 4'],
    RIBBONS,
  ],
])('HH17: %s', (_, options, expected, hand) => {
  expect(made(hand, options)).toEqual(expected);
});

describe('a hand that scores', () => {
  test.each([
    ['sanbon 2', PINES, 'plum.warbler plum.chaff1 maple.deer iris.bridge'],
    ['ichinishi 8', `clover.* maple.deer maple.chaff1 plum.warbler`, ''],
    [
      'kuttsuki 4',
      'pine.crane pine.ribbon plum.warbler plum.ribbon iris.bridge iris.ribbon',
      'maple.deer',
    ],
    ['aka 2', RED.replace('pine.ribbon plum.ribbon ', ''), 'pine.ribbon plum.ribbon'],
  ])('is shown when play begins, as much of it as makes it: %s (HH16)', (yaku, cards, rest) => {
    const named = cards.replace('clover.*', `${CLOVERS} clover.chaff2`);
    expect(shown(`${cards} ${rest}`)).toEqual([`${yaku}: ${inOrder(named)}`]);
  });

  test('is of the seven cards dealt: nothing is built on the field (HH19)', () => {
    const hand =
      'pine.crane pine.ribbon plum.warbler chrys.cup peony.chaff1 maple.deer iris.bridge';
    expect(shown(hand, {}, 'pine.chaff1')).toEqual([]);
  });
});
