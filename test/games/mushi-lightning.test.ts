import { describe } from 'vitest';
import { rowsOf } from './rows.ts';

const turns = rowsOf('mushi');

const WILD = 'willow.lightning';

describe('the lightning in a hand of Mushi', () => {
  turns({
    'takes any one card of the field that is no willow, as its player chooses': [
      'plays willow.lightning on pine.crane willow.ribbon iris.chaff1',
      'asked iris.chaff1 pine.crane',
      'plays willow.lightning on pine.crane willow.ribbon iris.chaff1, chooses pine.crane',
      'captures pine.crane willow.lightning, user 0',
    ],
    'takes one card of a stack, and leaves the others a pair (MU4)': [
      'plays willow.lightning on plum.ribbon plum.chaff1 plum.chaff2, chooses plum.ribbon',
      'leaves plum.chaff1 plum.chaff2',
    ],
    'takes no willow, and lies down when there is nothing else': [
      'plays willow.lightning on willow.ribbon willow.swallow, turns willow.rainman',
      'asked willow.ribbon willow.swallow',
    ],
  });
});

describe('the lightning turned from the pile of Mushi', () => {
  turns({
    'must take a card that is no willow, as its player chooses': [
      'plays maple.deer on pine.crane willow.ribbon iris.chaff1, turns willow.lightning',
      'asked iris.chaff1 maple.deer pine.crane',
    ],
    'stays on the field when there are only willows': [
      'plays maple.deer on willow.ribbon maple.ribbon, turns willow.lightning',
      'captures maple.deer maple.ribbon, leaves willow.lightning willow.ribbon',
    ],
  });

  const LAST = `hands / maple.deer, captured *, pile ${WILD}, turn 1, moves play:maple.deer`;
  turns({
    // With the maples 15 points and the lightning 1; a ribbon is 5, a chaff 1.
    'takes all that is left, or goes to its player alone, when it is the last card': [
      `at field willow.ribbon maple.ribbon, ${LAST} => leftovers none, points 209 21`,
      `at field willow.ribbon pine.chaff1 maple.ribbon, ${LAST} => leftovers none, points 208 22`,
      `at field maple.ribbon, ${LAST} => leftovers none, points 214 16`,
    ],
  });
});

describe('the lightning on the field of Mushi', () => {
  turns({
    'must be taken by the first card turned that is no willow, whoever turns it': [
      `at field ${WILD} iris.ribbon, hands maple.deer susuki.moon / pine.crane plum.ribbon`,
      'pile willow.swallow chrys.cup iris.bridge, moves play:maple.deer play:pine.crane',
      `=> captured / chrys.cup ${WILD}, used 1`,
    ],
    'is taken even by a card that could match its own month, without a choice': [
      'plays maple.deer on willow.lightning iris.ribbon, turns iris.bridge',
      'captures iris.bridge willow.lightning',
    ],
    'is taken by no card of a hand, willow or not': [
      'plays willow.ribbon on willow.lightning pine.crane, turns willow.rainman',
      'captures willow.ribbon willow.rainman',
      'plays maple.deer on willow.lightning, turns chrys.cup, captures chrys.cup willow.lightning',
      'leaves maple.deer',
    ],
    'is no willow to the willows: a turned willow takes another, or lies down': [
      'plays maple.deer on willow.lightning willow.ribbon willow.swallow, turns willow.rainman',
      'asked willow.ribbon willow.swallow',
      'plays maple.deer on willow.lightning, turns willow.rainman',
      'leaves willow.lightning maple.deer willow.rainman',
    ],
    'lies open when it was dealt there: nothing is laid face down on it': [
      'plays iris.bridge on willow.lightning iris.ribbon, turns pine.crane',
      'captures pine.crane iris.ribbon iris.bridge willow.lightning',
    ],
  });
});

describe('what is left at the end of Mushi (MU5)', () => {
  const RAIN = 'willow.rainman willow.swallow';
  const USED = `${WILD} pine.crane`;
  const last = (captured: string, [holder, user]: readonly [number, number]) =>
    `at field willow.ribbon pine.chaff1 maple.ribbon iris.chaff1, hands / maple.deer, captured ${captured}, pile iris.bridge, turn 1, used ${user}, moves play:maple.deer => leftovers ${holder} willow.ribbon & ${user} pine.chaff1`;
  turns({
    'the willow is of who took the other two, the rest of who used the lightning': [
      last(`${RAIN} * / ${USED}`, [0, 1]),
      last(`${USED} * / ${RAIN}`, [1, 0]),
      last(`${RAIN} ${USED} *`, [0, 0]),
      last(`* / ${RAIN} ${USED}`, [1, 1]),
    ],
  });
});
