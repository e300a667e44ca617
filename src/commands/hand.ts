import { withCards } from '../bot/hand/hand-match.ts';
import { subcommand } from '../bot/interaction/command.ts';
import { replyWithHand } from '../bot/lesson/first-hand.ts';

/** Shows a player their own cards, privately. */
export const hand = subcommand({
  expected: 'private',
  isAnywhere: true,
  work: 'show',
  async run(bot, request) {
    const { channelId } = request.context.where;
    const match = await withCards(request, await bot.tables.matches.newestIn(channelId));
    if (match !== undefined) await replyWithHand(bot, request, match);
  },
});
