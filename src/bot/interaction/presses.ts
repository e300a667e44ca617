import type { Payload } from '../api/payload.ts';
import { type Bot, refuse, say } from '../bot.ts';
import { PLAYING_PRESSES } from '../hand/playing-presses.ts';
import { review, turnHistory } from '../history/review-presses.ts';
import {
  agreeToStop,
  offerStop,
  quit,
  showAbout,
  stopNow,
  withdrawStop,
} from '../leaving/leaving-presses.ts';
import { pageOf, rulesMenu } from '../lobby/house-rules-menu.ts';
import {
  addComputer,
  at,
  freeSeat,
  handHostOn,
  hostRefusal,
  onBoard,
  setClock,
  setSeats,
  showSeats,
} from '../lobby/lobby-presses.ts';
import { openTable } from '../lobby/open-table.ts';
import { privacyPress } from '../privacy/privacy-presses.ts';
import { changeSeason, turnBoard, turnStats } from '../ranking/ranking-presses.ts';
import { parseGuideWish } from '../rules/guide.ts';
import { changeMine, changeServer } from '../settings/settings-presses.ts';
import type { Verb } from './custom-id.ts';
import type { PressHandler, PressRequest } from './press.ts';

/** By verb: everything that can be pressed. */
export const PRESSES: Readonly<Record<Verb, PressHandler>> = {
  join: onBoard(({ tables }, request) => tables.join(at(request), request.context.person)),
  leave: onBoard(({ tables }, request) => tables.leave(at(request), request.context.person)),
  add: addComputer,
  remove: onBoard(({ tables }, request) =>
    tables.removeComputer(at(request), request.context.person),
  ),
  start: onBoard(({ tables }, request) => tables.start(at(request), request.context.person)),
  rules: { expected: 'private', work: 'words', run: showRules },
  rule: { expected: 'update', run: setRule },
  page: { expected: 'update', work: 'words', run: turnPage },
  ...PLAYING_PRESSES,
  help: { expected: 'private', isAlwaysOpen: true, work: 'show', run: showHelp },
  review: { expected: 'private', isAlwaysOpen: true, work: 'show', run: review },
  history: { expected: 'update', isAlwaysOpen: true, work: 'show', run: turnHistory },
  board: turnBoard,
  stats: turnStats,
  season: changeSeason,
  guide: { expected: 'update', isAlwaysOpen: true, work: 'show', run: turnGuide },
  again: { expected: 'public', run: playAgain },
  seats: showSeats,
  size: setSeats,
  clock: setClock,
  free: freeSeat,
  host: handHostOn,
  about: showAbout,
  offer: offerStop,
  agree: agreeToStop,
  unoffer: withdrawStop,
  stop: stopNow,
  quit,
  server: changeServer,
  me: changeMine,
  privacy: privacyPress,
};

async function showRules(bot: Bot, request: PressRequest): Promise<void> {
  const payload = await menuFor(bot, request);
  if (payload !== null) await request.answer.reply(payload);
}

async function turnPage(bot: Bot, request: PressRequest): Promise<void> {
  const payload = await menuFor(bot, request);
  if (payload !== null) await request.answer.update(payload);
}

/** The page of the menu that was asked for; null when the person has been told why not. */
async function menuFor({ tables }: Bot, request: PressRequest): Promise<Payload | null> {
  const { context, press } = request;
  const match = tables.find(press.match);
  const refusal = hostRefusal(match, context.person.id);
  if (match === undefined || refusal !== null) {
    await refuse(request, refusal ?? { reason: 'no-table' });
    return null;
  }
  const page = /^\d{1,2}$/.test(press.argument) ? Number(press.argument) : 0;
  return rulesMenu({ match, page }, context.words);
}

async function setRule(bot: Bot, request: PressRequest): Promise<void> {
  const { context, answer, press, values } = request;
  const [value = ''] = values;
  const { person } = context;
  const option = press.argument;
  const outcome = bot.tables.setOption({ at: at(request), person, option, value });
  if (!outcome.ok) return await refuse(request, outcome);
  const page = pageOf(outcome.match, option);
  await answer.update(rulesMenu({ match: outcome.match, page }, context.words));
}

async function showHelp({ tables, guides }: Bot, request: PressRequest): Promise<void> {
  const { context, answer, press } = request;
  const match = tables.find(press.match);
  if (match === undefined) return await refuse(request, { reason: 'no-table' });
  await answer.reply(guides.payload({ game: match.game, page: 0, match }, context.words));
}

async function turnGuide({ tables, guides }: Bot, request: PressRequest): Promise<void> {
  const { context, answer, press, values } = request;
  const wish = parseGuideWish(press.argument, values);
  if (wish === undefined) return await say(request, context.words.notices.unknownButton);
  const match = tables.find(press.match);
  const page = guides.payload({ ...wish, match }, context.words);
  // The menu of games stays, to read those of another.
  if (press.argument === '') await answer.reply(page);
  else await answer.update(page);
}

async function playAgain(bot: Bot, request: PressRequest): Promise<void> {
  const { person } = request.context;
  await openTable(bot, request, (tables, parentId) =>
    tables.rematch({ matchId: request.press.match, person, parentId }),
  );
}
