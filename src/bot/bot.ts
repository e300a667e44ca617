import { type Match, seatOf } from '../model/match.ts';
import type { Refusal } from '../model/outcome.ts';
import type { Painter } from '../render/painter.ts';
import type { Tables } from '../table/tables.ts';
import { refusalSentence } from '../text/lobby/refusal.ts';
import type { Words } from '../text/words/words.ts';
import type { Computers } from '../workers/computers.ts';
import { textPayload } from './api/payload.ts';
import type { CommonDeps } from './common-deps.ts';
import type { HandAnswer, HandRequest, Hands } from './hand/hands.ts';
import type { CostlyMoves } from './history/costly-moves.ts';
import type { Budget } from './interaction/budget.ts';
import type { Request, Servers } from './interaction/interaction-context.ts';
import type { Painters } from './painters.ts';
import type { Roles } from './servers/roles.ts';
import type { TableMessages } from './table-message/table-messages.ts';

export interface Connected {
  /** In how many servers the bot is, with those of other processes as Discord counts them. */
  servers(): Promise<number>;
  /** When this process began, in milliseconds since 1970. */
  readonly since: number;
}

/** What whoever runs the bot says of themselves; null: nothing. */
export interface Operator {
  readonly contact: string | null;
  /** Where the source of what runs is. */
  readonly source: string | null;
}

/** Everything that handlers of components and commands use. */
export interface Bot
  extends Painters,
    Pick<CommonDeps, 'channels' | 'findMember' | 'log' | 'mayPost' | 'meter' | 'signal'> {
  readonly tables: Tables;
  readonly computers: Pick<Computers, 'hint' | 'judge'>;
  readonly painter: Painter;
  readonly tableMessages: TableMessages;
  readonly hands: Hands;
  /** Whether Discord takes no more direct messages for now. */
  readonly direct: { readonly pace: { readonly isHeld: boolean } };
  readonly costlyMoves: CostlyMoves;
  readonly discord: Connected;
  readonly roles: Roles;
  readonly servers: Servers;
  readonly operator: Operator;
  /** Whether somebody may change what holds for a whole server, also one that another process serves. */
  readonly managesServer: (serverId: string, personId: string) => Promise<boolean>;
  readonly tellDeletions: () => Promise<void>;
  /** So much is to be done that what can be done later should be. */
  readonly isBusy: () => boolean;
  /** How many matches somebody may open. */
  readonly matchBudget: Pick<Budget, 'take'>;
}

/** Something said to the asker alone. */
export async function say({ answer }: Request, sentence: string): Promise<void> {
  await answer.reply(textPayload(sentence));
}

/** Answers a button or a choice that is none of this version's. */
export async function sayUnknown(request: Request): Promise<void> {
  await say(request, request.context.words.notices.unknownButton);
}

/** Says why something was not done. What was delivered twice was answered the first time. */
export async function sayRefusal(request: Request, refusal: Refusal): Promise<void> {
  request.answer.isRefusal = true;
  if (refusal.reason === 'repeated') request.answer.silence();
  else await say(request, refusalSentence(refusal, request.context.words));
}

/** The match, if the person has cards in it; otherwise answers with the reason and returns undefined. */
export async function playedMatch(
  request: Request,
  match: Match | undefined,
): Promise<Match | undefined> {
  const { person, words } = request.context;
  if (match === undefined) await sayRefusal(request, { reason: 'no-table' });
  else if (match.status === 'open') await sayRefusal(request, { reason: 'not-playing', match });
  else if (match.status !== 'playing') await say(request, words.notices.handOver);
  else if (seatOf(match, person.id) === undefined) {
    await sayRefusal(request, { reason: 'not-seated', match });
  } else return match;
  return undefined;
}

/** Answers a move with the hand: at once, or if others wait to be answered, when there is time for it. */
export async function answerMove(
  { hands, isBusy }: Bot,
  request: HandRequest,
  how: HandAnswer,
): Promise<void> {
  if (isBusy() || request.answer.isLate) await hands.answerLater(request, how);
  else await hands[how](request);
}

/** `show` says whether what answers it replaces the pressed message or is a new one. */
export interface ShowRequest extends Request {
  readonly show: 'reply' | 'update';
}

/**
 * Answers a move that was refused: with the hand as it now is if the person has one, since what
 * they pressed is most likely out of date.
 */
export async function refuseMove(
  { hands, isBusy }: Bot,
  { context, answer, show }: ShowRequest,
  refused: Refusal,
): Promise<void> {
  const match = 'match' in refused ? refused.match : null;
  const isSeated = match?.state && seatOf(match, context.person.id) !== undefined;
  if (refused.reason === 'repeated' || !match || !isSeated || isBusy()) {
    await sayRefusal({ context, answer }, refused);
    return;
  }
  answer.isRefusal = true;
  const notice = noticeOf(refused, context.words);
  await hands[show]({ matchId: match.id, context, answer, notice });
}

/** The notice above a hand after a refused move. The hand itself says whose turn it is, or that the match is over. */
function noticeOf(refused: Refusal, words: Words): string | undefined {
  switch (refused.reason) {
    case 'stale':
    case 'illegal':
      return words.notices.movedOn;
    case 'not-your-turn':
    case 'not-seated':
      return words.notices.nothingPlayed;
    case 'over':
      return undefined;
    default:
      return refusalSentence(refused, words);
  }
}
