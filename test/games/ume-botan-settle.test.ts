import { describe, expect, test } from 'vitest';
import type { CardSet } from '../../src/engine/core/card-set.ts';
import type { Seat } from '../../src/engine/core/game.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { dealOut } from '../support/deal-out.ts';
import { type FinishSpec, formatPayments, voidIds } from '../support/finish.ts';
import { closed } from '../support/opened.ts';
import { movesOf } from '../support/play.ts';
import { printedCount } from '../support/printed-yaku.ts';
import { yakuOf } from '../support/told.ts';

const ume = (spec: FinishSpec) => closed('ume-botan', spec);

const DRY = 'pine.crane cherry.curtain susuki.moon paulownia.phoenix';
const RAIN_MAN = 'willow.rainman';
/** A round in which neither the month's cards nor the field are at stake. */
const ROUND = 7;
/** More than 20 points that make nothing: who has these has no dandruff. */
const BESIDES = 'iris.bridge willow.swallow iris.chaff1';

describe('a yaku of Ume Botan', () => {
  test.each<[row: string, captured: string, made: readonly string[], spoiled?: readonly string[]]>([
    ['Five Brights', `${DRY} ${RAIN_MAN}`, ['goko 50'], ['shiko', 'ameshiko', 'sanko']],
    ['Four Brights', DRY, ['shiko 40'], ['sanko']],
    ['Rainy Four', `${DRY.replace('pine.crane', '')} ${RAIN_MAN}`, ['ameshiko 30'], ['sanko']],
    [
      'Rainy Four with other three',
      `${DRY.replace('susuki.moon', '')} ${RAIN_MAN}`,
      ['ameshiko 30'],
      ['sanko'],
    ],
    ['Three Brights', DRY.replace('susuki.moon', ''), ['sanko 20']],
    ['Three Brights, the rain man third: none (U15)', `pine.crane susuki.moon ${RAIN_MAN}`, []],
    ['two brights', 'pine.crane susuki.moon', []],
    ['Spring', 'pine.crane plum.warbler cherry.curtain', ['omote-dango 20']],
    ['Spring but the warbler', 'pine.crane plum.ribbon cherry.curtain', []],
    [
      'Spring beside Three Brights: both',
      'pine.crane plum.warbler cherry.curtain susuki.moon',
      ['sanko 20', 'omote-dango 20'],
    ],
    ['Poetry Ribbons', 'pine.ribbon plum.ribbon cherry.ribbon', ['ura-dango 20']],
    ['Poetry Ribbons but the plum’s', 'pine.ribbon plum.chaff1 cherry.ribbon', []],
    ['Blue Ribbons', 'peony.ribbon chrys.ribbon maple.ribbon', ['aotan 20']],
    ['Blue Ribbons but the peony’s', 'peony.chaff1 chrys.ribbon maple.ribbon', []],
    ['Plain Ribbons', 'wisteria.ribbon iris.ribbon clover.ribbon', ['akatan 20']],
    [
      'Plain Ribbons, the willow’s for the clover’s',
      'wisteria.ribbon iris.ribbon willow.ribbon',
      [],
    ],
    ['Boar, Deer, Butterflies', 'clover.boar maple.deer peony.butterflies', ['inoshikacho 20']],
    ['Boar and Deer with the geese', 'clover.boar maple.deer susuki.geese', []],
    ['Flower Viewing', 'cherry.curtain chrys.cup', ['hanami 20']],
    ['Flower Viewing but the cup', 'cherry.curtain chrys.ribbon', []],
    ['Flower Viewing with the rain man: void (U16)', `cherry.curtain chrys.cup ${RAIN_MAN}`, []],
    ['Moon Viewing', 'susuki.moon chrys.cup', ['tsukimi 20']],
    ['Moon Viewing but the moon', 'susuki.geese chrys.cup', []],
    ['Moon Viewing with the rain man: void (U16)', `susuki.moon chrys.cup ${RAIN_MAN}`, []],
    ['both viewings', 'cherry.curtain susuki.moon chrys.cup', ['hanami 20', 'tsukimi 20']],
    ['Four Wisterias', 'wisteria.*', ['fujishima 20']],
    ['Four Wisterias but one', 'wisteria.cuckoo wisteria.ribbon wisteria.chaff1', []],
    ['Four Paulownias', 'paulownia.*', ['kirishima 20']],
    ['Four Paulownias but one', 'paulownia.phoenix paulownia.yellow paulownia.chaff1', []],
    ['four of another month', 'plum.*', []],
  ])('%s', (_, captured, made, spoiled = []) => {
    const { settlement } = ume({ round: ROUND, captured: ['*', `${captured} ${BESIDES}`] });
    expect(yakuOf(settlement, 1)).toEqual(made);
    expect(voidIds(settlement, 1)).toEqual(spoiled);
  });

  test('is the cards of the month: only those, only in twelve rounds (U14)', () => {
    const spec = (round: number, rounds = 12): FinishSpec => ({
      ...{ round, options: { rounds } },
      captured: ['*', 'iris.* pine.crane', 'maple.* clover.* plum.* susuki.moon'],
    });
    expect(yakuOf(ume(spec(5)).settlement, 1)).toEqual(['tsukiyaku 20']);
    expect(yakuOf(ume(spec(3)).settlement, 1)).toEqual([]);
    expect(yakuOf(ume(spec(10)).settlement, 2)).toEqual(['tsukiyaku 20']);
    expect(yakuOf(ume(spec(5, 6)).settlement, 1)).toEqual([]);
  });

  test('is Four Wisterias in April and Four Paulownias in December, and the month’s cards too (U17)', () => {
    const april = ume({ round: 4, captured: ['*', `wisteria.* ${BESIDES}`] });
    expect(yakuOf(april.settlement, 1)).toEqual(['fujishima 20', 'tsukiyaku 20']);
    const december = ume({ round: 12, captured: ['*', `paulownia.* ${BESIDES}`] });
    expect(yakuOf(december.settlement, 1)).toEqual(['kirishima 20', 'tsukiyaku 20']);
  });
});

