import { parseMove } from '../engine/rules/move-text.ts';
import { type Match, type Outcome, type Refusal, seatOf } from '../table/match.ts';
import { announce, type Bot, refuse, refuseMove, say } from './bot.ts';
import type { Verb } from './custom-id.ts';
import { parseGuideWish } from './guide.ts';
import { openTable } from './open-table.ts';
import type { Payload } from './payload.ts';
import type { PressHandler, PressRequest } from './press.ts';
import { privacyPress } from './privacy-presses.ts';
import { review, turnHistory } from './review-presses.ts';
import { pageOf, rulesMenu } from './rules-menu.ts';
import { changeMine, changeServer } from './settings-presses.ts';

/** A press on the lobby: done, and shown where it was pressed. */
function onLobby(act: (bot: Bot, request: PressRequest) => Outcome): PressHandler {
  return {
    expected: 'update',
    async run(bot, request) {
      const outcome = act(bot, request);
      if (!outcome.ok) return await refuse(request, outcome);
      const { messageId, answer, caller } = request;
      await bot.board.press(outcome.match, { messageId, answer });
      bot.hands.refresh(outcome.match, outcome.happened, caller.person.id);
    },
  };
}

function at({ press }: PressRequest): { readonly matchId: number } {
  return { matchId: press.match };
}

/** By verb: everything that can be pressed. */
export const PRESSES: Readonly<Record<Verb, PressHandler>> = {
  join: onLobby(({ tables }, request) => tables.join(at(request), request.caller.person)),
  leave: onLobby(({ tables }, request) => tables.leave(at(request), request.caller.person)),
  add: onLobby(({ tables }, request) => tables.addComputer(at(request), request.caller.person)),
  remove: onLobby(({ tables }, request) =>
    tables.removeComputer(at(request), request.caller.person),
  ),
  start: onLobby(({ tables }, request) => tables.start(at(request), request.caller.person)),
  rules: { expected: 'private', run: showRules },
  rule: { expected: 'update', run: setRule },
  page: { expected: 'update', run: turnPage },
  hand: { expected: 'private', run: showHand },
  move: { expected: 'update', run: makeMove },
  help: { expected: 'private', isAlwaysOpen: true, run: showHelp },
  review: { expected: 'private', isAlwaysOpen: true, run: review },
  history: { expected: 'update', isAlwaysOpen: true, run: turnHistory },
  guide: { expected: 'update', isAlwaysOpen: true, run: turnGuide },
  again: { expected: 'public', run: playAgain },
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
  const { caller, press } = request;
  const match = tables.find(press.match);
  const refusal = menuRefusal(match, caller.person.id);
  if (match === undefined || refusal !== null) {
    await refuse(request, refusal ?? { reason: 'no-table' });
    return null;
  }
  const page = /^\d{1,2}$/.test(press.argument) ? Number(press.argument) : 0;
  return rulesMenu({ match, page }, caller.words);
}

/** Why somebody may not see the menu of house rules; null when they may. */
function menuRefusal(match: Match | undefined, personId: string): Refusal | null {
  if (match === undefined) return { reason: 'no-table' };
  if (match.status === 'playing') return { reason: 'not-open', match };
  if (match.status !== 'open') return { reason: 'over', match };
  return match.hostId === personId ? null : { reason: 'not-host', match };
}

async function setRule(bot: Bot, request: PressRequest): Promise<void> {
  const { caller, answer, press, values } = request;
  const [value = ''] = values;
  const { person } = caller;
  const option = press.argument;
  const outcome = bot.tables.setOption({ at: at(request), person, option, value });
  if (!outcome.ok) return await refuse(request, outcome);
  try {
    const page = pageOf(outcome.match, option);
    await answer.update(rulesMenu({ match: outcome.match, page }, caller.words));
  } finally {
    announce(bot, outcome, caller);
  }
}

async function showHand({ tables, hands }: Bot, request: PressRequest): Promise<void> {
  const { caller, answer } = request;
  const match = tables.find(request.press.match);
  if (match === undefined) return await refuse(request, { reason: 'no-table' });
  if (match.status === 'open') return await refuse(request, { reason: 'not-playing', match });
  if (match.status !== 'playing') return await say(request, caller.words.notices.handOver);
  if (seatOf(match, caller.person.id) === undefined) {
    return await refuse(request, { reason: 'not-seated', match });
  }
  await hands.reply({ matchId: match.id, caller, answer });
}

async function makeMove(bot: Bot, request: PressRequest): Promise<void> {
  const { caller, answer, press } = request;
  const move = parseMove(press.argument);
  if (move === undefined) return await say(request, caller.words.notices.unknownButton);
  const { person, interactionId } = caller;
  const { version } = press;
  const outcome = bot.tables.move({ at: at(request), person, move, version, interactionId });
  if (!outcome.ok) return await refuseMove(bot, { ...request, show: 'update' }, outcome);
  try {
    await bot.hands.update({ matchId: outcome.match.id, caller, answer });
  } finally {
    announce(bot, outcome, caller);
  }
}

async function showHelp({ tables, guides }: Bot, request: PressRequest): Promise<void> {
  const { caller, answer, press } = request;
  const match = tables.find(press.match);
  if (match === undefined) return await refuse(request, { reason: 'no-table' });
  await answer.reply(guides.payload({ game: match.game, page: 0, match }, caller.words));
}

async function turnGuide({ tables, guides }: Bot, request: PressRequest): Promise<void> {
  const { caller, answer, press, values } = request;
  const wish = parseGuideWish(press.argument, values);
  if (wish === undefined) return await say(request, caller.words.notices.unknownButton);
  const match = tables.find(press.match);
  await answer.update(guides.payload({ ...wish, match }, caller.words));
}

async function playAgain(bot: Bot, request: PressRequest): Promise<void> {
  const before = bot.tables.find(request.press.match);
  if (before === undefined) return await refuse(request, { reason: 'no-table' });
  const rules = Object.entries(before.options).map(([option, value]) => [option, String(value)]);
  await openTable(bot, request, { game: before.game, rules: Object.fromEntries(rules) });
}
