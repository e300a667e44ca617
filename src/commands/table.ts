import { alertButton, roleButton } from '../bot/alerts/alert-components.ts';
import { payloadOf } from '../bot/api/payload.ts';
import { type Bot, sayRefusal } from '../bot/bot.ts';
import { command } from '../bot/interaction/command.ts';
import type { Request } from '../bot/interaction/interaction-context.ts';
import type { Match } from '../model/match.ts';
import { knownChannel } from '../model/thread.ts';
import { tableRows } from '../text/lobby/seating.ts';
import { flagOption } from './options.ts';

/** Shows the table again, at the end of the channel; with `all`, the tables of the server to the asker. */
export const table = command({
  options: { all: flagOption },
  expected: 'public',
  work: 'show',
  alwaysOpenWith: 'all',
  async run(bot, request) {
    if (request.option('all') === 'true') return await listTables(bot, request);
    const { here: match } = request;
    if (match?.status !== 'open' && match?.status !== 'playing') {
      return await sayRefusal(request, { reason: 'no-table' });
    }
    await bot.tableMessages.reply(match, request.answer);
  },
});

/** The server's tables, in the channels that the person can see. */
async function listTables({ tables }: Bot, { context, answer }: Request): Promise<void> {
  const { where, words } = context;
  const linked: { readonly match: Match; readonly channel: string }[] = [];
  for (const match of await tables.stored.activeMatches(where.serverId)) {
    const channelId = knownChannel(match.where);
    if (await context.canSee(channelId)) linked.push({ match, channel: `<#${channelId}>` });
  }
  const member = { serverId: where.serverId, personId: context.person.id };
  const isOn = (await tables.stored.alert(member)) !== undefined;
  const settings = await context.seen.serverSettings(where.serverId);
  const components = [
    tableRows(linked, words),
    [alertButton(isOn, words), ...roleButton(settings, words)],
  ];
  await answer.reply(payloadOf(components));
}
