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

/** A round in which neither the month's cards nor the field are at stake. */
const ROUND = 7;
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
