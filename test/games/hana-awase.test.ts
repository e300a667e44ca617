import { describe, expect, test } from 'vitest';
import { type CardSet, size } from '../../src/engine/core/card-set.ts';
import { card, formatCard } from '../../src/engine/core/cards.ts';
import type { Options } from '../../src/engine/core/game.ts';
import { defaultOptions } from '../../src/engine/core/options.ts';
import { seedOf } from '../../src/engine/core/random.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { dealOut } from '../support/deal-out.ts';
import { type FinishSpec, formatPayments, voidIds } from '../support/finish.ts';
import { closed, opened, over } from '../support/opened.ts';
import { eventsOf, fieldOf, movesOf, play, theEvent } from '../support/play.ts';
import { gameOf, type PositionSpec, position } from '../support/position.ts';
import { PRINTED_DECK, type PrintedCard } from '../support/printed-deck.ts';
import { printedCount } from '../support/printed-yaku.ts';
import { capturedOf, inOrder, leftoversIn, yakuOf } from '../support/told.ts';

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
  test.each([
    [2, 8, 8, 24, 132],
    [3, 7, 6, 21, 88],
    [4, 5, 8, 20, 66],
  ])('is for %d seats: %d each, %d to the field, %d in the pile; par %d', (seats, ...dealt) => {
    for (let number = 0; number < 40; number++) {
      const { state } = start(number, seats);
      const { par } = GAME.view(state, 'spectator');
      expect(state.hands.map(size)).toEqual(new Array(seats).fill(dealt[0]));
      expect([fieldOf(state).length, state.pile.length, par]).toEqual(dealt.slice(1));
    }
  });

  test('may give two players ten cards each (handOfTwo)', () => {
    const { state } = start(1, 2, { handOfTwo: 10 });
    expect(state.hands.map(size)).toEqual([10, 10]);
    expect([fieldOf(state).length, state.pile.length]).toEqual([8, 20]);
    expect(start(1, 3, { handOfTwo: 10 }).state.hands.map(size)).toEqual([7, 7, 7]);
  });

  test.each<[field: string, why: string | null]>([
    ['iris.* plum.ribbon maple.deer', 'four-of-a-month-on-field'],
    ['iris.bridge iris.ribbon iris.chaff1 plum.ribbon maple.deer chrys.cup', null],
  ])('with the field %s: %s', (field, why) => {
    expect(opened('hana-awase', { seats: 3, field, hands: [7, 7, 7] }).misdeal).toBe(why);
  });

  test('with four of a month in a hand is played (HA5)', () => {
    const hands = ['iris.* plum.ribbon maple.deer chrys.cup', 7, 7];
    const { misdeal, state } = opened('hana-awase', { seats: 3, hands, oya: 0 });
    expect([misdeal, state.phase]).toEqual([null, { type: 'play', seat: 0 }]);
  });

  test('has the standard values, 264 in all, and no wild card', () => {
    const view = GAME.view(position('hana-awase'), 'spectator');
    expect(PRINTED_DECK.map(({ id }) => view.values[card(id)])).toEqual(PRINTED_DECK.map(standard));
    expect([view.values.reduce((sum, one) => sum + one, 0), view.onifuda]).toEqual([264, null]);
  });

  test.each([
    [2, 120],
    [3, 80],
    [4, 60],
  ])('for %d seats has a par of %d when chaff counts nothing (chaffZero)', (seats, par) => {
    const view = GAME.view(position('hana-awase', { seats, options: { chaffZero: true } }), 0);
    expect([view.par, view.values.reduce((sum, one) => sum + one, 0)]).toEqual([par, 240]);
    expect(view.values[card('pine.chaff1')]).toBe(0);
  });

  test('plays the eight cards out that two hands of eight leave (HA1)', () => {
    const state = position('hana-awase', {
      ...{ seats: 2, turn: 1 },
      field: 'maple.ribbon iris.ribbon',
      hands: ['', 'maple.deer'],
      captured: ['*', ''],
      pile: 'pine.crane pine.ribbon plum.warbler plum.ribbon iris.bridge',
    });
    const { events } = play(state, 'play:maple.deer');
    const turned = eventsOf(events, 'turned').map(
      ({ seat, card: id }) => `${seat} ${formatCard(id)}`,
    );
    expect(turned).toEqual([
      '1 pine.crane',
      '0 pine.ribbon',
      '1 plum.warbler',
      '0 plum.ribbon',
      '1 iris.bridge',
    ]);
    const { settlement } = theEvent(events, 'settled');
    expect(capturedOf(settlement, 1)).toBe(
      inOrder('maple.deer maple.ribbon iris.bridge iris.ribbon'),
    );
    expect(settlement.captured.map(size).reduce((sum, one) => sum + one)).toBe(48);
  });
});

