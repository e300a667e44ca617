import { refuse } from '../bot/bot.ts';
import { subcommand } from '../bot/interaction/command.ts';
import { leaderboardPayload } from '../bot/ranking/leaderboard-payload.ts';
import { periodOf, sortOf } from '../bot/ranking/leaderboard-query.ts';
import { rankingDepsOf } from '../bot/ranking/ranking-components.ts';
import { findGame } from '../games/index.ts';
import { NAMED_PERIODS, SORTS } from '../model/ranking.ts';
import { choice, gameChoices, textOption } from './options.ts';

const periodChoices = NAMED_PERIODS.map((period) =>
  choice(period, ({ ranking }) => ranking.periods[period]),
);
const sortChoices = SORTS.map((sort) => choice(sort, ({ ranking }) => ranking.sorts[sort]));

/** Who has won most on the server, in this season unless another time is asked for. */
export const leaderboard = subcommand({
  options: {
    game: textOption(({ leaderboardGame }) => leaderboardGame, { choices: gameChoices }),
    period: textOption(({ period }) => period, { choices: periodChoices }),
    sort: textOption(({ sort }) => sort, { choices: sortChoices }),
  },
  expected: 'public',
  work: 'show',
  isAlwaysOpen: true,
  async run(bot, request) {
    const { context, answer, option } = request;
    const game = option('game') ?? null;
    if (game !== null && findGame(game) === undefined) {
      return await refuse(request, { reason: 'no-such-game', game });
    }
    const query = {
      audience: 'everybody',
      askerId: context.person.id,
      announced: null,
      game,
      period: periodOf(option('period') ?? '') ?? 'season',
      sort: sortOf(option('sort') ?? '') ?? 'wins',
      page: 0,
    } as const;
    const payload = await leaderboardPayload(
      rankingDepsOf(bot, request, context.publicWords),
      query,
    );
    await answer.reply(payload, 'everybody');
  },
});