/** Captured cards worth so much, without a yaku but dandruff. */
function plain(points: readonly number[], named: readonly string[] = []): readonly string[] {
  const setup = {
    ...{ game: 'ume-botan', seats: points.length, seed: '' },
    options: { rounds: 12, dandruff: 'yaku' },
  };
  const isPlain = (pile: CardSet) =>
    printedCount(setup, ROUND, pile).every((yaku) => yaku.startsWith('fuke'));
  const accept = (piles: readonly CardSet[]) => piles.every(isPlain);
  return dealOut({ points, named, accept, value: ({ standard }) => standard });
}

describe('the round score of Ume Botan', () => {
  test('is cards − 88 with three, − 66 with four, and adds up to nothing', () => {
    const three = ume({ round: ROUND, captured: plain([120, 90, 54]) }).settlement;
    expect([three.scores, three.par]).toEqual([[32, 2, -34], 88]);
    expect(formatPayments(three.payments)).toEqual(['2>0 32 card-points', '2>1 2 card-points']);
    const four = ume({ seats: 4, round: ROUND, captured: plain([80, 70, 62, 52]) }).settlement;
    expect([four.scores, four.par]).toEqual([[14, 4, -4, -14], 66]);
  });

  test('gets each yaku from every other player: 40 is 80 of two (seed)', () => {
    const captured = ['iris.* maple.* susuki.*', 'wisteria.* paulownia.* pine.crane', '*'];
    const { settlement } = ume({ round: ROUND, captured });
    expect(yakuOf(settlement, 1)).toEqual(['fujishima 20', 'kirishima 20']);
    const theirs = yakuOf(settlement, 2).length;
    expect(theirs).toBeGreaterThan(0);
    const others = settlement.yaku[2]?.reduce((sum, { value }) => sum + value, 0) ?? 0;
    const [a = 0, b = 0, c = 0] = settlement.points;
    expect(settlement.scores).toEqual([
      a - 88 - 40 - others,
      b - 88 + 80 - others,
      c - 88 + 2 * others - 40,
    ]);
  });
});

