import { subcommand } from '../bot/interaction/command.ts';
import { privacyMenu } from '../bot/privacy/privacy-menu.ts';

/** What is stored of somebody, and how to have it or to be rid of it. */
export const privacy = subcommand({
  expected: 'private',
  isAlwaysOpen: true,
  async run({ tables }, { context, answer }) {
    await answer.reply(privacyMenu(context, tables.privacy.keepLeftDays));
  },
});
