import type { Match, Person } from '../model/match.ts';
import type { Outcome, Refusal } from '../model/outcome.ts';
import type { Tables } from '../table/tables.ts';
import { refusalSentence } from '../text/lobby/refusal.ts';
import type { Words } from '../text/words/words.ts';
import { type ButtonSpec, payloadOf } from './api/payload.ts';
import { sayRefusal } from './bot.ts';
import type { ComponentHandler, ComponentRequest } from './interaction/component-handler.ts';

/** Who has pressed or chosen something at a table, and what. */
export interface Press {
  readonly at: { readonly matchId: number };
  readonly person: Person;
  readonly mayManage: boolean;
  readonly interactionId: string;
  readonly argument: string;
  /** What was chosen in a menu; empty for a button. */
  readonly value: string;
}

export function pressOf({ context, customId, values }: ComponentRequest): Press {
  const { person, mayManage, interactionId } = context;
  const { match: matchId, argument } = customId;
  return { at: { matchId }, person, mayManage, interactionId, argument, value: values[0] ?? '' };
}

/** A button that takes back what somebody has done already; undefined if they cannot. */
type UndoButton = (match: Match, words: Words) => ButtonSpec | undefined;

/**
 * Handles a button of a table message: acts, and answers with the table as it then is. Everybody sees
 * the same button, so whoever has done already what it does is told so, with the button of `undo`.
 */
export function onTableMessage(
  act: (tables: Tables, press: Press) => Promise<Outcome>,
  undo: Partial<Record<Refusal['reason'], UndoButton>> = {},
): ComponentHandler {
  return {
    expected: 'update',
    async run(bot, request) {
      const outcome = await act(bot.tables, pressOf(request));
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
