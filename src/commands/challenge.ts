import { command } from '../bot/interaction/command.ts';
import { challenge as challengePeople } from '../bot/lobby/invitation-components.ts';
import { FIRST_GAME, findGame, gameOf } from '../games/index.ts';

/**
 * From the menu of a person: opens a table for two in the channel with that person invited, of the game that was played
 * there last, if two can play it.
 */
export const challenge = command<'user'>({
  expected: 'public',
  async run(bot, request) {
    const { here } = request;
    const played = here && findGame(here.game);
    const game = played?.seats.includes(2) ? played : gameOf(FIRST_GAME);
    await challengePeople(bot, request, { game, ids: [request.option('user') ?? ''] });
  },
});
