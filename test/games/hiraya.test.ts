import { describe, expect, test } from 'vitest';
import { oyaOf } from '../../src/engine/round/state.ts';
import { closed, type EndSpec, opened } from '../support/opened.ts';
import { play } from '../support/play.ts';
import { position } from '../support/position.ts';
import { leftoversIn } from '../support/told.ts';
import { turnsOf } from './turns.ts';

const WILD = 'willow.lightning';
const CHAFF13 =
  'pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2 cherry.chaff1 cherry.chaff2 wisteria.chaff1' +
  ' wisteria.chaff2 iris.chaff1 iris.chaff2 peony.chaff1 peony.chaff2 clover.chaff1';
const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BRIGHTS = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';

const settled = (spec: EndSpec) => closed('hiraya', spec).settlement;
describe('the deal of Hiraya', () => {
  test.each([
    ['willow.rainman willow.ribbon willow.lightning pine.crane', 'three-willows-on-field'],
    ['willow.rainman willow.swallow willow.ribbon pine.crane', 'three-willows-on-field'],
    ['willow.* pine.crane', 'four-of-a-month-on-field'],
    ['iris.* pine.crane', 'four-of-a-month-on-field'],
    ['willow.rainman willow.swallow pine.crane', null],
  ])('with %s on the field is thrown in: %s (test position 7)', (field, why) => {
    expect(opened('hiraya', { field, hands: [7, 7, 7] }).misdeal).toBe(why);
  });

  test.each([
    [
      'pine.chaff1 plum.chaff1 cherry.chaff1 iris.chaff1 peony.chaff1 maple.chaff1 paulownia.yellow',
      1,
    ],
    [`pine.chaff1 plum.chaff1 cherry.chaff1 iris.chaff1 peony.chaff1 maple.chaff1 ${WILD}`, 0],
    ['pine.chaff1 plum.chaff1 cherry.chaff1 iris.chaff1 peony.chaff1 maple.chaff1 maple.ribbon', 0],
  ])('of the hand %s has %d lucky hands (HR4; test position 8)', (hand, many) => {
    const field = 'pine.crane iris.bridge maple.deer susuki.moon chrys.cup clover.boar';
    const { state } = opened('hiraya', { field, hands: [hand, 7, 7] });
    expect(state.teyaku.filter(({ seat }) => seat === 0)).toHaveLength(many);
  });
});

describe('the lightning of Hiraya', () => {
  turnsOf('hiraya')({
    'on the field is taken by a card without a mate, and by month (HR2; test positions 1, 3)': [
      'plays iris.bridge on willow.lightning pine.chaff1, turns chrys.cup',
      'captures iris.bridge willow.lightning',
      'plays willow.swallow on willow.lightning pine.chaff1, turns chrys.cup',
      'captures willow.swallow willow.lightning',
    ],
    'on the field is offered beside a card of the month (HR2; test position 2)':
      'plays pine.crane on willow.lightning pine.chaff1, asked pine.chaff1 willow.lightning',
    'turned onto an empty field is laid (HR1; test position 4)':
      'plays pine.crane on pine.chaff1, turns willow.lightning, leaves willow.lightning',
    'takes one card out of a stack, and the others stay a pair (HR1; test position 5)': [
      'plays willow.lightning on iris.bridge iris.ribbon iris.chaff1',
      'asked iris.bridge iris.ribbon iris.chaff1, chooses iris.bridge',
      'leaves iris.ribbon iris.chaff1',
    ],
    'takes a willow (HR1; test position 6)':
      'plays willow.lightning on willow.ribbon, captures willow.ribbon willow.lightning',
  });

  test.each([
    ['took a maple leaves its user the last maple and a willow', 'maple.chaff1 willow.swallow'],
    ['took a willow leaves nothing', ''],
  ])('that %s (HR3; examples 3, 4; test position 12)', (_, left) => {
    const state = position('hiraya', {
      ...{ turn: 2, onifudaUser: 1, field: `iris.bridge pine.ribbon ${left}` },
      ...{ hands: ['', '', 'iris.ribbon'], pile: 'pine.crane', captured: ['*', '', ''] },
    });
    const { events } = play(state, 'play:iris.ribbon');
    expect(leftoversIn(events)).toEqual(left === '' ? [] : [`1: ${left}`]);
  });
});

describe('the score of a round of Hiraya', () => {
  const totalBy = ({ payments }: ReturnType<typeof settled>, whys: readonly string[]) =>
    [0, 1, 2].map((seat) =>
      payments
        .filter(({ why }) => whys.includes(why))
        .reduce(
          (sum, { from, to, amount }) => sum + (to === seat ? amount : from === seat ? -amount : 0),
          0,
        ),
    );

  test('has yaku and lucky hands paid by both others: −10, +20, −10 (HR6; example 1)', () => {
    const { cards } = position('hiraya', { hands: [CHAFF13, 0, 0] }).hands.map((cards) => ({
      cards,
    }))[0]!;
    const settlement = settled({
      captured: [POETRY, BRIGHTS, ''],
      teyaku: [{ id: 'hiraya', seat: 2, value: 30, cards }],
      out: '*',
    });
    expect(totalBy(settlement, ['yaku', 'teyaku'])).toEqual([-10, 20, -10]);
  });

  test('makes the best the next oya, of equals the earliest (HR6)', () => {
    const captured = ['iris.bridge', 'maple.deer', 'clover.boar'];
    expect(oyaOf(closed('hiraya', { oya: 2, captured, out: '*' }).state)).toBe(2);
  });
});
