import { type Match, seatOf, type Where } from '../../model/match.ts';
import { isPrivate } from '../../model/private.ts';
import type { InteractionContext } from './interaction-context.ts';

/**
 * Where a match is for whoever asks for it; undefined where they may not have it. It can be seen and played only
 * in its own server; a private one wherever its player is, and by nobody else.
 */
export function homeOf(
  match: Match,
  { where, person }: Pick<InteractionContext, 'where' | 'person'>,
): Where | undefined {
  if (isPrivate(match)) return seatOf(match, person.id) === undefined ? undefined : match.where;
  return match.where.serverId === where.serverId ? where : undefined;
}
