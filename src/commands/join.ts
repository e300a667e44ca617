import { sayRefusal } from '../bot/bot.ts';
import { command } from '../bot/interaction/command.ts';
import { answerArrival } from '../bot/lobby/lobby-components.ts';

/** Takes a seat in the lobby of the channel, one's own seat in a running match back, or the next that is free. */
export const join = command({
  expected: 'private',
  async run(bot, request) {
    const { where, person, interactionId } = request.context;
    const at = { channelId: where.channelId };
    const outcome = await bot.tables.lobby.join(at, person, interactionId);
    if (outcome.ok) await answerArrival(bot, request, outcome);
    else await sayRefusal(request, outcome);
  },
});
