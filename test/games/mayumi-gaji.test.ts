import { describe, expect, test } from 'vitest';
import { play } from '../support/play.ts';
import { position } from '../support/position.ts';
import { capturedOf } from '../support/told.ts';
import { rowsOf } from './rows.ts';

const GAJI = 'willow.rainman';
// Turns finished with three seats: the first lap is the first three.
const firstLap = rowsOf('mayumi', { seats: 3, turns: 0 });
const later = rowsOf('mayumi', { seats: 3, turns: 3 });

describe('the rain man of Mayumi in a hand', () => {
  later({
    'takes any one scoring card, as its player chooses, from the second lap on (M8)': [
      'plays willow.rainman on pine.crane plum.ribbon iris.bridge iris.chaff1',
      'asked iris.bridge pine.crane plum.ribbon',
    ],
    'takes a yellow paulownia, which scores, and no other chaff (M11)': [
      'plays willow.rainman on paulownia.yellow paulownia.chaff1 pine.chaff1',
      'captures paulownia.yellow willow.rainman',
    ],
    'takes a willow too, the lightning by its month (M8, M11)': [
      'plays willow.rainman on willow.lightning pine.crane pine.chaff1',
      'asked pine.crane willow.lightning',
      'plays willow.rainman on willow.swallow willow.ribbon pine.crane',
      'asked pine.crane willow.ribbon willow.swallow',
    ],
    'takes all three willows at once, or a scoring card (M4, M8)': [
      'plays willow.rainman on willow.swallow willow.ribbon willow.lightning pine.crane',
      'asked pine.crane willow.swallow+willow.ribbon+willow.lightning',
    ],
    'must take what it can, and lies down when there is nothing (M8)': [
      'plays willow.rainman on pine.crane, captures pine.crane willow.rainman',
      'plays willow.rainman on pine.chaff1 plum.chaff1',
      'leaves pine.chaff1 plum.chaff1 willow.rainman',
      'plays willow.rainman, leaves willow.rainman',
    ],
    'takes one scoring card out of a stack of another family (M10)': [
      'plays willow.rainman on iris.bridge iris.ribbon iris.chaff1, asked iris.bridge iris.ribbon',
      'chooses iris.bridge, captures iris.bridge willow.rainman, leaves iris.ribbon iris.chaff1',
    ],
  });
  firstLap({
    'takes only willows in each player’s first turn (M7)': [
      'plays willow.rainman on pine.crane plum.ribbon, captures',
      'plays willow.rainman on pine.crane willow.ribbon, captures willow.ribbon willow.rainman',
      'plays willow.rainman on pine.crane willow.lightning',
      'captures willow.lightning willow.rainman',
    ],
  });
  for (const warbler of [50, 10])
    rowsOf('mayumi', { seats: 3, turns: 3, options: { warbler } })({
      [`takes the warbler whatever it is worth: ${warbler} (M8, warbler)`]:
        'plays willow.rainman on plum.warbler, captures plum.warbler willow.rainman',
    });

  test.each([
    [2, 2],
    [3, 3],
  ])('is bound so for one lap of the table: %d players, %d turns (M7)', (seats, lap) => {
    const takes = (turns: number) => {
      const turn = turns % seats;
      const order = [...Array(seats).keys()];
      const hands = order.map((one) => (one === turn ? `${GAJI} maple.deer` : 2));
      const spec = { seats, turns, order, turn, hands, field: 'pine.crane', pile: 'clover.chaff1' };
      return capturedOf(play(position('mayumi', spec), `play:${GAJI}`).state, turn) !== '';
    };
    expect([takes(lap - 1), takes(lap)]).toEqual([false, true]);
  });
});

describe('the rain man of Mayumi turned from the pile', () => {
  later({
    'takes a scoring card or a willow, as its player chooses, and must (M8)': [
      'plays maple.chaff1 on pine.crane willow.ribbon, turns willow.rainman',
      'asked pine.crane willow.ribbon',
      'plays maple.chaff1 on pine.crane, turns willow.rainman, captures pine.crane willow.rainman',
    ],
  });
  firstLap({
    'is only a willow in the first lap (M7)': [
      'plays maple.chaff1 on pine.crane, turns willow.rainman, captures',
      'plays maple.chaff1 on pine.crane willow.ribbon, turns willow.rainman',
      'captures willow.ribbon willow.rainman',
    ],
  });
});

describe('the rain man of Mayumi on the table', () => {
  firstLap({
    'is taken by a willow only, in the first lap (M7, M9)': [
      'plays pine.crane on willow.rainman, turns peony.chaff1, captures',
      'plays willow.lightning on willow.rainman, turns peony.chaff1',
      'captures willow.rainman willow.lightning',
      'plays clover.chaff1 on willow.rainman, turns pine.crane, captures',
      'plays clover.chaff1 on willow.rainman, turns willow.lightning',
      'captures willow.rainman willow.lightning',
    ],
  });
  later({
    'may be taken by a scoring card of the hand later, which may be laid as well (M9)': [
      'plays pine.crane on willow.rainman, asked nothing willow.rainman, chooses willow.rainman',
      'captures pine.crane willow.rainman',
      'plays pine.crane on willow.rainman, chooses nothing, captures',
      'leaves pine.crane willow.rainman',
    ],
    'must be taken by a scoring card of the pile that takes nothing else (M9)':
      'plays clover.chaff1 on willow.rainman, turns pine.crane, captures pine.crane willow.rainman',
    'leaves a scoring card the choice of its own month, of two equal ones the lower (M9, L14)': [
      'plays pine.crane on willow.rainman pine.chaff1, asked pine.chaff1 willow.rainman',
      'plays pine.crane on willow.rainman pine.chaff1 pine.chaff2',
      'asked pine.chaff1 willow.rainman',
      'plays pine.crane on willow.rainman pine.ribbon pine.chaff1 pine.chaff2',
      'asked pine.ribbon+pine.chaff1+pine.chaff2 willow.rainman',
      'plays clover.chaff1 on willow.rainman pine.chaff1, turns pine.crane, chooses pine.chaff1',
      'captures pine.crane pine.chaff1',
      'plays clover.chaff1 on willow.rainman pine.chaff1 pine.chaff2, turns pine.crane',
      'asked pine.chaff1 willow.rainman',
    ],
    'is never taken by chaff of another family (M9)': [
      'plays pine.chaff1 on willow.rainman, captures',
      'plays paulownia.chaff2 on willow.rainman, turns pine.chaff1, captures',
      'plays clover.chaff1 on willow.rainman, turns paulownia.chaff2, captures',
    ],
    'is one of two or three willows to a willow (M3, M4)': [
      'plays willow.ribbon on willow.rainman willow.swallow, asked willow.rainman willow.swallow',
      'plays willow.ribbon on willow.rainman willow.swallow willow.lightning',
      'captures willow.rainman willow.swallow willow.lightning willow.ribbon',
    ],
  });
});
