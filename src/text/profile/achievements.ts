import {
  ACHIEVEMENT_IDS,
  type AchievementId,
  type NextAchievement,
} from '../../model/achievements/achievements.ts';
import type { Person } from '../../model/match.ts';
import { described } from '../format/description.ts';
import { shortName, timeMark } from '../format/names.ts';
import type { Words } from '../words/words.ts';

export interface AchievementsInfo {
  readonly person: Person;
  /** The newest first; `at` in milliseconds since 1970. */
  readonly earned: readonly { readonly id: AchievementId; readonly at: number }[];
  readonly next: readonly NextAchievement[];
}

/** So many are shown with how far they are. */
const NEAREST = 3;

export function achievementsWords({ person, earned, next }: AchievementsInfo, words: Words) {
  const { achievements } = words;
  const has = new Set(earned.map(({ id }) => id));
  return {
    name: shortName(person.name),
    count: `${earned.length} / ${ACHIEVEMENT_IDS.length}`,
    medals: ACHIEVEMENT_IDS.map((id) => ({ medal: id, isEarned: has.has(id) })),
    next: next.slice(0, NEAREST).flatMap(({ id, progress }) => {
      if (progress === null) return [];
      const { now, goal } = progress;
      const { name } = achievements.all[id];
      return [{ medal: id, name, progress: `${now}/${goal}`, share: now / goal }];
    }),
  };
}

export function achievementsAlt(info: AchievementsInfo, words: Words): string {
  const { name, count, next } = achievementsWords(info, words);
  const { profile, achievements } = words;
  const names = info.earned.map(({ id }) => achievements.all[id].name);
  const lines = [
    [name, `${profile.achievements} ${count}`],
    names,
    next.map((one) => `${one.name} ${one.progress}`),
  ];
  const full = lines.filter((line) => line.length > 0).map((line) => line.join(words.comma));
  return described(full, words);
}

export function earnedLines(
  { earned }: Pick<AchievementsInfo, 'earned'>,
  { achievements }: Words,
): readonly string[] {
  return earned.map(({ id, at }) => {
    const { name, how } = achievements.all[id];
    return achievements.line(name, how, timeMark(at, 'd'));
  });
}

/** A line for each that is not, with how far it is if that can be counted. */
export function nextLines(
  { next }: Pick<AchievementsInfo, 'next'>,
  { achievements }: Words,
): readonly string[] {
  return next.map(({ id, progress }) => {
    const { name, how } = achievements.all[id];
    const note = progress === null ? '' : `${progress.now}/${progress.goal}`;
    return achievements.line(name, how, note);
  });
}