describe('dandruff in Ume Botan (U18)', () => {
  const few = (points: number, seats = 3): FinishSpec => ({
    ...{ seats, round: ROUND },
    captured: plain(seats === 3 ? [points, 130, 134 - points] : [points, 90, 90, 84 - points]),
  });

  test.each([
    [3, 20, ['fuke 50']],
    [3, 21, []],
    [4, 15, ['fuke 40']],
    [4, 16, []],
  ])('with %d players and %d points makes %j', (seats, points, made) => {
    const { settlement } = ume(few(points, seats));
    expect(settlement.points[0]).toBe(points);
    expect(yakuOf(settlement, 0)).toEqual(made);
  });

  test('is one yaku among others: 50 from each besides all else', () => {
    const { settlement } = ume({
      round: ROUND,
      captured: ['wisteria.*', 'paulownia.* pine.* iris.* maple.*', '*'],
    });
    expect(yakuOf(settlement, 0)).toEqual(['fujishima 20', 'fuke 50']);
    expect(settlement.points[0]).toBe(17);
    expect(yakuOf(settlement, 1)).toContain('kirishima 20');
    const gained = settlement.payments.filter(({ to, yaku }) => to === 0 && yaku === 'fuke');
    expect(gained.map(({ from, amount }) => [from, amount])).toEqual([
      [1, 50],
      [2, 50],
    ]);
  });

  test('of two players is scored by both, and is nothing between them (U19)', () => {
    const captured = [
      'pine.chaff1 pine.chaff2 iris.bridge',
      '*',
      'plum.chaff1 plum.chaff2 clover.ribbon clover.boar',
    ];
    const { settlement } = ume({ round: ROUND, captured });
    expect([yakuOf(settlement, 0), yakuOf(settlement, 2)]).toEqual([['fuke 50'], ['fuke 50']]);
    const theirs = settlement.yaku[1]?.reduce((sum, { value }) => sum + value, 0) ?? 0;
    expect(settlement.scores).toEqual([
      12 - 88 + 2 * 50 - 50 - theirs,
      235 - 88 + 2 * theirs - 100,
      17 - 88 + 2 * 50 - 50 - theirs,
    ]);
  });

  test('leaves willows out of the count where the house says so (dandruff)', () => {
    const captured = [
      'willow.rainman willow.swallow wisteria.chaff1 wisteria.chaff2',
      'pine.* iris.* maple.* plum.*',
      '*',
    ];
    const literal = ume({ round: ROUND, captured }).settlement;
    expect([literal.points[0], yakuOf(literal, 0)]).toEqual([32, []]);
    const options = { dandruff: 'cancels-round' };
    const later = ume({ round: ROUND, options, captured }).settlement;
    expect(yakuOf(later, 0)).toEqual(['fuke 50']);
  });

  test('leaves the limit as it is there: 20 counted points are few, 21 are not', () => {
    const options = { dandruff: 'cancels-round' };
    const at = (pile: string) =>
      yakuOf(
        ume({ round: ROUND, options, captured: [pile, 'pine.* maple.* plum.*', '*'] }).settlement,
        0,
      );
    const twenty = 'willow.rainman wisteria.cuckoo iris.bridge';
    expect([at(twenty), at(`${twenty} iris.chaff1`)]).toEqual([['fuke 50'], []]);
  });

  test('cancels all other scores of the round there (dandruff)', () => {
    const captured = [
      'willow.rainman wisteria.chaff1 wisteria.chaff2',
      'paulownia.* pine.* iris.* maple.*',
      '*',
    ];
    const { settlement } = ume({ round: ROUND, options: { dandruff: 'cancels-round' }, captured });
    expect(settlement.scores).toEqual([100, -50, -50]);
    expect(yakuOf(settlement, 1)).toEqual([]);
    expect(voidIds(settlement, 1)).toContain('kirishima');
    expect(formatPayments(settlement.payments)).toEqual(['1>0 50 yaku', '2>0 50 yaku']);
  });

  test('cancels the other yaku of its own maker too', () => {
    const captured = ['wisteria.*', 'paulownia.* pine.* iris.* maple.*', '*'];
    const { settlement } = ume({ round: ROUND, options: { dandruff: 'cancels-round' }, captured });
    expect(yakuOf(settlement, 0)).toEqual(['fuke 50']);
    expect(voidIds(settlement, 0)).toEqual(['fujishima']);
    expect(settlement.scores).toEqual([100, -50, -50]);
  });

  test('is doubled by the field like all else', () => {
    const captured = [
      'willow.rainman wisteria.chaff1 wisteria.chaff2',
      'paulownia.* pine.* iris.* maple.*',
      '*',
    ];
    const options = { dandruff: 'cancels-round' };
    const { settlement } = ume({
      ...{ round: ROUND, options, captured },
      multiplier: { times: 2, why: 'matsuba' },
    });
    expect(settlement.scores).toEqual([200, -100, -100]);
  });
});

