import { alertButton } from '../bot/alerts/alert-components.ts';
import { buttonRows, payloadOf, text } from '../bot/api/payload.ts';
import { subcommand } from '../bot/interaction/command.ts';
import type { Match } from '../model/match.ts';
import { tableRows } from '../text/lobby/seating.ts';

/** The server's tables, in the channels that the person can see. */
export const tables = subcommand({
  expected: 'private',
  work: 'words',
  isAlwaysOpen: true,
  async run(bot, { context, answer }) {
    const { where, words } = context;
    const linked: { readonly match: Match; readonly channel: string }[] = [];
    for (const match of await bot.tables.matches.activeIn(where.serverId)) {
      const { channelId } = match.where;
      if (await context.canSee(channelId)) linked.push({ match, channel: `<#${channelId}>` });
    }
    const member = { serverId: where.serverId, personId: context.person.id };
    const isOn = (await bot.tables.alerts.find(member)) !== undefined;
    const components = [
      text(tableRows(linked, words).join('\n')),
      ...buttonRows([alertButton(isOn, words)]),
    ];
    await answer.reply(payloadOf(components));
  },
});
