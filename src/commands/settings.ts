import { say } from '../bot/bot.ts';
import { choicesLike, command } from '../bot/interaction/command.ts';
import { readChange, serverSettings } from '../bot/settings/settings-components.ts';
import { pageWith } from '../bot/settings/settings-menu.ts';
import { SERVER_SETTINGS, type TypedIdOf } from '../model/settings.ts';
import { ZONES } from '../model/time-zone.ts';
import { typedText } from '../text/format/names.ts';
import { textOption } from './options.ts';

/** The option in which each setting is typed that has no control in the menu. */
export const TYPED_OPTIONS: Readonly<Record<TypedIdOf<typeof SERVER_SETTINGS>, string>> = {
  timeZone: 'time-zone',
};

/** `/hanafuda-settings`: the server's settings, for its managers. */
export const settings = command({
  options: { [TYPED_OPTIONS.timeZone]: textOption({ autocomplete: true, max_length: 60 }) },
  expected: 'private',
  isAlwaysOpen: true,
  work: 'words',
  async run(bot, request) {
    const { context, answer } = request;
    if (!context.mayManageServer) return await say(request, context.words.settings.onlyManagers);
    let page = 0;
    for (const [id, name] of Object.entries(TYPED_OPTIONS)) {
      const typed = request.option(name);
      if (typed === undefined) continue;
      const change = readChange(SERVER_SETTINGS, id, [typed]);
      if (change === undefined) {
        return await say(request, context.words.settings.noSuchZone(typedText(typed)));
      }
      await bot.tables.settings.chooseForServer(context.where.serverId, change, context.person.id);
      page = pageWith(SERVER_SETTINGS, id);
    }
    await answer.reply(await serverSettings(bot, context, page));
  },
  complete: async (_bot, { focused }) =>
    choicesLike(
      ZONES.map((name) => ({ name, value: name })),
      focused.value,
    ),
});
