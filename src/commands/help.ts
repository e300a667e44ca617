import { command } from '../bot/interaction/command.ts';
import { helpPayload } from '../bot/rules/rules-components.ts';

export const help = command({
  expected: 'private',
  work: 'words',
  isAlwaysOpen: true,
  isAnywhere: true,
  isForBarred: true,
  async run(bot, { answer, context }) {
    await answer.reply(await helpPayload(bot, context.words));
  },
});
