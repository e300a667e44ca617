import { announce, type Bot, refuse } from '../bot/bot.ts';
import type { CommandRequest, Subcommand } from '../bot/command.ts';
import { textPayload } from '../bot/payload.ts';
import type { Match, Outcome } from '../table/match.ts';
import { escapeName, shortName } from '../text/names.ts';

/** Ends the match of the channel, or asks the others to: whichever the caller may. */
export const stop: Subcommand = {
  expected: 'public',
  isAlwaysOpen: true,
  async run(bot, request) {
    const { caller, answer } = request;
    const outcome = stopOrOffer(bot, request);
    if (!outcome.ok) return await refuse(request, outcome);
    try {
      await answer.reply(textPayload(saidOf(outcome.match, request)), 'everybody');
    } finally {
      announce(bot, outcome, caller);
    }
  },
};

function stopOrOffer({ tables }: Bot, { caller }: CommandRequest): Outcome {
  const { person, mayManage, where } = caller;
  const at = { channelId: where.channelId };
  const outcome = tables.stop({ at, person, mayManage });
  const isVoter = !outcome.ok && outcome.reason === 'needs-votes';
  return isVoter ? tables.offerStop(at, person) : outcome;
}

function saidOf({ status, stopReason }: Match, { caller }: CommandRequest): string {
  const { notices, seating } = caller.publicWords;
  const name = escapeName(shortName(caller.person.name));
  if (status !== 'stopped') return seating.asksToStop(name);
  return stopReason === 'by-vote' ? seating.closed['by-vote'](name) : notices.stoppedBy(name);
}
