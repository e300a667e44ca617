import type { Options, Seat } from '../../engine/core/game.ts';
import type { Clock } from '../../model/clock.ts';
import type { Day } from '../../model/day.ts';
import type { DealId } from '../../model/deal.ts';
import type { Contribution, Status } from '../../model/match.ts';
import type { PersonSettings } from '../../model/settings.ts';
import type { Alert } from '../alerts/alert-store.ts';
import type { MemberHoliday } from '../holiday/holiday-store.ts';
import type { ServerChange } from '../settings/settings-store.ts';

/** A match that somebody took part in, as they may have it: without what others hold or chose. */
export interface OwnMatch {
  readonly id: number;
  readonly serverId: string;
  readonly channelId: string;
  readonly game: string;
  readonly options: Options;
  /** How many seats the host had set; null: as many as the game usually has. */
  readonly seats: number | null;
  readonly clock: Clock;
  readonly status: Status;
  readonly isRated: boolean;
  readonly isHost: boolean;
  /** Null for somebody whom the host sent away, or for whom a seat was kept. */
  readonly seat: Seat | null;
  /** The name that they then bore; null without a seat. */
  readonly name: string | null;
  /** The computer plays for them. */
  readonly isAway: boolean;
  /** How often in a row they let their time pass. */
  readonly missed: number;
  /** They were silent for so long that the others might let the computer play for them. */
  readonly isSilent: boolean;
  /** Until when their clock stands still there; null: it does not. */
  readonly holidayUntil: number | null;
  /** What they added to the chance of the deals. */
  readonly contributions: readonly Contribution[];
  readonly wantsToStop: boolean;
  readonly isSentAway: boolean;
  /** Until when a seat is kept for them; null: none is. */
  readonly keptUntil: number | null;
  readonly openedAt: number;
  readonly changedAt: number;
  /** When their moves were deleted, since their time was over. */
  readonly strippedAt: number | null;
  /** Their own moves, in order, as text, and when each was made. */
  readonly moves: readonly { readonly move: string; readonly at: number }[];
}

/** Everything that is stored of one person. Times are milliseconds since 1970. */
export interface PersonalData {
  readonly personId: string;
  readonly settings: PersonSettings;
  /** When Discord last refused a direct message to them; null: it has not. */
  readonly refusedAt: number | null;
  /** Where they want to be told of open tables. */
  readonly alerts: readonly Alert[];
  /** When they are or were on holiday, for a year. */
  readonly holidays: readonly MemberHoliday[];
  /** When the operator barred them from the bot; null: they are not. */
  readonly barredAt: number | null;
  /** The latest settings of servers that they changed, and deletions of servers' data that they asked for or undid. */
  readonly serverChanges: readonly (Omit<ServerChange, 'personId'> & {
    readonly serverId: string;
  })[];
  /** The deletions to come of servers' data that they asked for. */
  readonly deletions: readonly { readonly serverId: string; readonly dueAt: number }[];
  /** The names last seen. */
  readonly names: readonly { readonly serverId: string; readonly name: string }[];
  readonly matches: readonly OwnMatch[];
  readonly results: readonly {
    readonly matchId: number;
    readonly serverId: string;
    readonly game: string;
    readonly score: number;
    readonly place: number;
    readonly fled: boolean;
    readonly bestYaku: string | null;
    readonly bestYakuValue: number | null;
    readonly isRanked: boolean;
    readonly finishedAt: number;
  }[];
  readonly ratings: readonly {
    readonly serverId: string;
    /** Empty: over all games. */
    readonly game: string;
    readonly matchId: number;
    readonly mu: number;
    readonly sigma: number;
    readonly matches: number;
    readonly at: number;
  }[];
  /** What they have done in each server; `games` as JSON. Without those whom they have met. */
  readonly careers: readonly {
    readonly serverId: string;
    readonly matches: number;
    readonly wins: number;
    readonly streak: number;
    readonly bestStreak: number;
    readonly games: string;
    readonly days: number;
    readonly day: Day | null;
    readonly stayed: number;
    readonly at: number;
  }[];
  /** What they have achieved, and by which match. */
  readonly achievements: readonly {
    readonly serverId: string;
    readonly achievement: string;
    readonly matchId: number;
    readonly at: number;
  }[];
  /** Their attempts at the deals of days. */
  readonly daily: readonly {
    readonly deal: DealId;
    readonly matchId: number;
    readonly begunAt: number;
    readonly finishedAt: number | null;
    readonly score: number | null;
    readonly place: number | null;
  }[];
  /** On which servers' leaderboards of a day they stand, and when they shared their result there. */
  readonly dailyBoards: readonly {
    readonly serverId: string;
    readonly deal: DealId;
    readonly sharedAt: number | null;
  }[];
  /** Private hand messages that can still be kept fresh: until when, and in which language. */
  readonly hands: readonly {
    readonly matchId: number;
    readonly expiresAt: number;
    readonly locale: string;
  }[];
}

/** Some of what is stored of somebody by their matches. */
export interface PersonalMatches extends Pick<PersonalData, 'matches' | 'results' | 'ratings'> {
  /** Where to go on; null at the end. */
  readonly next: number | null;
}

/** What is stored of people, to be shown to them. */
export interface PersonalDataStore {
  /** What is stored of somebody apart from their matches. */
  personalInfo(personId: string): Promise<Omit<PersonalData, keyof PersonalMatches>>;
  /** A page of their matches, the oldest first; `cursor` is 0 for the first. */
  personalMatches(personId: string, cursor: number): Promise<PersonalMatches>;
}
