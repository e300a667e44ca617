import { describe, expect, test } from 'vitest';
import { words } from '../../src/text/language.ts';
import {
  type LeaderboardInfo,
  leaderboardAlt,
  leaderboardFoot,
  leaderboardHead,
  leaderboardWords,
} from '../../src/text/ranking/leaderboard.ts';
import { finalLine, seasonLines } from '../../src/text/ranking/seasons.ts';
import { graphAlt, graphWords, statsLines } from '../../src/text/ranking/stats.ts';
import { expectSentences, inBoth } from '../support/sentences.ts';

const EN = words('en');

const aya = {
  person: { id: '1', name: '*Aya*' },
  ...{ rank: 1, matches: 9, wins: 1, place: 1.6, points: 1203 },
  rating: { value: 1612, spread: 84, isProvisional: false },
};
const ben = {
  person: { id: '2', name: 'Ben' },
  ...{ rank: 2, matches: 1, wins: 0, place: 2, points: -3 },
  rating: { value: 1480, spread: 450, isProvisional: true },
};
const cai = { ...ben, person: { id: '3', name: 'Cai' }, rank: 12, rating: null };

function leaderboard(change: Partial<LeaderboardInfo> = {}): LeaderboardInfo {
  return {
    ...{ game: 'botan-cho', period: 'season', sort: 'wins', ranks: [aya, ben], total: 12 },
    ...{ isAlone: false, offset: 0, asker: cai.person, own: cai, ratedForSure: 10 },
    ...change,
  };
}

/** The same of all games together. */
function together(change: Partial<LeaderboardInfo> = {}): LeaderboardInfo {
  const ranks = [aya, ben].map((rank) => ({ ...rank, points: null }));
  return leaderboard({ game: null, ranks, own: { ...cai, points: null }, ...change });
}

describe('a leaderboard', () => {
  const shown = (about: string, info: LeaderboardInfo) =>
    inBoth(about, (own) => [...leaderboardHead(info, own), ...leaderboardFoot(info, own)]);

  test('names game and time, ends with the asker’s own row, and describes its picture', async () => {
    const none = { ranks: [], total: 0, own: null };
    await expectSentences('leaderboards', [
      shown('of a game, in the running season', leaderboard()),
      shown('of all games, in an earlier season', together({ period: 3 })),
      shown('empty', together({ ...none, period: 'all' })),
      shown('empty for a time', together({ ...none, period: 'month' })),
      shown('against computers, empty', together({ ...none, isAlone: true, period: 'month' })),
      shown('against computers', together({ isAlone: true })),
      shown('a later page, without the asker', together({ ranks: [], own: null, offset: 10 })),
      shown('without provisional ratings', leaderboard({ ranks: [aya], own: aya })),
      inBoth('the description of a game’s', (own) => [leaderboardAlt(leaderboard(), own)]),
      inBoth('that of all games, with no points', (own) => [leaderboardAlt(together(), own)]),
    ]);
    const many = Array.from({ length: 10 }, () => ({
      ...aya,
      person: { id: '1', name: '𝕎'.repeat(32) },
    }));
    expect(leaderboardAlt(leaderboard({ ranks: many }), EN).length).toBeLessThanOrEqual(1024);
  });

  test('adds no points of different games', () => {
    expect(leaderboardWords(together(), EN).columns).not.toContain('Points');
    expect(leaderboardWords(leaderboard(), EN).columns).toContain('Points');
  });

  test('has in its picture a figure for each column, and marks the first and the asker', () => {
    const { rows, lead, columns } = leaderboardWords(
      leaderboard({ asker: ben.person, sort: 'points' }),
      EN,
    );
    expect(rows).toEqual([
      {
        ...{ position: '1.', name: '*Aya*', look: 'first' },
        figures: ['9', '1', '1.60', '1,203', '1612'],
      },
      {
        ...{ position: '2.', name: 'Ben', look: 'own' },
        figures: ['1', '0', '2.00', '−3', '1480?'],
      },
    ]);
    expect(columns[lead]).toBe('Points');
    expect(leaderboardWords(leaderboard({ ranks: [cai] }), EN).rows[0]?.figures.at(-1)).toBe('–');
  });
});

describe('what a person did', () => {
  const all = { matches: 3, wins: 1, place: 2, rating: aya.rating };
  const mushi = {
    ...{ game: 'mushi', matches: 2, wins: 1, place: 1.5, points: 12.345, rating: ben.rating },
    best: { id: 'gokō', value: 10 },
  };

  test('is told game by game, with the best yaku, or its id where it is known no more', async () => {
    const [known = ''] = Object.keys(EN.games['mushi']?.yaku ?? {});
    const games = [
      mushi,
      { ...mushi, best: { id: known, value: 30 } },
      { ...mushi, game: 'suhara-bana', best: null, rating: null, points: 99 },
    ];
    const person = { id: '100', name: '*Aya*' };
    await expectSentences('stats', [
      inBoth('three games', (own) => statsLines({ person, all, games }, own)),
    ]);
  });

  test('has a graph of each rating, told in words', () => {
    const steps = [
      { at: Date.UTC(2026, 0, 2), rating: ben.rating },
      { at: Date.UTC(2026, 10, 21), rating: aya.rating },
    ];
    const graph = { person: { id: '100', name: 'Aya' }, game: null, steps };
    expect(graphWords(graph, EN)).toEqual({
      ...{ title: 'Aya', subtitle: 'All games', figure: '1612 ± 84', count: '2 rated matches' },
      ...{ from: '2026-01-02', to: '2026-11-21' },
      steps: [
        { value: 1480, spread: 450 },
        { value: 1612, spread: 84 },
      ],
    });
    expect(graphAlt(graph, EN)).toBe(
      'Aya’s rating (All games) over 2 rated matches: now 1612, lowest 1480, highest 1612.',
    );
  });
});

test('seasons tell since when the running one runs, which were before, and who closed one', async () => {
  const closed = [{ number: 1, startedAt: 1000, endedAt: 9000 }];
  const played = { matches: 1, people: 2, since: 10_000 };
  const none = { matches: 0, people: 0, since: null };
  await expectSentences('seasons', [
    inBoth('the second', (own) => seasonLines({ number: 2, played, closed }, own)),
    inBoth('not yet begun', (own) => seasonLines({ number: 1, played: none, closed: [] }, own)),
    inBoth('closed', (own) => [finalLine(2, '*Aya*', own)]),
  ]);
});
