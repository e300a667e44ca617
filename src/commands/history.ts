import { refuse, say } from '../bot/bot.ts';
import { historyPayload } from '../bot/history/history-payload.ts';
import { subcommand } from '../bot/interaction/command.ts';
import { findGame } from '../games/index.ts';
import { isPrivate } from '../model/private.ts';
import { mentionOf } from '../text/format/names.ts';
import { gameChoices, personOption, textOption } from './options.ts';

/** A person's finished matches on this server, by default one's own, to open and leaf through. */
export const history = subcommand({
  options: {
    person: personOption(({ person }) => person),
    game: textOption(({ historyGame }) => historyGame, { choices: gameChoices }),
  },
  expected: 'private',
  work: 'words',
  isAlwaysOpen: true,
  isAnywhere: true,
  async run({ tables }, request) {
    const { context, answer, option } = request;
    const game = option('game') ?? null;
    if (game !== null && findGame(game) === undefined) {
      return await refuse(request, { reason: 'no-such-game', game });
    }
    const { serverId } = context.where;
    const asked = option('person') ?? context.person.id;
    if (isPrivate(context) && asked !== context.person.id) {
      return await say(request, context.botMissing ?? context.words.notices.serverOnly);
    }
    const person =
      asked === context.person.id ? context.person : await tables.history.personOf(serverId, asked);
    if (person === undefined)
      return await say(request, context.words.review.empty(mentionOf([asked])));
    const query = { serverId, person, game, page: 0 };
    await answer.reply(await historyPayload(tables, query, context));
  },
});
