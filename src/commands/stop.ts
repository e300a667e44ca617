import { announce, refuse } from '../bot/bot.ts';
import type { Subcommand } from '../bot/command.ts';
import { textPayload } from '../bot/payload.ts';
import { escapeName, shortName } from '../text/names.ts';

/** Ends the match of the channel; it counts for nothing. */
export const stop: Subcommand = {
  expected: 'public',
  isAlwaysOpen: true,
  async run(bot, request) {
    const { caller, answer } = request;
    const at = { channelId: caller.where.channelId };
    const outcome = bot.tables.stop({ at, person: caller.person, mayManage: caller.mayManage });
    if (!outcome.ok) return await refuse(request, outcome);
    try {
      const { notices } = caller.publicWords;
      await answer.reply(
        textPayload(notices.stoppedBy(escapeName(shortName(caller.person.name)))),
        'everybody',
      );
    } finally {
      announce(bot, outcome, caller);
    }
  },
};
