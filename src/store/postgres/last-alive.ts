import { ONE_SHARD, type Shards } from '../../model/shards.ts';
import { failureAt, loadDriver, settingsFor } from './driver.ts';

/**
 * When the process with these shards and the database at an address was last reachable, in milliseconds
 * since 1970; undefined before the first time. Throws `StoreError` where it cannot be asked.
 */
export async function aliveAtAddress(
  address: string,
  { count, ids }: Shards = ONE_SHARD,
): Promise<number | undefined> {
  const { pg } = await loadDriver();
  try {
    const client = new pg.Client(settingsFor(address));
    client.on('error', () => {});
    await client.connect();
    try {
      const { rows } = await client.query(
        'select min(alive_at)::float8 as at from shard where count = $1 and id = any($2::int[])',
        [count, [...ids]],
      );
      return rows[0]?.at ?? undefined;
    } finally {
      await client.end();
    }
  } catch (error) {
    throw failureAt(address, error);
  }
}
