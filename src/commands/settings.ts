import { subcommand } from '../bot/interaction/command.ts';
import { refuseSettings, serverMenuInput } from '../bot/settings/settings-components.ts';
import { serverMenu } from '../bot/settings/settings-menu.ts';

/** The server's settings, for its managers. */
export const settings = subcommand({
  expected: 'private',
  isAlwaysOpen: true,
  work: 'words',
  async run(bot, request) {
    const { context, answer } = request;
    if (!context.mayManageServer) return await refuseSettings(request);
    await answer.reply(serverMenu(await serverMenuInput(bot, request), context.words));
  },
});
