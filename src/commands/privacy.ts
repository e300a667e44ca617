import { subcommand } from '../bot/interaction/command.ts';
import { privacyPage } from '../bot/privacy/privacy-components.ts';

/** What the bot stores of a person, and how to download or delete it. */
export const privacy = subcommand({
  expected: 'private',
  isAlwaysOpen: true,
  isAnywhere: true,
  isForBarred: true,
  work: 'words',
  async run(bot, { context, answer }) {
    await answer.reply(await privacyPage(bot, context));
  },
});
