import { parseMove } from '../../engine/round/move-text.ts';
import { type Match, seatOf } from '../../model/match.ts';
import { payloadOf, text } from '../api/payload.ts';
import { type Bot, say } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { lessonFor, noteOf, noteTaught } from './first-hand.ts';
import { parsePlan, playNowRow } from './lesson-payload.ts';

export const LESSON_COMPONENTS = {
  lesson: { expected: 'update', isAlwaysOpen: true, isAnywhere: true, work: 'show', run: goOn },
  taught: { expected: 'update', isAlwaysOpen: true, isAnywhere: true, run: leave },
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

/** Notes that somebody has had it, and shows their cards where it stood in the way to them. */
async function leave(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, match } = request;
  const { words, person } = context;
  const plan = parsePlan(customId.argument);
  if (plan === undefined) return await say(request, words.notices.unknownButton);
  await noteTaught(bot, person.id, plan.kind);
  if (match !== undefined && isPlayedBy(match, person.id)) {
    const notice = noteOf(match, words);
    return await bot.hands.update({ matchId: match.id, context, answer, notice });
  }
  const components = [text(words.lesson.left), ...playNowRow(words)];
  await answer.update(payloadOf(components));
}

function isPlayedBy(match: Match, personId: string): boolean {
  return match.status === 'playing' && seatOf(match, personId) !== undefined;
}
