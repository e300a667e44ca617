import type { Payload } from '../api/payload.ts';
import { type Bot, sayRefusal } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { matchOf } from '../table-component.ts';
import { hostRefusal } from './host-refusal.ts';
import { pageOf, rulesMenu } from './house-rules-menu.ts';

export const HOUSE_RULES_COMPONENTS = {
  rules: { expected: 'private', work: 'words', run: showRules },
  rule: { expected: 'update', run: setRule },
  page: { expected: 'update', work: 'words', run: turnPage },
} as const satisfies ComponentHandlers;

async function showRules(_: Bot, request: ComponentRequest): Promise<void> {
  const payload = await menuFor(request);
  if (payload !== null) await request.answer.reply(payload);
}

async function turnPage(_: Bot, request: ComponentRequest): Promise<void> {
  const payload = await menuFor(request);
  if (payload !== null) await request.answer.update(payload);
}

/** The requested page of the menu; null when the person has got a refusal as the answer. */
async function menuFor(request: ComponentRequest): Promise<Payload | null> {
  const { context, customId, match } = request;
  const refusal = hostRefusal(match, context.person.id);
  if (match === undefined || refusal !== null) {
    await sayRefusal(request, refusal ?? { reason: 'no-table' });
    return null;
  }
  const page = /^\d{1,2}$/.test(customId.argument) ? Number(customId.argument) : 0;
  return rulesMenu({ match, page }, context.words);
}

async function setRule(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, values } = request;
  const [value = ''] = values;
  const { person } = context;
  const option = customId.argument;
  const outcome = await bot.tables.lobby.setOption({ at: matchOf(request), person, option, value });
  if (!outcome.ok) return await sayRefusal(request, outcome);
  const page = pageOf(outcome.match, option);
  await answer.update(rulesMenu({ match: outcome.match, page }, context.words));
}
