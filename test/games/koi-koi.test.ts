import { describe, expect, test } from 'vitest';
import { NO_CARDS, size } from '../../src/engine/core/card-set.ts';
import { type CardId, monthOf } from '../../src/engine/core/cards.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { formatPayments } from '../support/finish.ts';
import { closed, opened } from '../support/opened.ts';
import { eventsOf, fieldOf, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec } from '../support/position.ts';
import { PRINTED_DECK } from '../support/printed-deck.ts';
import { capturedOf, inOrder } from '../support/told.ts';

const GAME = gameOf('koi-koi');

function start(number: number, options: Options = {}) {
  const all = { ...defaultOptions(GAME.options), ...options };
  return GAME.start({ game: 'koi-koi', seats: 2, options: all, seed: seedOf(number) });
}

describe('a deal of Koi-Koi', () => {
  test.each([
    [8, 24],
    [10, 20],
  ])('gives %d cards to each, 8 to the field, and leaves %d (hand)', (hand, pile) => {
    for (let number = 0; number < 60; number++) {
      const { state, events } = start(number, { hand });
      if (eventsOf(events, 'settled').length > 0) continue;
      expect(state.hands.map(size)).toEqual([hand, hand]);
      expect([fieldOf(state).length, state.pile.length]).toEqual([8, pile]);
    }
  });

  test('is led by who drew the earlier month, of one month the higher card, else drawn again', () => {
    const rank = (id: CardId) => {
      const row = PRINTED_DECK[id];
      return (row?.month ?? 0) * 100 - (row?.standard ?? 0);
    };
    let redrawn = 0;
    let sameMonth = 0;
    for (let number = 0; number < 400; number++) {
      const { events } = start(number);
      const { draws, oya } = theEvent(events, 'oya-drawn');
      const tied = draws.slice(0, -1);
      redrawn += tied.length;
      for (const [a, b] of tied) expect(rank(a?.card ?? 0)).toBe(rank(b?.card ?? 0));
      const [a, b] = draws.at(-1) ?? [];
      expect(rank(a?.card ?? 0)).not.toBe(rank(b?.card ?? 0));
      if (monthOf(a?.card ?? 0) === monthOf(b?.card ?? 0)) sameMonth++;
      expect(oya).toBe(rank(a?.card ?? 0) < rank(b?.card ?? 0) ? a?.seat : b?.seat);
    }
    expect(redrawn).toBeGreaterThan(0);
    expect(sameMonth).toBeGreaterThan(0);
  });

  const PLAIN =
    'pine.crane plum.ribbon cherry.ribbon iris.bridge maple.deer chrys.cup susuki.geese';
  const misdeal = (field: string, options: Options = {}) =>
    opened('koi-koi', { field, options, hands: [8, 8] }).misdeal;

  test.each<[field: string, why: string | null]>([
    ['pine.* plum.ribbon iris.bridge maple.deer chrys.cup', 'four-of-a-month-on-field'],
    [
      'pine.crane pine.ribbon plum.ribbon plum.chaff1 maple.deer maple.ribbon chrys.cup chrys.ribbon',
      'pairs-on-field',
    ],
    [
      'pine.crane pine.ribbon plum.ribbon plum.chaff1 maple.deer maple.ribbon chrys.cup iris.ribbon',
      null,
    ],
    [
      'pine.crane pine.ribbon pine.chaff1 plum.ribbon plum.chaff1 maple.deer maple.ribbon iris.bridge',
      null,
    ],
    [`${PLAIN} clover.boar`, null],
    [
      'willow.rainman willow.swallow willow.ribbon plum.ribbon plum.chaff1 maple.deer maple.ribbon' +
        ' iris.bridge',
      null,
    ],
  ])('with the field %s: %s', (field, why) => {
    expect(misdeal(field)).toBe(why);
  });

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

  test('shows no card points: they count for nothing', () => {
    const { state } = start(1);
    const view = GAME.view(state, 0);
    expect([view.scoresCards, view.par, view.onifuda]).toEqual([false, 0, null]);
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
      const { events, state } = deal(hands);
      const { teyaku } = theEvent(events, 'teyaku');
      expect([teyaku.id, teyaku.seat, teyaku.value]).toEqual([id, seat, 6]);
      expect(capturedOf({ captured: [teyaku.cards] }, 0)).toBe(inOrder(cards));
      const { settlement } = theEvent(events, 'settled');
      expect(settlement.scores).toEqual(seat === 0 ? [6, 0] : [0, 6]);
      expect(formatPayments(settlement.payments)).toEqual([`bank>${seat} 6 teyaku`]);
      expect([settlement.winner, oyaOf(state), state.round]).toEqual([seat, seat, 2]);
    }
  });

  test('is none with three pairs, or with three of a month', () => {
    const three =
      'iris.bridge iris.ribbon iris.chaff1 maple.deer chrys.cup susuki.moon wisteria.cuckoo' +
      ' maple.ribbon';
    expect(deal([three, NOTHING]).state.phase).toEqual({ type: 'play', seat: 0 });
    const pairs = KUTTSUKI.replace('wisteria.chaff1', 'iris.bridge');
    expect(deal([pairs, NOTHING]).state.phase).toEqual({ type: 'play', seat: 0 });
  });

  test('of both players makes a draw: nobody scores, the same oya deals', () => {
    for (const oya of [0, 1]) {
      const { events, state } = deal([TESHI, TWO_PAIRS], { oya });
      expect(eventsOf(events, 'teyaku')).toHaveLength(2);
      const { settlement } = theEvent(events, 'settled');
      expect([settlement.scores, settlement.winner]).toEqual([[0, 0], null]);
      expect([oyaOf(state), state.round]).toEqual([oya, 2]);
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

  test.each([12, 6, 3])('has %d rounds where the house says so (length)', (length) => {
    expect(won({ options: { length }, round: length - 1 }).state.round).toBe(length);
    const { events, state } = won({ options: { length }, round: length });
    expect(theEvent(events, 'over').why).toBe('rounds');
    expect(state.phase.type).toBe('over');
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

  test('starts both at nothing, and is drawn when both have as much', () => {
    expect(start(2).state.totals).toEqual([0, 0]);
    const { events } = won({ options: {}, round: 12, totals: [0, 6] });
    expect(theEvent(events, 'over').standing).toEqual({ scores: [6, 6], places: [[0, 1]] });
  });

  test('gives who stopped the next deal', () => {
    for (const seat of [0, 1]) {
      const captured = ['', ''].with(seat, 'pine.crane cherry.curtain susuki.moon');
      const { state } = closed('koi-koi', { captured, ended: { why: 'shobu', seat } });
      expect([oyaOf(state), state.order]).toEqual([seat, [seat, 1 - seat]]);
      expect(state.captured).toEqual([NO_CARDS, NO_CARDS]);
    }
  });
});
