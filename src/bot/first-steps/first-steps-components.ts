import { FIRST_MATCH } from '../../games/index.ts';
import { type Match, seatOf } from '../../model/match.ts';
import type { Refusal } from '../../model/outcome.ts';
import { type Bot, refuse } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { openTable, placeFor } from '../lobby/open-table.ts';

/** The first message's buttons: a match at once, or a table of a game. */
export const FIRST_STEPS_COMPONENTS = {
  playnow: { expected: 'private', run: playNow },
  open: { expected: 'public', run: openGame },
} as const satisfies ComponentHandlers;

/** Deals a short match against an easy computer; its table comes first, so that the hand stands below. */
async function playNow(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer } = request;
  const { person: host, where, interactionId } = context;
  const place = await placeFor(request);
  if (place === undefined) return;
  const outcome = await bot.tables.lobby.practise({
    ...{ where, host, strength: 'easy', clock: 'none', interactionId },
    ...place,
    ...FIRST_MATCH,
  });
  const match = outcome.ok ? outcome.match : ownMatch(outcome, host.id);
  if (match === undefined) return outcome.ok ? undefined : await refuse(request, outcome);
  if (outcome.ok && !bot.isBusy()) await bot.tableMessages.showNow(match);
  await bot.hands.reply({ matchId: match.id, context, answer });
}

/** The match that takes the channel up, where the person plays in it: they have pressed twice, or came back. */
function ownMatch(refusal: Refusal, personId: string): Match | undefined {
  if (refusal.reason !== 'channel-taken') return undefined;
  const { match } = refusal;
  const isTheirs = match.status === 'playing' && seatOf(match, personId) !== undefined;
  return isTheirs ? match : undefined;
}

async function openGame(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, customId, values } = request;
  const { where, person: host, interactionId } = context;
  const [game = ''] = values;
  const seats = /^\d$/.test(customId.argument) ? Number(customId.argument) : null;
  await openTable(bot, request, (tables, parentId) =>
    tables.lobby.open({ where, parentId, host, game, seats, options: {}, interactionId }),
  );
}
