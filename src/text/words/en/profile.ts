import type { People } from '../people.ts';
import { command } from './bot.ts';

/** What somebody shows of what they have done. */
export const PROFILE = {
  /** Now, and the longest. About 24 characters. */
  streak: (now: number, longest: number) => `Winning streak ${now}, best ${longest}`,
  notRated: 'No rated match yet',
  /** Headings in the picture: about 20 characters. */
  best: 'Best yaku',
  noYaku: 'None yet',
  achievements: 'Achievements',
  /** `12 / 39`. */
  count: (earned: number, all: number) => `${earned} / ${all}`,
  /** To others, who see what leaderboards show: nothing more is shared. */
  onlyRecord: (who: People) => `${who} shows the rest of their profile to no one else.`,
  /** To others, where nothing is shared. */
  hidden: (who: People) => `${who} keeps their profile private.`,
  /** `who` null: the asker. */
  none: (who: People | null) =>
    who === null
      ? 'You haven’t finished a match here yet, so there’s no profile to show.'
      : `${who} hasn’t finished a match here yet, so there’s no profile to show.`,
  /** Under one's own, with who else sees it. */
  seenBy: {
    board: `-# Others see only what the leaderboard shows. Change that with ${command('me')}.`,
    server: `-# Everyone on this server can see it. Change that with ${command('me')}.`,
    me: `-# Only you can see it. Change that with ${command('me')}.`,
  },
  /** A button, at most 38 characters: shows it to everybody in the channel. */
  post: 'Show to everyone',
};
