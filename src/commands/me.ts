import { subcommand } from '../bot/interaction/command.ts';
import { personMenu } from '../bot/settings/settings-menu.ts';

/** A person's own settings. */
export const me = subcommand({
  expected: 'private',
  isAlwaysOpen: true,
  isAnywhere: true,
  work: 'words',
  async run(bot, { context, answer }) {
    await answer.reply(
      personMenu(await bot.settings.personSettings(context.person.id), context.words),
    );
  },
});
