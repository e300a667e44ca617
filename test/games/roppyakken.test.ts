import { describe, expect, test } from 'vitest';
import { size } from '../../src/engine/core/card-set.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { eventsOf, theEvent } from '../support/play.ts';
import { started } from '../support/started.ts';
import { rowsOf } from './rows.ts';

describe('the deal of Roppyakken', () => {
  const PLUMS = `hands plum.* pine.crane iris.bridge maple.deer chrys.cup / 8, field pine.ribbon cherry.curtain iris.ribbon peony.ribbon clover.boar susuki.moon`;
  const IRISES = 'hands 8 / 8, field iris.* plum.ribbon maple.deer';
  rowsOf('roppyakken', { seats: 2 })({
    'is thrown in for four of a month in a hand, not for three (RP1; test position 10)': [
      `deals ${PLUMS} => misdeal four-of-a-month-in-hand`,
      `deals ${PLUMS}, hands plum.warbler plum.ribbon plum.chaff1 pine.crane maple.deer / 8`,
      'out plum.chaff2 => misdeal null',
    ],
    'stands with four of a month in a hand where the house says so (RP1, handFour)': `deals ${PLUMS}, house handFour=play => misdeal null`,
    'is thrown in for four of a month on the field (RP1)': [
      `deals ${IRISES} => misdeal four-of-a-month-on-field`,
      `deals ${IRISES}, house handFour=play => misdeal four-of-a-month-on-field`,
    ],
  });

  test('shows the hand for which it is thrown in, and is dealt again by the same oya (RP1)', () => {
    let seen = 0;
    for (let seed = 0; seed < 60; seed++) {
      const { state, events } = started('roppyakken', { seed });
      for (const { why, cards } of eventsOf(events, 'redealt')) {
        if (why !== 'four-of-a-month-in-hand') continue;
        seen++;
        expect(size(cards)).toBe(8);
      }
      expect(state.seating[0]).toBe(theEvent(events, 'round-started').oya);
    }
    expect(seen).toBeGreaterThan(0);
  });
});

const turns = rowsOf('roppyakken', { seats: 3, turns: 0 });
const house = (options: Options) => rowsOf('roppyakken', { seats: 3, turns: 0, options });

describe('the rain man of Roppyakken in a hand', () => {
  turns({
    'takes one card worth points, no willow, and must (RP3, RP4; test position 1)': [
      'plays willow.rainman on pine.crane pine.chaff1 willow.swallow plum.chaff1 maple.deer',
      'asked maple.deer pine.crane',
      'plays willow.rainman on pine.crane plum.chaff1, captures pine.crane willow.rainman',
    ],
    'lies down with nothing to take (RP4)': [
      'plays willow.rainman on willow.swallow plum.chaff1, captures',
      'plays willow.rainman on willow.swallow willow.ribbon, captures',
    ],
    'takes all three other willows, or a card worth points (RP3; test position 3)': [
      'plays willow.rainman on willow.swallow willow.ribbon willow.lightning plum.chaff1',
      'captures willow.swallow willow.ribbon willow.lightning willow.rainman',
      'plays willow.rainman on willow.swallow willow.ribbon willow.lightning pine.crane',
      'asked pine.crane willow.swallow+willow.ribbon+willow.lightning',
    ],
    'takes no card of a stack (RP2, RP3; test position 4)':
      'plays willow.rainman on iris.bridge iris.ribbon iris.chaff1 plum.chaff1, captures',
    'takes from the first turn on (RP7)':
      'plays willow.rainman on pine.crane, captures pine.crane willow.rainman',
    'turned is laid where it takes nothing (RP4; test position 2)': [
      'plays clover.chaff2 on willow.swallow plum.chaff1, turns willow.rainman, asked',
      'leaves willow.swallow plum.chaff1 clover.chaff2 willow.rainman',
    ],
  });
  house({ rainTakesWillows: true })({
    'takes a single willow too where the house says so (RP3, rainTakesWillows)': [
      'plays willow.rainman on pine.crane pine.chaff1 willow.swallow plum.chaff1 maple.deer',
      'asked maple.deer pine.crane willow.swallow',
      'plays willow.rainman on willow.swallow plum.chaff1, captures willow.swallow willow.rainman',
    ],
  });
});

describe('the rain man of Roppyakken on the field', () => {
  turns({
    'is taken instead of the card’s own month, by choice (RP5; test position 5)':
      'plays pine.ribbon on willow.rainman pine.chaff1, asked pine.chaff1 willow.rainman',
    'may be left by a card of the hand that takes nothing else (RP5; test position 6)':
      'plays iris.ribbon on willow.rainman, asked nothing willow.rainman',
    'must be taken by a card turned that takes nothing else (RP5; test position 7)': [
      'plays clover.chaff2 on willow.rainman, turns iris.ribbon',
      'captures iris.ribbon willow.rainman',
    ],
    'is nothing to chaff of other months (RP5; test position 8)': [
      'plays clover.chaff2 on willow.rainman, turns iris.chaff1, captures',
      'plays iris.chaff1 on willow.rainman, captures',
      'plays clover.chaff2 on willow.rainman, turns paulownia.yellow',
      'captures paulownia.yellow willow.rainman',
    ],
    'is one of two willows to a willow (RP5; test position 9)': [
      'plays willow.lightning on willow.rainman willow.swallow',
      'asked willow.rainman willow.swallow',
    ],
    'leaves the other willow where a card worth points takes it': [
      'plays iris.ribbon on willow.rainman willow.swallow, chooses willow.rainman',
      'captures iris.ribbon willow.rainman, leaves willow.swallow',
    ],
    'in a stack of willows is taken by the fourth willow alone (RP6)': [
      'plays pine.crane on willow.rainman willow.swallow willow.ribbon, captures',
      'plays clover.chaff2 on willow.rainman willow.swallow willow.ribbon, turns pine.crane',
      'captures',
      'plays willow.lightning on willow.rainman willow.swallow willow.ribbon',
      'captures willow.rainman willow.swallow willow.ribbon willow.lightning',
    ],
  });
  for (const [rainOnField, inPile] of [
    ['turned', 'iris.ribbon willow.rainman'],
    ['willow', ''],
  ])
    house({ rainOnField: rainOnField ?? '' })({
      [`may be open to fewer cards: ${rainOnField} (RP5, rainOnField)`]: [
        'plays iris.ribbon on willow.rainman, asked, captures',
        `plays clover.chaff2 on willow.rainman, turns iris.ribbon, captures ${inPile}`,
        'plays willow.ribbon on willow.rainman, captures willow.ribbon willow.rainman',
      ],
    });
});

describe('a stack of Roppyakken', () => {
  turns({
    'is taken by its fourth card, all together (RP2)': [
      'plays iris.chaff2 on iris.bridge iris.ribbon iris.chaff1',
      'captures iris.bridge iris.ribbon iris.chaff1 iris.chaff2',
    ],
  });
});
