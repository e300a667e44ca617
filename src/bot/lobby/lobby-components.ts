import { type Bot, sayRefusal } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { matchIn, onTableMessage } from '../table-component.ts';
import { answerArrival } from './guest.ts';
import { type Open, openTable } from './open-table.ts';

export const LOBBY_COMPONENTS = {
  join: { expected: 'private', run: join },
  // On the lobbies of earlier versions.
  remove: onTableMessage(({ tables }, request) =>
    tables.lobby.removeComputer(matchIn(request), request.context.person),
  ),
  start: onTableMessage(({ tables }, request) =>
    tables.lobby.start(matchIn(request), request.context.person, request.context.interactionId),
  ),
  again: { expected: 'public', run: playAgain },
} as const satisfies ComponentHandlers;

/** Whoever is there already is told the same, with the way out. */
async function join(bot: Bot, request: ComponentRequest): Promise<void> {
  const { person, interactionId } = request.context;
  const outcome = await bot.tables.lobby.join(matchIn(request), person, interactionId);
  if (outcome.ok) return await answerArrival(bot, request, outcome);
  const { reason } = outcome;
  const isWaiting =
    reason === 'counted-in' || (reason === 'already-seated' && outcome.match.status === 'open');
  if (!isWaiting) return await sayRefusal(request, outcome);
  request.answer.isRefusal = true;
  await answerArrival(bot, request, outcome);
}

async function playAgain(bot: Bot, request: ComponentRequest): Promise<void> {
  const { person, interactionId } = request.context;
  const matchId = request.customId.match;
  const rematch: Open = (tables, place) =>
    tables.lobby.rematch({ matchId, person, interactionId, ...place });
  await openTable(bot, { ...request, isRematch: true }, rematch);
}
