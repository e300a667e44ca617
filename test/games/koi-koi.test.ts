import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/engine/core/game.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { formatPayments } from '../support/finish.ts';
import { closed, opened } from '../support/opened.ts';
import { eventsOf, fieldOf, theEvent } from '../support/play.ts';
import type { PositionSpec } from '../support/position.ts';
import { capturedOf, inOrder } from '../support/told.ts';

describe('a deal of Koi-Koi', () => {
  const PLAIN =
    'pine.crane plum.ribbon cherry.ribbon iris.bridge maple.deer chrys.cup susuki.geese';
  const misdeal = (field: string, options: Options = {}) =>
    opened('koi-koi', { field, options, hands: [8, 8] }).misdeal;

  test('gives four of a month on the field to the oya where the house says so (fieldFour)', () => {
    const field = 'pine.* plum.ribbon iris.bridge maple.deer chrys.cup';
    const spec: PositionSpec = { oya: 1, options: { fieldFour: 'oya-takes' }, field };
    const hands = [
      'pine.crane plum.chaff1 cherry.ribbon susuki.geese'.replace('pine.crane ', ''),
      'peony.ribbon clover.boar wisteria.cuckoo',
    ];
    const { misdeal: why, state, events } = opened('koi-koi', { ...spec, hands });
    expect(why).toBeNull();
    expect(theEvent(events, 'field-taken').seat).toBe(1);
    expect(capturedOf(state, 1)).toBe(inOrder('pine.crane pine.ribbon pine.chaff1 pine.chaff2'));
    expect(fieldOf(state)).toEqual(['plum.ribbon', 'iris.bridge', 'maple.deer', 'chrys.cup']);
    expect(state.phase).toEqual({ type: 'play', seat: 1 });
  });

  test.each([
    ['four and two pairs', 'pine.* plum.ribbon plum.chaff1 maple.deer maple.ribbon'],
    ['two fours', 'pine.* plum.*'],
  ])('is dealt again with %s, whoever may take a four (fieldFour, K1)', (_, field) => {
    expect(misdeal(field, { fieldFour: 'oya-takes' })).toBe('pairs-on-field');
    expect(misdeal(field)).toBe('four-of-a-month-on-field');
  });

  test('counts brights that the oya took (brightField, fieldFour, K9)', () => {
    const { state } = opened('koi-koi', {
      options: { brightField: true, fieldFour: 'oya-takes' },
      field: 'pine.* plum.ribbon iris.bridge maple.deer susuki.moon',
      hands: ['clover.boar plum.warbler', 'peony.ribbon iris.ribbon'],
    });
    expect(fieldOf(state)).not.toContain('pine.crane');
    expect(state.multiplier?.times).toBe(3);
  });

  test('multiplies by one and the brights on the field where the house says so (brightField)', () => {
    const at = (field: string) =>
      opened('koi-koi', {
        options: { brightField: true },
        field,
        hands: ['clover.boar plum.warbler', 'peony.ribbon iris.ribbon'],
      }).state.multiplier;
    expect(at(PLAIN)).toEqual({ times: 2, why: 'bright-field' });
    expect(at(PLAIN.replace('susuki.geese', 'susuki.moon willow.rainman'))).toEqual({
      times: 4,
      why: 'bright-field',
    });
    expect(at(PLAIN.replace('pine.crane', 'pine.chaff1'))).toBeNull();
    const usual = opened('koi-koi', { field: PLAIN, hands: ['clover.boar', 'peony.ribbon'] });
    expect(usual.state.multiplier).toBeNull();
  });
});

