import { type Match, STRENGTHS } from '../../model/match.ts';
import type { Words } from '../../text/words/words.ts';
import type { ButtonSpec } from '../api/payload.ts';
import type { Bot } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { matchButton } from '../interaction/match-button.ts';
import { matchIn, onTableMessage } from '../table-component.ts';
import { type Open, openTable } from './open-table.ts';

/** Adds a computer; without a strength, as on a message from before there were any, a normal one. */
const addComputer = onTableMessage(({ tables }, request) => {
  const strength = STRENGTHS.find((one) => one === request.customId.argument);
  return tables.lobby.addComputer(matchIn(request), request.context.person, strength);
});

export const LOBBY_COMPONENTS = {
  join: onTableMessage(
    ({ tables }, request) =>
      tables.lobby.join(matchIn(request), request.context.person, request.context.interactionId),
    {
      'already-seated': (match, words) =>
        match.status === 'open' ? leaveButton(match, words) : undefined,
      'counted-in': leaveButton,
    },
  ),
  add: addComputer,
  remove: onTableMessage(({ tables }, request) =>
    tables.lobby.removeComputer(matchIn(request), request.context.person),
  ),
  start: onTableMessage(({ tables }, request) =>
    tables.lobby.start(matchIn(request), request.context.person, request.context.interactionId),
  ),
  again: { expected: 'public', run: playAgain },
} as const satisfies ComponentHandlers;

async function playAgain(bot: Bot, request: ComponentRequest): Promise<void> {
  const { person, interactionId } = request.context;
  const matchId = request.customId.match;
  const rematch: Open = (tables, place) =>
    tables.lobby.rematch({ matchId, person, interactionId, ...place });
  await openTable(bot, { ...request, isRematch: true }, rematch);
}

function leaveButton(match: Match, { buttons }: Words): ButtonSpec {
  return matchButton(match, 'quit', { label: buttons.leave });
}
