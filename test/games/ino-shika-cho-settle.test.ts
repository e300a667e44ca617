import { describe, expect, test } from 'vitest';
import type { CardSet } from '../../src/engine/core/card-set.ts';
import { oyaOf } from '../../src/engine/round/state.ts';
import { dealOut } from '../support/deal-out.ts';
import type { FinishSpec } from '../support/finish.ts';
import { closed } from '../support/opened.ts';
import { printedCount } from '../support/printed-yaku.ts';
import { yakuOf } from '../support/told.ts';

const ino = (spec: FinishSpec) => closed('ino-shika-cho', { seats: 3, ...spec });

const chaffZero = ({ standard, type }: { standard: number; type: string }) =>
  type === 'C' ? 0 : standard;

/** Captured cards worth so much, with no yaku. */
function plain(points: readonly number[]): readonly string[] {
  const setup = { game: 'ino-shika-cho', seats: points.length, seed: '', options: {} };
  const accept = (piles: readonly CardSet[]) =>
    piles.every((pile) => printedCount(setup, 1, pile).length === 0);
  return dealOut({ points, accept, value: chaffZero });
}

describe('the round score of Ino-Shika-Chō', () => {
  test.each([2, 3, 4])(
    'of %d players gets each yaku from every other: the sum stays 240 (I15)',
    (seats) => {
      const captured = ['iris.* maple.*', 'wisteria.* paulownia.*', '', ''].slice(0, seats);
      captured[0] += ' *';
      const { settlement } = ino({ seats, captured });
      expect(yakuOf(settlement, 1)).toEqual(['fuji-ippai 10', 'kiri-ippai 10']);
      const theirs = settlement.yaku[0]?.reduce((sum, { value }) => sum + value, 0) ?? 0;
      expect(settlement.scores[1]).toBe(35 + 20 * (seats - 1) - theirs);
      expect(settlement.scores.reduce((sum, one) => sum + one, 0)).toBe(240);
    },
  );
});

describe('the next oya of Ino-Shika-Chō (I12)', () => {
  test.each<[points: readonly number[], oya: number, next: number]>([
    [[60, 100, 80], 0, 1],
    [[60, 100, 80], 2, 1],
    [[90, 60, 90], 0, 0],
    [[90, 60, 90], 1, 2],
    [[90, 60, 90], 2, 2],
    [[80, 80, 80], 1, 1],
  ])(
    'has the highest score of %j, the earliest in turn order of equals (oya %d)',
    (points, oya, next) => {
      const { state, settlement } = ino({ oya, captured: plain(points) });
      expect([oyaOf(state), settlement.winner]).toEqual([next, next]);
      expect(state.order).toEqual([next, (next + 1) % 3, (next + 2) % 3]);
    },
  );

  test('is found clockwise where the house plays so (I11, direction)', () => {
    const { state } = ino({
      ...{ oya: 1, options: { direction: 'clockwise' } },
      captured: plain([90, 60, 90]),
    });
    expect(state.order).toEqual([0, 2, 1]);
  });
});
