import { subcommand } from '../bot/interaction/command.ts';
import { privacyMenu } from '../bot/privacy/privacy-menu.ts';

/** What the bot stores of a person, and how to download or delete it. */
export const privacy = subcommand({
  expected: 'private',
  isAlwaysOpen: true,
  isAnywhere: true,
  work: 'words',
  async run({ tables }, { context, answer }) {
    await answer.reply(privacyMenu(context, tables.privacy.keepLeftDays));
  },
});
