import { say } from '../bot/bot.ts';
import { replyWithReplay } from '../bot/history/history-components.ts';
import { historyPayload } from '../bot/history/history-payload.ts';
import { command } from '../bot/interaction/command.ts';
import { isPrivate } from '../model/private.ts';
import { mentionOf } from '../text/format/names.ts';
import { chosenGame, gameChoices, personOption, textOption } from './options.ts';

/**
 * A person's finished matches on this server, by default one's own, to open and leaf through; with a code, that
 * match of the server.
 */
export const history = command({
  options: {
    person: personOption,
    game: textOption({ choices: gameChoices }),
    code: textOption({ max_length: 20 }),
  },
  expected: 'private',
  work: 'show',
  isAlwaysOpen: true,
  isAnywhere: true,
  async run(bot, request) {
    const { tables } = bot;
    const { context, answer, option } = request;
    const isElsewhere = isPrivate(context);
    const code = option('code');
    if (code !== undefined && !isElsewhere) return await replyWithReplay(bot, request, code);
    const game = await chosenGame(request);
    if (game === undefined) return;
    const { serverId } = context.where;
    const asked = option('person') ?? context.person.id;
    if (isElsewhere && (code !== undefined || asked !== context.person.id)) {
      return await say(request, context.botMissing ?? context.words.notices.serverOnly);
    }
    const person =
      asked === context.person.id ? context.person : await tables.stored.personOf(serverId, asked);
    if (person === undefined)
      return await say(request, context.words.review.empty(mentionOf([asked])));
    const query = { serverId, person, game, page: 0 };
    await answer.reply(await historyPayload(tables, query, context));
  },
});
