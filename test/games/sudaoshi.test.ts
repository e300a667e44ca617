import { describe, expect, test } from 'vitest';
import { oyaOf } from '../../src/engine/round/state.ts';
import { closed, type EndSpec, opened } from '../support/opened.ts';
import { eventsOf, movesOf, play } from '../support/play.ts';
import { position } from '../support/position.ts';

const TOP = 'susuki.moon susuki.geese';
const RAIN = 'willow.rainman willow.swallow';
/** 110 points: ten chaff and the curtain. */
const TEN =
  'pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2 cherry.chaff1 cherry.chaff2 iris.chaff1 iris.chaff2 peony.chaff1 peony.chaff2';
const NEXT =
  'wisteria.chaff1 wisteria.chaff2 clover.chaff1 clover.chaff2 susuki.chaff1 susuki.chaff2 chrys.chaff1 chrys.chaff2 maple.chaff1 maple.chaff2';

const settled = (spec: EndSpec) => closed('sudaoshi', spec).settlement;

/** What the seats win or lose for these reasons. */
function by(whys: readonly string[], spec: EndSpec): readonly number[] {
  const { payments } = settled({ out: '*', ...spec });
  return [0, 1, 2].map((seat) =>
    payments
      .filter(({ why }) => whys.includes(why))
      .reduce(
        (sum, { from, to, amount }) => sum + (to === seat ? amount : from === seat ? -amount : 0),
        0,
      ),
  );
}

const yakuOfSeats = (spec: EndSpec) => by(['yaku'], spec);

describe('the deal of Sudaoshi', () => {
  test('shows the hands of Hachi-Hachi at ten points a kan (SD2, teyaku)', () => {
    const hands = [
      'iris.bridge iris.ribbon iris.chaff1 pine.ribbon plum.chaff1 cherry.chaff1 maple.chaff1',
      'pine.chaff1 pine.chaff2 plum.ribbon plum.chaff2 cherry.ribbon cherry.chaff2 willow.ribbon',
      'clover.* maple.deer maple.ribbon maple.chaff2',
    ];
    const field = 'chrys.cup chrys.ribbon susuki.moon paulownia.phoenix';
    const told = (options = {}) =>
      opened('sudaoshi', { field, hands, options }).state.teyaku.map(
        ({ seat, id, value }) => `${seat} ${id} ${value}`,
      );
    expect(told()).toEqual(['0 tatesanbon 30', '1 kuttsuki 40', '1 aka 30', '2 shiso 200']);
    expect(told({ teyaku: 'none' })).toEqual([]);
  });

  test('asks nothing and multiplies nothing, whatever lies there (SD3)', () => {
    const field =
      'pine.crane cherry.curtain susuki.moon willow.rainman paulownia.phoenix iris.bridge';
    const { state } = opened('sudaoshi', { field, hands: [7, 7, 7] });
    expect(state.multiplier).toBeNull();
    expect(movesOf(state).every((move) => move.startsWith('play:'))).toBe(true);
  });
});

describe('a yaku of Sudaoshi', () => {
  test.each([
    [
      [TOP, '', ''],
      [20, -10, -10],
    ],
    [
      ['susuki.*', '', ''],
      [40, -20, -20],
    ],
    [
      ['susuki.moon susuki.chaff1 susuki.chaff2', '', ''],
      [0, 0, 0],
    ],
    [
      [RAIN, '', ''],
      [0, 0, 0],
    ],
    [
      ['', 'willow.*', ''],
      [0, 0, 0],
    ],
    [
      ['', '', RAIN],
      [-10, -10, 20],
    ],
    [
      ['', '', `willow.* ${TOP}`],
      [-30, -30, 60],
    ],
    [
      ['', '', 'willow.swallow willow.ribbon willow.lightning'],
      [0, 0, 0],
    ],
  ])('of %j is paid %j (SD1; test positions 3–9, examples 1, 2)', (captured, paid) => {
    expect(yakuOfSeats({ captured })).toEqual(paid);
  });

  test('of two cards is none where the house says so (SD4, topYaku; test position 11)', () => {
    const options = { topYaku: false };
    expect(yakuOfSeats({ options, captured: [TOP, '', RAIN] })).toEqual([0, 0, 0]);
    expect(yakuOfSeats({ options, captured: ['susuki.*', '', ''] })).toEqual([40, -20, -20]);
  });

  test('of the rain is told of the last in the order alone', () => {
    const made = (turn: number) => {
      const hands: (string | number)[] = [2, 2, 2];
      hands[turn] = 'willow.ribbon maple.deer';
      const state = position('sudaoshi', {
        ...{ turn, field: 'willow.rainman', hands, pile: 'pine.crane *' },
        captured: ['', '', ''].with(turn, 'willow.swallow'),
      });
      const { events } = play(state, 'play:willow.ribbon');
      return eventsOf(events, 'yaku-made').map(({ yaku }) => yaku.id);
    };
    expect([made(1), made(2)]).toEqual([[], ['ame-kaburi']]);
  });
});

describe('the score of a round of Sudaoshi', () => {
  test('is by a par of 100, 110 and 120 in the order of play (SD1; test positions 1, 2, 12, example 3)', () => {
    // 110 each.
    const level = [`${TEN} cherry.curtain`, `${NEXT} paulownia.phoenix`, '*'];
    const settlement = settled({ captured: level });
    expect(settlement.points).toEqual([110, 110, 110]);
    expect(by(['card-points'], { captured: level, out: '' })).toEqual([10, 0, -10]);
    expect(settlement.pars).toEqual([100, 110, 120]);
    // The third is oya now: the others follow.
    const turned = settled({ oya: 2, captured: level });
    expect(turned.pars).toEqual([110, 120, 100]);
    const split = [`${TEN} cherry.curtain paulownia.phoenix`, `${NEXT} paulownia.chaff1`, '*'];
    expect(settled({ captured: split }).points).toEqual([120, 110, 100]);
    expect(by(['card-points'], { captured: split, out: '' })).toEqual([20, 0, -20]);
  });

  test('has lucky hands paid by each: −60, +120, −60 (SD2, teyaku; test position 10, example 4)', () => {
    const cards = { lo: 0, hi: 0 };
    const hand = (id: string, value: number) => ({ seat: 1, id, value, cards });
    const teyaku = [hand('tatesanbon', 30), hand('aka', 30)];
    expect(by(['teyaku'], { captured: [''], teyaku })).toEqual([-60, 120, -60]);
    const pairs = [{ ...hand('kuttsuki', 40), seat: 0 }];
    expect(by(['teyaku'], { captured: [''], teyaku: pairs })).toEqual([80, -40, -40]);
  });

  test('makes the best the next oya, of equals the earliest (SD5)', () => {
    // 10 each above a par of their own.
    const captured = [TEN, `${NEXT} paulownia.chaff1`, '*'];
    const { state, settlement } = closed('sudaoshi', { captured });
    expect(settlement.scores.indexOf(Math.max(...settlement.scores))).toBe(oyaOf(state));
    expect(oyaOf(closed('sudaoshi', { oya: 1, captured: [''], out: '*' }).state)).toBe(1);
  });

  test('knows no tobikomi and no nukeyaku (SD6)', () => {
    const teyaku = [{ seat: 0, id: 'sanbon', value: 20, cards: { lo: 7, hi: 0 } }];
    const { payments } = settled({ captured: [`pine.* ${NEXT}`, '', ''], teyaku, out: '*' });
    expect(payments.filter(({ why }) => why === 'tobikomi' || why === 'nukeyaku')).toEqual([]);
  });
});
