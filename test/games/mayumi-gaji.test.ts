import { describe, expect, test } from 'vitest';
import { fieldOf, movesOf, play } from '../support/play.ts';
import { type PositionSpec, position } from '../support/position.ts';
import { capturedOf, inOrder } from '../support/told.ts';

const GAJI = 'willow.rainman';
/** Turns finished with three seats: the first lap is the first three. */
const LAP_1 = 0;
const LAP_2 = 3;

const mayumi = (spec: PositionSpec) => position('mayumi', { seats: 3, ...spec });

describe('the rain man of Mayumi in a hand', () => {
  const hand = (turns: number, field: string) =>
    play(
      mayumi({ turns, field, hands: [`${GAJI} maple.deer`, 2, 2], pile: 'clover.chaff1' }),
      `play:${GAJI}`,
    ).state;

  test('takes any one scoring card, as its player chooses, from the second lap on (M8)', () => {
    expect(movesOf(hand(LAP_2, 'pine.crane plum.ribbon iris.bridge iris.chaff1'), 0)).toEqual([
      'capture:iris.bridge',
      'capture:pine.crane',
      'capture:plum.ribbon',
    ]);
  });

  test('takes a yellow paulownia, which scores, and no other chaff (M11)', () => {
    const state = hand(LAP_2, 'paulownia.yellow paulownia.chaff1 pine.chaff1');
    expect(capturedOf(state, 0)).toBe(inOrder(`paulownia.yellow ${GAJI}`));
  });

  test('takes a willow too, the lightning by its month (M8, M11)', () => {
    expect(movesOf(hand(LAP_2, 'willow.lightning pine.crane pine.chaff1'), 0)).toEqual([
      'capture:pine.crane',
      'capture:willow.lightning',
    ]);
    expect(movesOf(hand(LAP_2, 'willow.swallow willow.ribbon pine.crane'), 0)).toEqual([
      'capture:pine.crane',
      'capture:willow.ribbon',
      'capture:willow.swallow',
    ]);
  });

  test('takes all three willows at once, or a scoring card (M4, M8)', () => {
    expect(
      movesOf(hand(LAP_2, 'willow.swallow willow.ribbon willow.lightning pine.crane'), 0),
    ).toEqual(['capture:pine.crane', 'capture:willow.swallow+willow.ribbon+willow.lightning']);
  });

  test('must take what it can, and lies down when there is nothing (M8)', () => {
    expect(capturedOf(hand(LAP_2, 'pine.crane'), 0)).toBe(`pine.crane ${GAJI}`);
    expect(fieldOf(hand(LAP_2, 'pine.chaff1 plum.chaff1'))).toContain(GAJI);
    expect(fieldOf(hand(LAP_2, ''))).toContain(GAJI);
  });

  test('takes only willows in each player’s first turn (M7)', () => {
    expect(fieldOf(hand(LAP_1, 'pine.crane plum.ribbon'))).toContain(GAJI);
    expect(capturedOf(hand(LAP_1, 'pine.crane willow.ribbon'), 0)).toBe(
      inOrder(`willow.ribbon ${GAJI}`),
    );
    expect(capturedOf(hand(LAP_1, 'pine.crane willow.lightning'), 0)).toBe(
      inOrder(`willow.lightning ${GAJI}`),
    );
  });

  test.each([
    [2, 2],
    [3, 3],
  ])('is bound so for one lap of the table: %d players, %d turns (M7)', (seats, lap) => {
    const takes = (turns: number) => {
      const seat = turns % seats;
      const order = [...Array(seats).keys()];
      const hands = order.map((one) => (one === seat ? `${GAJI} maple.deer` : 2));
      const state = position('mayumi', {
        ...{ seats, turns, order, turn: seat },
        ...{ field: 'pine.crane', hands, pile: 'clover.chaff1' },
      });
      return capturedOf(play(state, `play:${GAJI}`).state, seat) !== '';
    };
    expect([takes(lap - 1), takes(lap)]).toEqual([false, true]);
  });

  test('takes the warbler whatever it is worth (M8, warbler)', () => {
    for (const warbler of [50, 10]) {
      const state = mayumi({
        ...{ turns: LAP_2, options: { warbler } },
        ...{ field: 'plum.warbler', hands: [`${GAJI} maple.deer`, 2, 2], pile: 'clover.chaff1' },
      });
      expect(capturedOf(play(state, `play:${GAJI}`).state, 0)).toBe(`plum.warbler ${GAJI}`);
    }
  });

  test('takes one scoring card out of a stack of another family (M10)', () => {
    const state = hand(LAP_2, 'iris.bridge iris.ribbon iris.chaff1');
    expect(movesOf(state, 0)).toEqual(['capture:iris.bridge', 'capture:iris.ribbon']);
    const { state: after } = play(state, 'capture:iris.bridge');
    expect(capturedOf(after, 0)).toBe(inOrder(`iris.bridge ${GAJI}`));
    expect(fieldOf(after)).toEqual(expect.arrayContaining(['iris.ribbon', 'iris.chaff1']));
  });
});

