import { say } from '../bot/bot.ts';
import { subcommand } from '../bot/interaction/command.ts';
import { leaderboardPayload } from '../bot/ranking/leaderboard-payload.ts';
import { ownLeaderboard, rankingDepsOf } from '../bot/ranking/ranking-components.ts';
import { seasonPayload } from '../bot/ranking/season-payload.ts';
import { numberOption } from './options.ts';

/** The running season and those before; with a number, the standing of that one. */
export const season = subcommand({
  options: {
    number: numberOption(({ season }) => season, { min_value: 1 }),
  },
  expected: 'private',
  isAlwaysOpen: true,
  work: 'show',
  async run(bot, request) {
    const { context, answer, option } = request;
    const { words, mayManageServer: mayManage } = context;
    const seasons = await bot.tables.ranking.seasons(context.where.serverId);
    const typed = option('number');
    if (typed === undefined) {
      return void (await answer.reply(seasonPayload(seasons, words, { mayManage })));
    }
    const number = Number(typed);
    if (!Number.isInteger(number) || number < 1 || number > seasons.number) {
      return await say(request, words.ranking.seasons.noSuch(number));
    }
    const query = ownLeaderboard(context.person.id, number);
    await answer.reply(await leaderboardPayload(rankingDepsOf(bot, request, words), query));
  },
});
