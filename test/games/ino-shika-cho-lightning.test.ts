import { describe, expect, test } from 'vitest';
import { eventsOf, fieldOf, movesOf, play } from '../support/play.ts';
import { type PositionSpec, position } from '../support/position.ts';
import { capturedOf, inOrder, leftoversIn } from '../support/told.ts';

const ino = (spec: PositionSpec) => position('ino-shika-cho', { seats: 3, ...spec });
const WILD = 'willow.lightning';
const OWN_SUIT = { wildTakesOwnSuit: true };

describe('the lightning of Ino-Shika-Chō in a hand', () => {
  const hand = (field: string, options = {}) =>
    ino({ options, field, hands: [`${WILD} maple.deer`, 2, 2], pile: 'chrys.cup' });

  test('takes one card that is no willow, as its player chooses (I1)', () => {
    const { state } = play(hand('pine.crane willow.ribbon iris.chaff1'), `play:${WILD}`);
    expect(movesOf(state, 0)).toEqual(['capture:iris.chaff1', 'capture:pine.crane']);
  });

  test('takes a willow too where the house says so (I1, wildTakesOwnSuit)', () => {
    const { state } = play(hand('pine.crane willow.ribbon', OWN_SUIT), `play:${WILD}`);
    expect(movesOf(state, 0)).toEqual(['capture:pine.crane', 'capture:willow.ribbon']);
    const only = play(hand('willow.ribbon', OWN_SUIT), `play:${WILD}`).state;
    expect(capturedOf(only, 0)).toBe(inOrder(`willow.ribbon ${WILD}`));
  });

  test('goes to the field with nothing to take, where a turned card takes it (I5)', () => {
    const state = ino({
      field: 'willow.ribbon',
      hands: [`${WILD} maple.deer`, 'pine.crane plum.ribbon', 2],
      pile: 'willow.rainman chrys.cup',
    });
    const { state: laid, events } = play(state, `play:${WILD}`);
    expect(eventsOf(events, 'laid')[0]).toMatchObject({ seat: 0, from: 'hand' });
    expect(laid.onifuda?.user).toBe(0);
    const { state: after } = play(laid, 'play:pine.crane');
    expect(capturedOf(after, 1)).toBe(inOrder(`chrys.cup ${WILD}`));
    expect(after.onifuda?.user).toBe(1);
  });
});

describe('the lightning of Ino-Shika-Chō turned from the pile', () => {
  const turned = (field: string, options = {}) =>
    play(
      ino({ options, field, hands: ['maple.deer susuki.moon', 2, 2], pile: WILD }),
      'play:maple.deer',
    ).state;

  test('must take a card that is no willow (I1)', () => {
    expect(movesOf(turned('willow.ribbon pine.crane'), 0)).toEqual([
      'capture:maple.deer',
      'capture:pine.crane',
    ]);
    expect(movesOf(turned('willow.ribbon pine.crane', OWN_SUIT), 0)).toEqual([
      'capture:maple.deer',
      'capture:pine.crane',
      'capture:willow.ribbon',
    ]);
  });

  test('stays on the field when there are only willows (I2)', () => {
    expect([...fieldOf(turned('willow.ribbon maple.ribbon'))].sort()).toEqual([
      WILD,
      'willow.ribbon',
    ]);
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
  const at = (field: string, hand: string, pile: string) =>
    ino({ field, hands: [hand, 2, 2], pile, onifudaUser: 2 });

  test('must be taken by the first turned card that is no willow, own month or not (I2, I3)', () => {
    const { state } = play(
      at(`${WILD} iris.ribbon`, 'maple.deer susuki.moon', 'iris.bridge'),
      'play:maple.deer',
    );
    expect(capturedOf(state, 0)).toBe(inOrder(`iris.bridge ${WILD}`));
    expect([...fieldOf(state)].sort()).toEqual(['iris.ribbon', 'maple.deer']);
  });

  test('is taken by no willow, of a hand or turned (I4)', () => {
    const { state } = play(
      at(WILD, 'willow.ribbon susuki.moon', 'willow.rainman'),
      'play:willow.ribbon',
    );
    expect(fieldOf(state)).toEqual([WILD]);
    expect(capturedOf(state, 0)).toBe(inOrder('willow.ribbon willow.rainman'));
  });
});

describe('the lightning dealt to the field of Ino-Shika-Chō (I6)', () => {
  test.each([
    ['any card', 'chrys.cup'],
    ['a willow', 'willow.rainman'],
    ['the fourth of a stack', 'iris.bridge'],
  ])('is taken with the blind card, %s, in place of the oya’s first draw', (_, blind) => {
    const state = ino({
      ...{ blind: true, turns: 0, oya: 1 },
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
  const last = (left: string, captured: readonly string[], spec: PositionSpec) =>
    play(
      ino({
        field: `${left} maple.ribbon chrys.chaff1`,
        hands: ['', '', 'maple.deer'],
        captured,
        pile: 'chrys.cup',
        turn: 2,
        ...spec,
      }),
      'play:maple.deer',
    ).events;

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
      const events = last('willow.ribbon pine.chaff1', captured, { onifudaUser: user });
      expect(leftoversIn(events)).toEqual([`${holder}: willow.ribbon`, `${user}: pine.chaff1`]);
    },
  );

  test.each<[row: string, left: string, given: readonly string[]]>([
    [
      'three willows go to who used the lightning',
      'willow.rainman willow.swallow willow.ribbon',
      ['1: willow.rainman willow.swallow willow.ribbon'],
    ],
    [
      'three willows and a card go to who used the lightning',
      'willow.rainman willow.swallow willow.ribbon pine.chaff1',
      ['1: pine.chaff1 willow.rainman willow.swallow willow.ribbon'],
    ],
  ])('%s', (_, left, given) => {
    const events = last(left, ['*', WILD, ''], { onifudaUser: 1 });
    expect(leftoversIn(events)).toEqual(given);
  });
});
