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
  /** In a list; `note`: when it was earned, as Discord shows a date, or how far it is; empty: neither. */
  line(name: string, how: string, note: string): string;
  /** `7/10`, which no line breaks. */
  progress(now: number, goal: number): string;
  /** Instead of a list without any. */
  readonly none: Readonly<Record<'earned' | 'next', string>>;
  /** Buttons: the profile, what they have earned, and what they have not. */
  readonly buttons: Readonly<Record<'profile' | 'earned' | 'next', string>>;
}
