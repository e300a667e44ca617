import { expect, test } from 'vitest';
import { NO_CARDS, parseCardSet } from '../../../src/engine/core/card-set.ts';
import { findGame } from '../../../src/games/index.ts';
import { type AchievementId, earnedBy } from '../../../src/model/achievements/achievements.ts';
import {
  type Career,
  type CareerMatch,
  careerAfter,
  careerOf,
  NO_CAREER,
} from '../../../src/model/achievements/career.ts';
import type { MatchInfo, RoundInfo } from '../../../src/model/achievements/match-info.ts';
import { recountAchievements } from '../../../src/table/achievements/achievements.ts';
import { room } from '../support/a-table.ts';
import { dealt, playOut, practising } from '../support/matches.ts';
import { done } from '../support/outcomes.ts';
import { AKI, BENI, SERVER } from '../support/people.ts';

const DAY = 24 * 60 * 60 * 1000;
const ROUND: RoundInfo = {
  ...{ captured: NO_CARDS, yaku: 0, hasDealtYaku: false, calls: 0, isWon: false },
};
const LOST: MatchInfo = {
  ...{ place: 2, isShared: false, lead: 0, people: 2, beaten: [], isRematch: false },
  ...{ rounds: [ROUND], course: [[1, 2]], seat: 0 },
};
const WON = { ...LOST, place: 1, lead: 9 };

/** A match that was won, by the totals after each round. */
const wonBy = (course: string): MatchInfo => ({
  ...WON,
  course: course.split(' ').map((totals) => totals.split('-').map(Number)),
});
const withRound = (round: Partial<RoundInfo>): MatchInfo => ({
  ...LOST,
  rounds: [ROUND, { ...ROUND, ...round }],
});
const took = (names: string) => withRound({ captured: parseCardSet(names) });

/** What each match earns, and the next best does not; by achievement. */
const BY_MATCH: readonly (readonly [AchievementId, MatchInfo, MatchInfo])[] = [
  ['full-table', { ...LOST, people: 4 }, { ...LOST, people: 3 }],
  ['rematch', { ...LOST, isRematch: true }, { ...LOST, isRematch: true, people: 1 }],
  [
    'five-brights',
    took('pine.crane cherry.curtain susuki.moon willow.rainman paulownia.phoenix'),
    took('pine.crane cherry.curtain susuki.moon willow.rainman'),
  ],
  [
    'boar-deer-butterflies',
    took('clover.boar maple.deer peony.butterflies'),
    took('clover.boar maple.deer'),
  ],
  [
    'poetry-ribbons',
    took('pine.ribbon plum.ribbon cherry.ribbon'),
    took('pine.ribbon plum.ribbon'),
  ],
  [
    'blue-ribbons',
    took('peony.ribbon chrys.ribbon maple.ribbon'),
    took('peony.ribbon iris.ribbon'),
  ],
  ['moon-and-cup', took('susuki.moon chrys.cup'), took('susuki.moon')],
  ['blossoms-and-cup', took('cherry.curtain chrys.cup'), took('chrys.cup')],
  [
    'whole-months',
    took(
      'pine.crane pine.ribbon pine.chaff1 pine.chaff2 plum.warbler plum.ribbon plum.chaff1 plum.chaff2 iris.bridge iris.ribbon iris.chaff1 iris.chaff2',
    ),
    took('pine.crane pine.ribbon pine.chaff1 pine.chaff2'),
  ],
  ['three-yaku', withRound({ yaku: 3 }), withRound({ yaku: 2 })],
  ['dealt-yaku', withRound({ hasDealtYaku: true }), withRound({ yaku: 1 })],
  ['call-won', withRound({ calls: 1, isWon: true }), withRound({ calls: 1 })],
  ['two-calls-won', withRound({ calls: 2, isWon: true }), withRound({ calls: 1, isWon: true })],
  ['comeback', wonBy('0-5 1-5 2-5 9-5'), wonBy('0-5 6-5 7-5 9-5')],
  ['from-the-front', wonBy('3-1 4-1 5-1'), wonBy('3-3 4-1 5-1')],
  ['by-a-hair', { ...WON, lead: 1 }, { ...WON, lead: 2 }],
  ['shared-first', { ...LOST, place: 1, isShared: true }, WON],
  ['beat-strong', { ...LOST, beaten: ['strong'] }, { ...LOST, beaten: ['normal'] }],
  ['beat-master', { ...LOST, beaten: ['master'] }, { ...LOST, beaten: ['strong'] }],
];

