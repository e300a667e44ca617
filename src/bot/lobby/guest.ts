import { kindOf } from '../../games/index.ts';
import { type Match, seatOf } from '../../model/match.ts';
import type { MatchStep } from '../../model/outcome.ts';
import { tableSeats } from '../../text/lobby/seating.ts';
import { gameWords } from '../../text/rules/game-words.ts';
import type { Words } from '../../text/words/words.ts';
import { type ButtonSpec, buttonRows, payloadOf, text } from '../api/payload.ts';
import type { Bot } from '../bot.ts';
import { fairButton } from '../fairness/deals-payload.ts';
import { matchButton } from '../interaction/custom-id.ts';
import type { Request } from '../interaction/interaction-context.ts';
import { isNewTo, replyWithHand } from '../lesson/first-hand.ts';

/** To somebody who has come to a table: their cards if they are dealt, else what there is to do until they are. */
export async function answerArrival(
  bot: Bot,
  request: Request,
  { match, steps = [] }: { readonly match: Match; readonly steps?: readonly MatchStep[] },
): Promise<void> {
  const { answer, context } = request;
  const { words, person } = context;
  if (match.status === 'open') return await answerGuest(bot, request, match);
  if (seatOf(match, person.id) === undefined) {
    const rows = buttonRows([leaveButton(match, words)]);
    return void (await answer.reply(payloadOf([text(words.playing.youAreIn), ...rows])));
  }
  const isBegun = steps.some((step) => step.seat === null);
  const notice = isBegun ? undefined : words.playing.youAreBack;
  await replyWithHand(bot, { ...request, notice }, match);
}

/** To somebody at an open table that is not theirs to set up. */
export async function answerGuest(bot: Bot, request: Request, match: Match): Promise<void> {
  const { answer, context } = request;
  const { words, person } = context;
  const { lesson, seating } = words;
  const isSeated = seatOf(match, person.id) !== undefined;
  const kind = kindOf(match.game);
  const isNew = await isNewTo(bot, context, kind);
  const learn = matchButton(match, 'lesson', { label: lesson.buttons.offer, argument: kind });
  const lines = [
    ...(isSeated ? [seating.youWait(gameWords(words, match.game).name)] : []),
    seating.beginsFull(tableSeats(match)),
  ];
  const rows = buttonRows([
    ...(isNew ? [learn] : []),
    fairButton(match, words),
    ...(isSeated ? [leaveButton(match, words)] : []),
  ]);
  await answer.reply(payloadOf([text(lines.join('\n')), ...rows]));
}

function leaveButton(match: Match, { buttons }: Words): ButtonSpec {
  return matchButton(match, 'quit', { label: buttons.leave });
}
