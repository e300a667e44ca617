import type { Match } from '../model/match.ts';
import type { Outcome, Refusal } from '../model/outcome.ts';
import { refusalSentence } from '../text/lobby/refusal.ts';
import type { Words } from '../text/words/words.ts';
import { type ButtonSpec, payloadOf } from './api/payload.ts';
import { type Bot, sayRefusal } from './bot.ts';
import type { ComponentHandler, ComponentRequest } from './interaction/component-handler.ts';

/** A button that takes back what somebody has done already; undefined if they cannot. */
type UndoButton = (match: Match, words: Words) => ButtonSpec | undefined;

/**
 * Handles a button of a table message: acts, and answers with the table as it then is. Everybody sees
 * the same button, so whoever has done already what it does is told so, with the button of `undo`.
 */
export function onTableMessage(
  act: (bot: Bot, request: ComponentRequest) => Promise<Outcome>,
  undo: Partial<Record<Refusal['reason'], UndoButton>> = {},
): ComponentHandler {
  return {
    expected: 'update',
    async run(bot, request) {
      const outcome = await act(bot, request);
      if (outcome.ok) return await bot.tableMessages.answerComponent(outcome.match, request);
      const { answer, context } = request;
      const match = 'match' in outcome ? outcome.match : null;
      const button = match && undo[outcome.reason]?.(match, context.words);
      if (!button) return await sayRefusal(request, outcome);
      answer.isRefusal = true;
      const why = refusalSentence(outcome, context.words);
      await answer.reply(payloadOf([why, [button]]));
    },
  };
}

export function matchIn({ customId }: ComponentRequest): { readonly matchId: number } {
  return { matchId: customId.match };
}

/** The lobby that the component is of, for its host; anybody else is told why not, and it is undefined. */
export async function hostedLobby(request: ComponentRequest): Promise<Match | undefined> {
  const { context, match } = request;
  if (match === undefined) await sayRefusal(request, { reason: 'no-table' });
  else if (match.status === 'playing') await sayRefusal(request, { reason: 'not-open', match });
  else if (match.status !== 'open') await sayRefusal(request, { reason: 'over', match });
  else if (match.hostId !== context.person.id)
    await sayRefusal(request, { reason: 'not-host', match });
  else return match;
  return undefined;
}
