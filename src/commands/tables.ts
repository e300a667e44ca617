import { textPayload } from '../bot/api/payload.ts';
import { subcommand } from '../bot/interaction/command.ts';
import { tableRows } from '../text/lobby/seating.ts';

/** The server's tables, in the channels that the person can see. */
export const tables = subcommand({
  expected: 'private',
  work: 'words',
  isAlwaysOpen: true,
  async run(bot, { context, answer }) {
    const { where, words } = context;
    const seen = (await bot.tables.matches.activeIn(where.serverId)).filter((match) => {
      return context.canSee(match.where.channelId);
    });
    const placed = seen.map((match) => ({ match, place: `<#${match.where.channelId}>` }));
    await answer.reply(textPayload(tableRows(placed, words).join('\n')));
  },
});
