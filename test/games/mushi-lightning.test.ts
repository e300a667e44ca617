import { describe, expect, test } from 'vitest';
import { capturedBy, eventsOf, fieldOf, play, theEvent } from '../support/play.ts';
import { position } from '../support/position.ts';
import { capturedOf, inOrder, leftoversIn } from '../support/told.ts';
import { turnsOf } from './turns.ts';

const turns = turnsOf('mushi');

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

  test.each([
    ['takes the last willow', 'willow.ribbon'],
    ['takes a willow and another card together', 'willow.ribbon pine.chaff1'],
    ['goes to its player alone from an empty field', ''],
  ])('%s when it is the last card', (_, field) => {
    const state = position('mushi', {
      field: `${field} maple.ribbon`,
      hands: ['', 'maple.deer'],
      captured: ['*', ''],
      pile: WILD,
      turn: 1,
    });
    const { events } = play(state, 'play:maple.deer');
    const { settlement } = theEvent(events, 'settled');
    expect(capturedOf(settlement, 1)).toBe(inOrder(`maple.deer maple.ribbon ${field} ${WILD}`));
    expect(eventsOf(events, 'leftovers')).toEqual([]);
  });
});

describe('the lightning on the field of Mushi', () => {
  test('must be taken by the first card turned that is no willow, whoever turns it', () => {
    const state = position('mushi', {
      field: `${WILD} iris.ribbon`,
      hands: ['maple.deer susuki.moon', 'pine.crane plum.ribbon'],
      pile: 'willow.swallow chrys.cup iris.bridge',
    });
    const { state: first } = play(state, 'play:maple.deer');
    expect(fieldOf(first)).toEqual(expect.arrayContaining([WILD, 'willow.swallow']));
    const { state: second } = play(first, 'play:pine.crane');
    expect(capturedBy(second, 1)).toEqual(['chrys.cup', WILD]);
    expect(second.onifuda?.user).toBe(1);
  });

  turns({
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
  test.each([
    [0, 1],
    [1, 0],
    [0, 0],
    [1, 1],
  ])(
    'the willow is of who took the other two (%d), the rest of who used the lightning (%d)',
    (holder, user) => {
      const captured = ['', ''];
      captured[holder] += 'willow.rainman willow.swallow';
      captured[user] += ` ${WILD} pine.crane`;
      captured[0] += ' *';
      const state = position('mushi', {
        field: 'willow.ribbon pine.chaff1 maple.ribbon iris.chaff1',
        hands: ['', 'maple.deer'],
        captured,
        pile: 'iris.bridge',
        turn: 1,
        onifudaUser: user,
      });
      const { events } = play(state, 'play:maple.deer');
      expect(leftoversIn(events)).toEqual([`${holder}: willow.ribbon`, `${user}: pine.chaff1`]);
    },
  );
});
