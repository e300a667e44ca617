import { describe, expect, test } from 'vitest';
import { card } from '../../src/engine/core/cards.ts';
import { GAMES } from '../../src/games/index.ts';
import { movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';

const POETRY_BUT_PINE = 'plum.ribbon cherry.ribbon';
const REST = 'maple.chaff1 chrys.chaff1';

/** Seat 0 takes the pine ribbon with its chaff and makes Poetry Ribbons. */
const dealt = (spec: PositionSpec = {}) =>
  position('hachi-hachi', {
    field: 'pine.ribbon iris.bridge',
    hands: [
      `pine.chaff1 ${REST}`,
      'peony.chaff1 clover.chaff1 wisteria.chaff1',
      'susuki.chaff1 clover.chaff2 wisteria.chaff2',
    ],
    captured: [POETRY_BUT_PINE, '', ''],
    pile: 'paulownia.chaff1 paulownia.yellow plum.chaff1 plum.chaff2 susuki.chaff2 maple.chaff2 *',
    ...spec,
  });
const asked = (spec: PositionSpec = {}) => play(dealt(spec), 'play:pine.chaff1');
const settled = (...[state, ...moves]: [ReturnType<typeof dealt>, ...string[]]) =>
  theEvent(play(state, ...moves).events, 'settled').settlement;

describe('the question', () => {
  test('comes at the end of a turn in which a yaku was made (HH21)', () => {
    const { state } = asked();
    expect(movesOf(state)).toEqual(['sage', 'shobu']);
    const view = gameOf('hachi-hachi').view(state, 0);
    expect([view.phase.type, view.shobuScore]).toEqual(['call', 168]);
  });

  test('does not come for an eighth ribbon, but with 1 kan for each it does', () => {
    const eighth = (options = {}) =>
      play(
        dealt({
          options,
          field: 'willow.ribbon iris.bridge',
          hands: [`willow.swallow ${REST}`, 'peony.chaff1', 'susuki.chaff1'],
          captured: [
            `${POETRY_BUT_PINE} pine.ribbon wisteria.ribbon iris.ribbon clover.ribbon peony.ribbon`,
            '',
            '',
          ],
          calls: {
            made: [1, 0, 0],
            yaku: [
              [
                { id: 'nanatan', value: 10 },
                { id: 'akatan', value: 7 },
              ],
              [],
              [],
            ],
          },
        }),
        'play:willow.swallow',
      ).state.phase.type;
    expect(eighth()).toBe('play');
    expect(eighth({ nanatanExtra: true })).toBe('call');
  });

  test('is none with the last card: shōbu by itself (HH22), position 16', () => {
    const last = dealt({ hands: ['pine.chaff1', 'peony.chaff1', 'susuki.chaff1'] });
    const { events } = play(last, 'play:pine.chaff1');
    expect(theEvent(events, 'shobu').seat).toBe(0);
    expect(theEvent(events, 'settled').settlement.scores).toEqual([168, -84, -84]);
  });
});

describe('sage', () => {
  const { state } = play(asked().state, 'sage', 'play:peony.chaff1', 'play:susuki.chaff1');

  test('may be cancelled at a later turn instead of playing, for half (HH23), position 13', () => {
    expect(movesOf(state)).toEqual(['cancel', 'play:chrys.chaff1', 'play:maple.chaff1']);
    expect(gameOf('hachi-hachi').view(state, 0).shobuScore).toBe(84);
    const { events } = play(state, 'cancel');
    expect(theEvent(events, 'cancelled').seat).toBe(0);
    expect(theEvent(events, 'settled').settlement.scores).toEqual([84, -42, -42]);
  });

  test('may not be cancelled by who has not called it', () => {
    const next = play(state, 'play:maple.chaff1').state;
    expect(movesOf(next).includes('cancel')).toBe(false);
    expect(() => play(next, 'cancel')).toThrow('may not');
  });
});

describe('liability, by a house rule (hatto) (HH28)', () => {
  // Seat 2 lays the plum chaff, with which seat 0 takes the plum ribbon: the laid card is of its month.
  const fed = (spec: PositionSpec = {}) =>
    dealt({
      options: { hatto: true },
      field: 'iris.bridge',
      hands: [
        'plum.ribbon maple.chaff1',
        'peony.chaff1 clover.chaff1',
        'plum.chaff1 clover.chaff2',
      ],
      captured: ['pine.ribbon cherry.ribbon', '', ''],
      pile: 'willow.swallow paulownia.chaff1 susuki.chaff1 *',
      turn: 2,
      turns: 17,
      ...spec,
    });

  test('makes who laid a card of the missing one’s month pay for both', () => {
    const { scores, payments } = settled(fed(), 'play:plum.chaff1', 'play:plum.ribbon', 'shobu');
    expect(scores).toEqual([168, 0, -168]);
    expect(payments.map(({ why }) => why)).toEqual(['liability']);
  });

  test('is none where it is no rule', () => {
    const { scores } = settled(
      fed({ options: {} }),
      'play:plum.chaff1',
      'play:plum.ribbon',
      'shobu',
    );
    expect(scores).toEqual([168, -84, -84]);
  });

  test('is none for the last card of a hand', () => {
    const last = fed({ hands: ['plum.ribbon maple.chaff1', 'peony.chaff1', 'plum.chaff1'] });
    expect(settled(last, 'play:plum.chaff1', 'play:plum.ribbon', 'shobu').scores).toEqual([
      168, -84, -84,
    ]);
  });

  test('is none where another card of the month is taken', () => {
    const other = fed({
      field: 'plum.chaff2 iris.bridge',
      hands: [
        'plum.ribbon maple.chaff1',
        'peony.chaff1 clover.chaff1',
        'iris.chaff1 clover.chaff2',
      ],
    });
    const { scores } = settled(other, 'play:iris.chaff1', 'play:plum.ribbon', 'shobu');
    expect(scores).toEqual([168, -84, -84]);
  });

  test('leaves the choice between the card laid and an equal one, on which it depends (L14)', () => {
    const both = fed({
      field: 'plum.chaff2 iris.bridge',
      hands: [
        'plum.ribbon maple.chaff1',
        'peony.chaff1 clover.chaff1',
        'plum.chaff1 clover.chaff2',
      ],
    });
    // Seat 2 takes one chaff with the other unless it lays: here it has laid the turn before.
    const risk = {
      by: 2,
      card: card('plum.chaff1'),
      for: 0,
      yaku: 'akatan',
      turn: 17,
      isTaken: false,
    };
    const laid = {
      ...both,
      field: [card('plum.chaff2'), card('plum.chaff1'), card('iris.bridge')],
      turns: 18,
      phase: { type: 'play', seat: 0 } as const,
      calls: { made: [0, 0, 0], yaku: [[], [], []], isRaised: false, risks: [risk] },
    };
    const asked = play(laid, 'play:plum.ribbon').state;
    expect(movesOf(asked)).toEqual(['capture:plum.chaff1', 'capture:plum.chaff2']);
    const calm = play({ ...laid, calls: null }, 'play:plum.ribbon').state;
    expect(movesOf(calm)).not.toContain('capture:plum.chaff2');
  });

  test('leaves the other yaku to be paid as usual', () => {
    const two = fed({
      captured: ['pine.ribbon cherry.ribbon peony.ribbon chrys.ribbon maple.ribbon', '', ''],
      calls: { made: [1, 1, 0], first: 0, yaku: [[{ id: 'aotan', value: 7 }], [], []] },
    });
    const { payments } = settled(two, 'play:plum.chaff1', 'play:plum.ribbon', 'shobu');
    expect(payments.map(({ from, amount, why }) => `${from} ${amount} ${why}`)).toEqual([
      '2 168 liability',
      '1 168 yaku',
    ]);
  });

  test('holds for the four brights where the rain man makes them five (L4)', () => {
    const bright = fed({
      hands: ['pine.crane maple.chaff1', 'peony.chaff1 clover.chaff1', 'pine.chaff1 clover.chaff2'],
      captured: ['cherry.curtain susuki.moon paulownia.phoenix willow.rainman', '', ''],
    });
    const { scores } = settled(bright, 'play:pine.chaff1', 'play:pine.crane', 'shobu');
    expect(scores).toEqual([288, 0, -288]);
  });
});

test('Hachi-Hachi is for three to seven: not for two (HH36)', () => {
  expect(GAMES.find(({ id }) => id === 'hachi-hachi')?.seats).toEqual([3, 4, 5, 6, 7]);
});
