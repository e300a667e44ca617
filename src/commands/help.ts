import { refuse, say } from '../bot/bot.ts';
import type { Subcommand } from '../bot/command.ts';
import { findGame } from '../engine/games/index.ts';
import { helpLines } from '../text/help.ts';

/** How to use the bot, or the rules of a game. */
export const help: Subcommand = {
  expected: 'private',
  isAlwaysOpen: true,
  async run(_bot, request) {
    const game = request.option('game') ?? null;
    if (game !== null && findGame(game) === undefined) {
      return await refuse(request, { reason: 'no-such-game', game });
    }
    await say(request, helpLines(game, request.caller.words).join('\n'));
  },
};
