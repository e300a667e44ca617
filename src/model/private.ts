import { type Day, overEverywhereAt } from './day.ts';
import { type DealId, dayOfDeal } from './deal.ts';
import type { Match, Where } from './match.ts';

/**
 * Stands for a server if there is none, as Discord itself has it for direct messages. They belong to
 * the first shard, and so does what bears this id.
 */
export const NO_SERVER = '0';

/**
 * Where a person plays for themselves, wherever they are in Discord: a channel that Discord does not have, with one
 * match at a time as in any channel.
 */
export function privateChannel(personId: string): Where {
  return { serverId: NO_SERVER, channelId: `@${personId}` };
}

/** Where somebody plays a deal of a day. */
export function dailyChannel(personId: string, deal: DealId): Where {
  return { serverId: NO_SERVER, channelId: `@${personId}/${deal}` };
}

/** The deal of a day that a match plays; null for any other match. */
export function dealOf({ where }: Pick<Match, 'where'>): DealId | null {
  const [channel, deal] = where.channelId.split('/');
  return channel?.startsWith('@') ? (deal ?? null) : null;
}

/** The day whose deal a match plays; null for any other match. */
export function dayOf(match: Pick<Match, 'where'>): Day | null {
  const deal = dealOf(match);
  return deal === null ? null : dayOfDeal(deal);
}

/**
 * Until when nobody may see the deal, the replay or a hint of a match, since others may still play its deal:
 * milliseconds since 1970; null if nothing is kept secret.
 */
export function secretUntil(match: Pick<Match, 'where'>, now: number): number | null {
  const day = dayOf(match);
  const until = day === null ? 0 : overEverywhereAt(day);
  return now < until ? until : null;
}

/** Whether something is for one person alone: it stands in no channel, and nobody else ever sees it. */
export function isPrivate({ where }: Pick<Match, 'where'>): boolean {
  return where.serverId === NO_SERVER;
}
