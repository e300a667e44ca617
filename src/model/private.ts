import type { Match, Where } from './match.ts';

/**
 * Stands for a server where there is none, as Discord itself has it for direct messages. They belong to
 * the first shard, and so does what bears this id.
 */
export const NO_SERVER = '0';

/**
 * Where a person plays for themselves, wherever they are in Discord: a place that no channel has, with one
 * match at a time as in any channel.
 */
export function privatePlace(personId: string): Where {
  return { serverId: NO_SERVER, channelId: `@${personId}` };
}

/** Whether something is for one person alone: it stands in no channel, and nobody else ever sees it. */
export function isPrivate({ where }: Pick<Match, 'where'>): boolean {
  return where.serverId === NO_SERVER;
}