describe('a lucky hand of Koi-Koi', () => {
  const FIELD =
    'pine.crane plum.ribbon cherry.ribbon peony.butterflies clover.boar paulownia.yellow';
  const TESHI = 'iris.* maple.deer chrys.cup susuki.moon wisteria.cuckoo';
  const KUTTSUKI =
    'maple.ribbon maple.chaff1 chrys.ribbon chrys.chaff1 susuki.geese susuki.chaff1' +
    ' wisteria.ribbon wisteria.chaff1';
  const NOTHING =
    'willow.rainman willow.swallow pine.ribbon plum.chaff1 cherry.chaff1 peony.chaff1 clover.chaff1' +
    ' paulownia.chaff1';
  /** Four pairs beside the four irises of the other. */
  const TWO_PAIRS =
    'willow.rainman willow.swallow chrys.ribbon chrys.chaff1 susuki.geese susuki.chaff1' +
    ' wisteria.ribbon wisteria.chaff1';
  const BOTH = 'iris.* maple.ribbon maple.chaff1 chrys.ribbon chrys.chaff1';
  const deal = (hands: readonly string[], spec: PositionSpec = {}) =>
    opened('koi-koi', { field: FIELD, hands, ...spec });
  /** The cards of a hand by their names, a whole month among them. */
  const handOf = (hand: string) =>
    hand
      .replace('iris.*', 'iris.bridge iris.ribbon iris.chaff1 iris.chaff2')
      .replace('wisteria.*', 'wisteria.cuckoo wisteria.ribbon wisteria.chaff1 wisteria.chaff2');

  test.each([
    ['teshi', TESHI, 'iris.bridge iris.ribbon iris.chaff1 iris.chaff2'],
    ['kuttsuki', KUTTSUKI, KUTTSUKI],
  ])('is %s: it wins the round at once for 6, and its holder deals next', (id, hand, cards) => {
    for (const seat of [0, 1]) {
      const hands = seat === 0 ? [hand, NOTHING] : [NOTHING, hand];
      const { events, state } = deal(hands, { options: { bothTeyaku: 12 } });
      const { teyaku } = theEvent(events, 'teyaku');
      expect([teyaku.id, teyaku.seat, teyaku.value]).toEqual([id, seat, 6]);
      expect(capturedOf({ captured: [teyaku.cards] }, 0)).toBe(inOrder(cards));
      const { settlement } = theEvent(events, 'settled');
      expect(settlement.scores).toEqual(seat === 0 ? [6, 0] : [0, 6]);
      expect(formatPayments(settlement.payments)).toEqual([`bank>${seat} 6 teyaku`]);
      expect([settlement.winner, oyaOf(state), state.round]).toEqual([seat, seat, 2]);
    }
  });

  test('of both is shown with nothing, for nothing is paid (K5)', () => {
    const { events } = deal([TESHI, TWO_PAIRS]);
    expect(eventsOf(events, 'teyaku').map(({ teyaku }) => teyaku.value)).toEqual([0, 0]);
    expect(theEvent(events, 'settled').settlement.payments).toEqual([]);
  });

  test.each([6, 12])(
    'that is both is told as one and worth %d where the house says so (bothTeyaku, K6)',
    (bothTeyaku) => {
      const { events } = deal([BOTH, NOTHING], { options: { bothTeyaku } });
      const { teyaku } = theEvent(events, 'teyaku');
      expect([teyaku.id, teyaku.value]).toEqual(['teshi-kuttsuki', bothTeyaku]);
      expect(capturedOf({ captured: [teyaku.cards] }, 0)).toBe(inOrder(handOf(BOTH)));
      const { settlement } = theEvent(events, 'settled');
      expect(settlement.scores).toEqual([bothTeyaku, 0]);
      expect(settlement.payments).toMatchObject([{ yaku: 'teshi-kuttsuki', amount: bothTeyaku }]);
    },
  );

  test('of two fours is told with all of them (K6)', () => {
    const fours = `${handOf('iris.*')} ${handOf('wisteria.*')}`;
    const other = `${NOTHING} maple.ribbon chrys.ribbon`;
    const ten = deal([`${fours} maple.deer susuki.moon`, other], { options: { hand: 10 } });
    const { teyaku } = theEvent(ten.events, 'teyaku');
    expect([teyaku.id, teyaku.value]).toEqual(['teshi', 6]);
    expect(capturedOf({ captured: [teyaku.cards] }, 0)).toBe(inOrder(fours));
    expect(theEvent(ten.events, 'settled').settlement.scores).toEqual([6, 0]);
    const eight = theEvent(deal([fours, NOTHING]).events, 'teyaku').teyaku;
    expect([eight.id, eight.value]).toEqual(['teshi-kuttsuki', 6]);
  });

  test('is worth 6 whatever the field and the draw are worth (brightField, oyaKen, drawPassesOya, K5, K9)', () => {
    const bright = deal([TESHI, NOTHING], { options: { brightField: true } });
    expect(theEvent(bright.events, 'settled').settlement.scores).toEqual([6, 0]);
    const options = { oyaKen: 6, drawPassesOya: true };
    const { events, state } = deal([TESHI, TWO_PAIRS], { options, oya: 1 });
    expect(theEvent(events, 'settled').settlement.scores).toEqual([0, 0]);
    expect(oyaOf(state)).toBe(1);
  });

  test('is paid by the other player where the house says so (zeroSum)', () => {
    const { events } = deal([TESHI, NOTHING], { options: { zeroSum: true } });
    expect(theEvent(events, 'settled').settlement.scores).toEqual([6, -6]);
  });

  test('of ten cards is five pairs (hand, K8)', () => {
    const ten = `${KUTTSUKI} peony.ribbon peony.chaff2`;
    const other = `${NOTHING} iris.bridge chrys.cup`;
    const { events } = deal([ten, other], { options: { hand: 10 } });
    expect(theEvent(events, 'teyaku').teyaku.id).toBe('kuttsuki');
    const eight = deal([`${KUTTSUKI} peony.ribbon iris.ribbon`, other], { options: { hand: 10 } });
    expect(eventsOf(eight.events, 'teyaku')).toEqual([]);
  });
});

