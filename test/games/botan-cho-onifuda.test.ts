import { describe, expect, test } from 'vitest';
import { formatCardSet, has, NO_CARDS } from '../../src/engine/core/card-set.ts';
import { card } from '../../src/engine/core/cards.ts';
import { capturedBy, eventsOf, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { type PositionSpec, position } from '../support/position.ts';

const botan = (spec: PositionSpec) => position('botan-cho', spec);
const WILD = 'peony.butterflies';
/** The leader holds the butterflies. */
const holding = (field: string, options = {}) =>
  botan({ options, field, hands: [`${WILD} maple.deer`, 2], pile: 'chrys.cup' });

describe('the butterflies in a hand', () => {
  test('take any card of the field, a willow included (B5)', () => {
    const state = holding('pine.crane willow.ribbon iris.chaff1');
    const { state: asked } = play(state, `play:${WILD}`);
    expect(movesOf(asked, 0)).toEqual([
      'capture:iris.chaff1',
      'capture:pine.crane',
      'capture:willow.ribbon',
    ]);
    const { state: after } = play(asked, 'capture:willow.ribbon');
    expect(capturedBy(after, 0)).toEqual([WILD, 'willow.ribbon']);
  });

  test('stay on an empty field, where the next card must take them (B2, B5)', () => {
    const state = holding('');
    const { state: after, events } = play(state, `play:${WILD}`);
    expect(theEvent(events, 'laid')).toMatchObject({ from: 'hand' });
    expect(capturedBy(after, 0)).toEqual([WILD, 'chrys.cup']);
  });

  test('take a whole stack of three at once too where the house says so (wildTakesStack, B3)', () => {
    const state = holding('pine.crane plum.ribbon plum.chaff1 plum.chaff2', {
      wildTakesStack: true,
    });
    const { state: asked } = play(state, `play:${WILD}`);
    expect(movesOf(asked, 0)).toEqual([
      'capture:pine.crane',
      'capture:plum.chaff1',
      'capture:plum.ribbon',
      'capture:plum.ribbon+plum.chaff1+plum.chaff2',
    ]);
    const { state: after } = play(asked, 'capture:plum.ribbon+plum.chaff1+plum.chaff2');
    expect(capturedBy(after, 0)).toEqual(['plum.ribbon', 'plum.chaff1', 'plum.chaff2', WILD]);
  });

  test('take no more than one card of a stack (B3)', () => {
    const state = holding('pine.crane plum.ribbon plum.chaff1 plum.chaff2');
    const { state: asked } = play(state, `play:${WILD}`);
    expect(movesOf(asked, 0)).toEqual([
      'capture:pine.crane',
      'capture:plum.chaff1',
      'capture:plum.ribbon',
    ]);
    const { state: after } = play(asked, 'capture:plum.ribbon');
    expect(fieldOf(after)).toEqual(expect.arrayContaining(['plum.chaff1', 'plum.chaff2']));
  });
});

describe('the butterflies turned from the pile', () => {
  test('must take a card, of their player’s choice (B5)', () => {
    const state = botan({
      field: 'pine.crane plum.ribbon',
      hands: ['maple.deer iris.bridge', 2],
      pile: `${WILD} *`,
    });
    const { state: asked } = play(state, 'play:maple.deer');
    expect(movesOf(asked, 0)).toEqual([
      'capture:maple.deer',
      'capture:pine.crane',
      'capture:plum.ribbon',
    ]);
  });

  test('take one card of a stack of three, whole stacks where the house says so (wildTakesStack, B3)', () => {
    const turned = (options = {}) => {
      const state = botan({
        ...{ options, field: 'pine.crane pine.ribbon pine.chaff1' },
        hands: ['maple.deer iris.bridge', 2],
        pile: `${WILD} *`,
      });
      return movesOf(play(state, 'play:maple.deer').state, 0);
    };
    const stack = 'capture:pine.crane+pine.ribbon+pine.chaff1';
    expect(turned()).toContain('capture:pine.crane');
    expect(turned()).not.toContain(stack);
    expect(turned({ wildTakesStack: true })).toContain(stack);
  });

  test('stay where the field is empty (B4 is only for the last card)', () => {
    const state = botan({
      field: 'maple.ribbon',
      hands: ['maple.deer iris.bridge', 'pine.crane plum.ribbon'],
      pile: `${WILD} *`,
    });
    const { state: after } = play(state, 'play:maple.deer');
    expect(fieldOf(after)).toEqual([WILD]);
    expect(after.onifuda?.user).toBe(0);
  });
});

describe('name-oni: the butterflies as the last card of the pile', () => {
  const lastTurn = (turn: 0 | 1) =>
    botan({
      oya: 1 - turn,
      turn,
      field: 'maple.ribbon',
      hands: turn === 0 ? ['maple.deer', ''] : ['', 'maple.deer'],
      captured: ['pine.*', '*'],
      pile: WILD,
    });

  test.each([0, 1] as const)(
    'go alone to the opponent of seat %d, who turned them (B4)',
    (turn) => {
      const { events } = play(lastTurn(turn), 'play:maple.deer');
      const [, taken] = eventsOf(events, 'captured');
      expect(taken).toMatchObject({ seat: 1 - turn, card: card(WILD), from: 'pile', taken: [] });
      const { points } = theEvent(events, 'settled').settlement;
      // The pines are 20 + 5 + 1 + 1; the maples of the last turn 10 + 5.
      expect(points[0]).toBe(turn === 0 ? 27 + 15 : 27 + 10);
      expect(points[1]).toBe(240 - (points[0] ?? 0));
    },
  );
});

describe('onitsuki: the butterflies on the field', () => {
  test('may be taken by any card of the hand (B2)', () => {
    const state = botan({
      field: `${WILD} pine.crane`,
      hands: ['pine.chaff1 maple.deer', 2],
      pile: 'chrys.cup',
    });
    const { state: asked } = play(state, 'play:pine.chaff1');
    expect(movesOf(asked, 0)).toEqual([`capture:${WILD}`, 'capture:pine.crane']);
    const { state: after } = play(asked, `capture:${WILD}`);
    expect(capturedBy(after, 0)).toEqual(['pine.chaff1', WILD]);
    expect(after.onifuda?.user).toBe(0);
  });

  test('must be taken by a card that takes nothing else: none may be laid (B2)', () => {
    const state = botan({
      field: `${WILD} pine.crane`,
      hands: ['maple.deer iris.bridge', 2],
      pile: 'chrys.cup',
    });
    const { state: after } = play(state, 'play:maple.deer');
    expect(capturedBy(after, 0)).toEqual([WILD, 'maple.deer']);
    expect(fieldOf(after)).toEqual(['chrys.cup', 'pine.crane']);
  });

  test('leave the fourth card of a stack the choice of stack or butterflies (B11)', () => {
    const state = botan({
      field: `${WILD} pine.crane pine.ribbon pine.chaff2`,
      hands: ['pine.chaff1 iris.bridge', 2],
      pile: 'chrys.cup',
    });
    const { state: asked } = play(state, 'play:pine.chaff1');
    expect(movesOf(asked, 0)).toEqual([
      `capture:${WILD}`,
      'capture:pine.crane+pine.ribbon+pine.chaff2',
    ]);
    const { state: after } = play(asked, `capture:${WILD}`);
    expect(fieldOf(after)).toEqual(expect.arrayContaining(['pine.crane', 'pine.ribbon']));
  });
});

describe('the cards left over', () => {
  test.each([0, 1] as const)('go to the user of the butterflies, seat %d (B6)', (user) => {
    const state = botan({
      field: 'maple.ribbon pine.chaff2 iris.chaff1',
      hands: ['', 'maple.deer'],
      captured: [`${WILD} pine.crane`, '*'],
      pile: 'iris.chaff2',
      turn: 1,
      onifudaUser: user,
    });
    const { events } = play(state, 'play:maple.deer');
    const { seat, cards } = theEvent(events, 'leftovers');
    expect([seat, formatCardSet(cards)]).toEqual([user, 'pine.chaff2']);
    const { captured, points } = theEvent(events, 'settled').settlement;
    expect(has(captured[user] ?? NO_CARDS, card('pine.chaff2'))).toBe(true);
    expect(points[0]).toBe(10 + 20 + (user === 0 ? 1 : 0));
  });

  test('go to who captured the butterflies on the field, all of them (B6, B11)', () => {
    const state = botan({
      field: `${WILD} pine.crane pine.ribbon pine.chaff2`,
      hands: ['', 'pine.chaff1'],
      captured: ['plum.* cherry.* wisteria.*', '*'],
      pile: 'maple.chaff1',
      turn: 1,
    });
    const { events } = play(state, 'play:pine.chaff1', `capture:${WILD}`);
    const { seat, cards } = theEvent(events, 'leftovers');
    expect(seat).toBe(1);
    expect(formatCardSet(cards)).toBe('pine.crane pine.ribbon pine.chaff2 maple.chaff1');
    const { points } = theEvent(events, 'settled').settlement;
    expect(points).toEqual([17 + 27 + 17, 240 - 61]);
  });
});
