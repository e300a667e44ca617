import { setTimeout } from 'node:timers/promises';
import type { Shards } from '../../model/shards.ts';
import type { DatabaseName } from '../queries/application.ts';
import { StoreError } from '../store-error.ts';
import type { Client } from './connection.ts';

/**
 * Locks shards against other processes of the bot, for as long as the connection lasts: however the
 * process ends, PostgreSQL sees it. Throws `StoreError` with a sentence for the owner if another
 * process serves one of them, or counts the shards differently.
 */
export async function lockShards(
  client: Pick<Client, 'query'>,
  { count, ids }: Shards,
  { name, remedy }: DatabaseName,
): Promise<void> {
  for (const id of ids) {
    if (await isTrue(client, `pg_try_advisory_lock(${key('shard')}, $1)`, id)) continue;
    const which = count === 1 ? '' : ` that serves shard ${id}`;
    const instead = count === 1 ? remedy : 'give this one other SHARDS';
    throw new StoreError(
      `The database ${name} is in use by another process of the bot${which}. Stop that one first, or ${instead}.`,
    );
  }
  await isTrue(client, `pg_try_advisory_lock_shared(${key('count')}, $1)`, count);
  const others = `exists (
    select 1 from pg_locks
    where locktype = 'advisory' and classid::bigint = ${key('count')}::bigint & 4294967295
      and objid <> $1 and database = (select oid from pg_database where datname = current_database())
  )`;
  if (!(await isTrue(client, others, count))) return;
  throw new StoreError(
    `The database ${name} is in use by another process of the bot that counts the shards differently. Give every process the same SHARD_COUNT, ${count} or the other.`,
  );
}

/** A number of this bot's own, in the schema that its tables are in. */
const key = (what: string) => `hashtext('hanafuda ${what} ' || current_schema())`;

async function isTrue(
  client: Pick<Client, 'query'>,
  condition: string,
  value: number,
): Promise<boolean> {
  const { rows } = await client.query(`select ${condition} as found`, [value]);
  return rows[0]?.found === true;
}

/** How long a start waits for a process that has just ended to be seen as such, in milliseconds. */
const PATIENCE = 2000;
/** Between two attempts to lock, in milliseconds. */
const PAUSE = 250;

interface Host {
  readonly called: DatabaseName;
  readonly connectAlone: (onEnd: () => void) => Promise<Client>;
}

/**
 * Locks shards until released. A connection that ends is made again: the server was restarted, or
 * another took its place.
 *
 * @param onTaken called if another process has locked them in between
 */
export async function holdShards(
  host: Host,
  shards: Shards,
  onTaken: (sentence: string) => void,
): Promise<{ release(): void }> {
  let isReleased = false;
  let client: Client | undefined;
  const lock = async () => {
    let hasLock = false;
    const taken = await host.connectAlone(() => {
      if (hasLock && !isReleased) void hold();
    });
    try {
      await lockShards(taken, shards, host.called);
    } catch (error) {
      taken.release();
      throw error;
    }
    hasLock = true;
    client = taken;
  };
  const hold = async () => {
    while (!isReleased) {
      try {
        await lock();
        return;
      } catch (error) {
        if (error instanceof StoreError) {
          onTaken(error.message);
          return;
        }
        await setTimeout(PAUSE, undefined, { ref: false });
      }
    }
  };
  const giveUpAt = performance.now() + PATIENCE;
  while (client === undefined) {
    try {
      await lock();
    } catch (error) {
      if (!(error instanceof StoreError) || performance.now() > giveUpAt) throw error;
      await setTimeout(PAUSE);
    }
  }
  return {
    release() {
      isReleased = true;
      client?.release();
    },
  };
}
