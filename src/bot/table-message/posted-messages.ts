import type { Match } from '../../model/match.ts';
import type { TableMessage } from '../../table/messages/message-store.ts';
import type { OwnMessage } from '../api/own-messages.ts';
import { parseCustomId, type Verb } from '../interaction/custom-id.ts';
import type { MessageContent } from './message-content.ts';

/** Whether a message is the one that was posted for this page of the match. */
export function hasContent(
  { files, customIds }: OwnMessage,
  content: MessageContent,
  { id }: Match,
): boolean {
  switch (content.kind) {
    case 'round':
      return files.some((name) => name.startsWith(`round-${id}-${content.settlement.round}-`));
    case 'table':
      return has(customIds, id, 'hand');
    case 'standing':
      return files.includes(`standing-${id}.png`);
    case 'lobby':
      return has(customIds, id, 'join');
    case 'started':
    case 'stopped':
      return false;
  }
}

/** Whether a message shows the match with what can be done in it: one is enough. */
export function isTableOf({ customIds }: OwnMessage, { id }: Match): boolean {
  return has(customIds, id, 'hand') || has(customIds, id, 'join');
}

function has(customIds: readonly string[], match: number, verb: Verb): boolean {
  return customIds.some((id) => {
    const customId = parseCustomId(id);
    return customId?.match === match && customId.verb === verb;
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
