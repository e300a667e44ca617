import type { AchievementId } from '../../model/achievements/achievements.ts';

/** What an achievement is called, and what it takes. */
interface AchievementText {
  /** About 26 letters, in two lines of a picture. */
  readonly name: string;
  /** A sentence to be read after the name, without a full stop. */
  readonly how: string;
}

/** Achievements: what they are called, and where they are told. */
export interface AchievementWords {
  readonly all: Readonly<Record<AchievementId, AchievementText>>;
  /** To the person alone, when a match has earned it. */
  earned(name: string, how: string): string;
  /** In a list; `when` as Discord shows a date. */
  line(name: string, how: string, when: string): string;
}
