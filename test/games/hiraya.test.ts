import { describe, expect, test } from 'vitest';
import { size } from '../../src/engine/core/card-set.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { closed, type EndSpec, opened } from '../support/opened.ts';
import { capturedBy, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { leftoversIn, yakuOf } from '../support/told.ts';

const GAME = gameOf('hiraya');
const WILD = 'willow.lightning';
const CHAFF13 =
  'pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2 cherry.chaff1 cherry.chaff2 wisteria.chaff1' +
  ' wisteria.chaff2 iris.chaff1 iris.chaff2 peony.chaff1 peony.chaff2 clover.chaff1';
const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BRIGHTS = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';

const hiraya = (spec: PositionSpec) => position('hiraya', spec);
const settled = (spec: EndSpec) => closed('hiraya', spec).settlement;
const made = (captured: string) => yakuOf(settled({ captured: ['*', captured, ''] }), 1);

describe('the deal of Hiraya', () => {
  test('is 7 each and 6 on the field of 240 points', () => {
    const { state } = GAME.start({
      ...{ game: 'hiraya', seats: 3, seed: seedOf(1) },
      options: defaultOptions(GAME.options),
    });
    const { par, values } = GAME.view(state, 'spectator');
    expect(state.hands.map(size)).toEqual([7, 7, 7]);
    expect([fieldOf(state).length, state.pile.length, par]).toEqual([6, 21, 80]);
    expect(values.reduce((sum, one) => sum + one)).toBe(240);
  });

  test.each([12, 6, 3])('is made for %d rounds (rounds)', (rounds) => {
    const { view } = GAME;
    expect(view(hiraya({ options: { rounds } }), 'spectator').rounds).toBe(rounds);
  });

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

describe('a yaku of Hiraya', () => {
  test.each([
    [BRIGHTS, ['shiko 40']],
    [`${BRIGHTS} willow.rainman`, ['goko 50']],
    ['pine.crane cherry.curtain susuki.moon willow.rainman', []],
    ['pine.ribbon plum.ribbon cherry.ribbon', ['akatan 30']],
    ['pine.ribbon plum.ribbon', []],
    ['peony.ribbon chrys.ribbon maple.ribbon', ['aotan 30']],
    ['peony.ribbon chrys.ribbon willow.ribbon', []],
    ['wisteria.ribbon iris.ribbon clover.ribbon', ['kusatan 30']],
    ['wisteria.ribbon iris.ribbon willow.ribbon', []],
    [CHAFF13, ['honjuso 40']],
    [`${CHAFF13.slice(0, CHAFF13.lastIndexOf(' '))} ${WILD}`, []],
  ])('of %s is %j (HR5; test positions 9–11)', (captured, expected) => {
    expect(made(captured)).toEqual(expected);
  });

  test('adds up with others (HR5)', () => {
    const ribbons = 'pine.ribbon plum.ribbon cherry.ribbon peony.ribbon chrys.ribbon maple.ribbon';
    expect(made(`${ribbons} ${BRIGHTS}`)).toEqual(['shiko 40', 'akatan 30', 'aotan 30']);
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

  test('has thirteen chaff paid +80, −40, −40 (example 2)', () => {
    const settlement = settled({ captured: [CHAFF13, '', ''], out: '*' });
    expect(totalBy(settlement, ['yaku'])).toEqual([80, -40, -40]);
  });

  test('has card points paid by who is below par (HR6)', () => {
    const rest = 'cherry.* wisteria.* iris.* peony.* clover.* chrys.* maple.* willow.* paulownia.*';
    const settlement = settled({ captured: ['pine.* plum.* susuki.*', rest, ''] });
    expect(settlement.points).toEqual([70, 170, 0]);
    expect(totalBy(settlement, ['card-points'])).toEqual([-10, 90, -80]);
  });

  test('makes the best the next oya, of equals the earliest (HR6)', () => {
    const captured = ['iris.bridge', 'maple.deer', 'clover.boar'];
    expect(oyaOf(closed('hiraya', { oya: 2, captured, out: '*' }).state)).toBe(2);
  });
});