test.each(BY_MATCH)('%s is earned by what it says, and by nothing less', (id, enough, less) => {
  expect(earnedBy(enough, NO_CAREER)).toContain(id);
  expect(earnedBy(less, NO_CAREER)).not.toContain(id);
});

function careerWith(matches: readonly Partial<CareerMatch>[]): Career {
  const usual = { game: 'koi-koi', place: 1, fled: false, isOver: true, isRanked: true };
  const all = matches.map((match, index) => {
    return { ...usual, matchId: index, at: 0, others: [], ...match };
  });
  return careerOf(all, 'UTC');
}

test('a career counts what was played to its end, and wins that count on leaderboards', () => {
  const career = careerWith([
    { others: ['1'] },
    { game: 'mushi', others: ['1', '2'], at: DAY },
    { isRanked: false, place: 2, at: 2 * DAY },
    { isOver: false, at: 3 * DAY },
    { at: 3 * DAY },
  ]);
  expect(career).toMatchObject({ matches: 4, wins: 3, streak: 3, days: 4, stayed: 4 });
  expect(career.games.size).toBe(2);
  expect(career.met.size).toBe(2);
  const left: CareerMatch = {
    ...{ matchId: 9, game: 'koi-koi', place: 2, fled: true, isOver: true, isRanked: true },
    ...{ at: 9 * DAY, others: [] },
  };
  const after = careerAfter(career, left, 'UTC');
  expect(after).toMatchObject({ matches: 4, streak: 0, bestStreak: 3, stayed: 0 });
});

test('leaving earns nothing, and costs what staying has earned so far', () => {
  const stayed = careerWith(Array.from({ length: 25 }, () => ({})));
  expect(earnedBy(LOST, stayed)).toContain('always-there');
  const left = careerWith(Array.from({ length: 25 }, (_, index) => ({ fled: index === 20 })));
  expect(earnedBy(LOST, left)).not.toContain('always-there');
});

test('days in a row are counted by the time zone of the server, by a recount too', async () => {
  const { tables, store, clock } = room({ settings: { timeZone: 'Asia/Tokyo' } });
  const earned = async () =>
    (await tables.stored.achievements({ serverId: SERVER, personId: AKI.id })).map(({ id }) => id);
  // In Tokyo before and after midnight, and the evening after that: two days by UTC.
  for (const at of ['2026-11-20T14:50Z', '2026-11-20T15:10Z', '2026-11-21T16:00Z']) {
    clock.now = Date.parse(at);
    await playOut(tables, await dealt(tables, 'botan-cho', AKI, BENI));
  }
  const ids = await earned();
  expect(ids).toContain('three-days');
  await recountAchievements({ store, findGame });
  expect(await earned()).toEqual(ids);
  await store.putServerSettings(SERVER, { timeZone: 'UTC' });
  await recountAchievements({ store, findGame });
  expect(await earned()).not.toContain('three-days');
  await store.close();
});

test('nobody who left, and no private match, earns anything', async () => {
  const { tables, store } = room();
  await playOut(tables, await practising(tables, 'koi-koi'));
  expect(await store.members()).toEqual([]);
  const match = await dealt(tables, 'botan-cho', AKI, BENI);
  const left = done(await tables.leaving.leave({ matchId: match.id }, BENI));
  await playOut(tables, left);
  expect(await tables.stored.achievements({ serverId: SERVER, personId: AKI.id })).not.toEqual([]);
  expect(await tables.stored.achievements({ serverId: SERVER, personId: BENI.id })).toEqual([]);
  await store.close();
});
