import { textPayload } from '../bot/api/payload.ts';
import { type Bot, type Request, refuse } from '../bot/bot.ts';
import { subcommand } from '../bot/interaction/command.ts';
import type { InteractionContext } from '../bot/interaction/interaction-context.ts';
import { stopMenu } from '../bot/leaving/match-menu.ts';
import type { Match } from '../model/match.ts';
import type { Outcome } from '../model/outcome.ts';
import { isPresent } from '../model/seats.ts';
import { boldPerson } from '../text/format/names.ts';

/**
 * Ends the match of the channel, or asks the others to, by what the person is allowed. A manager who plays
 * it with others may have meant either, and is asked.
 */
export const stop = subcommand({
  expected: 'public',
  isAlwaysOpen: true,
  async run(bot, request) {
    const { context, answer } = request;
    const match = await bot.tables.matches.newestIn(context.where.channelId);
    if (match !== undefined && (await isDoubtful(bot, match, context))) {
      return void (await answer.reply(stopMenu(match, context.person.id, context.words)));
    }
    const outcome = await stopOrOffer(bot, request);
    if (!outcome.ok) return await refuse(request, outcome);
    await answer.reply(textPayload(saidOf(outcome.match, request)), 'everybody');
  },
});

/** Whether the person could stop this match only as a manager, while they play it. */
async function isDoubtful(
  { tables }: Bot,
  match: Match,
  { person, mayManage }: InteractionContext,
): Promise<boolean> {
  const present = match.players.filter(isPresent);
  if (match.status !== 'playing' || present.length < 2) return false;
  const isHere = present.some((player) => player.person.id === person.id);
  return (
    isHere && mayManage && !(await tables.leaving.mayStop(match, { person, mayManage: false }))
  );
}

async function stopOrOffer({ tables }: Bot, { context }: Request): Promise<Outcome> {
  const { person, mayManage, where } = context;
  const at = { channelId: where.channelId };
  const outcome = await tables.leaving.stop({ at, person, mayManage });
  const isVoter = !outcome.ok && outcome.reason === 'needs-votes';
  return isVoter ? tables.leaving.offerStop(at, person) : outcome;
}

function saidOf({ status, stopReason }: Match, { context }: Request): string {
  const { notices, seating } = context.publicWords;
  const name = boldPerson(context.person.name);
  if (status !== 'stopped') return seating.asksToStop(name);
  return stopReason === 'by-vote' ? seating.closed['by-vote'](name) : notices.stoppedBy(name);
}
