import type { ProfileWords } from '../words/profile.ts';
import { command } from './bot.ts';

export const PROFILE: ProfileWords = {
  streak: (now, longest) => `Winning streak ${now}, best ${longest}`,
  notRated: 'No rated match yet',
  best: 'Best yaku',
  noYaku: 'None yet',
  achievements: 'Achievements',
  count: (earned, all) => `${earned} / ${all}`,
  onlyRecord: (who) => `${who} shows the rest of their profile to no one else.`,
  hidden: (who) => `${who} keeps their profile private.`,
  none: (who) =>
    who === null
      ? 'You haven’t finished a match here yet, so there’s no profile to show.'
      : `${who} hasn’t finished a match here yet, so there’s no profile to show.`,
  seenBy: {
    board: `-# Others see only what the leaderboard shows. Change that with ${command('me')}.`,
    server: `-# Everyone on this server can see it. Change that with ${command('me')}.`,
    me: `-# Only you can see it. Change that with ${command('me')}.`,
  },
  post: 'Show to everyone',
};
