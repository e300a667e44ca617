import { count } from '../format/numbers.ts';
import type { InvitationWords } from '../words/invitations.ts';

export const INVITATIONS: InvitationWords = {
  buttons: { invite: 'Invite', decline: 'Decline invitation' },
  ask: (minutes) =>
    `Whom do you want to invite? They’re mentioned at the table, and their seats are kept for ${count(minutes, 'minute', 'minutes')}, or until you press Start.`,
  choose: 'Choose people to invite',
  kept: (who, when) => `*kept for ${who} until ${when}*`,
  done: (who) => `Invited: ${who}. To take a seat back, use “Seats and clock”.`,
  cannot: (who) =>
    `Not invited, as they’re not on this server, can’t see this channel, or are bots: ${who}.`,
  unmentioned: 'To invite someone, type @ and their name, and choose them from the list.',
  listed: (who) => `${who} (invited)`,
};
