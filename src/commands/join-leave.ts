import { announce, refuse, say } from '../bot/bot.ts';
import type { Subcommand } from '../bot/command.ts';

/** Takes a seat in the lobby of the channel, or one's own seat in a running match back. */
export const join: Subcommand = {
  expected: 'private',
  async run(bot, request) {
    const { caller, answer } = request;
    const outcome = bot.tables.join({ channelId: caller.where.channelId }, caller.person);
    if (!outcome.ok) return await refuse(request, outcome);
    const { match } = outcome;
    try {
      if (match.status === 'playing') {
        await bot.hands.reply({ matchId: match.id, caller, answer });
      } else {
        await say(request, caller.words.notices.youJoined);
      }
    } finally {
      announce(bot, outcome, caller);
    }
  },
};

/** Gives the seat up; in a running match a computer plays on. */
export const leave: Subcommand = {
  expected: 'private',
  isAlwaysOpen: true,
  async run(bot, request) {
    const { caller } = request;
    const outcome = bot.tables.leave({ channelId: caller.where.channelId }, caller.person);
    if (!outcome.ok) return await refuse(request, outcome);
    const { notices } = caller.words;
    const { match } = outcome;
    try {
      await say(request, match.status === 'playing' ? notices.youAreAway : notices.youLeft);
    } finally {
      announce(bot, outcome, caller);
    }
  },
};
