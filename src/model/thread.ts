import type { Where } from './match.ts';

/**
 * Where a table stands until its thread is made: a channel that Discord does not have. It is stored before Discord is
 * asked for the thread, so that a process that ends in between leaves a wish, which the next one grants.
 */
export function wishedThread(parentId: string, interactionId: string): string {
  return `#${parentId}/${interactionId}`;
}

/** The channel in which a table's thread is still to be made; undefined if the table has its channel. */
export function parentOfWish({ channelId }: Pick<Where, 'channelId'>): string | undefined {
  return channelId.startsWith('#') ? channelId.slice(1).split('/', 1)[0] : undefined;
}

/** A channel that Discord has: where a table stands, or for now where its thread will be. */
export function knownChannel(where: Pick<Where, 'channelId'>): string {
  return parentOfWish(where) ?? where.channelId;
}
