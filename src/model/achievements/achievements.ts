import {
  type CardSet,
  intersection,
  isSubsetOf,
  monthSet,
  size,
} from '../../engine/core/card-set.ts';
import {
  ANIMALS,
  BLUE,
  BRIGHT5,
  CHAFF,
  HANAMI,
  INOSHIKACHO,
  POETRY,
  RIBBONS,
  TSUKIMI,
} from '../../engine/mechanics/scoring/named-sets.ts';
import type { Career } from './career.ts';
import type { MatchInfo, RoundInfo } from './match-info.ts';

/** Whether somebody has earned it by a match that they played to its end. */
type Test = (match: MatchInfo) => boolean;

/** What is earned by doing something so often. */
interface Goal {
  readonly count: (career: Career) => number;
  readonly goal: number;
}

/** How near somebody has come to an achievement. */
export interface Progress {
  readonly now: number;
  readonly goal: number;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => monthSet(index + 1));

const round =
  (is: (round: RoundInfo) => boolean): Test =>
  ({ rounds }) =>
    rounds.some(is);
const captured = (cards: CardSet): Test => round((one) => isSubsetOf(cards, one.captured));
const many = (cards: CardSet, count: number): Test =>
  round((one) => size(intersection(cards, one.captured)) >= count);
const months = (is: (month: CardSet, own: CardSet) => boolean, count: number): Test =>
  round((one) => MONTHS.filter((month) => is(month, one.captured)).length >= count);

/**
 * What there is to achieve, in the order in which it is shown. Each is a pure function of what is stored, and means
 * the same in every game; none rewards what others suffer from, as leaving or letting them wait. The ids are
 * stored: one that was released is never renamed.
 *
 * To add one: add it here, its words in each language, and its seal in `src/render/medals/motifs.ts`. Then
 * `npm run achievements` gives it to those who have earned it before.
 */
export const ACHIEVEMENTS = {
  'first-match': { count: ({ matches }) => matches, goal: 1 },
  'ten-matches': { count: ({ matches }) => matches, goal: 10 },
  'fifty-matches': { count: ({ matches }) => matches, goal: 50 },
  'two-hundred-matches': { count: ({ matches }) => matches, goal: 200 },
  'first-win': { count: ({ wins }) => wins, goal: 1 },
  'ten-wins': { count: ({ wins }) => wins, goal: 10 },
  'fifty-wins': { count: ({ wins }) => wins, goal: 50 },
  'three-in-a-row': { count: ({ streak }) => streak, goal: 3 },
  'five-in-a-row': { count: ({ streak }) => streak, goal: 5 },
  'five-games': { count: ({ games }) => games.size, goal: 5 },
  'twelve-games': { count: ({ games }) => games.size, goal: 12 },
  'three-days': { count: ({ days }) => days, goal: 3 },
  'ten-days': { count: ({ days }) => days, goal: 10 },
  'five-people': { count: ({ met }) => met.size, goal: 5 },
  'twenty-people': { count: ({ met }) => met.size, goal: 20 },
  'always-there': { count: ({ stayed }) => stayed, goal: 25 },
  'full-table': ({ people }) => people >= 4,
  rematch: ({ isRematch, people }) => isRematch && people >= 2,
  'five-brights': captured(BRIGHT5),
  'boar-deer-butterflies': captured(INOSHIKACHO),
  'poetry-ribbons': captured(POETRY),
  'blue-ribbons': captured(BLUE),
  'moon-and-cup': captured(TSUKIMI),
  'blossoms-and-cup': captured(HANAMI),
  'seven-ribbons': many(RIBBONS, 7),
  'six-animals': many(ANIMALS, 6),
  'thirteen-chaff': many(CHAFF, 13),
  'whole-months': months((month, own) => isSubsetOf(month, own), 3),
  'whole-year': months((month, own) => size(intersection(month, own)) > 0, 12),
  'three-yaku': round(({ yaku }) => yaku >= 3),
  'dealt-yaku': round(({ hasDealtYaku }) => hasDealtYaku),
  'call-won': round(({ calls, isWon }) => calls >= 1 && isWon),
  'two-calls-won': round(({ calls, isWon }) => calls >= 2 && isWon),
  comeback: (match) => isWonAlone(match) && wasLastHalfway(match),
  'from-the-front': (match) => isWonAlone(match) && hasLedThroughout(match),
  'by-a-hair': (match) => isWonAlone(match) && match.lead <= 1,
  'shared-first': ({ place, isShared, people }) => place === 1 && isShared && people >= 2,
  'beat-strong': ({ beaten }) => beaten.some((one) => one === 'strong' || one === 'master'),
  'beat-master': ({ beaten }) => beaten.includes('master'),
} as const satisfies Readonly<Record<string, Test | Goal>>;

export type AchievementId = keyof typeof ACHIEVEMENTS;

export const ACHIEVEMENT_IDS = Object.keys(ACHIEVEMENTS) as readonly AchievementId[];

/** All that a match earns somebody, also what they have already. */
export function earnedBy(match: MatchInfo, career: Career): readonly AchievementId[] {
  return ACHIEVEMENT_IDS.filter((id) => {
    const one = ACHIEVEMENTS[id];
    return typeof one === 'function' ? one(match) : one.count(career) >= one.goal;
  });
}

function progressTo(id: AchievementId, career: Career): Progress | null {
  const one = ACHIEVEMENTS[id];
  if (typeof one === 'function') return null;
  return { now: Math.min(one.count(career), one.goal), goal: one.goal };
}

/** Something that somebody has not earned yet. */
export interface NextAchievement {
  readonly id: AchievementId;
  /** Null if one match decides. */
  readonly progress: Progress | null;
}

/** What is still to earn: what is nearest first, then what one match decides. */
export function stillToEarn(
  earned: readonly AchievementId[],
  career: Career,
): readonly NextAchievement[] {
  const share = ({ progress }: NextAchievement) => (progress ? progress.now / progress.goal : -1);
  return ACHIEVEMENT_IDS.filter((id) => !earned.includes(id))
    .map((id) => ({ id, progress: progressTo(id, career) }))
    .toSorted((one, other) => share(other) - share(one));
}

/** In a match of this few rounds nobody comes from behind, or leads throughout. */
const LEAST_ROUNDS = 3;

function isWonAlone({ place, isShared }: MatchInfo): boolean {
  return place === 1 && !isShared;
}

/** Whether they were last, and alone so, when half of the rounds were over or later. */
function wasLastHalfway({ course, seat }: MatchInfo): boolean {
  if (course.length < LEAST_ROUNDS) return false;
  return course.slice(Math.ceil(course.length / 2) - 1).some((totals) => {
    const own = totals[seat] ?? 0;
    return totals.every((total, other) => other === seat || total > own);
  });
}

function hasLedThroughout({ course, seat }: MatchInfo): boolean {
  if (course.length < LEAST_ROUNDS) return false;
  return course.every((totals) =>
    totals.every((total, other) => other === seat || total < (totals[seat] ?? 0)),
  );
}
