import { FIRST_GAME, kindOf } from '../../games/index.ts';
import { seatOf } from '../../model/match.ts';
import { listedGames } from '../../text/rules/game-list.ts';
import type { Words } from '../../text/words/words.ts';
import { type Payload, payloadOf, selectRow } from '../api/payload.ts';
import { type Bot, sayUnknown } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { formatCustomId } from '../interaction/custom-id.ts';
import { answerWithHand, isNewTo, lessonFor, noteOf, noteTaught } from '../lesson/first-hand.ts';
import { parsePlan, playNowButtons } from '../lesson/lesson-payload.ts';
import { openTable } from '../lobby/lobby-components.ts';
import { practiceFor } from '../practice/practice-components.ts';
import { FIRST_ROUNDS } from '../practice/practice-plan.ts';

export const FIRST_STEPS_COMPONENTS = {
  playnow: { expected: 'private', isAlwaysOpen: true, isAnywhere: true, run: playNow },
  taught: { expected: 'update', isAlwaysOpen: true, isAnywhere: true, run: leaveLesson },
  open: { expected: 'public', run: openGame },
} as const satisfies ComponentHandlers;

const FIRST_PRACTICE = { game: FIRST_GAME, isFresh: true } as const;

/**
 * Deals a short match against computers for the asker alone, after the guided round for whom it is new. One of an
 * earlier version leads here at its end.
 */
async function playNow(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, customId, answer } = request;
  const { person } = context;
  const taught = parsePlan(customId.argument)?.kind;
  if (taught !== undefined) await noteTaught(bot, person.id, taught);
  const kind = kindOf(FIRST_GAME);
  const last = await bot.tables.practice.newest(person.id);
  if (last?.status !== 'playing' && (await isNewTo(bot, context, kind))) {
    const plan = { kind, matchId: 0, isBeforeFirst: true };
    return void (await answer.reply(await lessonFor(bot, context, { ...plan, made: 0 })));
  }
  const match = await practiceFor(bot, request, FIRST_PRACTICE);
  if (match === undefined) return;
  await answerWithHand(bot, { ...request, notice: noteOf(match, context.words) }, match);
}

/** Notes that somebody has had the guided round, and shows their cards in its place if it stood in the way to them. */
async function leaveLesson(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId, match } = request;
  const { words, person } = context;
  const plan = parsePlan(customId.argument);
  if (plan === undefined) return await sayUnknown(request);
  await noteTaught(bot, person.id, plan.kind);
  const isTheirs = match?.status === 'playing' && seatOf(match, person.id) !== undefined;
  const own = isTheirs ? match : undefined;
  if (plan.isBeforeFirst || own !== undefined) {
    const dealt =
      own ?? (await practiceFor(bot, request, { ...FIRST_PRACTICE, rounds: FIRST_ROUNDS }));
    if (dealt === undefined) return;
    const notice = noteOf(dealt, words);
    return await bot.hands.update({ matchId: dealt.id, context, answer, notice });
  }
  await answer.update(payloadOf([words.lesson.left, playNowButtons(words)]));
}

/** Opens a table of the game that was chosen; asks for one if the button of a match's end was pressed. */
async function openGame(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, customId, values } = request;
  const { person: host, interactionId } = context;
  const seats = /^\d$/.test(customId.argument) ? Number(customId.argument) : null;
  const [game] = values;
  if (game === undefined) {
    const welcome = welcomePayload({ people: seats ?? 1, seats }, context.words);
    return void (await request.answer.reply(welcome));
  }
  await openTable(bot, request, (tables, place) =>
    tables.lobby.open({ ...place, host, game, seats, options: {}, interactionId }),
  );
}

interface Welcome {
  /** How many would play: the games for this many come first. */
  readonly people: number;
  /** As many seats as a table is to have; null: as many as the game usually has. */
  readonly seats: number | null;
}

/** For somebody who has named no game: a match at one press, or a table of any game. */
export function welcomePayload({ people, seats }: Welcome, words: Words): Payload {
  const { firstSteps } = words;
  const argument = seats === null ? '' : String(seats);
  const id = formatCustomId({ verb: 'open', argument });
  const games = listedGames(words, people).map((game) => ({
    label: game.title,
    description: game.line,
    value: game.id,
  }));
  const menu = selectRow(id, games, firstSteps.choose);
  return payloadOf([firstSteps.welcome, playNowButtons(words), menu]);
}
