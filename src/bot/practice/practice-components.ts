import { type Bot, say } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { beginPractice } from './begin-practice.ts';
import { parsePracticePlan } from './practice-plan.ts';

export const PRACTICE_COMPONENTS = {
  practice: { expected: 'update', isAlwaysOpen: true, isAnywhere: true, run: begin },
} as const satisfies ComponentHandlers;

/** The new hand takes the place of what was pressed. */
async function begin(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId } = request;
  const plan = parsePracticePlan(customId.argument);
  if (plan === undefined) return await say(request, context.words.notices.unknownButton);
  const match = await beginPractice(bot, request, { plan, instead: customId.match });
  if (match !== undefined) await bot.hands.update({ matchId: match.id, context, answer });
}
