import { framedPayload } from '../api/payload.ts';
import { type Bot, say, sayRefusal } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { renderingFor } from '../painters.ts';
import { roundBody } from './match-body.ts';
import { contentsSince } from './message-content.ts';

export const ROUND_COMPONENTS = {
  next: { expected: 'update', run: goOn },
  counted: { expected: 'private', work: 'show', isAlwaysOpen: true, run: showCount },
} as const satisfies ComponentHandlers;

/** Ends the pause after a round: the next table follows. */
async function goOn({ tables, tableMessages }: Bot, request: ComponentRequest): Promise<void> {
  const { context, customId, answer } = request;
  const outcome = await tables.play.nextRound(customId.match, context.person.id);
  // Somebody else was faster, or the pause was over.
  if (outcome === null) await answer.acknowledge();
  else if (outcome.ok) await tableMessages.answerComponent(outcome.match, request);
  else await sayRefusal(request, outcome);
}

/** The whole score sheet of a round, for the presser alone: its pictures, and everything in words. */
async function showCount(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, customId, answer, match } = request;
  const { tables } = bot;
  if (match === undefined) return await sayRefusal(request, { reason: 'no-table' });
  const round = Number(customId.argument);
  const steps = await tables.play.stepsSince(match, 0);
  const content = contentsSince(match, steps).find(
    (one) => one.kind === 'round' && one.settlement.round === round,
  );
  if (content?.kind !== 'round') return await say(request, context.words.review.tooOld);
  const parts = roundBody(content, match, await renderingFor(bot, context));
  await answer.reply(framedPayload(parts, 'round'));
}
