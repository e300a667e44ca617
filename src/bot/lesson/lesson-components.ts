import { parseMove } from '../../engine/round/move-text.ts';
import { type Bot, say } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { lessonFor } from './first-hand.ts';
import { parsePlan } from './lesson-payload.ts';

export const LESSON_COMPONENTS = {
  lesson: { expected: 'update', isAlwaysOpen: true, isAnywhere: true, work: 'show', run: goOn },
} as const satisfies ComponentHandlers;

/** Begins it in a message of its own, or plays the move that was pressed. */
async function goOn(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId } = request;
  const { match: matchId, version: made } = customId;
  const [typed = '', move] = customId.argument.split('/', 2);
  const plan = parsePlan(typed);
  const pressed = move === undefined ? undefined : parseMove(move);
  if (plan === undefined || (move !== undefined && pressed === undefined)) {
    return await say(request, context.words.notices.unknownButton);
  }
  const payload = await lessonFor(bot, context, { ...plan, matchId, made, pressed });
  if (move === undefined) await answer.reply(payload);
  else await answer.update(payload);
}