describe('the rain man of Mayumi turned from the pile', () => {
  const turned = (turns: number, field: string) =>
    play(
      mayumi({ turns, field, hands: ['maple.chaff1 plum.chaff1', 2, 2], pile: GAJI }),
      'play:maple.chaff1',
    ).state;

  test('takes a scoring card or a willow, as its player chooses, and must (M8)', () => {
    const state = turned(LAP_2, 'pine.crane willow.ribbon');
    expect(state.phase).toMatchObject({ type: 'capture', seat: 0, from: 'pile' });
    expect(movesOf(state, 0)).toEqual(['capture:pine.crane', 'capture:willow.ribbon']);
    expect(capturedOf(turned(LAP_2, 'pine.crane'), 0)).toBe(`pine.crane ${GAJI}`);
  });

  test('is only a willow in the first lap (M7)', () => {
    expect(fieldOf(turned(LAP_1, 'pine.crane'))).toContain(GAJI);
    expect(capturedOf(turned(LAP_1, 'pine.crane willow.ribbon'), 0)).toBe(
      inOrder(`willow.ribbon ${GAJI}`),
    );
  });
});

describe('the rain man of Mayumi on the table', () => {
  const fromHand = (turns: number, card: string, field: string) =>
    play(
      mayumi({ turns, field, hands: [`${card} clover.chaff2`, 2, 2], pile: 'peony.chaff1' }),
      `play:${card}`,
    ).state;
  const fromPile = (turns: number, card: string, field: string) =>
    play(
      mayumi({ turns, field, hands: ['clover.chaff1 clover.chaff2', 2, 2], pile: card }),
      'play:clover.chaff1',
    ).state;

  test.each([
    ['a hand', fromHand],
    ['the pile', fromPile],
  ])('is taken by a willow only, in the first lap, from %s (M7, M9)', (_, from) => {
    expect(fieldOf(from(LAP_1, 'pine.crane', GAJI))).toEqual(
      expect.arrayContaining([GAJI, 'pine.crane']),
    );
    expect(capturedOf(from(LAP_1, 'willow.lightning', GAJI), 0)).toBe(`${GAJI} willow.lightning`);
  });

  test('may be taken by a scoring card of the hand later, which may be laid as well (M9)', () => {
    const state = fromHand(LAP_2, 'pine.crane', GAJI);
    expect(movesOf(state, 0)).toEqual(['capture:nothing', `capture:${GAJI}`]);
    const taken = play(state, `capture:${GAJI}`).state;
    expect(capturedOf(taken, 0)).toBe(`pine.crane ${GAJI}`);
    const laid = play(state, 'capture:nothing').state;
    expect(fieldOf(laid)).toEqual(expect.arrayContaining(['pine.crane', GAJI]));
    expect(capturedOf(laid, 0)).toBe('');
  });

  test('must be taken by a scoring card of the pile that takes nothing else (M9)', () => {
    expect(capturedOf(fromPile(LAP_2, 'pine.crane', GAJI), 0)).toBe(`pine.crane ${GAJI}`);
  });

  test.each([
    ['a hand', fromHand],
    ['the pile', fromPile],
  ])('leaves a scoring card from %s the choice of its own month (M9)', (_, from) => {
    expect(movesOf(from(LAP_2, 'pine.crane', `${GAJI} pine.chaff1`), 0)).toEqual([
      'capture:pine.chaff1',
      `capture:${GAJI}`,
    ]);
    expect(movesOf(from(LAP_2, 'pine.crane', `${GAJI} pine.chaff1 pine.chaff2`), 0)).toEqual([
      'capture:pine.chaff1', // of two equal ones the lower (L14)
      `capture:${GAJI}`,
    ]);
    expect(
      movesOf(from(LAP_2, 'pine.crane', `${GAJI} pine.ribbon pine.chaff1 pine.chaff2`), 0),
    ).toEqual(['capture:pine.ribbon+pine.chaff1+pine.chaff2', `capture:${GAJI}`]);
  });

  test.each([
    ['a hand', fromHand],
    ['the pile', fromPile],
  ])('is never taken by chaff of another family, from %s (M9)', (_, from) => {
    expect(fieldOf(from(LAP_2, 'pine.chaff1', GAJI))).toContain(GAJI);
    expect(fieldOf(from(LAP_2, 'paulownia.chaff2', GAJI))).toContain(GAJI);
  });

  test('is one of two or three willows to a willow (M3, M4)', () => {
    expect(movesOf(fromHand(LAP_2, 'willow.ribbon', `${GAJI} willow.swallow`), 0)).toEqual([
      `capture:${GAJI}`,
      'capture:willow.swallow',
    ]);
    const stack = `${GAJI} willow.swallow willow.lightning`;
    expect(capturedOf(fromHand(LAP_2, 'willow.ribbon', stack), 0)).toBe(
      inOrder(`${stack} willow.ribbon`),
    );
  });
});
