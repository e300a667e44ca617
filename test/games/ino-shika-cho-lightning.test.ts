import { describe } from 'vitest';
import { rowsOf } from './rows.ts';

const WILD = 'willow.lightning';
const turns = rowsOf('ino-shika-cho', { seats: 3 });
const takingWillows = rowsOf('ino-shika-cho', { seats: 3, options: { wildTakesOwnSuit: true } });

describe('the lightning of Ino-Shika-Chō in a hand', () => {
  turns({
    'takes one card that is no willow, as its player chooses (I1)': [
      'plays willow.lightning on pine.crane willow.ribbon iris.chaff1',
      'asked iris.chaff1 pine.crane',
    ],
    'goes to the field with nothing to take (I5)': [
      'plays willow.lightning on willow.ribbon willow.swallow, turns willow.rainman',
      'asked willow.ribbon willow.swallow, user 0',
    ],
  });
  takingWillows({
    'takes a willow too where the house says so (I1, wildTakesOwnSuit)': [
      'plays willow.lightning on pine.crane willow.ribbon, asked pine.crane willow.ribbon',
      'plays willow.lightning on willow.ribbon, captures willow.ribbon willow.lightning',
    ],
  });

  turns({
    'is taken from there by the next card turned (I5)': [
      `at field willow.ribbon, hands ${WILD} maple.deer / pine.crane plum.ribbon / 2`,
      `pile willow.rainman chrys.cup, moves play:${WILD} play:pine.crane`,
      `=> captured willow.rainman willow.ribbon / chrys.cup ${WILD}, used 1`,
    ],
  });
});

describe('the lightning of Ino-Shika-Chō turned from the pile', () => {
  turns({
    'must take a card that is no willow (I1)': [
      'plays maple.deer on willow.ribbon pine.crane, turns willow.lightning',
      'asked maple.deer pine.crane',
    ],
    'stays on the field when there are only willows (I2)': [
      'plays maple.deer on willow.ribbon maple.ribbon, turns willow.lightning',
      'leaves willow.lightning willow.ribbon',
    ],
  });
  takingWillows({
    'may take a willow where the house says so (I1, wildTakesOwnSuit)': [
      'plays maple.deer on willow.ribbon pine.crane, turns willow.lightning',
      'asked maple.deer pine.crane willow.ribbon',
    ],
  });

  turns({
    'stays on the field even as the last card: only Mushi’s takes the rest (I2, I7)': [
      `at field willow.ribbon maple.ribbon, hands / / maple.deer, pile ${WILD}, turn 2`,
      'captured willow.rainman willow.swallow / *, moves play:maple.deer',
      `=> laid 2 ${WILD}, leftovers 0 willow.ribbon & 2 ${WILD}`,
    ],
  });
});

describe('the lightning discarded on the field of Ino-Shika-Chō', () => {
  rowsOf('ino-shika-cho', { seats: 3, onifudaUser: 2 })({
    'must be taken by the first turned card that is no willow, own month or not (I2, I3)': [
      'plays maple.deer on willow.lightning iris.ribbon, turns iris.bridge',
      'captures iris.bridge willow.lightning, leaves iris.ribbon maple.deer',
    ],
    'is taken by no willow, of a hand or turned (I4)': [
      'plays willow.ribbon on willow.lightning, turns willow.rainman',
      'captures willow.ribbon willow.rainman, leaves willow.lightning',
    ],
  });
});

describe('the lightning dealt to the field of Ino-Shika-Chō (I6)', () => {
  const BLIND = ['chrys.cup', 'willow.rainman', 'iris.bridge'];
  turns({
    'is taken with the blind card, a willow or the fourth of a stack too, in place of the oya’s first draw':
      BLIND.map(
        (blind) =>
          `at blind, after 0, oya 1, field ${WILD} iris.ribbon iris.chaff1 iris.chaff2 willow.swallow, hands 2 / maple.deer pine.crane / 2, pile ${blind} cherry.curtain, moves play:maple.deer => captured / ${blind} ${WILD}, turned 1, used 1, asks play 2`,
      ),
  });
});

describe('what is left at the end of Ino-Shika-Chō (I7)', () => {
  const last = (left: string, captured: string, used: number) =>
    `at field ${left} maple.ribbon chrys.chaff1, hands / / maple.deer, captured ${captured}, pile chrys.cup, turn 2, used ${used}, moves play:maple.deer => leftovers`;
  const RAIN = 'willow.rainman willow.swallow';
  const USED = `${WILD} pine.crane`;
  const LEFT = 'willow.ribbon pine.chaff1';
  turns({
    'the willow is of who took the other two, the rest of who used the lightning': [
      `${last(LEFT, `${RAIN} * / ${USED}`, 1)} 0 willow.ribbon & 1 pine.chaff1`,
      `${last(LEFT, `${USED} * / ${RAIN}`, 0)} 1 willow.ribbon & 0 pine.chaff1`,
      `${last(LEFT, `* / / ${RAIN} ${USED}`, 2)} 2 willow.ribbon & 2 pine.chaff1`,
    ],
    'three willows go to who used it': [
      `${last(`${RAIN} willow.ribbon`, `* / ${WILD}`, 1)} 1 willow.rainman+willow.swallow+willow.ribbon`,
      `${last(`pine.chaff1 ${RAIN} willow.ribbon`, `* / ${WILD}`, 1)} 1 pine.chaff1+willow.rainman+willow.swallow+willow.ribbon`,
    ],
  });
});
