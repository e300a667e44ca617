import type { Subcommand } from '../bot/command.ts';
import { personMenu, serverMenu } from '../bot/settings-menu.ts';
import { refuseSettings, serverLook } from '../bot/settings-presses.ts';

/** What holds in the whole server, to be changed by those who manage it. */
export const settings: Subcommand = {
  expected: 'private',
  isAlwaysOpen: true,
  async run(bot, request) {
    const { caller, answer } = request;
    if (!caller.mayManageServer) return await refuseSettings(request);
    await answer.reply(serverMenu(serverLook(bot, request), caller.words));
  },
};

/** What a person has chosen for themselves. */
export const me: Subcommand = {
  expected: 'private',
  isAlwaysOpen: true,
  async run(bot, { caller, answer }) {
    await answer.reply(personMenu(bot.settings.personSettings(caller.person.id), caller.words));
  },
};
