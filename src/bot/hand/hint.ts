import { type Match, seatOf } from '../../model/match.ts';
import { dayOf } from '../../model/private.ts';
import { isAlone, isPractice } from '../../model/seats.ts';
import { contextOf } from '../../text/story/context.ts';
import { hintLines } from '../../text/story/hint.ts';
import type { Words } from '../../text/words/words.ts';
import { type Bot, say } from '../bot.ts';
import type { Request } from '../interaction/interaction-context.ts';
import { movesOf, openChance } from '../match-view.ts';

interface HintRequest extends Request {
  readonly show: 'reply' | 'update';
}

/**
 * Shows somebody their hand with what a strong computer would do in their place, and why; or says why
 * there is no hint. `match` is one in which they have cards.
 */
export async function giveHint(
  { hands, computers, tables }: Pick<Bot, 'hands' | 'computers' | 'tables'>,
  { context, answer, show }: HintRequest,
  match: Match,
): Promise<void> {
  const { words, person } = context;
  const refusal = whyNone(match, words);
  if (refusal !== null) return await say({ context, answer }, refusal);
  const notice = await hintText({ computers, tables }, match, { personId: person.id, words });
  await hands[show]({ matchId: match.id, context, answer, notice });
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
