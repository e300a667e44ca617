import { answerMove, type Bot, refuseMove, say, sayRefusal } from '../bot/bot.ts';
import {
  type Choice,
  type CommandRequest,
  type CompletionRequest,
  choicesLike,
  command,
} from '../bot/interaction/command.ts';
import { isAwayFrom } from '../bot/match-view.ts';
import { formatMove } from '../engine/round/move-text.ts';
import type { Move } from '../engine/round/state.ts';
import { type Match, seatOf } from '../model/match.ts';
import { typedText } from '../text/format/names.ts';
import { moveLabel } from '../text/story/moves.ts';
import { textOption } from './options.ts';
import { moveCalled, moveChoices, type Turn, takesOf, turnFor } from './typed-move.ts';

/** Any move, typed: a card and what it takes, or an answer to what is asked. */
export const play = command({
  options: {
    card: textOption({ required: true, autocomplete: true, max_length: 100 }),
    take: textOption({ autocomplete: true, max_length: 100 }),
  },
  expected: 'private',
  isAnywhere: true,
  run: playTyped,
  complete: completeMove,
});

/** A move, and what is to follow it when the card may take one of several. */
interface TypedMove {
  readonly move: Move;
  readonly take: Move | undefined;
}

async function playTyped(bot: Bot, request: CommandRequest): Promise<void> {
  const answer = await request.answer.once(() => makeTyped(bot, request));
  await answer();
}

/** Gives how to answer. */
type Typed = Promise<() => Promise<void>>;

async function makeTyped(bot: Bot, request: CommandRequest): Typed {
  const match = request.here;
  if (match === undefined) return () => sayRefusal(request, { reason: 'no-table' });
  if (match.status === 'open') return () => sayRefusal(request, { reason: 'not-playing', match });
  if (match.status !== 'playing') return () => sayRefusal(request, { reason: 'over', match });
  const turn = turnFor(match, request.context.person.id);
  if (turn === undefined) return () => sayRefusal(request, { reason: 'not-seated', match });
  if (turn.moves.length === 0) return () => refuseIdle(bot, request, match);
  const query = readTypedMove(request, turn);
  if (typeof query === 'string') return () => say(request, query);
  return await makeMoves(bot, request, { match, ...query });
}

/** The move that was typed, or a sentence about what is wrong with it. */
function readTypedMove({ context, option }: CommandRequest, turn: Turn): TypedMove | string {
  const { notices } = context.words;
  const card = option('card') ?? '';
  const move = moveCalled(card, turn.moves, turn.view);
  if (move === undefined) return notices.noSuchMove(typedText(card));
  const typedTake = option('take');
  if (typedTake === undefined) return { move, take: undefined };
  const takes = takesOf(turn, move);
  const take = moveCalled(typedTake, takes, turn.view);
  if (take === undefined) return notices.noSuchTake(typedText(typedTake));
  // If there is only one way, the card takes it automatically.
  return { move, take: takes.length > 1 ? take : undefined };
}

/** Refuses a move out of turn, or of a person for whom a computer plays. */
async function refuseIdle(bot: Bot, request: CommandRequest, match: Match): Promise<void> {
  const seat = seatOf(match, request.context.person.id);
  const reason = isAwayFrom(match.players[seat ?? -1]) ? 'not-seated' : 'not-your-turn';
  await refuseMove(bot, { ...request, show: 'reply' }, { reason, match });
}

async function makeMoves(
  bot: Bot,
  request: CommandRequest,
  { match, move, take }: TypedMove & { readonly match: Match },
): Typed {
  const { context, answer } = request;
  const { person, interactionId } = context;
  const at = { matchId: match.id };
  const first = { at, person, move, version: match.version, interactionId };
  const played = await bot.tables.play.move(first);
  if (!played.ok) return () => refuseMove(bot, { ...request, show: 'reply' }, played);
  const { version } = played.match;
  const taken = take && (await bot.tables.play.move({ at, person, move: take, version }));
  const steps = taken?.ok ? [...played.steps, ...taken.steps] : played.steps;
  return () => answerMove(bot, { matchId: match.id, context, answer, steps }, 'reply');
}

async function completeMove(
  { tables }: Bot,
  request: CompletionRequest,
): Promise<readonly Choice[]> {
  const { context, focused, option } = request;
  const match = await tables.stored.newestMatch(context.where.channelId);
  const turn = turnFor(match, context.person.id);
  if (turn === undefined) return [];
  if (focused.name === 'card') return choicesLike(moveChoices(turn, context.words), focused.value);
  const move = moveCalled(option('card') ?? '', turn.moves, turn.view);
  const takes = move === undefined ? [] : takesOf(turn, move);
  const choices = takes.map((take) => ({
    name: moveLabel(take, turn.view, context.words),
    value: formatMove(take),
  }));
  return choicesLike(choices, focused.value);
}
