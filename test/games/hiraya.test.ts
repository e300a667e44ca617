import { describe, expect, test } from 'vitest';
import { oyaOf } from '../../src/engine/round/state.ts';
import { closed, type EndSpec, opened } from '../support/opened.ts';
import { capturedBy, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { type PositionSpec, position } from '../support/position.ts';
import { leftoversIn } from '../support/told.ts';

const WILD = 'willow.lightning';
const CHAFF13 =
  'pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2 cherry.chaff1 cherry.chaff2 wisteria.chaff1' +
  ' wisteria.chaff2 iris.chaff1 iris.chaff2 peony.chaff1 peony.chaff2 clover.chaff1';
const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BRIGHTS = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';

const hiraya = (spec: PositionSpec) => position('hiraya', spec);
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
  test.each([
    ['iris.bridge', 'though it has no mate', 1],
    ['willow.swallow', 'by month', 3],
  ])('on the field is taken by %s, %s (HR2; test position %3$d)', (card) => {
    const state = hiraya({
      ...{ field: `${WILD} pine.chaff1`, hands: [`${card} maple.deer`, 2, 2] },
      pile: 'chrys.cup *',
    });
    const { state: after } = play(state, `play:${card}`);
    expect(capturedBy(after, 0)).toEqual(expect.arrayContaining([card, WILD]));
  });

  test('on the field is offered beside a card of the month (HR2; test position 2)', () => {
    const state = hiraya({
      ...{ field: 'willow.lightning pine.chaff1', hands: ['pine.crane maple.deer', 2, 2] },
      pile: 'chrys.cup *',
    });
    const { state: asked } = play(state, 'play:pine.crane');
    expect(movesOf(asked, 0)).toEqual(['capture:pine.chaff1', `capture:${WILD}`]);
  });

  test('turned onto an empty field is laid (HR1; test position 4)', () => {
    const state = hiraya({
      ...{ field: 'pine.chaff1', hands: ['pine.crane maple.deer', 2, 2], pile: `${WILD} *` },
    });
    const { state: after, events } = play(state, 'play:pine.crane');
    expect(theEvent(events, 'laid')).toMatchObject({ from: 'pile' });
    expect(fieldOf(after)).toEqual([WILD]);
  });

  test('takes one card out of a stack, and the others stay a pair (HR1; test position 5)', () => {
    const state = hiraya({
      field: 'iris.bridge iris.ribbon iris.chaff1',
      hands: [`${WILD} maple.deer`, 2, 2],
      pile: 'iris.chaff2 *',
    });
    const { state: asked } = play(state, `play:${WILD}`);
    const three = ['capture:iris.bridge', 'capture:iris.chaff1', 'capture:iris.ribbon'];
    expect(movesOf(asked, 0)).toEqual(three);
    const { state: turned } = play(asked, 'capture:iris.bridge');
    expect(movesOf(turned, 0)).toEqual(three.slice(1));
  });

  test('takes a willow (HR1; test position 6)', () => {
    const state = hiraya({
      ...{ field: 'willow.ribbon', hands: [`${WILD} maple.deer`, 2, 2], pile: 'chrys.cup *' },
    });
    expect(capturedBy(play(state, `play:${WILD}`).state, 0)).toEqual(['willow.ribbon', WILD]);
  });

  test.each([
    ['took a maple leaves its user the last maple and a willow', 'maple.chaff1 willow.swallow'],
    ['took a willow leaves nothing', ''],
  ])('that %s (HR3; examples 3, 4; test position 12)', (_, left) => {
    const state = hiraya({
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
