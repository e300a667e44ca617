import type { Payload } from './api/payload.ts';
import { type Bot, refuse, say } from './bot.ts';
import { HAND_COMPONENTS } from './hand/hand-components.ts';
import { review, turnHistory } from './history/history-components.ts';
import type { ComponentHandler, ComponentRequest } from './interaction/component-handler.ts';
import type { Verb } from './interaction/custom-id.ts';
import {
  agreeToStop,
  offerStop,
  quit,
  showMatchMenu,
  stopNow,
  withdrawStop,
} from './leaving/leaving-components.ts';
import { pageOf, rulesMenu } from './lobby/house-rules-menu.ts';
import {
  addComputer,
  at,
  freeSeat,
  handHostOn,
  hostRefusal,
  onTableMessage,
  setClock,
  setSeats,
  showSeats,
} from './lobby/lobby-components.ts';
import { openTable } from './lobby/open-table.ts';
import { privacyComponent } from './privacy/privacy-components.ts';
import { changeSeason, turnLeaderboard, turnStats } from './ranking/ranking-components.ts';
import { parseRulesQuery } from './rules/rule-books.ts';
import { changeMine, changeServer } from './settings/settings-components.ts';

/** By verb: everything that can be pressed. */
export const COMPONENT_HANDLERS: Readonly<Record<Verb, ComponentHandler>> = {
  join: onTableMessage(({ tables }, request) =>
    tables.lobby.join(at(request), request.context.person),
  ),
  leave: onTableMessage(({ tables }, request) =>
    tables.leaving.leave(at(request), request.context.person),
  ),
  add: addComputer,
  remove: onTableMessage(({ tables }, request) =>
    tables.lobby.removeComputer(at(request), request.context.person),
  ),
  start: onTableMessage(({ tables }, request) =>
    tables.lobby.start(at(request), request.context.person),
  ),
  rules: { expected: 'private', work: 'words', run: showRules },
  rule: { expected: 'update', run: setRule },
  page: { expected: 'update', work: 'words', run: turnPage },
  ...HAND_COMPONENTS,
  help: { expected: 'private', isAlwaysOpen: true, work: 'show', run: showHelp },
  review: { expected: 'private', isAlwaysOpen: true, work: 'show', run: review },
  history: { expected: 'update', isAlwaysOpen: true, work: 'show', run: turnHistory },
  board: turnLeaderboard,
  stats: turnStats,
  season: changeSeason,
  guide: { expected: 'update', isAlwaysOpen: true, work: 'show', run: turnRules },
  again: { expected: 'public', run: playAgain },
  seats: showSeats,
  size: setSeats,
  clock: setClock,
  free: freeSeat,
  host: handHostOn,
  about: showMatchMenu,
  offer: offerStop,
  agree: agreeToStop,
  unoffer: withdrawStop,
  stop: stopNow,
  quit,
  server: changeServer,
  me: changeMine,
  privacy: privacyComponent,
};

async function showRules(bot: Bot, request: ComponentRequest): Promise<void> {
  const payload = await menuFor(bot, request);
  if (payload !== null) await request.answer.reply(payload);
}

async function turnPage(bot: Bot, request: ComponentRequest): Promise<void> {
  const payload = await menuFor(bot, request);
  if (payload !== null) await request.answer.update(payload);
}

/** The page of the menu that was asked for; null when the person has been told why not. */
async function menuFor({ tables }: Bot, request: ComponentRequest): Promise<Payload | null> {
  const { context, customId } = request;
  const match = tables.matches.find(customId.match);
  const refusal = hostRefusal(match, context.person.id);
  if (match === undefined || refusal !== null) {
    await refuse(request, refusal ?? { reason: 'no-table' });
    return null;
  }
  const page = /^\d{1,2}$/.test(customId.argument) ? Number(customId.argument) : 0;
  return rulesMenu({ match, page }, context.words);
}

async function setRule(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, values } = request;
  const [value = ''] = values;
  const { person } = context;
  const option = customId.argument;
  const outcome = bot.tables.lobby.setOption({ at: at(request), person, option, value });
  if (!outcome.ok) return await refuse(request, outcome);
  const page = pageOf(outcome.match, option);
  await answer.update(rulesMenu({ match: outcome.match, page }, context.words));
}

async function showHelp({ tables, ruleBooks }: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId } = request;
  const match = tables.matches.find(customId.match);
  if (match === undefined) return await refuse(request, { reason: 'no-table' });
  await answer.reply(ruleBooks.payload({ game: match.game, page: 0, match }, context.words));
}

async function turnRules({ tables, ruleBooks }: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, values } = request;
  const query = parseRulesQuery(customId.argument, values);
  if (query === undefined) return await say(request, context.words.notices.unknownButton);
  const match = tables.matches.find(customId.match);
  const page = ruleBooks.payload({ ...query, match }, context.words);
  // The menu of games stays, to read those of another.
  if (customId.argument === '') await answer.reply(page);
  else await answer.update(page);
}

async function playAgain(bot: Bot, request: ComponentRequest): Promise<void> {
  const { person } = request.context;
  await openTable(bot, request, (tables, parentId) =>
    tables.lobby.rematch({ matchId: request.customId.match, person, parentId }),
  );
}
