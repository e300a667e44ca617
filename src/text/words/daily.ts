import type { People } from './people.ts';

/** What is said around the deal of the day. Days, amounts and names come ready to print. */
export interface DailyWords {
  /** Of the leaderboards. At most 24 characters, as on a picture. */
  readonly titles: Readonly<Record<'board' | 'week', string>>;
  /** A heading: whose deal it is. */
  heading(day: string, game: string): string;
  /** Above the hand. `when`: a time as Discord shows it. */
  note(when: string): string;
  /** What an attempt came to. */
  score(score: string): string;
  /** Beside what the strong computer made of it. */
  readonly beside: Readonly<Record<'better' | 'same' | 'worse', (par: string) => string>>;
  /** While that is not known. */
  readonly noPar: string;
  mean(mean: string, players: number): string;
  streak(days: number): string;
  /** That the deal of another day can be finished, until a time as Discord shows it. */
  unfinished(when: string): string;
  /** In place of a result. */
  readonly lapsed: string;
  /** In place of a replay, until a time as Discord shows it. */
  secret(when: string): string;
  readonly noHints: string;
  /** At most 38 characters each. */
  readonly buttons: {
    readonly share: string;
    readonly leaderboard: string;
    readonly day: string;
    readonly week: string;
    readonly goOn: string;
    readonly today: string;
  };
  /** To everybody: what somebody made of it. */
  shared(who: People, heading: string, result: string): string;
  /** Follows that. */
  readonly invite: string;
  readonly alreadyShared: string;
  /** The rows of a picture that are nobody's; about 14 Latin characters each. */
  readonly computer: string;
  readonly everybody: string;
  /** Over columns of figures; about 6 letters each. */
  readonly columns: { readonly score: string; readonly beaten: string; readonly played: string };
  week(from: string, to: string): string;
  /** How the leaderboard of a week counts. */
  readonly weekCounts: string;
  /** Below the leaderboard outside of servers, which names nobody else. */
  readonly alone: string;
  /** Nobody has played yet. */
  readonly empty: string;
  /** What is chosen to be shown. */
  readonly shows: Readonly<Record<'board' | 'week', string>>;
}
