import { refuse } from '../bot/bot.ts';
import type { Subcommand } from '../bot/command.ts';
import { textPayload } from '../bot/payload.ts';
import { findGame } from '../engine/games/index.ts';
import { leaderboardFoot, leaderboardLines } from '../text/leaderboard.ts';

const ROWS = 10;

/** Who has won most on the server, with the asker's own row where it is not among the first. */
export const leaderboard: Subcommand = {
  expected: 'public',
  isAlwaysOpen: true,
  async run({ tables }, request) {
    const { caller, answer, option } = request;
    const game = option('game') ?? null;
    if (game !== null && findGame(game) === undefined) {
      return await refuse(request, { reason: 'no-such-game', game });
    }
    const { serverId } = caller.where;
    const scope = { serverId, ...(game !== null && { game }) };
    const { ranks, total } = tables.leaderboard({ ...scope, limit: ROWS, offset: 0 });
    const personId = caller.person.id;
    const isShown = ranks.some(({ person }) => person.id === personId);
    const own = isShown ? undefined : tables.rankOf({ ...scope, personId });
    const words = caller.publicWords;
    const more = total - ranks.length;
    const lines = [
      ...leaderboardLines(ranks, game, words),
      ...leaderboardFoot({ own, more }, game, words),
    ];
    await answer.reply(textPayload(lines.join('\n')), 'everybody');
  },
};
