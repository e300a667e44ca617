import { say, sayRefusal } from '../bot/bot.ts';
import { command } from '../bot/interaction/command.ts';
import { seatOf } from '../model/match.ts';

/** Takes a seat in the lobby of the channel, one's own seat in a running match back, or the next that is free. */
export const join = command({
  expected: 'private',
  async run(bot, request) {
    const { context, answer } = request;
    const outcome = await bot.tables.lobby.join(
      { channelId: context.where.channelId },
      context.person,
      context.interactionId,
    );
    if (!outcome.ok) return await sayRefusal(request, outcome);
    const { match, steps } = outcome;
    if (seatOf(match, context.person.id) === undefined)
      return await say(request, context.words.playing.youAreIn);
    if (match.status !== 'playing') return await say(request, context.words.notices.youJoined);
    const isBegun = steps.some((step) => step.seat === null);
    const notice = isBegun ? undefined : context.words.playing.youAreBack;
    await bot.hands.reply({ matchId: match.id, context, answer, notice });
  },
});
