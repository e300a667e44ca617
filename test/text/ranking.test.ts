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

const EN = words('en');
const JA = words('ja');

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
    ...{ offset: 0, asker: cai.person, own: cai, ratedForSure: 10 },
    ...change,
  };
}

/** The same of all games together. */
function together(change: Partial<LeaderboardInfo> = {}): LeaderboardInfo {
  const ranks = [aya, ben].map((rank) => ({ ...rank, points: null }));
  return leaderboard({ game: null, ranks, own: { ...cai, points: null }, ...change });
}

describe('a leaderboard', () => {
  test('names the game and the time', () => {
    expect(leaderboardHead(leaderboard(), EN)).toEqual([
      '### Leaderboard: Botan-chō · This season',
    ]);
    expect(leaderboardHead(together({ period: 3 }), JA)).toEqual([
      '### 順位表：すべてのゲーム · 第3シーズン',
    ]);
  });

  test('says what to do when it is empty', () => {
    const none = { ranks: [], total: 0, own: null };
    expect(leaderboardHead(together({ ...none, period: 'all' }), EN)[1]).toContain(
      '/hanafuda start',
    );
    expect(leaderboardHead(together({ ...none, period: 'month' }), EN)[1]).toContain(
      'in this period',
    );
    expect(leaderboardFoot(together(none), EN)).toEqual([]);
  });

  test('ends with the asker’s own row, wherever it stands, and which rows are shown', () => {
    expect(leaderboardFoot(leaderboard(), EN)).toEqual([
      '12. **Cai**: 0 wins in 1 match, average place 2.00, −3 points',
      '-# 1–2 of 12 · “?” = fewer than 10 rated matches',
    ]);
    expect(leaderboardFoot(together({ ranks: [], own: null, offset: 10 }), EN)[0]).toBe(
      '**Cai** hasn’t finished a ranked match in this period.',
    );
  });

  test('explains the mark of a provisional rating only where there is one', () => {
    const sure = leaderboard({ ranks: [aya], own: aya });
    expect(leaderboardFoot(sure, EN).at(-1)).toBe('-# 1–1 of 12');
  });

  test('adds no points of different games', () => {
    expect(leaderboardWords(together(), EN).columns).toEqual([
      'Played',
      'Wins',
      'Avg. place',
      'Rating',
    ]);
    expect(leaderboardWords(leaderboard(), EN).columns).toContain('Points');
    expect(leaderboardAlt(together(), EN)).not.toContain('points');
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

  test('describes every row of its picture', () => {
    expect(leaderboardAlt(leaderboard(), JA).split('\n')).toEqual([
      '順位表：牡丹蝶 · 今シーズン。',
      '1位 *Aya*：9戦1勝、平均1.60位、1,203点、レート1612。',
      '2位 Ben：1戦0勝、平均2.00位、−3点、レート1480？',
    ]);
    const many = Array.from({ length: 10 }, () => ({
      ...aya,
      person: { id: '1', name: '𝕎'.repeat(32) },
    }));
    expect(leaderboardAlt(leaderboard({ ranks: many }), EN).length).toBeLessThanOrEqual(1024);
  });
});

describe('what a person did', () => {
  const all = { matches: 3, wins: 1, place: 2, rating: aya.rating };
  const mushi = {
    ...{ game: 'mushi', matches: 2, wins: 1, place: 1.5, points: 12.345, rating: ben.rating },
    best: { id: 'gokō', value: 10 },
  };

  test('is told game by game', () => {
    const games = [mushi, { ...mushi, game: 'suhara-bana', best: null, rating: null, points: 99 }];
    const lines = statsLines({ person: { id: '100', name: '*Aya*' }, all, games }, EN);
    expect(lines.slice(0, 2)).toEqual([
      '### **\\*Aya\\*** on this server',
      '- **All games**: 1 win in 3 matches, average place 2.00, rating 1612 ± 84',
    ]);
    expect(lines[2]).toMatch(/^- \*\*Mushi\*\*: 1 win in 2 matches, average place 1.50, .*12\.3/);
    expect(lines[2]).toContain('rating 1480? ± 450');
    expect(lines[3]).not.toMatch(/yaku|rating/);
  });

  test('names the best yaku, or its id where it is known no more', () => {
    const withBest = (id: string) =>
      statsLines(
        { person: { id: '100', name: 'Aya' }, all, games: [{ ...mushi, best: { id, value: 30 } }] },
        EN,
      ).at(-1);
    const [known = ''] = Object.keys(EN.games['mushi']?.yaku ?? {});
    expect(withBest(known)).toContain(`best yaku ${EN.games['mushi']?.yaku[known]}`);
    expect(withBest('gone')).toContain('best yaku gone');
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

describe('seasons', () => {
  test('tell since when the running one runs, and which were before', () => {
    const closed = [{ number: 1, startedAt: 1000, endedAt: 9000 }];
    const played = { matches: 1, people: 2, since: 10_000 };
    expect(seasonLines({ number: 2, played, closed }, EN)).toEqual([
      '### Season 2, since <t:9:D>',
      '1 match, 2 players',
      '**Past seasons**',
      '- Season 1, <t:1:D> to <t:9:D>',
    ]);
  });

  test('begin with the first match', () => {
    const played = { matches: 0, people: 0, since: null };
    const lines = seasonLines({ number: 1, played, closed: [] }, JA);
    expect(lines[0]).toBe('### 第1シーズンは最初の対局から始まります。');
    expect(lines).toHaveLength(1);
  });

  test('end with who closed them', () => {
    expect(finalLine(2, '*Aya*', EN)).toBe('**\\*Aya\\*** ended season 2. Final standings:');
  });
});
