import { describe, expect, test } from 'vitest';
import { capturedBy, eventsOf, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { type PositionSpec, position } from '../support/position.ts';
import { capturedOf, inOrder, leftoversIn } from '../support/told.ts';

const mushi = (spec: PositionSpec) => position('mushi', spec);
const WILD = 'willow.lightning';

describe('the lightning in a hand of Mushi', () => {
  test('takes any one card of the field that is no willow, as its player chooses', () => {
    const state = mushi({
      field: 'pine.crane willow.ribbon iris.chaff1',
      hands: [`${WILD} maple.deer`, 2],
      pile: 'chrys.cup',
    });
    const { state: asked } = play(state, `play:${WILD}`);
    expect(movesOf(asked, 0)).toEqual(['capture:iris.chaff1', 'capture:pine.crane']);
    const { state: after } = play(asked, 'capture:pine.crane');
    expect(capturedBy(after, 0)).toEqual(['pine.crane', WILD]);
    expect(after.onifuda?.user).toBe(0);
  });

  test('takes one card of a stack, and leaves the others a pair (MU4)', () => {
    const state = mushi({
      field: 'plum.ribbon plum.chaff1 plum.chaff2',
      hands: [`${WILD} maple.deer`, 'plum.warbler iris.bridge'],
      pile: 'chrys.cup susuki.moon',
    });
    const { state: after } = play(
      state,
      `play:${WILD}`,
      'capture:plum.ribbon',
      'play:plum.warbler',
    );
    expect(capturedBy(after, 1)).toEqual(['plum.warbler', 'plum.chaff1']); // L14
  });

  test('takes no willow, and lies down when there is nothing else', () => {
    const state = mushi({
      field: 'willow.ribbon willow.rainman',
      hands: [`${WILD} maple.deer`, 2],
      pile: 'willow.swallow',
    });
    const { state: after, events } = play(state, `play:${WILD}`);
    expect(eventsOf(events, 'laid')[0]).toMatchObject({ seat: 0, from: 'hand' });
    expect(fieldOf(after)).toContain(WILD);
  });
});

describe('the lightning turned from the pile of Mushi', () => {
  test('must take a card that is no willow, as its player chooses', () => {
    const state = mushi({
      field: 'pine.crane willow.ribbon iris.chaff1',
      hands: ['maple.deer susuki.moon', 2],
      pile: WILD,
    });
    const { state: asked } = play(state, 'play:maple.deer');
    expect(asked.phase).toMatchObject({ type: 'capture', seat: 0, from: 'pile' });
    expect(movesOf(asked, 0)).toEqual([
      'capture:iris.chaff1',
      'capture:maple.deer',
      'capture:pine.crane',
    ]);
  });

  test('stays on the field when there are only willows', () => {
    const state = mushi({
      field: 'willow.ribbon maple.ribbon',
      hands: ['maple.deer susuki.moon', 2],
      pile: WILD,
    });
    const { state: after } = play(state, 'play:maple.deer');
    expect([...fieldOf(after)].sort()).toEqual([WILD, 'willow.ribbon']);
    expect(capturedBy(after, 0)).toEqual(['maple.deer', 'maple.ribbon']);
  });

  test.each<[row: string, field: string, taken: string]>([
    ['takes the last willow', 'willow.ribbon', `willow.ribbon ${WILD}`],
    [
      'takes a willow and another card together',
      'willow.ribbon pine.chaff1',
      `pine.chaff1 willow.ribbon ${WILD}`,
    ],
    ['goes to its player alone from an empty field', '', WILD],
  ])('%s when it is the last card', (_, field, taken) => {
    const state = mushi({
      field: `${field} maple.ribbon`,
      hands: ['', 'maple.deer'],
      captured: ['*', ''],
      pile: WILD,
      turn: 1,
    });
    const { events } = play(state, 'play:maple.deer');
    const { settlement } = theEvent(events, 'settled');
    expect(capturedOf(settlement, 1)).toBe(inOrder(`maple.deer maple.ribbon ${taken}`));
    expect(eventsOf(events, 'leftovers')).toEqual([]);
  });
});

describe('the lightning on the field of Mushi', () => {
  test('must be taken by the first card turned that is no willow, whoever turns it', () => {
    const state = mushi({
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

  test('is taken even by a card that could match its own month, without a choice', () => {
    const state = mushi({
      field: `${WILD} iris.ribbon`,
      hands: ['maple.deer susuki.moon', 2],
      pile: 'iris.bridge',
    });
    const { state: after } = play(state, 'play:maple.deer');
    expect(capturedBy(after, 0)).toEqual(['iris.bridge', WILD]);
    expect(fieldOf(after)).toContain('iris.ribbon');
  });

  test('is taken by no card of a hand, willow or not', () => {
    const willow = mushi({
      field: `${WILD} pine.crane`,
      hands: ['willow.ribbon susuki.moon', 2],
      pile: 'willow.rainman',
    });
    const { events } = play(willow, 'play:willow.ribbon');
    expect(eventsOf(events, 'laid')[0]).toMatchObject({ from: 'hand' });
    const other = mushi({ field: WILD, hands: ['maple.deer susuki.moon', 2], pile: 'chrys.cup' });
    const step = play(other, 'play:maple.deer');
    expect(eventsOf(step.events, 'laid')).toHaveLength(1);
    expect(capturedBy(step.state, 0)).toEqual(['chrys.cup', WILD]);
  });

  test('is no willow to the willows: a turned willow takes another, or lies down', () => {
    const state = mushi({
      field: `${WILD} willow.ribbon willow.swallow`,
      hands: ['maple.deer susuki.moon', 2],
      pile: 'willow.rainman',
    });
    const { state: asked } = play(state, 'play:maple.deer');
    expect(movesOf(asked, 0)).toEqual(['capture:willow.ribbon', 'capture:willow.swallow']);
    const alone = mushi({
      field: WILD,
      hands: ['maple.deer susuki.moon', 2],
      pile: 'willow.rainman',
    });
    const { state: after } = play(alone, 'play:maple.deer');
    expect(fieldOf(after)).toEqual([WILD, 'maple.deer', 'willow.rainman']);
  });

  test('lies open when it was dealt there: nothing is laid face down on it', () => {
    const state = mushi({
      field: `${WILD} iris.ribbon`,
      hands: ['iris.bridge susuki.moon', 2],
      pile: 'pine.crane',
    });
    expect(state.onifuda?.isBlind ?? false).toBe(false);
    const { state: after } = play(state, 'play:iris.bridge');
    expect(capturedOf(after, 0)).toBe(inOrder(`pine.crane iris.ribbon iris.bridge ${WILD}`));
  });
});

describe('what is left at the end of Mushi (MU5)', () => {
  /** The last turn, by seat 1, that leaves a willow and a pine. */
  const last = (captured: readonly string[], onifudaUser: number) =>
    play(
      mushi({
        field: 'willow.ribbon pine.chaff1 maple.ribbon iris.chaff1',
        hands: ['', 'maple.deer'],
        captured,
        pile: 'iris.bridge',
        turn: 1,
        onifudaUser,
      }),
      'play:maple.deer',
    );

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
      const { events } = last(captured, user);
      expect(leftoversIn(events)).toEqual([`${holder}: willow.ribbon`, `${user}: pine.chaff1`]);
    },
  );
});
