import { describe, expect, test } from 'vitest';
import { type CardSet, size } from '../../src/engine/core/card-set.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { dealOut } from '../support/deal-out.ts';
import { type FinishSpec, formatPayments, voidIds } from '../support/finish.ts';
import { closed, opened, over } from '../support/opened.ts';
import { eventsOf, fieldOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import type { PrintedCard } from '../support/printed-deck.ts';
import { printedCount } from '../support/printed-yaku.ts';
import { inOrder, leftoversIn, yakuOf } from '../support/told.ts';
import { turnsOf } from './turns.ts';

const GAME = gameOf('hana-awase');
const WILD = 'willow.lightning';

const hana = (spec: FinishSpec) => closed('hana-awase', { seats: 3, ...spec });

function start(number: number, seats: number, options: Options = {}) {
  const all = { ...defaultOptions(GAME.options), ...options };
  return GAME.start({ game: 'hana-awase', seats, options: all, seed: seedOf(number) });
}

const standard = ({ standard: value }: PrintedCard) => value;
const chaffZero = ({ standard: value, type }: PrintedCard) => (type === 'C' ? 0 : value);

/** Captured cards worth so much, with no yaku. */
function plain(points: readonly number[], value = standard): readonly string[] {
  const setup = { game: 'hana-awase', seats: points.length, seed: '', options: {} };
  const accept = (piles: readonly CardSet[]) =>
    piles.every((pile) => printedCount(setup, 1, pile).length === 0);
  return dealOut({ points, accept, value });
}

describe('the deal of Hana-awase', () => {
  test('may give two players ten cards each (handOfTwo)', () => {
    const { state } = start(1, 2, { handOfTwo: 10 });
    expect(state.hands.map(size)).toEqual([10, 10]);
    expect([fieldOf(state).length, state.pile.length]).toEqual([8, 20]);
    expect(start(1, 3, { handOfTwo: 10 }).state.hands.map(size)).toEqual([7, 7, 7]);
  });

  test('with four of a month in a hand is played (HA5)', () => {
    const hands = ['iris.* plum.ribbon maple.deer chrys.cup', 7, 7];
    const { misdeal, state } = opened('hana-awase', { seats: 3, hands, oya: 0 });
    expect([misdeal, state.phase]).toEqual([null, { type: 'play', seat: 0 }]);
  });
});

describe('the score of Hana-awase', () => {
  test('may be additive: own cards and own yaku, and nobody pays (scoring)', () => {
    const spec = { captured: ['*', 'wisteria.* paulownia.*', ''] };
    const { settlement } = hana({ ...spec, options: { scoring: 'additive' } });
    expect(settlement.scores[1]).toBe(17 + 23 + 20);
    expect(settlement.scores[2]).toBe(0);
    expect(settlement.payments.every(({ from }) => from === 'bank')).toBe(true);
    expect(hana(spec).settlement.scores[2]).toBeLessThan(0);
  });

  test('may count chaff nothing (chaffZero)', () => {
    const { settlement } = hana({
      options: { chaffZero: true },
      captured: plain([100, 80, 60], chaffZero),
    });
    expect([settlement.points, settlement.scores]).toEqual([
      [100, 80, 60],
      [20, 0, -20],
    ]);
  });
});

describe('a house of Hana-awase', () => {
  test('may void a round in which somebody has 20 points or less (fuke, HA3)', () => {
    const few = (points: number) => plain([points, 130, 134 - points]);
    const options = { fuke: true };
    const spec = { seats: 3, oya: 1, round: 4, totals: [5, -2, -3], options };
    const { state, events } = over('hana-awase', { ...spec, captured: few(20) });
    expect(theEvent(events, 'redealt').why).toBe('fuke');
    expect(eventsOf(events, 'settled')).toEqual([]);
    expect([state.round, oyaOf(state), state.totals]).toEqual([4, 1, [5, -2, -3]]);
    const enough = over('hana-awase', { ...spec, captured: few(21) });
    expect(eventsOf(enough.events, 'settled')).toHaveLength(1);
    const usual = over('hana-awase', { ...spec, options: {}, captured: few(20) });
    expect(eventsOf(usual.events, 'settled')).toHaveLength(1);
  });

  test('may let four willows in one pile cancel every yaku of the round, their own too (willowsCancelYaku, HA2)', () => {
    const captured = ['*', 'willow.* wisteria.*', 'paulownia.*'];
    const usual = hana({ captured }).settlement;
    expect(yakuOf(usual, 1)).toEqual(['ameshima 10', 'fujishima 10']);
    const { settlement } = hana({ options: { willowsCancelYaku: true }, captured });
    expect([0, 1, 2].flatMap((seat) => yakuOf(settlement, seat))).toEqual([]);
    expect(voidIds(settlement, 1)).toEqual(['ameshima', 'fujishima']);
    expect(voidIds(settlement, 2)).toEqual(['kirishima']);
    expect(settlement.scores).toEqual(settlement.points.map((points) => points - 88));
    const three = ['*', 'willow.rainman willow.swallow willow.ribbon wisteria.*', 'paulownia.*'];
    const apart = hana({ options: { willowsCancelYaku: true }, captured: three }).settlement;
    expect(yakuOf(apart, 2)).toEqual(['kirishima 10']);
  });

  test('may give 30 from each other to who of three captured few cards (fewCards, H1)', () => {
    const few = [
      ...'susuki.chaff1 susuki.chaff2 iris.chaff1 iris.chaff2 wisteria.chaff1'.split(' '),
      ...'clover.chaff1 clover.chaff2 willow.ribbon iris.ribbon iris.bridge clover.boar'.split(' '),
    ];
    const paid = (place: number, many: number, options: Options = { fewCards: true }) => {
      const captured = ['maple.* chrys.* peony.*', '*'].toSpliced(
        place,
        0,
        few.slice(0, many).join(' '),
      );
      const { settlement } = closed('hana-awase', { seats: 3, options, captured });
      const payments = settlement.payments.filter(({ why }) => why === 'few-cards');
      return payments.map(({ from, to, amount }) => [from, to, amount]);
    };
    // The oya and the second may have 8, the third 10.
    const places = [
      [0, 8, [1, 2]],
      [1, 8, [0, 2]],
      [2, 10, [0, 1]],
    ] as const;
    for (const [place, most, others] of places) {
      expect(paid(place, most)).toEqual(others.map((from) => [from, place, 30]));
      expect(paid(place, most + 1)).toEqual([]);
      expect(paid(place, most, {})).toEqual([]);
    }
  });

  test('may pay 20 for six chaff dealt, 30 for seven, from each other player (chaffTeyaku)', () => {
    const field = 'pine.crane plum.ribbon iris.bridge maple.deer chrys.cup susuki.geese';
    const six = 'pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2 cherry.chaff1 cherry.chaff2';
    const deal = (hand: string, options: Options = { chaffTeyaku: true }) =>
      opened('hana-awase', { seats: 3, options, field, hands: [6, hand, 6] }).state.teyaku.filter(
        ({ seat }) => seat === 1,
      );
    const told = (hand: string) =>
      deal(hand).map(({ id, value, cards }) => [id, value, size(cards)]);
    expect(told(`${six} cherry.ribbon`)).toEqual([['roku-kasu', 20, 6]]);
    expect(told(`${six} iris.chaff1`)).toEqual([['nana-kasu', 30, 7]]);
    expect(told(`${six} ${WILD}`)).toEqual([['nana-kasu', 30, 7]]);
    expect(told(`${six} iris.chaff1 iris.chaff2`)).toEqual([['nana-kasu', 30, 8]]);
    expect(told(six.replace('pine.chaff1', 'pine.ribbon'))).toEqual([]);
    expect(deal(six, {})).toEqual([]);
  });

  test('pays such a hand when the round is settled (chaffTeyaku)', () => {
    const teyaku = [{ seat: 1, id: 'roku-kasu', value: 20, cards: { lo: 0, hi: 0 } }];
    const spec: PositionSpec = { options: { chaffTeyaku: true }, teyaku };
    const { settlement } = hana({ ...spec, captured: plain([120, 90, 54]) });
    expect(settlement.scores).toEqual([32 - 20, 2 + 40, -34 - 20]);
    expect(formatPayments(settlement.payments).filter((one) => one.endsWith('teyaku'))).toEqual([
      '0>1 20 teyaku',
      '2>1 20 teyaku',
    ]);
    expect(settlement.teyaku).toEqual(teyaku);
  });
});

describe('the wild lightning of a house of Hana-awase (wildLightning)', () => {
  const options = { wildLightning: true };
  const at = (spec: PositionSpec) => position('hana-awase', { seats: 3, options, ...spec });

  turnsOf('hana-awase', { seats: 3, options })({
    'takes any card but a willow from a hand': [
      'plays willow.lightning on pine.crane willow.ribbon iris.chaff1',
      'asked iris.chaff1 pine.crane',
    ],
  });
  turnsOf('hana-awase', { seats: 3 })({
    'takes a willow where it is not wild': [
      'plays willow.lightning on pine.crane willow.ribbon iris.chaff1',
      'captures willow.ribbon willow.lightning',
    ],
  });

  test('leaves three willows on the opening field in play: they are of who used it', () => {
    const rain = 'willow.rainman willow.swallow willow.ribbon';
    const field = `${rain} maple.ribbon chrys.cup iris.ribbon`;
    expect(opened('hana-awase', { seats: 3, options, field, hands: [7, 7, 7] }).misdeal).toBeNull();
    const state = at({
      field: `maple.ribbon chrys.chaff1 pine.chaff1 ${rain}`,
      hands: ['', '', 'maple.deer'],
      captured: ['*', `${WILD} pine.crane`, ''],
      pile: 'chrys.cup',
      turn: 2,
      onifudaUser: 1,
    });
    const { events } = play(state, 'play:maple.deer');
    expect(leftoversIn(events)).toEqual([`1: ${inOrder(`pine.chaff1 ${rain}`)}`]);
  });

  test('leaves the willow to who took the other two, the rest to who used it', () => {
    const state = at({
      field: 'maple.ribbon chrys.chaff1 willow.ribbon pine.chaff1',
      hands: ['', '', 'maple.deer'],
      captured: ['*', 'willow.rainman willow.swallow', `${WILD} pine.crane`],
      pile: 'chrys.cup',
      turn: 2,
      onifudaUser: 2,
    });
    const { events } = play(state, 'play:maple.deer');
    expect(leftoversIn(events)).toEqual(['1: willow.ribbon', '2: pine.chaff1']);
    expect(
      theEvent(events, 'settled')
        .settlement.captured.map(size)
        .reduce((a, b) => a + b),
    ).toBe(48);
  });
});

describe('a match of Hana-awase', () => {
  test('is dealt next by who scored most, the earliest of equals (HA6)', () => {
    expect(oyaOf(hana({ captured: plain([54, 120, 90]) }).state)).toBe(1);
    const level = plain([100, 64, 100]);
    expect([0, 1, 2].map((oya) => oyaOf(hana({ oya, captured: level }).state))).toEqual([0, 2, 2]);
  });
});
