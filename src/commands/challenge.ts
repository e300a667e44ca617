import { say } from '../bot/bot.ts';
import { command } from '../bot/interaction/command.ts';
import { invitable } from '../bot/lobby/invitation-components.ts';
import { openTable } from '../bot/lobby/open-table.ts';
import { FIRST_MATCH, findGame } from '../games/index.ts';
import { mentionOf } from '../text/format/names.ts';

/**
 * From the menu of a person: opens a table for two in the channel with that person invited, of the game that was played
 * there last, if two can play it.
 */
export const challenge = command<'user'>({
  expected: 'public',
  async run(bot, request) {
    const { where, person: host, words, interactionId } = request.context;
    const asked = request.option('user') ?? '';
    if (asked === host.id) return await say(request, words.invitations.yourself);
    const { people: invited, others } = await invitable(bot, request, [asked]);
    if (others.length > 0) return await say(request, words.invitations.cannot(mentionOf(others)));
    const last = (await bot.tables.stored.newestMatch(where.channelId))?.game;
    const game = last !== undefined && findGame(last)?.seats.includes(2) ? last : FIRST_MATCH.game;
    const seats = 2;
    await openTable(bot, request, (tables, place) =>
      tables.lobby.open({
        ...place,
        host,
        game,
        seats,
        options: {},
        invited,
        interactionId,
      }),
    );
  },
});
