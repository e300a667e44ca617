import { describe, expect, test } from 'vitest';
import { formatCardSet, size } from '../../src/engine/core/card-set.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { opened } from '../support/opened.ts';
import { actorOf, eventsOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, position } from '../support/position.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';

const GAME = gameOf('mushi');

describe('the deck of Mushi', () => {
  const view = GAME.view(position('mushi'), 'spectator');

  test('is 40 cards without peonies and clovers', () => {
    const printed = PRINTED_DECK.filter((row) => row.inMushi).map(({ id }) => id);
    expect(formatCardSet(view.deck)).toBe(printed.join(' '));
    expect(size(view.deck)).toBe(40);
  });
});

describe('a deal of Mushi', () => {
  test.each<[field: string, why: string | null]>([
    ['pine.* plum.ribbon iris.bridge maple.deer chrys.cup', 'four-of-a-month-on-field'],
    ['willow.* plum.ribbon iris.bridge maple.deer chrys.cup', 'four-of-a-month-on-field'],
    [
      'willow.rainman willow.swallow willow.ribbon plum.ribbon plum.chaff1 maple.deer chrys.cup' +
        ' pine.crane',
      'rain-on-field',
    ],
    [
      'willow.rainman willow.swallow willow.lightning plum.ribbon plum.chaff1 maple.deer chrys.cup' +
        ' pine.crane',
      null,
    ],
    [
      'pine.crane pine.ribbon pine.chaff1 plum.ribbon plum.chaff1 maple.deer chrys.cup iris.bridge',
      null,
    ],
    [
      'pine.crane pine.ribbon plum.ribbon plum.chaff1 maple.deer maple.ribbon chrys.cup' +
        ' chrys.chaff1',
      null,
    ],
  ])('with the field %s: %s (MU1)', (field, why) => {
    expect(opened('mushi', { field, hands: [8, 8] }).misdeal).toBe(why);
  });

  const PAIRS =
    'pine.crane pine.ribbon plum.ribbon plum.chaff1 maple.deer maple.ribbon chrys.cup chrys.chaff1';

  test.each<[field: string, why: string | null]>([
    [PAIRS, 'pairs-on-field'],
    [PAIRS.replace('chrys.cup chrys.chaff1', 'willow.lightning willow.swallow'), 'pairs-on-field'],
    [PAIRS.replace('chrys.chaff1', 'iris.bridge'), null],
    [
      PAIRS.replace('plum.ribbon plum.chaff1', 'pine.chaff1 pine.chaff2'),
      'four-of-a-month-on-field',
    ],
  ])(
    'may need more than four pairs where the house says so (pairsOnField, MU3): %s: %s',
    (field, why) => {
      expect(
        opened('mushi', { options: { pairsOnField: true }, field, hands: [8, 8] }).misdeal,
      ).toBe(why);
    },
  );
});

describe('four of a month in a hand of Mushi', () => {
  const FOUR = 'pine.* plum.ribbon plum.chaff1 iris.bridge maple.deer';
  const FIELD = 'cherry.curtain iris.ribbon maple.chaff1 susuki.moon chrys.cup wisteria.cuckoo';

  test('mean nothing by default (MU2)', () => {
    const { state } = opened('mushi', { field: FIELD, hands: [FOUR, 8] });
    expect(state.phase).toEqual({ type: 'play', seat: 0 });
  });

  test('may be shown for a new deal by the same oya where the house says so (fourInHand)', () => {
    const spec = { options: { fourInHand: true }, oya: 1, field: FIELD, hands: [FOUR, 8] };
    const { state } = opened('mushi', spec);
    expect(actorOf(state)).toBe(0);
    expect(movesOf(state)).toEqual(['claim', 'pass']);
    const { state: after, events } = play(state, 'claim');
    expect(theEvent(events, 'claimed')).toMatchObject({ seat: 0, offer: 'redeal' });
    expect(theEvent(events, 'redealt').why).toBe('claimed');
    expect([oyaOf(after), after.round, after.deals]).toEqual([1, 1, state.deals + 1]);
    expect(eventsOf(events, 'settled')).toEqual([]);
    expect(after.totals).toEqual([0, 0]);
  });

  test('are four of them, the lightning a willow among them; three are not asked about', () => {
    const willows = 'willow.* plum.ribbon plum.chaff1 iris.bridge maple.deer';
    const three =
      'pine.crane pine.ribbon pine.chaff1 plum.ribbon plum.chaff1 iris.bridge maple.deer';
    const ask = (hand: string) =>
      opened('mushi', { options: { fourInHand: true }, field: FIELD, hands: [hand, 8] }).state.phase
        .type;
    expect([ask(willows), ask(three)]).toEqual(['offer', 'play']);
  });

  test('of several seats are asked about in turn order, before the seats say in or out', () => {
    const { state } = opened('mushi', {
      options: { fourInHand: true },
      seats: 3,
      oya: 2,
      phase: { type: 'entry', seat: 2 },
      field: FIELD,
      hands: [FOUR, 'chrys.ribbon chrys.chaff1 maple.ribbon iris.chaff1', 'susuki.geese willow.*'],
    });
    expect(actorOf(state)).toBe(2);
    const { state: next } = play(state, 'pass');
    expect(actorOf(next)).toBe(0);
    const { state: entry } = play(next, 'pass');
    expect(entry.phase).toEqual({ type: 'entry', seat: 2 });
  });
});
