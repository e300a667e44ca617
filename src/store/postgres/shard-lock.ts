import { setTimeout } from 'node:timers/promises';
import type { Shards } from '../../model/shards.ts';
import type { DatabaseName } from '../queries/application.ts';
import { messageOf, StoreError } from '../store-error.ts';
import type { Client } from './client.ts';

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

/**
 * How long it is waited for a lock to be released whose holder may be gone, in milliseconds: longer than the
 * server takes to see that (`LOCK_SETTINGS`).
 */
const PATIENCE = 15_000;
/** Between two attempts to lock, in milliseconds. */
const PAUSE = 250;

/**
 * For the connection that holds the lock: the server asks after a machine or a cable that has gone without a
 * word, and gives the lock back within ten seconds. By itself it would take hours.
 */
export const LOCK_SETTINGS =
  'set tcp_keepalives_idle = 4; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3';

interface Holding {
  readonly onTaken: (sentence: string) => void;
  /** In milliseconds; shorter in a test. */
  readonly patience?: number | undefined;
}

export interface Host {
  readonly called: DatabaseName;
  /** A connection beside the pool, until it ends or is released; `onEnd` is called in either case. */
  readonly connectAlone: (onEnd: () => void) => Promise<Client>;
}

/**
 * Locks shards until released. A connection that ends is made again: the server was restarted, or
 * another took its place.
 *
 * @param how `onTaken` is called if another process has locked them in between
 */
export async function holdShards(
  host: Host,
  shards: Shards,
  { onTaken, patience = PATIENCE }: Holding,
): Promise<{ release(): void }> {
  let isReleased = false;
  let client: Client | undefined;
  const lock = async () => {
    let hasLock = false;
    const taken = await host.connectAlone(() => {
      if (hasLock && !isReleased) void holdAgain();
    });
    try {
      await lockShards(taken, shards, host.called);
    } catch (error) {
      taken.release();
      throw error;
    }
    hasLock = true;
    client = taken;
    if (isReleased) client.release();
  };
  const hold = async (isFinal: (error: unknown, isLate: boolean) => boolean) => {
    const giveUpAt = performance.now() + patience;
    while (!isReleased) {
      try {
        return await lock();
      } catch (error) {
        if (isFinal(error, performance.now() > giveUpAt)) throw error;
        await setTimeout(PAUSE, undefined, { ref: client === undefined });
      }
    }
  };
  // The server may not have seen yet that the last holder is gone, which may be this process.
  const isTaken = (error: unknown, isLate: boolean) => error instanceof StoreError && isLate;
  const holdAgain = () => hold(isTaken).catch((error) => onTaken(messageOf(error)));
  await hold((error, isLate) => !(error instanceof StoreError) || isLate);
  return {
    release() {
      isReleased = true;
      client?.release();
    },
  };
}
