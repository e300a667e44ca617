import { payloadOf } from '../bot/api/payload.ts';
import { command } from '../bot/interaction/command.ts';
import { gamesMenu } from '../bot/rules/rule-books.ts';
import { rulesFor } from '../bot/rules/rules-components.ts';
import { chosenGame, gameChoices, textOption } from './options.ts';

/**
 * The rules of a game to leaf through; without a name, those of the game at this table, or a menu
 * of the games if there is none.
 */
export const rules = command({
  options: { game: textOption({ choices: gameChoices }) },
  expected: 'private',
  work: 'show',
  isAlwaysOpen: true,
  isAnywhere: true,
  async run(bot, request) {
    const { context, answer, option, here } = request;
    const game = await chosenGame(request, option('game') ?? here?.game);
    if (game === undefined) return;
    if (game === null) {
      const { words } = context;
      return void (await answer.reply(payloadOf([words.ruleBook.which, gamesMenu(words)])));
    }
    const match = here?.game === game && here.status !== 'stopped' ? here : undefined;
    await answer.reply(await rulesFor(bot, context, { game, page: 0, isPrimer: false, match }));
  },
});
