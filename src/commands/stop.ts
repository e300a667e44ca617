import { textPayload } from '../bot/api/payload.ts';
import { type Bot, sayRefusal } from '../bot/bot.ts';
import { command } from '../bot/interaction/command.ts';
import type { Request } from '../bot/interaction/interaction-context.ts';
import { isToBeAsked, stopMenu } from '../bot/leaving/leaving-menus.ts';
import type { Outcome } from '../model/outcome.ts';
import { boldPerson } from '../text/format/names.ts';
import { consentLines, type StopOffer } from '../text/lobby/seating.ts';

/**
 * Ends the match of the channel, or asks the others to, by what the person is allowed. A manager is asked
 * before a match of others ends.
 */
export const stop = command({
  expected: 'public',
  isAlwaysOpen: true,
  async run(bot, request) {
    const { context, answer, here: match } = request;
    const { tables } = bot;
    if (match !== undefined && (await isToBeAsked(tables, match, context))) {
      return void (await answer.reply(stopMenu(match, context.person.id, context.words)));
    }
    const outcome = await stopOrOffer(bot, request);
    if (!outcome.ok) return await sayRefusal(request, outcome);
    const stopAt = await tables.timers.stopDueAt(outcome.match.id);
    const said = saidOf({ match: outcome.match, stopAt }, request);
    await answer.reply(textPayload(said), 'everybody');
  },
});

async function stopOrOffer({ tables }: Bot, { context }: Request): Promise<Outcome> {
  const { person, mayManage, where } = context;
  const at = { channelId: where.channelId };
  const outcome = await tables.leaving.stop({ at, person, mayManage });
  const isVoter = !outcome.ok && outcome.reason === 'needs-votes';
  return isVoter ? tables.leaving.offerStop(at, person) : outcome;
}

function saidOf({ match, stopAt }: StopOffer, { context }: Request): string {
  const { notices, seating } = context.publicWords;
  const { status, stopReason } = match;
  const name = boldPerson(context.person.name);
  if (status !== 'stopped') {
    return [seating.asksToStop(name), ...consentLines(stopAt, context.publicWords)].join('\n');
  }
  const isLobby = match.state === null;
  return stopReason !== null && (isLobby || stopReason === 'by-vote')
    ? seating.closed[stopReason](name)
    : notices.stoppedBy(name);
}
