/** 2015-01-01T00:00:00Z, the zero of Discord's ids. */
const DISCORD_EPOCH = 1_420_070_400_000n;
const TIME_SHIFT = 22n;

/**
 * A source of ids like Discord's: the time in the upper bits, a running number in the lower ones, so
 * that a later id is always the greater one, even when the clock is set back.
 * @param clock gives milliseconds since 1970
 */
export function snowflakes(clock: () => number): () => string {
  let last = 0n;
  return () => {
    const fromClock = (BigInt(Math.floor(clock())) - DISCORD_EPOCH) << TIME_SHIFT;
    last = fromClock > last ? fromClock : last + 1n;
    return String(last);
  };
}

/** When an id was made, in milliseconds since 1970. */
export function timeOf(id: string): number {
  return Number((BigInt(id) >> TIME_SHIFT) + DISCORD_EPOCH);
}

/** Which of `shards` gateway connections serves a server. */
export function shardOf(serverId: string, shards: number): number {
  return Number((BigInt(serverId) >> TIME_SHIFT) % BigInt(shards));
}
