import { parseCardSet } from '../../src/engine/core/card-set.ts';
import { stillToEarn } from '../../src/model/achievements/achievements.ts';
import { NO_CAREER } from '../../src/model/achievements/career.ts';
import type { Rank, ShownRating } from '../../src/model/ranking.ts';
import type { DealPicture } from '../../src/render/layout/person/deal.ts';
import type { Painter } from '../../src/render/painter.ts';
import type { Png } from '../../src/render/raster/png.ts';
import { words } from '../../src/text/language.ts';
import { type AchievementsInfo, achievementsWords } from '../../src/text/profile/achievements.ts';
import { type ProfileInfo, profileWords } from '../../src/text/profile/profile.ts';
import { type LeaderboardInfo, leaderboardWords } from '../../src/text/ranking/leaderboard.ts';
import { type GraphInfo, graphWords } from '../../src/text/ranking/stats.ts';

const DAY = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2026, 0, 2);

/** Who, matches, wins, average place, points, rating. */
const PEOPLE: readonly (readonly [string, number, number, number, number, number])[] = [
  ['Hanako', 31, 17, 1.45, 212, 1648],
  ['松尾芭蕉', 28, 14, 1.5, 180, 1612],
  ['Bartholomew Featherstonehaugh III', 40, 18, 1.55, 96, 1570],
  ['Mei-Lin', 22, 10, 1.55, 41, 1544],
  ['与謝野晶子とみだれ髪の愉快な仲間たち', 19, 8, 1.58, 12, 1509],
  ['Oskar', 25, 9, 1.64, -38, 1481],
  ['🦊 Fox', 12, 4, 1.67, -60, 1466],
  ['Zoë', 30, 9, 1.7, -115, 1420],
  ['Александра', 9, 2, 1.78, -131, 1402],
  ['Bertrand', 3, 0, 2, -197, 1395],
];

const RANKS = PEOPLE.map(
  ([name, matches, wins, place, points, value], index): Rank<ShownRating> => {
    const rating = { value, spread: 350 - matches * 7, isProvisional: matches < 10 };
    return { person: { id: name, name }, rank: index + 1, matches, wins, place, points, rating };
  },
);

export const LEADERBOARD: LeaderboardInfo = {
  ...{ game: 'koi-koi', period: 'season', sort: 'rating', ranks: RANKS, total: 10, offset: 0 },
  ...{ isAlone: false, asker: { id: 'Oskar', name: 'Oskar' }, own: null, ratedForSure: 10 },
};

const DEAL: DealPicture = {
  ...{
    name: 'Hanako',
    score: '+8 points',
    notes: ['strong computer: +5', 'no. 2 of 4 here', '3 days in a row'],
  },
  strip: [
    ['taken', 'nothing', 'taken', 'taken', 'scored', 'wentOn', 'taken', 'nothing', 'scored', 'won'],
  ],
  leaderboard: {
    ...{ title: 'Deal of the day', subtitle: 'Koi-Koi · 26 Nov', columns: ['Score'], lead: 0 },
    rows: [
      ['1.', 'Mei-Lin', '12'],
      ['2.', 'Hanako', '8'],
      ['', 'Strong computer', '5'],
      ['3.', 'Oskar', '0'],
    ].map(([position = '', name = '', score = ''], index) => ({
      ...{ position, name, figures: [score] },
      look: index === 0 ? 'first' : index === 1 ? 'own' : 'plain',
    })),
  },
};

export const GRAPH: GraphInfo = {
  person: { id: 'Hanako', name: 'Hanako' },
  game: null,
  steps: Array.from({ length: 31 }, (_, index) => ({
    at: FIRST_DAY + index * 9 * DAY,
    rating: {
      value: Math.round(1500 + index * 5 + 35 * Math.sin(index * 1.3)),
      spread: 350 - index * 8,
      isProvisional: index < 10,
    },
  })),
};

const PROFILE: ProfileInfo = {
  person: { id: 'Hanako', name: 'Hanako' },
  all: { matches: 31, wins: 17, place: 1.45, rating: GRAPH.steps.at(-1)?.rating ?? null },
  career: { streak: 3, bestStreak: 5 },
  steps: GRAPH.steps,
  best: {
    game: 'koi-koi',
    yaku: {
      id: 'goko',
      value: 15,
      cards: parseCardSet('pine.crane cherry.curtain susuki.moon willow.rainman paulownia.phoenix'),
    },
  },
  earned: [
    ...(['boar-deer-butterflies', 'five-brights', 'three-in-a-row', 'comeback'] as const),
    ...(['beat-strong', 'ten-matches', 'first-win', 'first-match'] as const),
  ],
};

const ACHIEVEMENTS: AchievementsInfo = {
  person: PROFILE.person,
  earned: PROFILE.earned.map((id) => ({ id, at: FIRST_DAY })),
  next: stillToEarn(PROFILE.earned, { ...NO_CAREER, matches: 31, wins: 9, streak: 3, stayed: 23 }),
};

/** Leaderboards, profiles and ratings, which belong to no match. */
export const RANKING_SAMPLES: Readonly<Record<string, (painter: Painter) => Promise<Png>>> = {
  'deal-of-the-day': (painter) => painter.deal(DEAL),
  leaderboard: (painter) => painter.leaderboard(leaderboardWords(LEADERBOARD, words('en'))),
  'leaderboard-ja': (painter) => painter.leaderboard(leaderboardWords(LEADERBOARD, words('ja'))),
  rating: (painter) => painter.ratingGraph(graphWords(GRAPH, words('en'))),
  profile: (painter) => painter.profile(profileWords(PROFILE, words('en'))),
  'profile-ja': (painter) => painter.profile(profileWords(PROFILE, words('ja'))),
  achievements: (painter) => painter.achievements(achievementsWords(ACHIEVEMENTS, words('en'))),
  'achievements-ja': (painter) =>
    painter.achievements(achievementsWords(ACHIEVEMENTS, words('ja'))),
  'rating-ja': (painter) => painter.ratingGraph(graphWords(GRAPH, words('ja'))),
};
