import type { People } from './people.ts';

/** What somebody shows of what they have done. */
export interface ProfileWords {
  /** Now, and the longest. About 24 characters. */
  streak(now: number, longest: number): string;
  readonly notRated: string;
  /** Headings in the picture: about 20 characters. */
  readonly best: string;
  readonly noYaku: string;
  readonly achievements: string;
  /** `12 / 39`. */
  count(earned: number, all: number): string;
  /** To others, who see what leaderboards show: nothing more is shared. */
  onlyRecord(who: People): string;
  /** To others, where nothing is shared. */
  hidden(who: People): string;
  /** `who` null: the asker. */
  none(who: People | null): string;
  /** Under one's own, with who else sees it. */
  readonly seenBy: Readonly<Record<'board' | 'server' | 'me', string>>;
  /** A button, at most 38 characters: shows it to everybody in the channel. */
  readonly post: string;
}
