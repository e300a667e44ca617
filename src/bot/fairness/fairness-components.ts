import { seatOf } from '../../model/match.ts';
import type { Outcome } from '../../model/outcome.ts';
import { isPrivate } from '../../model/private.ts';
import { refusalSentence } from '../../text/lobby/refusal.ts';
import { type Bot, say, sayRefusal } from '../bot.ts';
import type { ComponentHandlers, ComponentRequest } from '../interaction/component-handler.ts';
import type { Request } from '../interaction/interaction-context.ts';
import { pressOf } from '../table-component.ts';
import { dealsPayload, promisePayload, wordsForm } from './deals-payload.ts';

export const FAIRNESS_COMPONENTS = {
  cut: { expected: 'private', run: cutCards },
  words: { expected: 'update', run: cutWithWords },
  deals: { expected: 'private', work: 'words', isAlwaysOpen: true, run: checkDeals },
} as const satisfies ComponentHandlers;

async function cutCards({ tables }: Bot, request: ComponentRequest): Promise<void> {
  const { at, person, interactionId } = pressOf(request);
  const cut = { personId: person.id, interactionId };
  await answerCut(request, await tables.lobby.cut(at, cut), 'reply');
}

/** The button asks for the words in a form, which comes back with them. */
async function cutWithWords({ tables }: Bot, request: ComponentRequest): Promise<void> {
  const { context, answer, values } = request;
  const { at, person, interactionId } = pressOf(request);
  const [words] = values;
  if (words === undefined && (await canCut(tables, request))) {
    return await answer.ask(wordsForm(request.customId, context.words));
  }
  const cut = { personId: person.id, interactionId, words: words === '' ? undefined : words };
  await answerCut(request, await tables.lobby.cut(at, cut), 'update');
}

async function canCut(
  { stored }: Bot['tables'],
  { context, customId }: ComponentRequest,
): Promise<boolean> {
  const match = await stored.match(customId.match);
  return match?.status === 'open' && seatOf(match, context.person.id) !== undefined;
}

/** Shows the whole promise to whoever has cut the cards, and to who may not cut but may read it. */
async function answerCut(
  request: Request,
  outcome: Outcome,
  how: 'reply' | 'update',
): Promise<void> {
  const { context, answer } = request;
  const { words } = context;
  const { id: personId } = context.person;
  if (outcome.ok) {
    const notice = words.fairness.youCut;
    const payload = promisePayload({ match: outcome.match, personId, notice }, words);
    return void (await answer[how](payload));
  }
  if (outcome.reason !== 'not-seated' && outcome.reason !== 'not-open') {
    return await sayRefusal(request, outcome);
  }
  answer.isRefusal = true;
  const notice = refusalSentence(outcome, words);
  await answer.reply(promisePayload({ match: outcome.match, personId, notice }, words));
}

async function checkDeals({ tables }: Bot, request: ComponentRequest): Promise<void> {
  const { context, customId, answer, match } = request;
  const { words } = context;
  if (match === undefined) return await sayRefusal(request, { reason: 'no-table' });
  if (match.isStripped) return await say(request, words.review.stripped);
  const deals = await tables.fairness.deals(match);
  if (deals === null) {
    return void (await answer.reply(promisePayload({ match, personId: context.person.id }, words)));
  }
  const { serverId } = match.where;
  const count = isPrivate(match) ? null : await tables.fairness.tables(serverId);
  const page = parseDealsPage(customId.argument);
  const payload = dealsPayload({ match, deals, count, page: page ?? 0 }, words);
  await answer[page === undefined ? 'reply' : 'update'](payload);
}

/** Which deck a button of the check shows, from 0; undefined for the button that opens it. */
export function parseDealsPage(argument: string): number | undefined {
  const page = /^[bn](\d{1,4})$/.exec(argument)?.[1];
  return page === undefined ? undefined : Number(page);
}
