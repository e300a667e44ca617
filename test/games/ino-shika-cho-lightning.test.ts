import { describe, expect, test } from 'vitest';
import { eventsOf, play } from '../support/play.ts';
import { type PositionSpec, position } from '../support/position.ts';
import { capturedOf, inOrder, leftoversIn } from '../support/told.ts';
import { turnsOf } from './turns.ts';

const ino = (spec: PositionSpec) => position('ino-shika-cho', { seats: 3, ...spec });
const WILD = 'willow.lightning';
const turns = turnsOf('ino-shika-cho', { seats: 3 });
const takingWillows = turnsOf('ino-shika-cho', { seats: 3, options: { wildTakesOwnSuit: true } });

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

  test('is taken from there by the next card turned (I5)', () => {
    const state = ino({
      field: 'willow.ribbon',
      hands: [`${WILD} maple.deer`, 'pine.crane plum.ribbon', 2],
      pile: 'willow.rainman chrys.cup',
    });
    const { state: after } = play(state, `play:${WILD}`, 'play:pine.crane');
    expect(capturedOf(after, 1)).toBe(inOrder(`chrys.cup ${WILD}`));
    expect(after.onifuda?.user).toBe(1);
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

  test('stays on the field even as the last card: only Mushi’s takes the rest (I2, I7)', () => {
    const state = ino({
      field: 'willow.ribbon maple.ribbon',
      hands: ['', '', 'maple.deer'],
      captured: ['willow.rainman willow.swallow', '*', ''],
      pile: WILD,
      turn: 2,
    });
    const { events } = play(state, 'play:maple.deer');
    expect(eventsOf(events, 'laid')).toHaveLength(1);
    expect(leftoversIn(events)).toEqual(['0: willow.ribbon', `2: ${WILD}`]);
  });
});

describe('the lightning discarded on the field of Ino-Shika-Chō', () => {
  turnsOf('ino-shika-cho', { seats: 3, onifudaUser: 2 })({
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
  test.each([
    ['any card', 'chrys.cup'],
    ['a willow', 'willow.rainman'],
    ['the fourth of a stack', 'iris.bridge'],
  ])('is taken with the blind card, %s, in place of the oya’s first draw', (_, blind) => {
    const state = ino({
      blind: true,
      turns: 0,
      oya: 1,
      field: `${WILD} iris.ribbon iris.chaff1 iris.chaff2 willow.swallow`,
      hands: [2, 'maple.deer pine.crane', 2],
      pile: `${blind} cherry.curtain`,
    });
    const { state: after, events } = play(state, 'play:maple.deer');
    expect(capturedOf(after, 1)).toBe(inOrder(`${blind} ${WILD}`));
    expect(eventsOf(events, 'turned')).toHaveLength(1);
    expect(after.onifuda?.user).toBe(1);
    expect(after.phase).toEqual({ type: 'play', seat: 2 });
  });
});

describe('what is left at the end of Ino-Shika-Chō (I7)', () => {
  const last = (left: string, captured: readonly string[], onifudaUser: number) => {
    const field = `${left} maple.ribbon chrys.chaff1`;
    const hands = ['', '', 'maple.deer'];
    const state = ino({ field, hands, captured, pile: 'chrys.cup', turn: 2, onifudaUser });
    return leftoversIn(play(state, 'play:maple.deer').events);
  };
  const RAIN = 'willow.rainman willow.swallow willow.ribbon';

  test.each([
    [0, 1],
    [1, 0],
    [2, 2],
  ])(
    'the willow is of who took the other two (%d), the rest of who used the lightning (%d)',
    (holder, user) => {
      const captured: string[] = ['', '', ''];
      captured[holder] += 'willow.rainman willow.swallow';
      captured[user] += ` ${WILD} pine.crane`;
      captured[0] += ' *';
      expect(last('willow.ribbon pine.chaff1', captured, user)).toEqual([
        `${holder}: willow.ribbon`,
        `${user}: pine.chaff1`,
      ]);
    },
  );

  test.each([RAIN, `pine.chaff1 ${RAIN}`])('three willows go to who used it: %s', (left) => {
    expect(last(left, ['*', WILD, ''], 1)).toEqual([`1: ${left}`]);
  });
});
