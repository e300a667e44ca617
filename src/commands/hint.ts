import { withCards } from '../bot/hand/hand-match.ts';
import { giveHint } from '../bot/hand/hint.ts';
import { subcommand } from '../bot/interaction/command.ts';

/** Shows what a strong computer would do in the player's place, and why, above their cards. */
export const hint = subcommand({
  expected: 'private',
  isAnywhere: true,
  work: 'show',
  async run(bot, request) {
    const match = await withCards(
      request,
      await bot.tables.matches.newestIn(request.context.where.channelId),
    );
    if (match !== undefined) await giveHint(bot, { ...request, show: 'reply' }, match);
  },
});
