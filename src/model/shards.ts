/**
 * Discord's shards that a process serves: a server belongs to exactly one of `count`, and the process
 * serves those of `ids`, each from 0 to `count - 1`.
 */
export interface Shards {
  readonly count: number;
  readonly ids: readonly number[];
}

/** Where one connection serves every server. */
export const ONE_SHARD: Shards = { count: 1, ids: [0] };

/** Whether other processes serve some of the servers. */
export function hasOthers(shards: Shards | undefined): boolean {
  return shards !== undefined && shards.ids.length < shards.count;
}

/** The bits of a server's id below the instant at which it was made. */
const BITS_BELOW_TIME = 22n;

/** The shard of a server, as Discord assigns it. */
export function shardOf(serverId: string, count: number): number {
  return Number((BigInt(serverId) >> BITS_BELOW_TIME) % BigInt(count));
}

export function servesServer({ count, ids }: Shards, serverId: string): boolean {
  return ids.includes(shardOf(serverId, count));
}
