import { parseMove, sameMove } from '../../engine/round/move-text.ts';
import type { Move } from '../../engine/round/state.ts';
import { type Match, seatOf } from '../../model/match.ts';
import { dayOf, isPrivate } from '../../model/private.ts';
import { isAlone, isPractice } from '../../model/seats.ts';
import { contextOf } from '../../text/story/context.ts';
import { hintLines } from '../../text/story/hint.ts';
import type { Words } from '../../text/words/words.ts';
import { framedPayload, payloadOf } from '../api/payload.ts';
import {
  answerMove,
  type Bot,
  playedMatch,
  refuseMove,
  type ShowRequest,
  say,
  sayRefusal,
  sayUnknown,
} from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { answerWithHand } from '../lesson/first-hand.ts';
import { movesOf, openChance, viewOf } from '../match-view.ts';
import { renderingFor } from '../painters.ts';
import { matchCharts } from '../rules/rule-books.ts';
import { GOES_ON } from './result-payload.ts';
import { nowLines } from './what-now.ts';

export const HAND_COMPONENTS = {
  hand: { expected: 'private', work: 'show', run: showHand },
  move: { expected: 'update', run: moveOrAsk },
  sure: { expected: 'update', run: moveNow },
  unsure: { expected: 'update', work: 'show', run: thinkAgain },
  yaku: { expected: 'private', work: 'show', run: showYaku },
  hint: { expected: 'update', work: 'show', run: showHint },
  back: { expected: 'private', run: comeBack },
  oops: { expected: 'private', isAlwaysOpen: true, work: 'words', run: offerToAsk },
  now: { expected: 'private', isAlwaysOpen: true, work: 'words', run: showNow },
} as const satisfies ComponentHandlers;

async function showHand(bot: Bot, request: ComponentRequest): Promise<void> {
  const { customId, context, answer } = request;
  const match = await playedMatch(request, request.match);
  if (match === undefined) return;
  if (customId.argument === GOES_ON) await goOn(bot, match, context.person.id);
  // What is private is one message, with no table to stand below.
  if (isPrivate(match)) await bot.hands.update({ matchId: match.id, context, answer });
  else await answerWithHand(bot, request, match);
}

/** From the result of a round to the next: its table comes first, so that the hand stands below. */
async function goOn(
  { tables, tableMessages, isBusy }: Bot,
  { id }: Match,
  personId: string,
): Promise<void> {
  const outcome = await tables.play.nextRound(id, personId);
  if (outcome?.ok && !isBusy()) await tableMessages.showNow(outcome.match);
}

async function moveOrAsk(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId } = request;
  const move = parseMove(customId.argument);
  const { confirms } = await context.seen.personSettings(context.person.id);
  if (!confirms || move === undefined || !isLegalNow(request, move)) {
    await moveNow(bot, request);
  } else await bot.hands.update({ matchId: customId.match, context, answer, asksAbout: move });
}

/** Whether the button is not out of date. */
function isLegalNow({ context, customId, match }: ComponentRequest, move: Move): boolean {
  if (match === undefined || match.version !== customId.version) return false;
  return movesOf(match, context.person.id).some((legal) => sameMove(legal, move));
}

async function moveNow(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId } = request;
  const move = parseMove(customId.argument);
  if (move === undefined) return await sayUnknown(request);
  const { person, interactionId, seen } = context;
  const { version, match: matchId } = customId;
  const made = { at: { matchId }, person, move, version, interactionId, seen };
  const outcome = await answer.once(() => bot.tables.play.move(made));
  if (!outcome.ok) return await refuseMove(bot, { ...request, show: 'update' }, outcome);
  const { match, steps } = outcome;
  await answerMove(bot, { matchId, match, context, answer, steps }, 'update');
}

async function thinkAgain(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer } = request;
  const match = await playedMatch(request, request.match);
  if (match !== undefined) await bot.hands.update({ matchId: match.id, context, answer });
}

async function showYaku(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer } = request;
  const match = await playedMatch(request, request.match);
  const seat = match && seatOf(match, context.person.id);
  if (match === undefined || seat === undefined) return;
  const look = await renderingFor(bot, context);
  const charts = matchCharts(match, viewOf(match, seat), look);
  await answer.reply(framedPayload(charts, 'lobby'));
}

async function showHint(bot: Bot, request: ComponentRequest): Promise<void> {
  const match = await playedMatch(request, request.match);
  if (match !== undefined) await giveHint(bot, { ...request, show: 'update' }, match);
}

async function comeBack(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer } = request;
  const match = await playedMatch(request, request.match);
  if (match === undefined) return;
  const matchId = match.id;
  const { playing } = context.words;
  const outcome = await bot.tables.lobby.join({ matchId }, context.person);
  const isThere = !outcome.ok && outcome.reason === 'already-seated';
  if (!outcome.ok && !isThere) return await sayRefusal(request, outcome);
  const notice = isThere ? playing.youAreHere : playing.youAreBack;
  await bot.hands.reply({ matchId, context, answer, notice });
}

/** What is played stays played; from now on they can be asked first. */
async function offerToAsk(_: Bot, { context, answer }: ComponentRequest): Promise<void> {
  const { oops, buttons } = context.words.playing;
  const id = formatCustomId({ verb: 'me', argument: 'confirms=true' });
  await answer.reply(payloadOf([oops, [{ id, label: buttons.askMe, style: 'primary' }]]));
}

async function showNow(_: Bot, request: ComponentRequest): Promise<void> {
  const { context, match } = request;
  await say(request, nowLines(match, context.person.id, context.words).join('\n'));
}

/**
 * Shows somebody their hand with what a strong computer would do in their place, and why; or says why
 * there is no hint. `match` is one in which they have cards.
 */
export async function giveHint(
  { hands, computers, tables }: Pick<Bot, 'hands' | 'computers' | 'tables'>,
  { context, answer, show }: ShowRequest,
  match: Match,
): Promise<void> {
  const { words, person } = context;
  const refusal = whyNone(match, words);
  if (refusal !== null) return await say({ context, answer }, refusal);
  const { id: matchId, version } = match;
  const text = await hintText({ computers, tables }, match, { personId: person.id, words });
  await hands[show]({ matchId, context, answer, advice: { version, text } });
}

function whyNone(match: Match, words: Words): string | null {
  const { hint } = words;
  if (dayOf(match) !== null) return words.daily.noHints;
  if (isPractice(match)) return null;
  return isAlone(match) ? hint.rated : hint.withOthers;
}

async function hintText(
  { computers, tables }: Pick<Bot, 'computers' | 'tables'>,
  match: Match,
  { personId, words }: { readonly personId: string; readonly words: Words },
): Promise<string> {
  const { state } = match;
  const seat = seatOf(match, personId);
  const moves = movesOf(match, personId);
  if (state === null || seat === undefined || moves.length === 0) return words.hint.notYourTurn;
  const view = await tables.play.view(match, seat);
  const hint = await computers.hint(personId, { view, moves, chance: openChance(match) });
  return hintLines(hint, view, contextOf(match, words)).join('\n');
}
