import { refuse, say } from '../bot/bot.ts';
import type { Subcommand } from '../bot/command.ts';
import { seatOf } from '../table/match.ts';

/** The caller's own cards, for their eyes alone. */
export const hand: Subcommand = {
  expected: 'private',
  async run({ tables, hands }, request) {
    const { caller, answer } = request;
    const match = tables.look(caller.where.channelId);
    if (match === undefined) return await refuse(request, { reason: 'no-table' });
    if (match.status === 'open') return await refuse(request, { reason: 'not-playing', match });
    if (match.status !== 'playing') return await say(request, caller.words.notices.handOver);
    if (seatOf(match, caller.person.id) === undefined) {
      return await refuse(request, { reason: 'not-seated', match });
    }
    await hands.reply({ matchId: match.id, caller, answer });
  },
};
