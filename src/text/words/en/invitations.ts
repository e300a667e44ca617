import { count } from '../numbers.ts';
import type { People } from '../people.ts';
import { command } from './bot.ts';

/** Seats that are kept for people. Names, mentions and times come ready to print. */
export const INVITATIONS = {
  /** At most 38 characters each. */
  buttons: { invite: 'Invite', decline: 'Decline invitation' },
  /** To the host: whom to choose. `minutes`: for how long seats are kept. */
  ask: (minutes: number) =>
    `Whom do you want to invite? They’re mentioned at the table, and their seats are kept for ${count(minutes, 'minute', 'minutes')}, or until you press Start.`,
  /** In a list of which nothing is chosen, at most 100 characters. */
  choose: 'Choose people to invite',
  /** In the lobby, in place of a player. `when`: a time as Discord shows it. */
  kept: (who: People, when: string) => `*kept for ${who} until ${when}*`,
  /** To the host: done. */
  done: (who: People) => `Invited: ${who}. To take a seat back, use “Seats and clock”.`,
  /** Those who cannot be invited. */
  cannot: (who: People) =>
    `Not invited, as they’re not on this server, can’t see this channel, or are bots: ${who}.`,
  /** What was typed mentions nobody. */
  unmentioned: 'To invite someone, type @ and their name, and choose them from the list.',
  /** To somebody who challenges themselves. */
  yourself: `You can’t challenge yourself. ${command('practice')} lets you play alone.`,
  /** In a list of players, at most 100 characters. */
  listed: (who: People) => `${who} (invited)`,
};
