import { describe, expect, test } from 'vitest';
import { equals, monthSet } from '../../../src/engine/core/card-set.ts';
import { defaultOptions } from '../../../src/engine/core/options.ts';
import { type ChartRow, chartRows } from '../../../src/engine/view/yaku-chart.ts';
import { GAMES } from '../../../src/games/index.ts';
import { gameOf } from '../../support/position.ts';
import { started } from '../../support/started.ts';

function rowsOf(id: string, month: number | null = null, house = {}): readonly ChartRow[] {
  const game = gameOf(id);
  const options = { ...defaultOptions(game.options), ...house };
  const seats = game.seats[0] ?? 2;
  return chartRows(game.yakuOf({ options, seats }), month);
}

const rowOf = (rows: readonly ChartRow[], id: string) => rows.find(({ yaku }) => yaku.id === id);

describe('the chart of a game', () => {
  test.each(GAMES)('of $id has every yaku of its rounds once', (game) => {
    const { yaku } = game.view(started(game.id).state, 'spectator');
    expect(rowsOf(game.id).map((row) => row.yaku.id)).toEqual([
      ...new Set(yaku.map(({ id }) => id)),
    ]);
  });

  test('lists the cards of the month with all twelve months, or with that of the round', () => {
    const any = rowOf(rowsOf('koi-koi'), 'tsukifuda');
    expect([any?.sets.length, any?.isMonthly]).toEqual([12, true]);
    const march = rowOf(rowsOf('koi-koi', 3), 'tsukifuda');
    expect([march?.sets.length, march?.isMonthly]).toEqual([1, true]);
    expect(equals(march?.sets[0] ?? monthSet(1), monthSet(3))).toBe(true);
  });

  test('lists several months of one name as one row, of which each counts', () => {
    const families = rowOf(rowsOf('mayumi'), 'family');
    expect([families?.sets.length, families?.isMonthly]).toEqual([11, false]);
    const shima = rowOf(rowsOf('suhara-bana'), 'shima');
    expect([shima?.sets.length, shima?.isMonthly]).toEqual([6, false]);
    expect(rowOf(rowsOf('suhara-bana', 2), 'shima')?.sets).toHaveLength(5);
  });

  test('follows the house rules', () => {
    const ids = (house: object) => rowsOf('koi-koi', null, house).map(({ yaku }) => yaku.id);
    expect(ids({ viewings: 'off' })).not.toContain('hanami');
    expect(ids({ length: 6 })).not.toContain('tsukifuda');
    expect(rowOf(rowsOf('koi-koi', null, { viewingPoints: 3 }), 'hanami')?.yaku.value).toBe(3);
  });
});