describe('the seats of the next round of Ume Botan', () => {
  const next = (points: readonly number[], seating: readonly Seat[]) => {
    const { state, settlement } = ume({
      ...{ seats: points.length, round: ROUND, seating, order: seating },
      captured: plain(points),
    });
    return { seating: state.seating, winner: settlement.winner, state };
  };

  test.each<
    [row: string, points: readonly number[], before: readonly Seat[], after: readonly Seat[]]
  >([
    ['the highest leads, the lowest is last', [80, 110, 74], [0, 1, 2], [1, 0, 2]],
    ['all stay when they are in order already', [110, 80, 74], [0, 1, 2], [0, 1, 2]],
    ['the one behind the winner may be lowest', [74, 110, 80], [0, 1, 2], [1, 2, 0]],
    ['a tie for highest goes to the earlier in turn order', [94, 76, 94], [2, 1, 0], [2, 0, 1]],
    ['the same from another first', [94, 76, 94], [0, 1, 2], [0, 2, 1]],
    [
      'a tie for lowest makes the later in turn order last (U20)',
      [80, 104, 80],
      [0, 1, 2],
      [1, 0, 2],
    ],
    ['the same the other way round (U20)', [80, 104, 80], [2, 1, 0], [1, 2, 0]],
    ['all level: the order is unchanged (U21)', [88, 88, 88], [1, 2, 0], [1, 2, 0]],
    [
      'four: the middle two go on from the winner as they sit (U22)',
      [60, 72, 80, 52],
      [0, 1, 2, 3],
      [2, 0, 1, 3],
    ],
    [
      'four: the loser is lifted out from between (U22)',
      [60, 52, 80, 72],
      [0, 1, 2, 3],
      [2, 3, 0, 1],
    ],
    [
      'four: by the seating, not the seat numbers (U22)',
      [60, 52, 80, 72],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
    ],
    ['four: the winner leads already (U22)', [80, 52, 60, 72], [0, 1, 2, 3], [0, 2, 3, 1]],
    ['four: two tie for lowest (U20)', [52, 52, 80, 80], [0, 1, 2, 3], [2, 3, 0, 1]],
  ])('%s', (_, points, before, after) => {
    const { seating, state } = next(points, before);
    expect(seating).toEqual(after);
    expect([oyaOf(state), state.order]).toEqual([after[0], after]);
    expect(state.phase).toEqual({ type: 'play', seat: after[0] });
    expect(movesOf(state).length).toBeGreaterThan(0);
  });
});
