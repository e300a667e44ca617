import { describe, expect, test } from 'vitest';
import { dayPicture, weekPicture } from '../../../src/bot/daily/daily-leaderboard.ts';
import { EN } from '../../../src/text/words/en/index.ts';

const DAY = '2026-11-22';

/** Twelve people by their ranks, each with this much less than the one before. */
const TWELVE = Array.from({ length: 12 }, (_, index) => ({
  ...{ rank: index + 1, personId: `${index + 1}`, name: `P${index + 1}` },
  ...{ score: 100 - index, beaten: 12 - index, played: 12 },
}));
const personAt = (rank: number) => ({ id: `${rank}`, name: `P${rank}` });

type Leaderboard = ReturnType<typeof dayPicture>;

/** Who stands on it, and as whom the asker is marked. */
function namesOn({ rows }: Leaderboard) {
  return rows.map(({ name, look }) => (look === 'own' ? `${name} (you)` : name));
}

const first = (most: number) => TWELVE.slice(0, most).map(({ name }) => name);

describe('the leaderboard of a day', () => {
  const shown = (
    rank: number,
    beside: { readonly par: number | null; readonly mean: number | null },
  ) =>
    namesOn(
      dayPicture(TWELVE, { ...beside, game: 'koi-koi', day: DAY, asker: personAt(rank) }, EN),
    );
  const nothing = { par: null, mean: null };

  test('has ten rows, of which the asker who comes later has the last', () => {
    expect(shown(1, nothing)).toEqual(first(10));
    expect(shown(10, nothing)).toEqual([...first(9), 'P10 (you)']);
    expect(shown(11, nothing)).toEqual([...first(9), 'P11 (you)']);
    expect(shown(12, nothing)).toEqual([...first(9), 'P12 (you)']);
  });

  test('keeps room for the strong computer and the average beside the asker', () => {
    const { computer, everybody } = EN.daily;
    expect(shown(12, { par: 200, mean: null })).toEqual([computer, ...first(8), 'P12 (you)']);
    expect(shown(12, { par: 200, mean: 50 })).toEqual([
      computer,
      ...first(7),
      'P12 (you)',
      everybody,
    ]);
    expect(shown(9, { par: 200, mean: 50 })).toContain('P9 (you)');
  });
});

test('the leaderboard of a week has the asker in the place of its tenth', () => {
  const shown = (rank: number) =>
    namesOn(weekPicture(TWELVE, { day: DAY, asker: personAt(rank) }, EN));
  expect(shown(12)).toEqual([...first(9), 'P12 (you)']);
  expect(shown(3)).toEqual(first(10).with(2, 'P3 (you)'));
});
