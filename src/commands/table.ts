import { refuse } from '../bot/bot.ts';
import { subcommand } from '../bot/interaction/command.ts';

/** Shows the table again, at the end of the channel. */
export const table = subcommand({
  expected: 'public',
  work: 'show',
  async run({ tables, tableMessages }, request) {
    const match = await tables.matches.newestIn(request.context.where.channelId);
    if (match?.status !== 'open' && match?.status !== 'playing') {
      return await refuse(request, { reason: 'no-table' });
    }
    await tableMessages.reply(match, request.answer);
  },
});
