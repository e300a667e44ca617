import { type Match, seatOf } from '../../model/match.ts';
import { type Bot, type Request, refuse, say } from '../bot.ts';
import type { HandAnswer, HandRequest } from './hands.ts';

/** The match, if the person has cards in it; otherwise answers with the reason and returns undefined. */
export async function withCards(
  request: Request,
  match: Match | undefined,
): Promise<Match | undefined> {
  const { person, words } = request.context;
  if (match === undefined) await refuse(request, { reason: 'no-table' });
  else if (match.status === 'open') await refuse(request, { reason: 'not-playing', match });
  else if (match.status !== 'playing') await say(request, words.notices.handOver);
  else if (seatOf(match, person.id) === undefined) {
    await refuse(request, { reason: 'not-seated', match });
  } else return match;
  return undefined;
}

/** Answers a move with the hand: at once, or where others wait to be answered, when there is time for it. */
export async function answerMove(
  { hands, isBusy }: Bot,
  request: HandRequest,
  how: HandAnswer,
): Promise<void> {
  if (isBusy() || request.answer.isLate) await hands.answerLater(request, how);
  else await hands[how](request);
}
