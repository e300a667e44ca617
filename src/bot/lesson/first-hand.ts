import { parseMove } from '../../engine/round/move-text.ts';
import { kindOf } from '../../games/index.ts';
import type { GameKind } from '../../games/lesson.ts';
import type { Match } from '../../model/match.ts';
import { dayOf, isPrivate } from '../../model/private.ts';
import { hasNobodyToWait } from '../../model/seats.ts';
import { dailyNote } from '../../text/daily/daily.ts';
import { promiseLines } from '../../text/lobby/fairness.ts';
import type { Words } from '../../text/words/words.ts';
import type { Payload } from '../api/payload.ts';
import { type Bot, sayUnknown } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import type { InteractionContext, Request } from '../interaction/interaction-context.ts';
import { renderingFor } from '../painters.ts';
import { type LessonQuery, lessonPayload, parsePlan } from './lesson-payload.ts';

/** Anyone who has finished this many matches knows what a hand is. */
const KNOWS_HANDS = 50;

type HandAsked = Request &
  Pick<Parameters<Bot['hands']['reply']>[0], 'notice' | 'advice'> & {
    readonly how?: 'reply' | 'update';
  };

/**
 * Answers with somebody's hand in a new message, or in place of what was pressed. Once for each kind of game the
 * guided round comes first, for people to whom it is new, and if nobody waits for them meanwhile.
 */
export async function answerWithHand(bot: Bot, request: HandAsked, match: Match): Promise<void> {
  const { context, answer, notice, advice, how = 'reply' } = request;
  const kind = kindOf(match.game);
  const isCalm = hasNobodyToWait(match) && isAtItsBeginning(match);
  if (isCalm && (await isNewTo(bot, context, kind))) {
    const plan = { kind, matchId: match.id, isBeforeFirst: false };
    await answer[how](await lessonFor(bot, context, { ...plan, made: 0 }));
  } else await bot.hands[how]({ matchId: match.id, context, answer, notice, advice });
}

/** Whether somebody has neither had the guided round of a kind of game nor played such a game to its end. */
export async function isNewTo(
  { tables }: Pick<Bot, 'tables'>,
  { person, where }: InteractionContext,
  kind: GameKind,
): Promise<boolean> {
  const { lessons } = await tables.stored.personSettings(person.id);
  if (!lessons.includes(kind)) return false;
  const ids = { serverId: where.serverId, personId: person.id };
  const finished = await tables.stored.finishedGames({ ...ids, most: KNOWS_HANDS });
  return finished.length < KNOWS_HANDS && finished.every((game) => kindOf(game) !== kind);
}

/** Records that someone has had the guided round, so it isn't offered again. */
export async function noteTaught(
  { tables }: Pick<Bot, 'tables'>,
  personId: string,
  kind: GameKind,
): Promise<void> {
  await tables.settings.chooseForPerson(personId, ({ lessons }) =>
    lessons.includes(kind) ? { lessons: lessons.filter((one) => one !== kind) } : {},
  );
}

/** The guided round for the asker: whoever learns needs the numbers of the months. */
export async function lessonFor(
  bot: Bot,
  context: InteractionContext,
  query: Omit<LessonQuery, 'person'>,
): Promise<Payload> {
  const { painter, words } = await renderingFor(bot, context);
  const { person } = context;
  return lessonPayload({ ...query, person }, { painter: painter.withMonths, words });
}

/** What stands above the hand in a private match; undefined in any other. */
export function noteOf(match: Match, words: Words): string | undefined {
  if (!isPrivate(match)) return undefined;
  const day = dayOf(match);
  if (day === null) return words.practice.note;
  return [dailyNote(match, day, words), ...promiseLines(match, words)].join('\n');
}

/** Whether nobody has had their first turn yet, or it is now. */
function isAtItsBeginning({ state }: Match): boolean {
  return state?.round === 1 && state.turns < state.order.length;
}

export const LESSON_COMPONENTS = {
  lesson: { expected: 'update', isAlwaysOpen: true, isAnywhere: true, work: 'show', run: goOn },
} as const satisfies ComponentHandlers;

/** Begins it in a message of its own, or plays the move that was pressed. */
async function goOn(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId } = request;
  const { match: matchId, version: made } = customId;
  const [typed = '', move] = customId.argument.split('/', 2);
  const plan = parsePlan(typed);
  const pressed = move === undefined ? undefined : parseMove(move);
  const isUnknown = move !== undefined && pressed === undefined;
  if (plan === undefined || isUnknown) return await sayUnknown(request);
  const payload = await lessonFor(bot, context, { ...plan, matchId, made, pressed });
  await answer[move === undefined ? 'reply' : 'update'](payload);
}
