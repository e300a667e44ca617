import { holidayProblem } from '../../text/holiday/holiday.ts';
import { payloadOf, textPayload } from '../api/payload.ts';
import { type Bot, playedMatch, type ShowRequest, say } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import type { Request } from '../interaction/interaction-context.ts';
import { BACK, holidayParts } from './holiday-payload.ts';

export const HOLIDAY_COMPONENTS = {
  holiday: { expected: 'update', isAlwaysOpen: true, run: choose },
} as const satisfies ComponentHandlers;

/** Begins a holiday as long as was chosen or typed, and answers with it, or why not. */
export async function beginHoliday(
  { tables, meter }: Bot,
  request: ShowRequest,
  typed: string,
): Promise<void> {
  const { context, answer, show } = request;
  const { words } = context;
  const member = memberOf(request);
  const outcome = await tables.holidays.begin({ ...member, typed });
  meter.count('hanafuda_holidays_total', { outcome: outcome.ok ? 'begun' : 'refused' });
  if (!outcome.ok) return await say(request, holidayProblem(outcome, typed, words));
  await answer[show](payloadOf(holidayParts(await tables.holidays.of(member), words)));
}

async function choose(bot: Bot, request: ComponentRequest): Promise<void> {
  const { customId, values } = request;
  if (customId.argument === BACK) return await end(bot, request);
  await beginHoliday(bot, { ...request, show: 'update' }, values[0] ?? '');
}

/** From the page of the holiday, or from a hand, which stays one. */
async function end(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId } = request;
  const { tables, hands, meter } = bot;
  const member = memberOf(request);
  const isEnded = await tables.holidays.end(member);
  if (isEnded) meter.count('hanafuda_holidays_total', { outcome: 'ended' });
  if (customId.match !== 0) {
    const match = await playedMatch(request, await tables.stored.match(customId.match));
    if (match !== undefined) await hands.update({ matchId: match.id, context, answer });
    return;
  }
  const { left, limit } = await tables.holidays.of(member);
  await answer.update(textPayload(context.words.holiday.ended(left, limit)));
}

function memberOf({ context: { where, person } }: Request) {
  return { serverId: where.serverId, personId: person.id };
}
