import { type Bot, say } from '../bot/bot.ts';
import { command } from '../bot/interaction/command.ts';
import { MOST_WINS, periodOf, sortOf } from '../bot/ranking/leaderboard-payload.ts';
import { leaderboardFor } from '../bot/ranking/ranking-components.ts';
import { NAMED_PERIODS, SORTS } from '../model/ranking.ts';
import { choice, chosenGame, gameChoices, numberOption, textOption } from './options.ts';

const periodChoices = NAMED_PERIODS.map((period) =>
  choice(period, ({ ranking }) => ranking.periods[period]),
);
const sortChoices = SORTS.map((sort) => choice(sort, ({ ranking }) => ranking.sorts[sort]));

/** Who has won most on the server, in this season unless another time or season is asked for. */
export const leaderboard = command({
  options: {
    game: textOption({ choices: gameChoices }),
    period: textOption({ choices: periodChoices }),
    sort: textOption({ choices: sortChoices }),
    season: numberOption({ min_value: 1 }),
  },
  expected: 'public',
  work: 'show',
  isAlwaysOpen: true,
  async run(bot, request) {
    const { context, answer, option } = request;
    const game = await chosenGame(request);
    if (game === undefined) return;
    const season = option('season');
    if (season !== undefined && !(await isSeason(bot, context.where.serverId, Number(season)))) {
      return await say(request, context.words.ranking.seasons.noSuch(Number(season)));
    }
    const query = {
      ...MOST_WINS,
      audience: 'everybody',
      askerId: context.person.id,
      game,
      period: periodOf(season ?? option('period') ?? '') ?? 'season',
      sort: sortOf(option('sort') ?? '') ?? 'wins',
    } as const;
    await answer.reply(await leaderboardFor(bot, request, query), 'everybody');
  },
});

async function isSeason({ tables }: Bot, serverId: string, number: number): Promise<boolean> {
  return number <= (await tables.ranking.seasons(serverId)).number;
}
