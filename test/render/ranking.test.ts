import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS, NO_CARDS } from '../../src/engine/core/card-set.ts';
import { ACHIEVEMENT_IDS, stillToEarn } from '../../src/model/achievements/achievements.ts';
import { NO_CAREER } from '../../src/model/achievements/career.ts';
import { layoutAchievements } from '../../src/render/layout/person/achievements.ts';
import { type DealPicture, layoutDeal } from '../../src/render/layout/person/deal.ts';
import {
  type LeaderboardPicture,
  layoutLeaderboard,
} from '../../src/render/layout/person/leaderboard.ts';
import { layoutProfile, type ProfilePicture } from '../../src/render/layout/person/profile.ts';
import {
  layoutRatingGraph,
  type RatingGraph,
} from '../../src/render/layout/person/rating-graph.ts';
import { type Layers, LOCKED, medalLayers } from '../../src/render/medals/medals.ts';
import { motifOf } from '../../src/render/medals/motifs.ts';
import { levelsOf } from '../../src/render/raster/strip.ts';
import { words } from '../../src/text/language.ts';
import { checkScene, panelsIn, wordsIn } from '../support/scene.ts';

const SCRIPTS = [
  'Aya',
  'A very long name that never ends',
  '与謝野晶子とみだれ髪',
  '👩‍👩‍👧‍👦',
  '',
  'غانم',
];

function leaderboard(rows: number, change: Partial<LeaderboardPicture> = {}): LeaderboardPicture {
  return {
    title: 'Koi-Koi',
    subtitle: 'This season',
    columns: ['Played', 'Wins', 'Place', 'Points', 'Rating'],
    lead: 1,
    rows: Array.from({ length: rows }, (_, index) => ({
      position: `${index + 1}.`,
      name: SCRIPTS[index % SCRIPTS.length] ?? '',
      figures: ['1,234', '567', '1.23', '−12,345', '1500?'],
      look: index === 0 ? 'first' : index === 3 ? 'own' : 'plain',
    })),
    ...change,
  };
}

describe('a leaderboard', () => {
  test.each([1, 2, 5, 10])('of %i rows keeps everything inside, apart and readable', (rows) => {
    checkScene(layoutLeaderboard(leaderboard(rows)));
    const long = 'A heading that is far too long for its column';
    const columns = [long, long, long, long, long];
    checkScene(layoutLeaderboard(leaderboard(rows, { title: long, subtitle: long, columns })));
  });

  test('has a panel for each row, and everybody’s name and figures whole', () => {
    const scene = layoutLeaderboard(leaderboard(10));
    expect(panelsIn(scene)).toHaveLength(10);
    const texts = wordsIn(scene);
    expect(texts.filter((text) => text === '−12,345')).toHaveLength(10);
    expect(texts.some((text) => /^与謝野.*…$/.test(text))).toBe(true);
    expect(texts).toContain('Aya');
  });
});

function graph(values: readonly (readonly [value: number, spread: number])[]): RatingGraph {
  return {
    ...{ title: 'Aya', subtitle: 'All games', figure: '1612 ± 84', count: '34 rated matches' },
    ...{ from: '2026-01-02', to: '2026-11-21' },
    steps: values.map(([value, spread]) => ({ value, spread })),
  };
}

describe('the graph of a rating', () => {
  test('keeps everything inside and apart, whatever the ratings', () => {
    const step = fc.tuple(fc.integer({ min: -500, max: 4000 }), fc.integer({ min: 1, max: 500 }));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 700 }), (steps) => {
        checkScene(layoutRatingGraph(graph(steps)));
      }),
      { numRuns: 60 },
    );
    const name = 'A very long name that never ends, not even here';
    checkScene(layoutRatingGraph({ ...graph([[1500, 500]]), title: name, subtitle: name }));
  });
});

