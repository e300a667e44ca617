import type { Match } from '../../model/match.ts';
import { type Bot, say, sayRefusal } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import type { Request } from '../interaction/interaction-context.ts';
import { mayOpen } from '../lobby/open-table.ts';
import { optionsOf, type PracticePlan, parsePracticePlan } from './practice-plan.ts';

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

/**
 * Deals a private match for the asker, in the place of the one with that number where it still goes on (0: of
 * none). Where another goes on, that one stays. Undefined when it was refused, which has been said then.
 */
export async function beginPractice(
  { tables, meter, matchBudget }: Pick<Bot, 'tables' | 'meter' | 'matchBudget'>,
  request: Request,
  { plan, instead = 0 }: { readonly plan: PracticePlan; readonly instead?: number },
): Promise<Match | undefined> {
  const { person: host, interactionId } = request.context;
  if (!(await mayOpen({ matchBudget }, request))) return undefined;
  const outcome = await tables.practice.begin({
    ...plan,
    host,
    interactionId,
    instead: instead === 0 ? null : instead,
    options: optionsOf(plan),
  });
  if (outcome.ok) {
    meter.count('hanafuda_private_matches_total', { kind: 'practice' });
    return outcome.match;
  }
  // They have pressed twice.
  if (outcome.reason === 'channel-taken') return outcome.match;
  await sayRefusal(request, outcome);
  return undefined;
}
