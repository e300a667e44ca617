import { dailyLeaderboardFor, dailyOfferFor } from '../bot/daily/daily-components.ts';
import { command } from '../bot/interaction/command.ts';
import { koiKoiOf } from '../model/deal.ts';
import { choice, textOption } from './options.ts';

const shown = (['board', 'week'] as const).map((what) =>
  choice(what, ({ daily }) => daily.shows[what]),
);

/** The deals of the day, to be played or to be looked at; or a leaderboard of the server. */
export const daily = command({
  options: { show: textOption({ choices: shown }) },
  expected: 'private',
  isAlwaysOpen: true,
  isAnywhere: true,
  async run(bot, request) {
    const { context, answer, option } = request;
    const what = option('show');
    if (what === 'board' || what === 'week') {
      const deal = koiKoiOf(await bot.tables.daily.today(context.where.serverId));
      return void (await answer.reply(await dailyLeaderboardFor(bot, request, { what, deal })));
    }
    await answer.reply(await dailyOfferFor(bot, request));
  },
});