describe('a profile', () => {
  const EMPTY: ProfilePicture = {
    ...{ name: '', figure: '', record: '', streak: '', steps: [], noSteps: '' },
    best: { heading: '', made: '', cards: NO_CARDS },
    ...{ achievements: '', count: '', medals: [] },
  };

  test('keeps everything inside and readable, with no word and with words that are too long', () => {
    const long = 'A text that is far too long for its place in the picture';
    const medal = { medal: 'first-match', name: long } as const;
    checkScene(layoutProfile(EMPTY));
    checkScene(
      layoutProfile({
        ...{ name: long, figure: '1500 ± 350', record: long, streak: long, noSteps: long },
        ...{ steps: [{ value: 1500, spread: 350 }], achievements: long, count: '39 / 39' },
        best: { heading: long, made: long, cards: ALL_CARDS },
        medals: Array.from({ length: 39 }, () => medal),
      }),
    );
  });

  test.each(['en', 'ja', 'ko'] as const)('names every achievement whole in %s', (language) => {
    const { achievements } = words(language);
    const cut = ACHIEVEMENT_IDS.map((id) => achievements.all[id].name).filter((name) =>
      wordsIn(layoutProfile({ ...EMPTY, medals: [{ medal: 'first-match', name }] })).some((text) =>
        text.includes('…'),
      ),
    );
    expect(cut).toEqual([]);
  });

  test('shows no two achievements by the same seal', () => {
    const seals = ACHIEVEMENT_IDS.map((id) => String(motifOf(id).slice(1)));
    expect(new Set(seals).size).toBe(ACHIEVEMENT_IDS.length);
  });
});

describe('the seal of an achievement', () => {
  test.each(ACHIEVEMENT_IDS)('%s stays in its disc, and is told from an empty one', (id) => {
    const size = 40;
    const [, disc, ...motif] = medalLayers(id, size, false);
    const coveredBy = (layers: Layers) => {
      const places = ({ strip }: Layers[number]) =>
        [...levelsOf(strip)].flatMap((level, place) => (level > 0 ? [place] : []));
      return new Set(layers.flatMap(places));
    };
    const [ground, covered] = [coveredBy(disc ? [disc] : []), coveredBy(motif)];
    expect(covered.difference(ground).size).toBe(0);
    expect(covered.size).toBeGreaterThan(ground.size / 6);
    expect(
      medalLayers(id, size, true).every(({ ink }) => Object.values(LOCKED).includes(ink)),
    ).toBe(true);
  });
});

test.each([
  ['of one round', [['taken', 'scored', 'won']], ['strong computer: 5'], 4],
  ['of three long rounds', Array.from({ length: 3 }, () => Array(14).fill('nothing')), [], 2],
] as [string, DealPicture['strip'], string[], number][])(
  'a deal of the day %s has its strip, its notes, and as much of the leaderboard as there is room for',
  (_, strip, notes, rows) => {
    const told = leaderboard(8);
    const scene = layoutDeal({ name: 'Aya', score: '8 points', strip, notes, leaderboard: told });
    checkScene(scene);
    expect(wordsIn(scene)).toEqual(expect.arrayContaining(['Aya', '8 points', ...notes]));
    const named = panelsIn(scene).filter(({ w }) => w > 1000);
    expect(named.length).toBeGreaterThanOrEqual(rows);
  },
);

test.each(['en', 'ja'] as const)('the headings of a leaderboard fit in %s', (language) => {
  const { columns } = words(language).ranking;
  const headings = [columns.matches, columns.wins, columns.place, columns.points, columns.rating];
  const scene = layoutLeaderboard(leaderboard(8, { columns: headings }));
  expect(wordsIn(scene)).toEqual(expect.arrayContaining(headings));
});

describe('a picture of all achievements', () => {
  const long = 'A text that is far too long for its place in the picture';
  const medals = ACHIEVEMENT_IDS.map((medal, index) => ({ medal, isEarned: index % 2 === 0 }));

  test('keeps everything inside and readable, with nothing that is near and with long words', () => {
    const one = { medal: 'ten-wins', name: long, progress: '199 / 200', share: 0.995 } as const;
    const next = [one, { ...one, share: 0 }, { ...one, share: 1 }];
    checkScene(layoutAchievements({ name: '', count: '', medals: [], next: [] }));
    checkScene(layoutAchievements({ name: long, count: '39 / 39', medals, next }));
  });

  test('has room for every achievement there is', () => {
    const { items } = layoutAchievements({ name: '', count: '', medals, next: [] });
    expect(items.filter(({ type }) => type === 'medal')).toHaveLength(ACHIEVEMENT_IDS.length);
  });

  test.each(['en', 'ja', 'ko'] as const)('names whatever may be near whole in %s', (language) => {
    const { achievements } = words(language);
    const career = { ...NO_CAREER, matches: 1 };
    const near = stillToEarn([], career).filter(({ progress }) => progress !== null);
    const next = near.map(({ id }) => {
      return { medal: id, name: achievements.all[id].name, progress: '199 / 200', share: 0.5 };
    });
    const texts = next.flatMap((one) =>
      wordsIn(layoutAchievements({ name: '', count: '', medals, next: [one] })),
    );
    expect(texts.filter((text) => text.includes('…'))).toEqual([]);
  });
});
