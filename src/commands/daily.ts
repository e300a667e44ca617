import { type Bot, type Request, refuse } from '../bot/bot.ts';
import { boardFor } from '../bot/daily/daily-components.ts';
import { noteOf } from '../bot/daily/daily-payloads.ts';
import { subcommand } from '../bot/interaction/command.ts';
import { replyWithHand } from '../bot/lesson/first-hand.ts';
import type { Match } from '../model/match.ts';
import { choice, textOption } from './options.ts';

const shown = (['board', 'week'] as const).map((what) =>
  choice(what, ({ daily }) => daily.shows[what]),
);

/** The deal of the day: somebody's hand in it or what they made of it; or a board of the server. */
export const daily = subcommand({
  options: { show: textOption(({ show }) => show, { choices: shown }) },
  expected: 'private',
  isAlwaysOpen: true,
  isAnywhere: true,
  async run(bot, request) {
    const { context, answer, option } = request;
    const { where, person } = context;
    const what = option('show');
    if (what === 'board' || what === 'week') {
      const day = await bot.tables.daily.today(where.serverId);
      return void (await answer.reply(await boardFor(bot, request, { what, day })));
    }
    const outcome = await bot.tables.daily.open({ person, serverId: where.serverId });
    if (!outcome.ok) return await refuse(request, outcome);
    if (outcome.steps.length > 0) {
      bot.meter.count('hanafuda_private_matches_total', { kind: 'daily' });
    }
    beginPar(bot, outcome.match);
    await showDaily(bot, request, outcome.match);
  },
});

/** Has the strong computer play the deal, so that people who finish it find its result. */
function beginPar({ tables, log }: Bot, match: Match): void {
  // Asked for again by whoever comes next.
  tables.daily
    .par(match)
    .catch((error) => log.info({ err: error }, 'the strong computer has not played'));
}

async function showDaily(bot: Bot, request: Request, match: Match): Promise<void> {
  const { context, answer } = request;
  const notice = noteOf(match, context.words);
  if (match.status === 'playing') {
    await replyWithHand(bot, { ...request, ...(notice !== undefined && { notice }) }, match);
  } else await bot.hands.reply({ matchId: match.id, context, answer });
}
