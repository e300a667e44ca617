import { ONE_SHARD, type Shards } from '../../model/shards.ts';
import { askAt } from './driver.ts';

/**
 * When the process with these shards and the database at an address was last reachable, in milliseconds
 * since 1970; undefined before the first time. Throws `StoreError` if it cannot be asked.
 */
export async function aliveAtAddress(
  address: string,
  { count, ids }: Shards = ONE_SHARD,
): Promise<number | undefined> {
  const { rows } = await askAt(address, (client) =>
    client.query(
      'select min(alive_at)::float8 as at from shard where count = $1 and id = any($2::int[])',
      [count, [...ids]],
    ),
  );
  return rows[0]?.at ?? undefined;
}
