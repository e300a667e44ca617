import { say } from '../bot/bot.ts';
import { nowLines } from '../bot/hand/what-now.ts';
import { subcommand } from '../bot/interaction/command.ts';

/** What the person can do now at this channel's table, and what it waits for. */
export const moves = subcommand({
  expected: 'private',
  work: 'words',
  isAlwaysOpen: true,
  isAnywhere: true,
  async run({ tables }, request) {
    const { where, person, words } = request.context;
    const match = await tables.matches.newestIn(where.channelId);
    await say(request, nowLines(match, person.id, words).join('\n'));
  },
});
