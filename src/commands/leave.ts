import { type Bot, type Request, refuse, say } from '../bot/bot.ts';
import type { Caller } from '../bot/interaction/caller.ts';
import { choicesLike, fold, subcommand } from '../bot/interaction/command.ts';
import { leaveMenu, leftSentence } from '../bot/leaving/leave-table.ts';
import { type Match, seatOf } from '../model/match.ts';
import { tableLabel } from '../text/lobby/seating.ts';
import { textOption } from './options.ts';

/**
 * Gives a seat up, at any table from any channel, so that nobody is ever held by one: the table that
 * was named, or that of this channel, or else the only one there is; of several the caller chooses.
 */
export const leave = subcommand({
  options: {
    table: textOption(({ table }) => table, { autocomplete: true, max_length: 100 }),
  },
  expected: 'private',
  isAlwaysOpen: true,
  async run(bot, request) {
    const { caller, answer } = request;
    const seats = bot.tables.tablesOf(caller.person.id);
    const named = request.option('table');
    const here = seats.find(({ where }) => where.channelId === caller.where.channelId);
    const meant =
      named === undefined ? (here ?? onlyOne(seats)) : tableCalled(named, seats, caller);
    if (meant !== undefined) return await leaveTable(bot, request, meant);
    if (seats.length === 0) return await refuseStranger(bot, request);
    await answer.reply(leaveMenu(seats, caller.words));
  },
  complete: ({ tables }, { caller, focused }) => {
    const choices = tables.tablesOf(caller.person.id).map((match) => {
      return { name: tableLabel(match, caller.words), value: String(match.id) };
    });
    return choicesLike(choices, focused.value);
  },
});

function onlyOne(seats: readonly Match[]): Match | undefined {
  return seats.length === 1 ? seats[0] : undefined;
}

/** A table by its number, as a choice of the list sends it, or by a part of its name. */
function tableCalled(typed: string, seats: readonly Match[], { words }: Caller): Match | undefined {
  const exact = seats.find(({ id }) => String(id) === typed.trim());
  const like = seats.filter((match) => fold(tableLabel(match, words)).includes(fold(typed)));
  return exact ?? onlyOne(like);
}

async function leaveTable(bot: Bot, request: Request, { id }: Match): Promise<void> {
  const { caller } = request;
  const outcome = bot.tables.leave({ matchId: id }, caller.person);
  if (!outcome.ok) return await refuse(request, outcome);
  await say(request, leftSentence(outcome.match, caller));
}

/** To somebody without a seat anywhere: that they have left here already, or that nothing holds them. */
async function refuseStranger({ tables }: Bot, request: Request): Promise<void> {
  const { caller } = request;
  const match = tables.look(caller.where.channelId);
  const hasLeft = match?.status === 'playing' && seatOf(match, caller.person.id) !== undefined;
  if (hasLeft) return await refuse(request, { reason: 'not-seated', match });
  await say(request, caller.words.seating.nowhere);
}
