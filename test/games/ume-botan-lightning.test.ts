import { describe, expect, test } from 'vitest';
import { size } from '../../src/engine/core/card-set.ts';
import { capturedBy, eventsOf, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { type PositionSpec, position } from '../support/position.ts';
import { capturedOf, inOrder, leftoversIn } from '../support/told.ts';

const ume = (spec: PositionSpec) => position('ume-botan', spec);
const WILD = 'willow.lightning';

describe('the lightning dealt to the field of Ume Botan', () => {
  const blind = (spec: PositionSpec) => ume({ blind: true, turns: 0, ...spec });

  test('is taken with the card laid on it, in place of the first turn’s card of the pile (U1)', () => {
    const state = blind({
      field: `${WILD} iris.ribbon`,
      hands: ['iris.bridge susuki.moon', 'maple.deer pine.crane', 2],
      pile: 'chrys.cup chrys.ribbon cherry.curtain',
    });
    const { state: after, events } = play(state, 'play:iris.bridge');
    expect(capturedOf(after, 0)).toBe(inOrder(`iris.bridge iris.ribbon chrys.cup ${WILD}`));
    expect(eventsOf(events, 'turned')).toHaveLength(1);
    expect([after.onifuda?.isBlind, after.drawn, after.onifuda?.user]).toEqual([false, 1, 0]);
    const { state: next } = play(after, 'play:maple.deer');
    expect(fieldOf(next)).toEqual(['maple.deer', 'chrys.ribbon']);
  });

  test('is taken by its blind card even if that has its month on the field (U1)', () => {
    const state = blind({
      field: `${WILD} iris.ribbon chrys.ribbon`,
      hands: ['susuki.moon pine.crane', 2, 2],
      pile: 'chrys.cup',
    });
    const { state: after } = play(state, 'play:susuki.moon');
    expect(capturedOf(after, 0)).toBe(inOrder(`chrys.cup ${WILD}`));
    expect(fieldOf(after)).toContain('chrys.ribbon');
  });

  test('is taken by no card of the hand before that (U2)', () => {
    const willow = blind({
      field: `${WILD} willow.swallow`,
      hands: ['willow.ribbon pine.crane', 2, 2],
      pile: 'chrys.cup',
    });
    const { events } = play(willow, 'play:willow.ribbon');
    expect(eventsOf(events, 'captured').map(({ taken }) => taken.length)).toEqual([1, 1]);
    const alone = blind({
      field: WILD,
      hands: ['willow.ribbon pine.crane', 2, 2],
      pile: 'chrys.cup',
    });
    const { state: after } = play(alone, 'play:willow.ribbon');
    expect(fieldOf(after)).toEqual(['willow.ribbon']);
    const other = blind({ field: WILD, hands: ['maple.deer pine.crane', 2, 2], pile: 'chrys.cup' });
    expect(fieldOf(play(other, 'play:maple.deer').state)).toEqual(['maple.deer']);
  });

  test('may be taken by a willow so (U3)', () => {
    const state = blind({
      field: `${WILD} willow.swallow`,
      hands: ['maple.deer pine.crane', 2, 2],
      pile: 'willow.rainman',
    });
    const { state: after } = play(state, 'play:maple.deer');
    expect(capturedOf(after, 0)).toBe(inOrder(`willow.rainman ${WILD}`));
    expect([...fieldOf(after)].sort()).toEqual(['maple.deer', 'willow.swallow']);
  });

  test('may be taken by the fourth of a stack, of which the three then stay (U4)', () => {
    const state = blind({
      field: `${WILD} iris.ribbon iris.chaff1 iris.chaff2`,
      hands: ['maple.deer pine.crane', 2, 2],
      pile: 'iris.bridge',
    });
    const { state: after } = play(state, 'play:maple.deer');
    expect(capturedOf(after, 0)).toBe(inOrder(`iris.bridge ${WILD}`));
    expect(fieldOf(after)).toEqual(
      expect.arrayContaining(['iris.ribbon', 'iris.chaff1', 'iris.chaff2']),
    );
  });

  test('is part of no stack of willows (U8)', () => {
    const state = blind({
      field: `${WILD} willow.swallow willow.ribbon`,
      hands: ['willow.rainman pine.crane', 2, 2],
      pile: 'chrys.cup',
    });
    const { state: asked } = play(state, 'play:willow.rainman');
    expect(movesOf(asked, 0)).toEqual(['capture:willow.ribbon', 'capture:willow.swallow']);
  });
});

describe('the lightning of Ume Botan in a hand', () => {
  test('takes one card that is no willow, as its player chooses (U5, U8)', () => {
    const state = ume({
      field: 'pine.crane willow.ribbon iris.chaff1',
      hands: [`${WILD} maple.deer`, 2, 2],
      pile: 'chrys.cup',
    });
    const { state: asked } = play(state, `play:${WILD}`);
    expect(movesOf(asked, 0)).toEqual(['capture:iris.chaff1', 'capture:pine.crane']);
    const { state: after } = play(asked, 'capture:pine.crane');
    expect(capturedOf(after, 0)).toBe(inOrder(`pine.crane ${WILD}`));
  });

  test('takes one of a stack, whose others are then a pair (U5)', () => {
    const state = ume({
      field: 'plum.ribbon plum.chaff1 plum.chaff2',
      hands: [`${WILD} maple.deer`, 'plum.warbler iris.bridge', 2],
      pile: 'chrys.cup susuki.moon',
    });
    const { state: asked } = play(state, `play:${WILD}`);
    expect(movesOf(asked, 0)).toEqual(['capture:plum.chaff1', 'capture:plum.ribbon']);
    const { state: after } = play(asked, 'capture:plum.ribbon', 'play:plum.warbler');
    expect(capturedBy(after, 1)).toEqual(['plum.warbler', 'plum.chaff1']); // L14
  });

  test.each([
    ['only willows', 'willow.ribbon willow.swallow'],
    ['nothing', ''],
  ])('goes to its player alone where %s lies on the field (U6)', (_, field) => {
    const state = ume({ field, hands: [`${WILD} maple.deer`, 2, 2], pile: 'willow.rainman' });
    const { state: after, events } = play(state, `play:${WILD}`);
    expect(eventsOf(events, 'captured')[0]).toMatchObject({ seat: 0, from: 'hand', taken: [] });
    expect(fieldOf(after)).not.toContain(WILD);
    expect(capturedBy(after, 0)).toContain(WILD);
    expect(after.onifuda?.user).toBe(0);
  });

  test('may not be left on the field while there is something to take (U7)', () => {
    const one = ume({
      field: 'pine.crane',
      hands: [`${WILD} maple.deer`, 2, 2],
      pile: 'chrys.cup',
    });
    expect(capturedBy(play(one, `play:${WILD}`).state, 0)).toEqual(['pine.crane', WILD]);
    const two = ume({
      field: 'pine.crane plum.ribbon',
      hands: [`${WILD} maple.deer`, 2, 2],
      pile: 'chrys.cup',
    });
    expect(movesOf(play(two, `play:${WILD}`).state)).not.toContain('capture:nothing');
  });
});

describe('the lightning of Ume Botan turned from the pile', () => {
  test('must take a card that is no willow, as its player chooses (U8)', () => {
    const state = ume({
      field: 'willow.ribbon iris.chaff1',
      hands: ['maple.deer susuki.moon', 2, 2],
      pile: WILD,
    });
    const { state: asked } = play(state, 'play:maple.deer');
    expect(asked.phase).toMatchObject({ type: 'capture', from: 'pile' });
    expect(movesOf(asked, 0)).toEqual(['capture:iris.chaff1', 'capture:maple.deer']);
  });
});

describe('what is left at the end of Ume Botan (U11)', () => {
  /** Seat 2 plays the last cards; `left` stays on the field. */
  const last = (left: string, captured: readonly string[], onifudaUser: number) =>
    play(
      ume({
        field: `${left} maple.ribbon chrys.chaff1`,
        hands: ['', '', 'maple.deer'],
        captured,
        pile: 'chrys.cup',
        turn: 2,
        onifudaUser,
      }),
      'play:maple.deer',
    );

  test.each<[count: number, row: string, left: string]>([
    [1, 'a willow, the lightning having gone alone (U6)', 'willow.ribbon'],
    [2, 'a willow and a card', 'willow.ribbon pine.chaff1'],
    [3, 'three willows (U10)', 'willow.ribbon willow.rainman willow.swallow'],
    [4, 'three willows and a card (U10)', 'willow.ribbon willow.rainman willow.swallow pine.crane'],
    [4, 'a stack and a willow (U4)', 'iris.ribbon iris.chaff1 iris.chaff2 willow.swallow'],
  ])('%d: %s, are all of who used the lightning', (_, __, left) => {
    for (const user of [0, 1, 2]) {
      const captured: string[] = ['', '', ''].map((_none, seat) => (seat === user ? WILD : ''));
      captured[(user + 1) % 3] = '*';
      const { events } = last(left, captured, user);
      expect(leftoversIn(events)).toEqual([`${user}: ${inOrder(left)}`]);
      const { captured: all } = theEvent(events, 'settled').settlement;
      expect(all.map(size).reduce((sum, one) => sum + one)).toBe(48);
    }
  });

  test('0: nothing is given to anybody, as after a willow under the lightning (U3)', () => {
    const { events } = last('', [WILD, '*', ''], 0);
    expect(leftoversIn(events)).toEqual([]);
  });
});
