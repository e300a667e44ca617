import { withCards } from '../bot/hand/hand-match.ts';
import { subcommand } from '../bot/interaction/command.ts';

/** Shows a player their own cards, privately. */
export const hand = subcommand({
  expected: 'private',
  work: 'show',
  async run({ tables, hands }, request) {
    const { context, answer } = request;
    const match = await withCards(request, await tables.matches.newestIn(context.where.channelId));
    if (match !== undefined) await hands.reply({ matchId: match.id, context, answer });
  },
});
