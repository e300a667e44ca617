import type { Outcome } from '../model/outcome.ts';
import { type Bot, refuse } from './bot.ts';
import type { ComponentHandler, ComponentRequest } from './interaction/component-handler.ts';

/** Handles a button of a table message: acts, and answers with the table as it then is. */
export function onTableMessage(
  act: (bot: Bot, request: ComponentRequest) => Promise<Outcome>,
): ComponentHandler {
  return {
    expected: 'update',
    async run(bot, request) {
      const outcome = await act(bot, request);
      if (!outcome.ok) return await refuse(request, outcome);
      await bot.tableMessages.answerComponent(outcome.match, request);
    },
  };
}

/** The match of the message that the component is on. */
export function matchOf({ customId }: ComponentRequest): { readonly matchId: number } {
  return { matchId: customId.match };
}