describe('a yaku of Hana-awase (HA4: seven ribbons and sets of three both count)', () => {
  const DRY = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';
  const SIX = 'pine.ribbon plum.ribbon wisteria.ribbon iris.ribbon peony.ribbon chrys.ribbon';

  test.each<[row: string, captured: string, made: readonly string[], beaten?: readonly string[]]>([
    ['Five Brights', `${DRY} willow.rainman`, ['goko 100'], ['shiko', 'matsukiribozu']],
    ['Four Brights', DRY, ['shiko 60'], ['matsukiribozu']],
    ['Four Brights but the curtain', DRY.replace('cherry.curtain', ''), ['matsukiribozu 20']],
    ['Four Brights but the crane', DRY.replace('pine.crane', ''), []],
    ['four brights, one the rain man', `${DRY.replace('pine.crane', '')} willow.rainman`, []],
    ['Spring', 'pine.crane plum.warbler cherry.curtain', ['omote-sugawara 30']],
    ['Spring but the warbler', 'pine.crane plum.ribbon cherry.curtain', []],
    [
      'Spring and Four Brights',
      `${DRY} plum.warbler`,
      ['shiko 60'],
      ['omote-sugawara', 'matsukiribozu'],
    ],
    ['Matsu-kiri-bōzu but the moon', 'pine.crane paulownia.phoenix susuki.geese', []],
    ['seven ribbons', `${SIX} clover.ribbon`, ['nanatan 40', 'kusa 20'], ['rokutan']],
    ['six ribbons', SIX, ['rokutan 30']],
    ['six ribbons, one the willow’s', SIX.replace('chrys', 'willow'), []],
    ['seven ribbons, one the willow’s', `${SIX} willow.ribbon`, ['rokutan 30']],
    ['Akatan', 'pine.ribbon plum.ribbon cherry.ribbon', ['akatan 40']],
    ['Akatan but one', 'pine.ribbon plum.ribbon', []],
    ['Aotan', 'peony.ribbon chrys.ribbon maple.ribbon', ['aotan 40']],
    ['Aotan but one', 'peony.ribbon chrys.ribbon', []],
    ['Kusa', 'wisteria.ribbon iris.ribbon clover.ribbon', ['kusa 20']],
    ['Kusa, the willow’s for one', 'wisteria.ribbon iris.ribbon willow.ribbon', []],
    ['Ino-shika-chō', 'clover.boar maple.deer peony.butterflies', ['inoshikacho 20']],
    ['Ino-shika-chō but one', 'clover.boar maple.deer', []],
    ['Nomi', 'cherry.curtain susuki.moon chrys.cup', ['nomi 40'], ['hanami', 'tsukimi']],
    ['Hanami', 'cherry.curtain chrys.cup', ['hanami 20']],
    ['Hanami but the cup', 'cherry.curtain chrys.ribbon', []],
    ['Hanami with the rain man', 'cherry.curtain chrys.cup willow.rainman', ['hanami 20']],
    ['Tsukimi', 'susuki.moon chrys.cup', ['tsukimi 20']],
    ['Tsukimi but the moon', 'susuki.geese chrys.cup', []],
    ['four willows', 'willow.*', ['ameshima 10']],
    ['three willows', 'willow.rainman willow.swallow willow.ribbon', []],
    ['four wisterias', 'wisteria.*', ['fujishima 10']],
    ['three wisterias', 'wisteria.cuckoo wisteria.ribbon wisteria.chaff1', []],
    ['four paulownias', 'paulownia.*', ['kirishima 10']],
    ['three paulownias', 'paulownia.yellow paulownia.chaff1 paulownia.chaff2', []],
    [
      'one of each group: they stack',
      `${DRY} chrys.cup wisteria.* iris.ribbon clover.ribbon willow.*`,
      ['goko 100', 'kusa 20', 'nomi 40', 'ameshima 10', 'fujishima 10'],
      ['shiko', 'matsukiribozu', 'hanami', 'tsukimi'],
    ],
  ])('%s', (_, captured, made, beaten = []) => {
    const { settlement } = hana({ captured: ['*', captured, ''] });
    expect(yakuOf(settlement, 1)).toEqual(made);
    expect(voidIds(settlement, 1)).toEqual(beaten);
  });
});

