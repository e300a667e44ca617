import { say } from '../bot/bot.ts';
import { subcommand } from '../bot/interaction/command.ts';
import { rankingDepsOf } from '../bot/ranking/ranking-components.ts';
import { statsPayload } from '../bot/ranking/stats-payload.ts';
import { mentionOf } from '../text/format/names.ts';
import { personOption } from './options.ts';

/** A person's record on this server, by default one's own; shown privately. */
export const stats = subcommand({
  options: {
    person: personOption(({ person }) => person),
  },
  expected: 'private',
  work: 'show',
  isAlwaysOpen: true,
  async run(bot, request) {
    const { context, answer, option } = request;
    const { person, words } = context;
    const personId = option('person') ?? person.id;
    const payload = await statsPayload(rankingDepsOf(bot, request, words), {
      personId,
      game: null,
    });
    if (payload !== null) return void (await answer.reply(payload));
    const who = personId === person.id ? null : mentionOf([personId]);
    await say(request, words.ranking.stats.none(who));
  },
});
