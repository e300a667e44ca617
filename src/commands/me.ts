import { say } from '../bot/bot.ts';
import { beginHoliday } from '../bot/holiday/holiday-components.ts';
import { command } from '../bot/interaction/command.ts';
import { privacyPage } from '../bot/privacy/privacy-components.ts';
import { ownSettings } from '../bot/settings/settings-components.ts';
import { isPrivate } from '../model/private.ts';
import { textOption } from './options.ts';

/**
 * A person's own settings, and from there what is stored of them; with `away`, their clocks in the slow games of the
 * server stand still from now on. To the barred it shows what is stored.
 */
export const me = command({
  options: { away: textOption({ max_length: 40 }) },
  expected: 'private',
  isAlwaysOpen: true,
  isAnywhere: true,
  isForBarred: true,
  work: 'words',
  async run(bot, request) {
    const { context, answer } = request;
    if (context.isBarred) return void (await answer.reply(await privacyPage(bot, context)));
    const away = request.option('away');
    if (away === undefined) return void (await answer.reply(await ownSettings(bot, context, 0)));
    if (isPrivate(context)) return await say(request, context.words.holiday.onServer);
    await beginHoliday(bot, { ...request, show: 'reply' }, away);
  },
});
