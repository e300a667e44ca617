import type { AchievementId } from '../../model/achievements/achievements.ts';
import type { CareerMatch } from '../../model/achievements/career.ts';
import type { SeatEnd } from '../../model/achievements/match-facts.ts';

/** Somebody in a server. */
export interface Member {
  readonly serverId: string;
  readonly personId: string;
}

/** What somebody has achieved, and by which match. */
export interface Earned {
  readonly id: AchievementId;
  readonly matchId: number;
  /** When the match ended, in milliseconds since 1970. */
  readonly at: number;
}

/** What people have achieved: derived from their matches, so that it can be thrown away and made again. */
export interface AchievementStore {
  /** The newest first. */
  achievements(member: Member): Promise<readonly Earned[]>;
  addAchievements(member: Member, earned: readonly Earned[]): Promise<void>;
  deleteAchievements(member: Member): Promise<void>;
  /** The matches in which somebody had a result, in the order in which they ended. */
  career(member: Member): Promise<readonly CareerMatch[]>;
  /** How a match ended for each seat. */
  ends(matchId: number): Promise<readonly SeatEnd[]>;
  /** Everybody with a result and a name in a server. */
  members(): Promise<readonly Member[]>;
}
