import { FIRST_MATCH, kindOf } from '../../games/index.ts';
import { type Match, seatOf, type Where } from '../../model/match.ts';
import type { Refusal } from '../../model/outcome.ts';
import { isPrivate } from '../../model/private.ts';
import { type Bot, sayRefusal } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import { isNewTo, lessonFor, noteOf, noteTaught, replyWithHand } from '../lesson/first-hand.ts';
import { parsePlan } from '../lesson/lesson-payload.ts';
import { channelFor, mayOpen, openTable } from '../lobby/open-table.ts';
import { beginPractice } from '../practice/practice-components.ts';
import { planFor } from '../practice/practice-plan.ts';

export const FIRST_STEPS_COMPONENTS = {
  playnow: { expected: 'private', isAnywhere: true, run: playNow },
  open: { expected: 'public', run: openGame },
} as const satisfies ComponentHandlers;

/**
 * Deals a short match against an easy computer, after the guided round for whom it is new. The table comes
 * first, so that the hand stands below.
 */
async function playNow(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, customId, answer } = request;
  const { person: host, where, interactionId } = context;
  const channel = isPrivate(context) ? {} : await channelFor(request);
  if (channel === undefined) return;
  const taught = parsePlan(customId.argument)?.kind;
  if (taught !== undefined) await noteTaught(bot, host.id, taught);
  const kind = kindOf(FIRST_MATCH.game);
  if ((await isFree(bot, where)) && (await isNewTo(bot, context, kind))) {
    const plan = { kind, matchId: 0, isBeforeFirst: true };
    return void (await answer.reply(await lessonFor(bot, context, { ...plan, made: 0 })));
  }
  if (isPrivate(context)) {
    const plan = planFor({ game: FIRST_MATCH.game }, undefined);
    const match = await beginPractice(bot, request, { plan });
    return (
      match &&
      (await replyWithHand(bot, { ...request, notice: noteOf(match, context.words) }, match))
    );
  }
  if (!(await mayOpen(bot, request))) return;
  const opened = { where, host, strength: 'easy', clock: 'none', interactionId } as const;
  const outcome = await bot.tables.practice.openTable({ ...opened, ...channel, ...FIRST_MATCH });
  const match = outcome.ok ? outcome.match : ownMatch(outcome, host.id);
  if (match === undefined) return outcome.ok ? undefined : await sayRefusal(request, outcome);
  if (outcome.ok && !bot.isBusy()) await bot.tableMessages.showNow(match);
  await replyWithHand(bot, request, match);
}

/** Whether a table can be opened in the channel, as far as other tables go. */
async function isFree({ tables }: Bot, { channelId }: Where): Promise<boolean> {
  const match = await tables.matches.newestIn(channelId);
  return match?.status !== 'open' && match?.status !== 'playing';
}

/** The match that takes the channel up, where the person plays in it: they have pressed twice, or came back. */
function ownMatch(refusal: Refusal, personId: string): Match | undefined {
  if (refusal.reason !== 'channel-taken') return undefined;
  const { match } = refusal;
  const isTheirs = match.status === 'playing' && seatOf(match, personId) !== undefined;
  return isTheirs ? match : undefined;
}

async function openGame(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, customId, values } = request;
  const { person: host, interactionId } = context;
  const [game = ''] = values;
  const seats = /^\d$/.test(customId.argument) ? Number(customId.argument) : null;
  await openTable(bot, request, (tables, place) =>
    tables.lobby.open({ ...place, host, game, seats, options: {}, interactionId }),
  );
}
