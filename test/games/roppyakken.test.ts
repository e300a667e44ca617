import { describe, expect, test } from 'vitest';
import { size } from '../../src/engine/core/card-set.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { opened } from '../support/opened.ts';
import { actorOf, eventsOf, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { capturedOf, inOrder } from '../support/told.ts';

const GAME = gameOf('roppyakken');
const GAJI = 'willow.rainman';

function start(number: number, seats: number, options: Options = {}) {
  const all = { ...defaultOptions(GAME.options), ...options };
  return GAME.start({ game: 'roppyakken', seats, options: all, seed: seedOf(number) });
}

describe('the deal of Roppyakken', () => {
  test('gives two players ten cards each where the house says so (RP17, hand)', () => {
    const { state } = start(1, 2, { hand: 10 });
    expect(state.hands.map(size)).toEqual([10, 10]);
    expect([fieldOf(state).length, state.pile.length]).toEqual([8, 20]);
    expect(start(1, 3, { hand: 10 }).state.hands.map(size)).toEqual([7, 7, 7]);
  });

  const HANDS = ['plum.* pine.crane iris.bridge maple.deer chrys.cup', 8];
  const misdeal = (options: Options, spec: PositionSpec = { hands: HANDS, field: FIELD }) =>
    opened('roppyakken', { seats: 2, options, ...spec }).misdeal;
  const FIELD = 'pine.ribbon cherry.curtain iris.ribbon peony.ribbon clover.boar susuki.moon';

  test('is thrown in for four of a month in a hand (RP1; test position 10)', () => {
    expect(misdeal({})).toBe('four-of-a-month-in-hand');
    const three = ['plum.warbler plum.ribbon plum.chaff1 pine.crane maple.deer', 8];
    expect(misdeal({}, { hands: three, field: FIELD, out: 'plum.chaff2' })).toBeNull();
  });

  test('stands with four of a month in a hand where the house says so (RP1, handFour)', () => {
    expect(misdeal({ handFour: 'play' })).toBeNull();
  });

  test('is thrown in for four of a month on the field (RP1)', () => {
    const field = 'iris.* plum.ribbon maple.deer';
    expect(misdeal({}, { hands: [8, 8], field })).toBe('four-of-a-month-on-field');
    expect(misdeal({ handFour: 'play' }, { hands: [8, 8], field })).not.toBeNull();
  });

  test('shows the hand for which it is thrown in, and is dealt again by the same oya (RP1)', () => {
    let seen = 0;
    for (let number = 0; number < 60; number++) {
      const { state, events } = start(number, 2);
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

const PILE = 'chrys.chaff1 *';

/** The rain man from the hand of seat 0 onto this field. */
const hand = (field: string, options: Options = {}) =>
  position('roppyakken', {
    ...{ seats: 3, turns: 0, options, field, pile: PILE },
    hands: [`${GAJI} clover.chaff1`, 2, 2],
  });
const choices = (field: string, options: Options = {}) => {
  const { state } = play(hand(field, options), `play:${GAJI}`);
  return state.phase.type === 'capture' ? movesOf(state, 0) : capturedOf(state, 0);
};

describe('the rain man of Roppyakken in a hand', () => {
  const POSITION_1 = 'pine.crane pine.chaff1 willow.swallow plum.chaff1 maple.deer';

  test('takes one card worth points, no willow, and must (RP3, RP4; test position 1)', () => {
    expect(choices(POSITION_1)).toEqual(['capture:maple.deer', 'capture:pine.crane']);
    expect(choices('pine.crane plum.chaff1')).toBe(inOrder(`pine.crane ${GAJI}`));
  });

  test('takes a single willow too where the house says so (RP3, rainTakesWillows)', () => {
    const options = { rainTakesWillows: true };
    expect(choices(POSITION_1, options)).toEqual([
      'capture:maple.deer',
      'capture:pine.crane',
      'capture:willow.swallow',
    ]);
    expect(choices('willow.swallow plum.chaff1', options)).toBe(inOrder(`willow.swallow ${GAJI}`));
  });

  test('lies down with nothing to take (RP4)', () => {
    expect(choices('willow.swallow plum.chaff1')).toBe('');
    expect(choices('willow.swallow willow.ribbon')).toBe('');
  });

  test('takes all three other willows, or a card worth points (RP3; test position 3)', () => {
    const stack = 'willow.swallow willow.ribbon willow.lightning';
    expect(choices(`${stack} plum.chaff1`)).toBe(inOrder(`${stack} ${GAJI}`));
    expect(choices(`${stack} pine.crane`)).toEqual([
      'capture:pine.crane',
      `capture:${stack.replaceAll(' ', '+')}`,
    ]);
  });

  test('takes no card of a stack (RP2, RP3; test position 4)', () => {
    expect(choices('iris.bridge iris.ribbon iris.chaff1 plum.chaff1')).toBe('');
  });

  test('takes from the first turn on (RP7)', () => {
    expect(hand('pine.crane').turns).toBe(0);
    expect(choices('pine.crane')).toBe(inOrder(`pine.crane ${GAJI}`));
  });
});

describe('the rain man of Roppyakken, turned', () => {
  test('is laid where it takes nothing (RP4; test position 2)', () => {
    const state = position('roppyakken', {
      ...{ seats: 3, field: 'willow.swallow plum.chaff1', pile: `${GAJI} *` },
      hands: ['clover.chaff2 clover.chaff1', 2, 2],
    });
    const { state: after } = play(state, 'play:clover.chaff2');
    expect(fieldOf(after)).toContain(GAJI);
    expect(actorOf(after)).toBe(1);
  });
});

/** What a card does with the rain man on the field, from the hand or turned. */
function with_(from: 'hand' | 'pile', id: string, spec: { field: string; options?: Options }) {
  const isHand = from === 'hand';
  const state = position('roppyakken', {
    ...{ seats: 3, field: spec.field, options: spec.options ?? {} },
    hands: [`${isHand ? id : 'clover.chaff2'} clover.chaff1`, 2, 2],
    pile: isHand ? PILE : `${id} *`,
  });
  const { state: after } = play(state, `play:${isHand ? id : 'clover.chaff2'}`);
  return after.phase.type === 'capture' ? movesOf(after, 0) : capturedOf(after, 0);
}

describe('the rain man of Roppyakken on the field', () => {
  const fromHand = (id: string, field: string, options: Options = {}) =>
    with_('hand', id, { field, options });
  const turned = (id: string, field: string, options: Options = {}) =>
    with_('pile', id, { field, options });

  test('is taken instead of the card’s own month, by choice (RP5; test position 5)', () => {
    expect(fromHand('pine.ribbon', `${GAJI} pine.chaff1`)).toEqual([
      'capture:pine.chaff1',
      `capture:${GAJI}`,
    ]);
  });

  test('may be left by a card of the hand that takes nothing else (RP5; test position 6)', () => {
    expect(fromHand('iris.ribbon', GAJI)).toEqual(['capture:nothing', `capture:${GAJI}`]);
  });

  test('must be taken by a card turned that takes nothing else (RP5; test position 7)', () => {
    expect(turned('iris.ribbon', GAJI)).toBe(inOrder(`iris.ribbon ${GAJI}`));
  });

  test('is nothing to chaff of other months (RP5; test position 8)', () => {
    expect(turned('iris.chaff1', GAJI)).toBe('');
    expect(fromHand('iris.chaff1', GAJI)).toBe('');
    expect(turned('paulownia.yellow', GAJI)).toBe(inOrder(`paulownia.yellow ${GAJI}`));
  });

  test('is one of two willows to a willow (RP5; test position 9)', () => {
    expect(fromHand('willow.lightning', `${GAJI} willow.swallow`)).toEqual([
      `capture:${GAJI}`,
      'capture:willow.swallow',
    ]);
  });

  test('leaves the other willow where a card worth points takes it', () => {
    const state = position('roppyakken', {
      ...{ seats: 3, field: `${GAJI} willow.swallow`, pile: PILE },
      hands: ['iris.ribbon clover.chaff1', 2, 2],
    });
    const { state: after } = play(state, 'play:iris.ribbon', `capture:${GAJI}`);
    expect(capturedOf(after, 0)).toBe(inOrder(`iris.ribbon ${GAJI}`));
    expect(fieldOf(after)).toContain('willow.swallow');
  });

  test('in a stack of willows is taken by the fourth willow alone (RP6)', () => {
    const stack = `${GAJI} willow.swallow willow.ribbon`;
    expect(fromHand('pine.crane', stack)).toBe('');
    expect(turned('pine.crane', stack)).toBe('');
    expect(fromHand('willow.lightning', stack)).toBe(inOrder(`${stack} willow.lightning`));
  });

  test.each<[rule: string, hand: unknown, pile: unknown]>([
    ['turned', '', inOrder(`iris.ribbon ${GAJI}`)],
    ['willow', '', ''],
  ])('may be open to fewer cards: %s (RP5, rainOnField)', (rainOnField, inHand, inPile) => {
    expect(fromHand('iris.ribbon', GAJI, { rainOnField })).toBe(inHand);
    expect(turned('iris.ribbon', GAJI, { rainOnField })).toBe(inPile);
    expect(fromHand('willow.ribbon', GAJI, { rainOnField })).toBe(inOrder(`willow.ribbon ${GAJI}`));
  });
});

describe('a stack of Roppyakken', () => {
  test('is taken by its fourth card, all together (RP2)', () => {
    const stack = 'iris.bridge iris.ribbon iris.chaff1';
    expect(with_('hand', 'iris.chaff2', { field: stack })).toBe(inOrder(`${stack} iris.chaff2`));
  });
});
