import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCustomId } from '../../../src/bot/interaction/custom-id.ts';
import {
  formatLeaderboardPage,
  type LeaderboardPage,
  parseLeaderboardPage,
} from '../../../src/bot/ranking/leaderboard-payload.ts';
import { parseSeasonAction } from '../../../src/bot/ranking/season-payload.ts';
import { parseStatsQuery } from '../../../src/bot/ranking/stats-payload.ts';
import { GAMES } from '../../../src/games/index.ts';
import { SORTS } from '../../../src/model/ranking.ts';

const query: fc.Arbitrary<LeaderboardPage> = fc.record({
  audience: fc.constantFrom('everybody', 'asker'),
  askerId: fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }).map(String),
  announced: fc.option(fc.integer({ min: 1, max: 999_999 })),
  game: fc.constantFrom(null, ...GAMES.map(({ id }) => id)),
  period: fc.oneof(
    fc.constantFrom('season' as const, 'month' as const, 'all' as const),
    fc.integer({ min: 1, max: 999_999 }),
  ),
  isAlone: fc.boolean(),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 0, max: 999_999 }),
});

describe('the wish for a leaderboard', () => {
  test('comes back from a custom id as it was', () => {
    fc.assert(
      fc.property(query, (queried) => {
        const argument = formatLeaderboardPage(queried);
        expect(parseLeaderboardPage(argument, [])).toEqual(queried);
        for (const part of ['game', 'period', 'sort'] as const) {
          const id = { verb: 'board', match: 0, version: 0 } as const;
          expect(() =>
            formatCustomId({ ...id, argument: formatLeaderboardPage(queried, part) }),
          ).not.toThrow();
        }
      }),
    );
  });

  test('is changed by what was chosen, and begins on its first page', () => {
    const before: LeaderboardPage = {
      ...{ audience: 'everybody', askerId: '7', game: 'mushi', period: 'all', sort: 'wins' },
      ...{ announced: null, isAlone: false, page: 3 },
    };
    const chosen = (part: 'game' | 'period' | 'sort', value: string) =>
      parseLeaderboardPage(formatLeaderboardPage(before, part), [value]);
    expect(chosen('game', 'all')).toEqual({ ...before, game: null, page: 0 });
    expect(chosen('game', 'koi-koi')).toEqual({ ...before, game: 'koi-koi', page: 0 });
    expect(chosen('period', '12')).toEqual({ ...before, period: 12, page: 0 });
    expect(chosen('sort', 'rating')).toEqual({ ...before, sort: 'rating', page: 0 });
    expect(chosen('game', 'bridge')).toBeUndefined();
    expect(chosen('period', '-1')).toBeUndefined();
    expect(chosen('sort', 'luck')).toBeUndefined();
  });

  test('of before seasons were announced in it is still read', () => {
    expect(parseLeaderboardPage('e.7.mushi.all.wins.3', [])).toEqual({
      ...{ audience: 'everybody', askerId: '7', game: 'mushi', period: 'all', sort: 'wins' },
      ...{ announced: null, isAlone: false, page: 3 },
    });
  });

  test('is none where something else stands', () => {
    for (const argument of [
      '',
      'e',
      'e.1.mushi.all.wins',
      'x.1.mushi.all.wins.0',
      'e0.1.mushi.all.wins.0',
    ]) {
      expect(parseLeaderboardPage(argument, []), argument).toBeUndefined();
    }
    expect(parseLeaderboardPage('e.1.bridge.all.wins.0', [])).toBeUndefined();
  });
});

test('a record is asked for with the game whose rating is drawn', () => {
  expect(parseStatsQuery('12', [])).toEqual({ personId: '12', game: null });
  expect(parseStatsQuery('12', ['all'])).toEqual({ personId: '12', game: null });
  expect(parseStatsQuery('12', ['mushi'])).toEqual({ personId: '12', game: 'mushi' });
  expect(parseStatsQuery('12', ['bridge'])).toBeUndefined();
});

test('a season is closed by its number', () => {
  expect(parseSeasonAction('sure.3')).toEqual({ action: 'sure', number: 3 });
  expect(parseSeasonAction('close')).toEqual({ action: 'close' });
  for (const argument of ['', 'sure', 'sure.0', 'sure.x', 'open']) {
    expect(parseSeasonAction(argument), argument).toBeUndefined();
  }
});
