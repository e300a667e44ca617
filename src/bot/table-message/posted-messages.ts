import type { Match } from '../../model/match.ts';
import type { TableMessage } from '../../table/messages/message-store.ts';
import type { OwnMessage } from '../api/answers.ts';
import { type CustomId, parseCustomId, type Verb } from '../interaction/custom-id.ts';
import type { MessageContent, MessageContents } from './message-content.ts';

/** Whether a message is the one that was posted for this page of the match. */
export function hasContent(message: OwnMessage, content: MessageContent, { id }: Match): boolean {
  const has = (verb: Verb, argument?: string) => hasButton(message, { match: id, verb, argument });
  switch (content.kind) {
    case 'round':
      return has('counted', String(content.settlement.round));
    case 'table':
      return has('hand');
    case 'standing':
      return has('again') && leadsOn(has);
    case 'lobby':
      return has('join') && !has('hand');
    case 'stopped':
      return has('again') && !leadsOn(has);
    case 'started':
      return false;
  }
}

/** Of a match that was played to its end; version 0.2 had the review on its message. */
function leadsOn(has: (verb: Verb) => boolean): boolean {
  return has('more') || has('review');
}

/**
 * Without the rounds that older messages show already, except for the last round. Of rounds that end in one step, such as
 * one that is over as it is dealt, the first would be told again with the table that follows the pause.
 */
export function withoutTold(
  contents: MessageContents,
  older: readonly OwnMessage[],
  match: Match,
): MessageContents {
  const last = contents.findLastIndex(({ kind }) => kind === 'round');
  const [first, ...others] = contents.filter(
    (content, at) => at >= last || !older.some((message) => hasContent(message, content, match)),
  );
  return first === undefined ? contents : [first, ...others];
}

/** Whether a message shows what others show by now. */
export function isCopy(message: OwnMessage, contents: MessageContents, match: Match): boolean {
  const isOneOf = contents.some((content) => hasContent(message, content, match));
  return isOneOf || isTableOf(message, match);
}

/** Whether a message shows the match with what can be done in it: one is enough. */
export function isTableOf(message: OwnMessage, { id }: Match): boolean {
  return (['hand', 'join'] as const).some((verb) => hasButton(message, { match: id, verb }));
}

/** Whether a message has a button of a match, whatever its argument if none is given. */
function hasButton(
  { customIds }: OwnMessage,
  { match, verb, argument }: Pick<CustomId, 'match' | 'verb'> & { argument?: string | undefined },
): boolean {
  return customIds.some((id) => {
    const found = parseCustomId(id);
    const isOne = found?.match === match && found.verb === verb;
    return isOne && (argument === undefined || found.argument === argument);
  });
}

/**
 * The same for each try to post a page, so that Discord makes one message of them: a table message
 * is the successor of the one that it takes the place of, a score sheet belongs to its round.
 */
export function nonceOf(
  match: Match,
  content: MessageContent,
  shown: TableMessage | undefined,
): string {
  const id = match.id.toString(36);
  if (content.kind === 'round') return `${id}r${content.settlement.round}`;
  return `${id}.${BigInt(shown?.messageId ?? 0).toString(36)}`;
}
