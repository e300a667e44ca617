import { answerCut } from '../bot/fairness/fairness-components.ts';
import { subcommand } from '../bot/interaction/command.ts';
import { textOption } from './options.ts';

/** Cuts the cards of the channel's lobby, also with words of one's own. */
export const cut = subcommand({
  options: { words: textOption(({ words }) => words, { max_length: 200 }) },
  expected: 'private',
  async run(bot, request) {
    const { person, where, interactionId } = request.context;
    const outcome = await bot.tables.lobby.cut(
      { channelId: where.channelId },
      { personId: person.id, interactionId, words: request.option('words') },
    );
    await answerCut(request, outcome);
  },
});
