import { dailyLeaderboardFor, openToday } from '../bot/daily/daily-components.ts';
import { unfinishedPayload } from '../bot/daily/daily-payloads.ts';
import { command } from '../bot/interaction/command.ts';
import { noteOf, replyWithHand } from '../bot/lesson/first-hand.ts';
import { choice, textOption } from './options.ts';

const shown = (['board', 'week'] as const).map((what) =>
  choice(what, ({ daily }) => daily.shows[what]),
);

/** The deal of the day: somebody's hand in it or what they made of it; or a leaderboard of the server. */
export const daily = command({
  options: { show: textOption({ choices: shown }) },
  expected: 'private',
  isAlwaysOpen: true,
  isAnywhere: true,
  async run(bot, request) {
    const { context, answer, option } = request;
    const { where, person } = context;
    const what = option('show');
    if (what === 'board' || what === 'week') {
      const day = await bot.tables.daily.today(where.serverId);
      return void (await answer.reply(await dailyLeaderboardFor(bot, request, { what, day })));
    }
    const earlier = await bot.tables.daily.unfinished({ person, serverId: where.serverId });
    if (earlier !== undefined) {
      return void (await answer.reply(unfinishedPayload(earlier, context.words)));
    }
    const match = await openToday(bot, request);
    if (match === undefined) return;
    if (match.status !== 'playing') await bot.hands.reply({ matchId: match.id, context, answer });
    else await replyWithHand(bot, { ...request, notice: noteOf(match, context.words) }, match);
  },
});
