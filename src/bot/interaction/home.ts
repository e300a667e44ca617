import { type Match, seatOf, type Where } from '../../model/match.ts';
import { isPrivate } from '../../model/private.ts';
import type { InteractionContext } from './interaction-context.ts';

/**
 * Where a match is for whoever asks for it; undefined where they may not have it. It can be seen and played only
 * in its own server, by those who see its channel and by its players; a private one wherever its player is, and by
 * nobody else.
 */
export async function homeOf(
  match: Match,
  { where, person, canSee }: Pick<InteractionContext, 'where' | 'person' | 'canSee'>,
): Promise<Where | undefined> {
  const isTheirs = seatOf(match, person.id) !== undefined;
  if (isPrivate(match)) return isTheirs ? match.where : undefined;
  if (match.where.serverId !== where.serverId) return undefined;
  return isTheirs || (await canSee(match.where.channelId)) ? where : undefined;
}
