import { kindOf } from '../../games/index.ts';
import type { Match } from '../../model/match.ts';
import { type Bot, sayRefusal, sayUnknown } from '../bot.ts';
import { firstGames } from '../hand/tip.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import type { Request } from '../interaction/interaction-context.ts';
import { isNewTo } from '../lesson/first-hand.ts';
import { mayOpen } from '../lobby/lobby-components.ts';
import { insteadPayload } from './practice-payloads.ts';
import {
  FIRST_ROUNDS,
  grown,
  optionsOf,
  type PracticePlan,
  parsePracticePlan,
  planFor,
  practicePlanOf,
} from './practice-plan.ts';

export const PRACTICE_COMPONENTS = {
  practice: { expected: 'update', isAlwaysOpen: true, isAnywhere: true, run: begin },
} as const satisfies ComponentHandlers;

/** The new hand takes the place of what was pressed. */
async function begin(bot: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, customId } = request;
  const plan = parsePracticePlan(customId.argument);
  if (plan === undefined) return await sayUnknown(request);
  const strength = grown(plan, await finishedBy(bot, request));
  const again = { plan: { ...plan, strength }, instead: customId.match };
  const match = await beginPractice(bot, request, again);
  if (match !== undefined) await bot.hands.update({ matchId: match.id, context, answer });
}

interface FreshMatch {
  /** What they played last says nothing. */
  readonly isFresh?: boolean;
  /** Absent: one in somebody's first match of a kind of game, then as many as a private match has. */
  readonly rounds?: number | undefined;
}

/**
 * The asker's private match that goes on, or a new one; undefined if it was refused, or another goes on than is
 * asked for: then that has been said.
 */
export async function practiceFor(
  bot: Bot,
  request: Request,
  { isFresh = false, rounds, ...asked }: Partial<PracticePlan> & FreshMatch,
): Promise<Match | undefined> {
  const { context, answer } = request;
  const newest = await bot.tables.practice.newest(context.person.id);
  const last = isFresh ? undefined : newest;
  const going = newest?.status === 'playing' ? newest : undefined;
  if (going !== undefined && !isOther(asked, practicePlanOf(going))) return going;
  const plan = planFor({ ...asked, finished: await finishedBy(bot, request), last });
  if (going !== undefined)
    return void (await answer.reply(insteadPayload(going, plan, context.words)));
  const first = (await isNewTo(bot, context, kindOf(plan.game))) ? FIRST_ROUNDS : undefined;
  return await beginPractice(bot, request, { plan, rounds: rounds ?? first });
}

function isOther({ game, strength }: Partial<PracticePlan>, current: PracticePlan): boolean {
  return (
    (game ?? current.game) !== current.game || (strength ?? current.strength) !== current.strength
  );
}

/** How many matches the asker has finished here and for themselves, counted as far as it matters. */
async function finishedBy({ tables }: Bot, { context }: Request): Promise<number> {
  const asker = { serverId: context.where.serverId, personId: context.person.id };
  return (await firstGames(tables, asker)).length;
}

/**
 * Deals a private match for the asker, in the place of the one with that number if it still goes on (0: of
 * none). Where another goes on, that one stays. Undefined when it was refused, which has been said then.
 */
async function beginPractice(
  { tables, meter, matchBudget }: Pick<Bot, 'tables' | 'meter' | 'matchBudget'>,
  request: Request,
  {
    plan,
    rounds,
    instead = 0,
  }: { readonly plan: PracticePlan; readonly instead?: number } & Pick<FreshMatch, 'rounds'>,
): Promise<Match | undefined> {
  const { person: host, interactionId } = request.context;
  if (!(await mayOpen({ matchBudget }, request))) return undefined;
  const outcome = await tables.practice.begin({
    ...plan,
    host,
    interactionId,
    instead: instead === 0 ? null : instead,
    options: optionsOf(plan, rounds),
  });
  if (outcome.ok) {
    meter.count('hanafuda_private_matches_total', { kind: 'practice' });
    return outcome.match;
  }
  // They have pressed twice.
  if (outcome.reason === 'channel-taken') return outcome.match;
  await sayRefusal(request, outcome);
  return undefined;
}
