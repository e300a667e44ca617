import { describe } from 'vitest';
import { rowsOf } from './rows.ts';

const hiraya = rowsOf('hiraya');

describe('the deal of Hiraya', () => {
  const SIX = 'pine.chaff1 plum.chaff1 cherry.chaff1 iris.chaff1 peony.chaff1 maple.chaff1';
  const deal = (hand: string) =>
    `deals field pine.crane iris.bridge maple.deer susuki.moon chrys.cup clover.boar, hands ${SIX} ${hand} / plum.ribbon / cherry.ribbon =>`;
  const thrownIn = (field: string, why: string | null) =>
    `deals field ${field}, hands 7 / 7 / 7 => misdeal ${why}`;
  hiraya({
    'is thrown in with three willows or four of a month on the field (test position 7)': [
      thrownIn(
        'willow.rainman willow.ribbon willow.lightning pine.crane',
        'three-willows-on-field',
      ),
      thrownIn('willow.rainman willow.swallow willow.ribbon pine.crane', 'three-willows-on-field'),
      thrownIn('willow.* pine.crane', 'four-of-a-month-on-field'),
      thrownIn('iris.* pine.crane', 'four-of-a-month-on-field'),
      thrownIn('willow.rainman willow.swallow pine.crane', null),
    ],
    'has a lucky hand of chaff alone, without the lightning (HR4; test position 8)': [
      `${deal('paulownia.yellow')} lucky 0 hiraya 30`,
      `${deal('willow.lightning')} lucky`,
      `${deal('maple.ribbon')} lucky`,
    ],
  });
});

describe('the lightning of Hiraya', () => {
  hiraya({
    'on the field is taken by a card without a mate, and by month (HR2; test positions 1, 3)': [
      'plays iris.bridge on willow.lightning pine.chaff1, turns chrys.cup',
      'captures iris.bridge willow.lightning',
      'plays willow.swallow on willow.lightning pine.chaff1, turns chrys.cup',
      'captures willow.swallow willow.lightning',
    ],
    'on the field is offered beside a card of the month (HR2; test position 2)':
      'plays pine.crane on willow.lightning pine.chaff1, asked pine.chaff1 willow.lightning',
    'turned onto an empty field is laid (HR1; test position 4)':
      'plays pine.crane on pine.chaff1, turns willow.lightning, leaves willow.lightning',
    'takes one card out of a stack, and the others stay a pair (HR1; test position 5)': [
      'plays willow.lightning on iris.bridge iris.ribbon iris.chaff1',
      'asked iris.bridge iris.ribbon iris.chaff1, chooses iris.bridge',
      'leaves iris.ribbon iris.chaff1',
    ],
    'takes a willow (HR1; test position 6)':
      'plays willow.lightning on willow.ribbon, captures willow.ribbon willow.lightning',
    'that took a maple leaves its user the last maple and a willow, a willow nothing (HR3; examples 3, 4; test position 12)':
      ['maple.chaff1 willow.swallow', ''].map((left) => {
        const told = left === '' ? 'none' : `1 ${left.replace(' ', '+')}`;
        return `at turn 2, used 1, field iris.bridge pine.ribbon ${left}, hands / / iris.ribbon, pile pine.crane, captured *, moves play:iris.ribbon => leftovers ${told}`;
      }),
  });
});

describe('the score of a round of Hiraya', () => {
  hiraya({
    'has yaku and lucky hands paid by both others: −10, +20, −10 (HR6; example 1)': [
      'ends out *, captured pine.ribbon plum.ribbon cherry.ribbon / pine.crane cherry.curtain susuki.moon paulownia.phoenix',
      'lucky 2 hiraya 30 plum.chaff1',
      '=> payments 1>0 30 yaku & 2>0 30 yaku & 0>1 40 yaku & 2>1 40 yaku & 0>2 30 teyaku & 1>2 30 teyaku',
    ],
    'makes the best the next oya, of equals the earliest (HR6)':
      'ends oya 2, captured iris.bridge / maple.deer / clover.boar, out * => next 2',
  });
});
