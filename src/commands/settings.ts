import { say } from '../bot/bot.ts';
import { choicesLike, subcommand } from '../bot/interaction/command.ts';
import { refuseSettings, serverMenuInput } from '../bot/settings/settings-components.ts';
import { serverMenu } from '../bot/settings/settings-menu.ts';
import { ZONES, zoneCalled } from '../model/time-zone.ts';
import { escapeName, shortName } from '../text/format/names.ts';
import { textOption } from './options.ts';

/** The server's settings, for its managers. */
export const settings = subcommand({
  options: {
    'time-zone': textOption(({ timeZone }) => timeZone, { autocomplete: true, max_length: 60 }),
  },
  expected: 'private',
  isAlwaysOpen: true,
  work: 'words',
  async run(bot, request) {
    const { context, answer } = request;
    if (!context.mayManageServer) return await refuseSettings(request);
    const typed = request.option('time-zone');
    const timeZone = typed === undefined ? undefined : zoneCalled(typed);
    if (typed !== undefined && timeZone === undefined) {
      const said = escapeName(shortName(typed, MAX_REPEATED));
      return await say(request, context.words.settings.noSuchZone(said));
    }
    if (timeZone !== undefined) {
      await bot.settings.putServerSettings(context.where.serverId, { timeZone });
      await bot.tables.boards.plan(context.where.serverId);
    }
    await answer.reply(serverMenu(await serverMenuInput(bot, request), context.words));
  },
  complete: async (_bot, { focused }) =>
    choicesLike(
      ZONES.map((name) => ({ name, value: name })),
      focused.value,
    ),
});

/** As much of what was typed as an answer repeats. */
const MAX_REPEATED = 40;
