import type { Seat } from '../../engine/core/game.ts';
import type { AchievementId } from '../../model/achievements/achievements.ts';
import type { Career, CareerMatch } from '../../model/achievements/career.ts';
import type { SeatEnd } from '../../model/achievements/match-info.ts';
import type { Member } from '../../model/match.ts';

export interface Earned {
  readonly id: AchievementId;
  readonly matchId: number;
  /** When the match ended, in milliseconds since 1970. */
  readonly at: number;
}

export interface MadeAt {
  readonly matchId: number;
  readonly seat: Seat;
}

/** What people have achieved, and the tallies that it follows from: derived from their matches, so that it can be thrown away and made again. */
export interface AchievementStore {
  /** The newest first. */
  achievements(member: Member): Promise<readonly Earned[]>;
  addAchievements(member: Member, earned: readonly Earned[]): Promise<void>;
  deleteAchievements(member: Member): Promise<void>;
  /** The tally of somebody's career, as it was kept last; undefined if it was never counted. */
  career(member: Member): Promise<Career | undefined>;
  putCareer(member: Member, career: Career): Promise<void>;
  /**
   * The matches in which somebody had a result, in the order in which they ended, as far as they ended after an instant
   * in milliseconds since 1970: what a career is counted from.
   */
  careerMatches(member: Member, after: number): Promise<readonly CareerMatch[]>;
  ends(matchId: number): Promise<readonly SeatEnd[]>;
  /** The newest match with somebody's yaku of the highest value in a game; undefined if they made none. */
  bestYaku(member: Member, game: string): Promise<MadeAt | undefined>;
  /** Everybody with a result and a name in a server. */
  members(): Promise<readonly Member[]>;
}