describe('the score of Hana-awase', () => {
  test.each([
    [2, [150, 114], [18, -18]],
    [3, [120, 90, 54], [32, 2, -34]],
    [4, [80, 70, 62, 52], [14, 4, -4, -14]],
  ])('of %d players is cards − par: %j makes %j', (seats, points, scores) => {
    const { settlement } = hana({ seats, captured: plain(points) });
    expect([settlement.points, settlement.scores]).toEqual([points, scores]);
  });

  test.each([2, 3, 4])('of %d players gets each yaku from every other', (seats) => {
    const captured = ['*', 'wisteria.* paulownia.*', '', ''].slice(0, seats);
    const { settlement } = hana({ seats, captured });
    expect(yakuOf(settlement, 1)).toEqual(['fujishima 10', 'kirishima 10']);
    const theirs = settlement.yaku[0]?.reduce((sum, { value }) => sum + value, 0) ?? 0;
    const points = settlement.points[1] ?? 0;
    expect(settlement.scores[1]).toBe(points - 264 / seats + 20 * (seats - 1) - theirs);
    expect(settlement.scores.reduce((sum, one) => sum + one, 0)).toBe(0);
  });

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

  test.each([
    'cherry.curtain susuki.moon chrys.cup',
    'cherry.curtain chrys.cup',
    'susuki.moon chrys.cup',
  ])('may let the own rain man cancel %s (rainCancelsViewings)', (viewing) => {
    const options = { rainCancelsViewings: true };
    const at = (captured: string, house: Options) =>
      yakuOf(hana({ options: house, captured: ['*', captured, ''] }).settlement, 1);
    expect(at(`${viewing} willow.rainman`, options)).toEqual([]);
    expect(at(viewing, options)).toHaveLength(1);
    expect(at(`${viewing} willow.rainman`, {})).toHaveLength(1);
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

  test('gives few cards by the place in the round, and each of several is paid (fewCards, H1)', () => {
    const captured = [
      'susuki.chaff1 susuki.chaff2 iris.chaff1 iris.chaff2 clover.chaff1 clover.chaff2 iris.ribbon' +
        ' iris.bridge clover.boar clover.ribbon',
      'pine.chaff1 pine.chaff2 plum.chaff1 plum.chaff2',
      '*',
    ];
    const paid = (order: readonly number[]) => {
      const spec = { seats: 3, options: { fewCards: true }, order, captured };
      const { settlement } = closed('hana-awase', spec);
      return settlement.payments
        .filter(({ why }) => why === 'few-cards')
        .map(({ from, to }) => `${from}>${to}`);
    };
    // Seat 0 has ten cards, seat 1 four: ten are few in the last place only.
    expect(paid([0, 1, 2])).toEqual(['0>1', '2>1']);
    expect(paid([1, 2, 0])).toEqual(['2>1', '0>1', '1>0', '2>0']);
  });

  test.each([2, 4])('gives nothing for few cards to %d players (fewCards, H1)', (seats) => {
    const captured = ['pine.*', 'plum.*', 'cherry.*'].slice(0, seats - 1);
    const spec = { seats, options: { fewCards: true }, captured: [...captured, '*'] };
    const { settlement } = closed('hana-awase', spec);
    expect(settlement.payments.filter(({ why }) => why === 'few-cards')).toEqual([]);
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

  test('takes any card but a willow from a hand', () => {
    const field = 'pine.crane willow.ribbon iris.chaff1';
    const hands = [`${WILD} maple.deer`, 2, 2];
    const { state } = play(at({ field, hands, pile: 'chrys.cup' }), `play:${WILD}`);
    expect(movesOf(state)).toEqual(['capture:iris.chaff1', 'capture:pine.crane']);
    const usual = at({ options: {}, field, hands, pile: 'chrys.cup' });
    expect(capturedOf(play(usual, `play:${WILD}`).state, 0)).toBe(inOrder(`willow.ribbon ${WILD}`));
  });

  test('must be taken from the field by the first turned card that is no willow', () => {
    const state = at({
      field: `${WILD} iris.ribbon`,
      hands: ['maple.deer susuki.moon', 2, 2],
      pile: 'iris.bridge',
    });
    expect(capturedOf(play(state, 'play:maple.deer').state, 0)).toBe(
      inOrder(`iris.bridge ${WILD}`),
    );
  });

  test('lies open when it is dealt to the field, as in Mushi', () => {
    const found = [...Array(40).keys()].map((number) => start(number, 4, options));
    const withWild = found.filter(({ state }) => fieldOf(state).includes(WILD));
    expect(withWild.length).toBeGreaterThan(0);
    for (const { state, events } of withWild) {
      expect(state.onifuda?.isBlind ?? false).toBe(false);
      expect(eventsOf(events, 'blind-set')).toEqual([]);
    }
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

  test('takes the rest as the last card', () => {
    const state = at({
      field: 'maple.ribbon willow.ribbon pine.chaff1',
      hands: ['', '', 'maple.deer'],
      captured: ['*', '', ''],
      pile: WILD,
      turn: 2,
    });
    const { settlement } = theEvent(play(state, 'play:maple.deer').events, 'settled');
    expect(capturedOf(settlement, 2)).toBe(
      inOrder(`maple.deer maple.ribbon willow.ribbon pine.chaff1 ${WILD}`),
    );
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
  test.each([12, 6, 3])('has %d rounds where the house says so (rounds)', (rounds) => {
    const captured = plain([120, 90, 54]);
    const options = { rounds };
    expect(hana({ options, round: rounds - 1, captured }).state.round).toBe(rounds);
    const { events, state } = hana({ options, round: rounds, captured });
    expect(theEvent(events, 'over').why).toBe('rounds');
    expect(state.phase.type).toBe('over');
  });

  test('is dealt next by who scored most, the earliest of equals (HA6)', () => {
    expect(oyaOf(hana({ captured: plain([54, 120, 90]) }).state)).toBe(1);
    const level = plain([100, 64, 100]);
    expect([0, 1, 2].map((oya) => oyaOf(hana({ oya, captured: level }).state))).toEqual([0, 2, 2]);
  });
});
