import { type Bot, say, sayRefusal } from '../bot/bot.ts';
import {
  type CommandRequest,
  choicesLike,
  command,
  fold,
  MAX_CHOICE,
} from '../bot/interaction/command.ts';
import type { InteractionContext, Request } from '../bot/interaction/interaction-context.ts';
import { leaveMenu, leftSentence } from '../bot/leaving/leaving-menus.ts';
import { type Match, seatOf } from '../model/match.ts';
import { dayOf } from '../model/private.ts';
import { tableLabel } from '../text/lobby/seating.ts';
import { textOption } from './options.ts';

/**
 * Gives a seat up, at any table from any channel, so that nobody is ever held by one: the table that
 * was named, or that of this channel, or else the only one there is; of several the person chooses.
 */
export const leave = command({
  options: { table: textOption({ autocomplete: true, max_length: MAX_CHOICE }) },
  expected: 'private',
  isAlwaysOpen: true,
  isAnywhere: true,
  async run(bot, request) {
    const { context, answer } = request;
    const seats = await leavable(bot, context.person.id);
    const named = request.option('table');
    const here = seats.find(({ where }) => where.channelId === context.where.channelId);
    const meant =
      named === undefined ? (here ?? onlyOne(seats)) : tableCalled(named, seats, context);
    if (meant !== undefined) return await leaveTable(bot, request, meant);
    if (seats.length === 0) return await refuseStranger(request);
    await answer.reply(leaveMenu(seats, context.words));
  },
  complete: async (bot, { context, focused }) => {
    const choices = (await leavable(bot, context.person.id)).map((match) => {
      return { name: tableLabel(match, context.words), value: String(match.id) };
    });
    return choicesLike(choices, focused.value);
  },
});

/** All but the deal of the day: nobody waits for that, and it would be the person's only attempt. */
async function leavable({ tables }: Bot, personId: string): Promise<readonly Match[]> {
  const seats = await tables.stored.seatsOf(personId);
  return seats.filter((match) => dayOf(match) === null);
}

function onlyOne(seats: readonly Match[]): Match | undefined {
  return seats.length === 1 ? seats[0] : undefined;
}

/** A table by its number, as a choice of the list sends it, or by a part of its name. */
function tableCalled(
  typed: string,
  seats: readonly Match[],
  { words }: InteractionContext,
): Match | undefined {
  const exact = seats.find(({ id }) => String(id) === typed.trim());
  const like = seats.filter((match) => fold(tableLabel(match, words)).includes(fold(typed)));
  return exact ?? onlyOne(like);
}

async function leaveTable(bot: Bot, request: Request, { id }: Match): Promise<void> {
  const { context } = request;
  const outcome = await bot.tables.leaving.leave({ matchId: id }, context.person);
  if (!outcome.ok) return await sayRefusal(request, outcome);
  await say(request, leftSentence(outcome.match, context));
}

/** Tells a person without a seat that they have left this table already, or sit nowhere. */
async function refuseStranger(request: Request & Pick<CommandRequest, 'here'>): Promise<void> {
  const { context, here: match } = request;
  const hasLeft = match?.status === 'playing' && seatOf(match, context.person.id) !== undefined;
  if (hasLeft) return await sayRefusal(request, { reason: 'not-seated', match });
  await say(request, context.words.seating.nowhere);
}
