import { subcommand } from '../bot/command.ts';
import { withCards } from '../bot/hand-match.ts';
import { giveHint } from '../bot/hint.ts';

/** What a strong computer would do in the caller's place, and why, above their cards. */
export const hint = subcommand({
  expected: 'private',
  work: 'show',
  async run(bot, request) {
    const match = await withCards(request, bot.tables.look(request.caller.where.channelId));
    if (match !== undefined) await giveHint(bot, { ...request, show: 'reply' }, match);
  },
});
