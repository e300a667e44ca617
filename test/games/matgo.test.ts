import { describe, expect, test } from 'vitest';
import { cardsOf, formatCardSet, parseCardSet, size } from '../../src/engine/core/card-set.ts';
import { formatCard } from '../../src/engine/core/cards.ts';
import type { LateCapture } from '../../src/engine/round/state/late-capture-state.ts';
import type { State } from '../../src/engine/round/state.ts';
import { capturedBy, eventsOf, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { turnsOf } from './turns.ts';

const GAME = gameOf('matgo');
const matgo = (spec: PositionSpec) => position('matgo', spec);

/** Two cards in each hand after the move, so that no turn is the last. */
const HELD = 'maple.deer susuki.moon';

/** Seat 0 plays this card with these on the field, and turns that one. */
function turn(
  spec: PositionSpec & { readonly plays: string; readonly turns1: string },
  ...moves: readonly string[]
) {
  const { plays, turns1, ...rest } = spec;
  const state = matgo({
    hands: [`${plays} ${HELD}`, 'chrys.cup clover.boar'],
    pile: `${turns1} *`,
    ...rest,
  });
  return play(state, `play:${plays}`, ...moves);
}

const coups = (events: Parameters<typeof eventsOf>[0]) =>
  eventsOf(events, 'coup').map(({ coup }) => coup);
const stolen = (events: Parameters<typeof eventsOf>[0]) =>
  eventsOf(events, 'stolen').map(({ cards }) => formatCardSet(cards));
const turns = turnsOf('matgo');
const withStacks = (...stacks: LateCapture['stacks']) => turnsOf('matgo', { late: { stacks } });
const ownerOf = (state: State) => state.late?.stacks.map(({ owner }) => owner);

describe('a turn of Matgo captures at its end', () => {
  test('three of a month by the flip are a stack of whoever made it, ppeok (test position 1)', () => {
    const { state, events } = turn({
      ...{ field: 'iris.ribbon plum.chaff1', plays: 'iris.bridge', turns1: 'iris.chaff1' },
    });
    expect(coups(events)).toEqual(['ppeok']);
    expect(capturedBy(state, 0)).toEqual([]);
    expect(fieldOf(state)).toEqual(['iris.ribbon', 'plum.chaff1', 'iris.bridge', 'iris.chaff1']);
    expect(ownerOf(state)).toEqual([0]);
  });

  test('the same in a last turn are captured, and no event (test position 2)', () => {
    const { state, events } = turn({
      ...{ field: 'iris.ribbon plum.chaff1', plays: 'iris.bridge', turns1: 'iris.chaff1' },
      hands: ['iris.bridge', 'chrys.cup'],
      captured: ['', 'pine.chaff1'],
    });
    expect(coups(events)).toEqual([]);
    expect(capturedBy(state, 0)).toEqual(['iris.bridge', 'iris.ribbon', 'iris.chaff1']);
  });

  turns({
    'jjok takes the card that was laid, and a chaff card (test position 3)': [
      'plays iris.bridge on plum.chaff1 against pine.chaff1 pine.chaff2, turns iris.chaff1',
      'coups jjok, given pine.chaff1, captures pine.chaff1 iris.bridge iris.chaff1',
    ],
    'ttadak takes all four, whatever was chosen (GS7; test position 4)': [
      'plays iris.bridge on iris.ribbon iris.chaff2 plum.chaff1 against pine.chaff1 pine.chaff2',
      'turns iris.chaff1, chooses iris.ribbon, coups ttadak',
      'captures pine.chaff1 iris.bridge iris.ribbon iris.chaff1 iris.chaff2',
    ],
    'of two the player chooses before the flip (GS7; test position 5)': [
      'plays iris.bridge on iris.ribbon iris.chaff2, turns plum.chaff1',
      'asked iris.ribbon iris.chaff2, chooses iris.chaff2, captures iris.bridge iris.chaff2',
      'leaves iris.ribbon plum.chaff1',
    ],
    'a sweep takes a chaff card (test position 6)': [
      'plays iris.bridge on iris.ribbon plum.chaff1 against pine.chaff1, turns plum.warbler',
      'coups sweep, captures iris.bridge iris.ribbon plum.chaff1 plum.warbler pine.chaff1',
    ],
    'on an empty field jjok is a sweep, too (test position 9)': [
      'plays iris.bridge against pine.chaff1 pine.chaff2 cherry.chaff1, turns iris.ribbon',
      'coups jjok sweep, given pine.chaff1 pine.chaff2',
    ],
  });
  withStacks({ month: 5, owner: 0, bonus: [] })({
    'an own stack takes two chaff cards (GS13; test position 7)': [
      'plays iris.chaff2 on iris.bridge iris.ribbon iris.chaff1 pine.ribbon against pine.chaff1 pine.chaff2 cherry.chaff1',
      'turns plum.chaff1, coups own-stack, given pine.chaff1 pine.chaff2',
    ],
  });
  withStacks({ month: 5, owner: 1, bonus: [] })({
    'a stack of another takes one (GS14)': [
      'plays iris.chaff2 on iris.bridge iris.ribbon iris.chaff1 pine.ribbon against pine.chaff1 pine.chaff2',
      'turns plum.chaff1, coups stack, given pine.chaff1',
    ],
  });
  withStacks()({
    'a stack of the deal takes one (GS14)': [
      'plays iris.chaff2 on iris.bridge iris.ribbon iris.chaff1 pine.ribbon against pine.chaff1 pine.chaff2',
      'turns plum.chaff1, coups stack, given pine.chaff1',
    ],
  });

  test('a bomb and a sweep take two, and leave two tokens (test position 8)', () => {
    const bombed = matgo({
      field: 'iris.ribbon plum.warbler',
      hands: [`iris.bridge iris.chaff1 iris.chaff2 ${HELD}`, 'chrys.cup clover.boar'],
      captured: ['', 'pine.chaff1 pine.chaff2 cherry.chaff1'],
      pile: 'plum.chaff1 *',
    });
    expect(movesOf(bombed)).toContain('bomb:iris.bridge');
    const { state, events } = play(bombed, 'bomb:iris.bridge');
    expect(coups(events)).toEqual(['sweep']);
    expect(stolen(events)).toEqual(['pine.chaff1 pine.chaff2']);
    expect(capturedBy(state, 0)).toHaveLength(8);
    expect(state.late?.tokens).toEqual([2, 0]);
  });

  test('a card of the last month of a turn may lie alone, and is nobody’s', () => {
    const state = matgo({
      ...{ field: 'iris.ribbon', hands: ['', 'iris.bridge'], turn: 1, turns: 19 },
      ...{ captured: ['*', ''], pile: 'iris.chaff1', out: 'iris.chaff2' },
    });
    const { events } = play(state, 'play:iris.bridge');
    expect(theEvent(events, 'settled').settlement.winner).toBe(null);
  });
});

describe('chaff that is given', () => {
  const own = (theirs: string, more: PositionSpec = {}) =>
    stolen(
      turn({
        ...{ field: 'iris.bridge iris.ribbon iris.chaff1 pine.ribbon', plays: 'iris.chaff2' },
        ...{ turns1: 'cherry.chaff1', captured: ['', theirs] },
        late: { stacks: [{ month: 5, owner: 0, bonus: [] }] },
        ...more,
      }).events,
    );

  turns({
    'is the plainest there is, a double one at last (GS11, GS12; test position 10)': [
      'plays iris.bridge on cherry.chaff1 against pine.crane willow.lightning plum.chaff2 pine.chaff1',
      'turns iris.chaff1, given pine.chaff1',
      'plays iris.bridge on cherry.chaff1 against chrys.ribbon pine.ribbon, turns iris.chaff1',
      'given',
      'plays iris.bridge on cherry.chaff1 against willow.lightning paulownia.yellow',
      'turns iris.chaff1, given willow.lightning',
    ],
    'is never the cup (GS11; test position 12)':
      'plays iris.bridge on plum.chaff1 against chrys.cup, turns iris.chaff1, given',
  });

  test('of two for an own stack is one where it counts double (GS13; test position 11)', () => {
    expect(own('willow.lightning paulownia.yellow')).toEqual(['willow.lightning']);
    expect(own('pine.chaff1 willow.lightning')).toEqual(['pine.chaff1 willow.lightning']);
  });

  test.each([
    ['usual', 'pine.chaff1 pine.chaff2'],
    ['one', 'pine.chaff1'],
    ['two', 'pine.chaff1 pine.chaff2'],
  ])('for an own stack is by the rule %s: %s (ownStack)', (ownStack, given) => {
    expect(own('pine.chaff1 pine.chaff2 cherry.chaff2', { options: { ownStack } })).toEqual([
      given,
    ]);
  });
});

describe('bombs, shaking and tokens of Matgo', () => {
  const pines = (spec: PositionSpec = {}) =>
    matgo({
      field: 'iris.ribbon plum.warbler',
      hands: [`pine.crane pine.ribbon pine.chaff1 ${HELD}`, 'chrys.cup clover.boar'],
      pile: 'maple.chaff1 *',
      ...spec,
    });

  test('three of a month may be shown as one of them is played (test position 16)', () => {
    const { state, events } = play(pines(), 'shake:pine.ribbon');
    expect(formatCardSet(theEvent(events, 'shaken').cards)).toBe(
      'pine.crane pine.ribbon pine.chaff1',
    );
    expect(state.late?.shakes).toEqual([1, 0]);
    expect(fieldOf(state)).toContain('pine.ribbon');
    // The other two are known to everybody.
    const known = GAME.view(state, 1).record.late?.shown[0] ?? parseCardSet('');
    expect(cardsOf(known).map(formatCard)).toContain('pine.crane');
  });

  test('with one of the month on the field is a bomb or a plain play, no shake (GS19, GS20)', () => {
    const moves = movesOf(pines({ field: 'pine.chaff2 plum.warbler' }));
    expect(moves).toEqual(
      ['bomb:pine.crane', `play:${HELD.split(' ')[0]}`, `play:${HELD.split(' ')[1]}`]
        .concat(['play:pine.chaff1', 'play:pine.crane', 'play:pine.ribbon'])
        .toSorted(),
    );
  });

  test('a bomb doubles as a shake does (GS18)', () => {
    const { state } = play(pines({ field: 'pine.chaff2 plum.warbler' }), 'bomb:pine.crane');
    expect([state.late?.bombs, state.late?.shakes]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test('of four one may be shaken with, and the other three are a bomb later', () => {
    const four = matgo({
      field: 'iris.ribbon plum.warbler cherry.curtain',
      hands: [`pine.* ${HELD}`, 'chrys.cup clover.boar willow.swallow'],
      pile: 'maple.chaff1 maple.chaff2 *',
    });
    const shaken = play(four, 'shake:pine.crane', 'play:clover.boar');
    const { state } = play(shaken.state, 'bomb:pine.ribbon');
    expect([state.late?.shakes[0], state.late?.bombs[0]]).toEqual([1, 1]);
  });

  test('a token is a turn without a card of the hand', () => {
    const state = pines({ late: { tokens: [2, 0] } });
    const after = play(state, 'flip');
    expect(theEvent(after.events, 'token-used').left).toBe(1);
    expect(size(after.state.hands[0] ?? parseCardSet(''))).toBe(5);
    expect(fieldOf(after.state)).toContain('maple.chaff1');
  });

  test('with an empty hand a token must be used', () => {
    const state = matgo({
      ...{ field: 'iris.ribbon', hands: ['', 'chrys.cup'], turn: 0, turns: 18 },
      ...{ late: { tokens: [1, 0] }, captured: ['', '*'], pile: 'maple.chaff1 plum.chaff1' },
    });
    expect(movesOf(state)).toEqual(['flip']);
  });

  test.each([
    ['no', false, [0, 0]],
    ['plain', true, [1, 0]],
    ['double', true, [1, 1]],
  ])('two in the hand for two on the field: %s (GS17; smallBomb)', (smallBomb, isOffered, made) => {
    const state = pines({
      ...{ field: 'pine.chaff1 pine.chaff2 plum.warbler', options: { smallBomb } },
      hands: [`pine.crane pine.ribbon ${HELD}`, 'chrys.cup clover.boar'],
      captured: ['', 'cherry.chaff1 cherry.chaff2'],
    });
    expect(movesOf(state).includes('bomb:pine.crane')).toBe(isOffered);
    if (!isOffered) return;
    const { state: after, events } = play(state, 'bomb:pine.crane');
    expect([after.late?.tokens[0], after.late?.bombs[0]]).toEqual(made);
    expect(stolen(events)).toEqual(['cherry.chaff1']);
    expect(capturedBy(after, 0)).toHaveLength(5);
  });

  test('nothing is said of turns without a capture, nor is a hand laid open (GS21, GS22)', () => {
    expect(
      movesOf(pines({ field: 'plum.warbler' })).every((move) => /^(play|shake)/.test(move)),
    ).toBe(true);
  });
});

describe('ppeok and ttadak in the first turns', () => {
  const first = (spec: PositionSpec = {}) =>
    turn({
      ...{ field: 'iris.ribbon plum.chaff1', plays: 'iris.bridge', turns1: 'iris.chaff1' },
      ...{ turns: 0, ...spec },
    });
  const paid = (events: Parameters<typeof eventsOf>[0]) =>
    eventsOf(events, 'paid').map(({ payment }) => `${payment.why} ${payment.amount}`);

  test('are paid at once: 7, then 14, then 21 (GS9; test position 17)', () => {
    expect(paid(first().events)).toEqual(['first-ppeok 7']);
    const second = first({ turns: 2, late: { ppeoks: [1, 0] } });
    expect(paid(second.events)).toEqual(['first-ppeok 14']);
    expect(paid(first({ turns: 2 }).events)).toEqual([]);
    expect(first().state.totals).toEqual([7, -7]);
  });

  test.each([
    [true, ['first-ppeok 7']],
    [false, []],
  ])('or are not: %s (firstPpeok)', (firstPpeok, amounts) => {
    expect(paid(first({ options: { firstPpeok } }).events)).toEqual(amounts);
  });

  test.each([
    [true, ['first-ttadak 7']],
    [false, []],
  ])('a ttadak is paid: %s (GS10; firstTtadak)', (firstTtadak, amounts) => {
    const { events } = turn(
      {
        ...{ field: 'iris.ribbon iris.chaff2 plum.chaff1', plays: 'iris.bridge' },
        ...{ turns1: 'iris.chaff1', turns: 0, options: { firstTtadak } },
      },
      'capture:iris.ribbon',
    );
    expect(paid(events)).toEqual(amounts);
  });

  test('and stay, though nobody wins', () => {
    const state = matgo({
      ...{ field: 'iris.ribbon', hands: ['', 'iris.bridge'], turn: 1, turns: 19 },
      ...{ captured: ['*', ''], pile: 'plum.chaff1', totals: [7, -7] },
      late: { paid: [{ from: 1, to: 0, points: 7, why: 'first-ppeok' }] },
    });
    const { settlement } = theEvent(play(state, 'play:iris.bridge').events, 'settled');
    expect(settlement.scores).toEqual([7, -7]);
  });

  test.each([
    ['minimum', 7],
    ['ten', 10],
  ])('the third of a round wins it: %s, %d (GS15; threePpeok; test position 18)', (rule, won) => {
    const { events } = first({
      ...{ turns: 8, late: { ppeoks: [2, 0] }, options: { threePpeok: rule } },
      multiplier: { times: 2, why: 'nagari' },
    });
    const { settlement } = theEvent(events, 'settled');
    expect([settlement.winner, settlement.scores]).toEqual([0, [2 * won, -2 * won]]);
  });
});

describe('bonus cards of Matgo', () => {
  test.each([
    [0, 48],
    [2, 50],
    [3, 51],
  ])('%d make a deck of %d cards (bonusCards)', (bonusCards, many) => {
    expect(size(GAME.view(matgo({ options: { bonusCards } }), 0).deck)).toBe(many);
  });

  test.each([
    [false, []],
    [true, ['pine.chaff1']],
  ])('turned they take chaff as they are captured: %s (bonusSteals)', (bonusSteals, given) => {
    const { events } = turn({
      ...{
        field: 'iris.ribbon pine.crane',
        plays: 'iris.bridge',
        turns1: 'bonus.two1 plum.chaff1',
      },
      ...{ captured: ['', 'pine.chaff1'], options: { bonusCards: 2, bonusSteals } },
    });
    expect(stolen(events)).toEqual(given);
  });

  test('are given last: those worth two before the one worth three (GS11)', () => {
    const given = (theirs: string) =>
      stolen(
        turn({
          ...{ field: 'cherry.chaff1', plays: 'iris.bridge', turns1: 'iris.chaff1' },
          ...{ captured: ['', theirs], options: { bonusCards: 3 } },
        }).events,
      );
    expect(given('paulownia.yellow bonus.two2')).toEqual(['paulownia.yellow']);
    expect(given('bonus.two2 bonus.three')).toEqual(['bonus.two2']);
  });
});
