import { describe, expect, test } from 'vitest';
import type { Options } from '../../src/engine/core/game.ts';
import { formatPayments, voidIds } from '../support/finish.ts';
import { closed } from '../support/opened.ts';
import { play, theEvent } from '../support/play.ts';
import { type PositionSpec, position } from '../support/position.ts';
import { yakuOf } from '../support/told.ts';

const POETRY = 'pine.ribbon plum.ribbon cherry.ribbon';
const BLUE = 'peony.ribbon chrys.ribbon maple.ribbon';
/** 5, 6, 7 and 10 points of yaku. */
const FIVE = POETRY;
const SIX = `${POETRY} iris.ribbon`;
const SEVEN = `${POETRY} iris.ribbon clover.ribbon`;
const TEN = `${POETRY} ${BLUE}`;

/** What seat 0 is asked about and stops: by seat, the calls of koi-koi before. */
function stop(
  captured: string,
  options: Options = {},
  { made = [0, 0], ...spec }: PositionSpec & { readonly made?: readonly number[] } = {},
) {
  const state = position('koi-koi', {
    ...{ options, round: 8, field: 'susuki.chaff1', hands: ['maple.deer', 'clover.boar'] },
    captured: [captured, ''],
    calls: { made },
    phase: { type: 'call', seat: 0 },
    turn: 0,
    ...spec,
  });
  return theEvent(play(state, 'shobu').events, 'settled').settlement;
}

const score = (...args: Parameters<typeof stop>) => stop(...args).scores[0];

describe('the score of shobu', () => {
  test('is doubled from 7 on', () => {
    expect([score(SEVEN), score(TEN)]).toEqual([14, 20]);
    expect(stop(SEVEN).multipliers).toEqual([{ times: 2, why: 'seven' }]);
    expect(stop(SIX).multipliers).toEqual([]);
  });
});

describe('a house of Koi-Koi', () => {
  test('may not double from 7 on (sevenDoubles)', () => {
    expect([score(SEVEN, { sevenDoubles: false }), score(TEN, { sevenDoubles: false })]).toEqual([
      7, 10,
    ]);
  });

  test.each<[koiMultiplier: string, row: readonly number[]]>([
    // Calls of the winner and of the loser: none, 1 own, 1 other, 2 own and 1 other.
    ['opponent', [5, 5, 10, 10]],
    ['own', [5, 10, 5, 10]],
    ['any', [5, 10, 10, 10]],
    ['count', [5, 10, 10, 20]],
    ['none', [5, 5, 5, 5]],
  ])('may multiply for koi-koi by %s (koiMultiplier)', (koiMultiplier, row) => {
    const calls = [
      [0, 0],
      [1, 0],
      [0, 1],
      [2, 1],
    ] as const;
    expect(calls.map((made) => score(FIVE, { koiMultiplier }, { made }))).toEqual(row);
  });

  test('may count the viewings beside another yaku only (viewings)', () => {
    const made = (captured: string) => {
      const settlement = stop(captured, { viewings: 'with-other' });
      return [yakuOf(settlement, 0), voidIds(settlement, 0)];
    };
    expect(made('cherry.curtain chrys.cup')).toEqual([[], ['hanami']]);
    expect(made('cherry.curtain susuki.moon chrys.cup')).toEqual([[], ['hanami', 'tsukimi']]);
    expect(made(`cherry.curtain chrys.cup ${POETRY}`)).toEqual([['akatan 5', 'hanami 5'], []]);
  });

  test('may let the loser pay (zeroSum)', () => {
    const settlement = stop(FIVE, { zeroSum: true });
    expect(settlement.scores).toEqual([5, -5]);
    expect(formatPayments(settlement.payments)).toEqual(['1>0 5 shobu']);
  });

  test('may score the loser’s yaku too, as they are (loserScores)', () => {
    const both: PositionSpec = { captured: [SEVEN, BLUE] };
    const settlement = stop(SEVEN, { loserScores: true }, { ...both, made: [0, 1] });
    expect(settlement.scores).toEqual([28, 5]);
    expect([yakuOf(settlement, 0), yakuOf(settlement, 1)]).toEqual([['akatan 7'], ['aotan 5']]);
    expect(stop(SEVEN, {}, both).scores).toEqual([14, 0]);
    const paid = stop(SEVEN, { loserScores: true, zeroSum: true }, both);
    expect(paid.scores).toEqual([9, -9]);
  });

  test('scores the loser’s yaku too where they are below the least score (loserScores, minimum, K10)', () => {
    const one = 'plum.warbler wisteria.cuckoo iris.bridge peony.butterflies susuki.geese';
    const options = { loserScores: true, minimum: 3 };
    expect(stop(SEVEN, options, { captured: [SEVEN, one] }).scores).toEqual([14, 1]);
  });

  test('may multiply by the brights of the opening field, besides all else (brightField)', () => {
    const multiplier = { times: 3, why: 'bright-field' } as const;
    const settlement = stop(SEVEN, { brightField: true }, { multiplier, made: [0, 1] });
    expect(settlement.scores).toEqual([7 * 2 * 2 * 3, 0]);
    expect(settlement.multipliers.map(({ why }) => why)).toEqual([
      'seven',
      'koi-koi',
      'bright-field',
    ]);
  });

  test('may count the best yaku only, and double by it (bestOnly)', () => {
    const cards = `${POETRY} cherry.curtain chrys.cup`;
    expect([score(cards), score(cards, { bestOnly: true })]).toEqual([20, 5]);
    expect(score(`${SEVEN} cherry.curtain chrys.cup`, { bestOnly: true })).toBe(14);
  });

  test('may multiply by the count of both players’ calls when seven are made as well', () => {
    expect(score(SEVEN, { koiMultiplier: 'count' }, { made: [1, 1] })).toBe(7 * 2 * 3);
  });
});

describe('a round of Koi-Koi that nobody stopped', () => {
  test('shows the yaku made as void, and pays nothing for them', () => {
    const { settlement } = closed('koi-koi', { captured: [TEN, FIVE.replace(POETRY, '')] });
    expect([settlement.scores, settlement.winner]).toEqual([[0, 0], null]);
    expect(yakuOf(settlement, 0)).toEqual([]);
    expect(settlement.void[0]?.map(({ id }) => id)).toContain('akatan-aotan');
  });
});