describe('a match of Koi-Koi', () => {
  const won = (spec: PositionSpec & { readonly options: Options }) =>
    closed('koi-koi', {
      captured: ['pine.crane cherry.curtain susuki.moon', ''],
      ended: { why: 'shobu', seat: 0 },
      ...spec,
    });

  test('may go to 50 points: it ends when somebody has them, whatever the round (length)', () => {
    const options = { length: 'fifty' };
    expect(won({ options, round: 30, totals: [43, 49] }).state.round).toBe(31);
    const { events, state } = won({ options, round: 30, totals: [44, 49] });
    expect(theEvent(events, 'over')).toMatchObject({
      why: 'target',
      standing: { scores: [50, 49], places: [[0], [1]] },
    });
    expect(state.phase.type).toBe('over');
    const twelve = won({ options: { length: 12 }, round: 3, totals: [60, 0] });
    expect(eventsOf(twelve.events, 'over')).toEqual([]);
  });

  test('to 50 points with zero sums ends after 24 rounds, and who leads wins (length, zeroSum, H2)', () => {
    const options = { length: 'fifty', zeroSum: true };
    expect(won({ options, round: 23, totals: [-10, 10] }).state.round).toBe(24);
    const { events } = won({ options, round: 24, totals: [-10, 10] });
    expect(theEvent(events, 'over')).toMatchObject({
      why: 'rounds',
      standing: { scores: [-4, 4], places: [[1], [0]] },
    });
    const usual = won({ options: { length: 'fifty' }, round: 24, totals: [10, 10] });
    expect(usual.state.round).toBe(25);
  });

  test('has a month a round', () => {
    expect(theEvent(won({ options: {}, round: 4 }).events, 'round-started')).toMatchObject({
      round: 5,
      month: 5,
    });
    const options = { length: 'fifty' };
    expect(theEvent(won({ options, round: 12 }).events, 'round-started')).toMatchObject({
      round: 13,
      month: 1,
    });
  });
});
