import { say } from '../bot/bot.ts';
import { beginHoliday } from '../bot/holiday/holiday-components.ts';
import { subcommand } from '../bot/interaction/command.ts';
import { ownSettings } from '../bot/settings/own-settings.ts';
import { isPrivate } from '../model/private.ts';
import { textOption } from './options.ts';

/** A person's own settings; with `away`, their clocks in the slow games of the server stand still from now on. */
export const me = subcommand({
  options: { away: textOption(({ away }) => away, { max_length: 40 }) },
  expected: 'private',
  isAlwaysOpen: true,
  isAnywhere: true,
  work: 'words',
  async run(bot, request) {
    const { context, answer } = request;
    const away = request.option('away');
    if (away === undefined) return void (await answer.reply(await ownSettings(bot, context, 0)));
    if (isPrivate(context)) return await say(request, context.words.holiday.onServer);
    await beginHoliday(bot, { ...request, show: 'reply' }, away);
  },
});
