import type { Meter } from '../../meter.ts';
import type { Shards } from '../../model/shards.ts';
import type { Client } from './connection.ts';
import { lastBackup } from './last-backup.ts';

type Ask = <T>(work: (client: Client) => Promise<T>) => Promise<T>;

/** Tells a meter how large a database is, and what it holds of a process's shards. */
export function watchDatabase(ask: Ask, { count, ids }: Shards, meter: Meter): void {
  meter.watch('hanafuda_database_size_bytes', async () => [
    { labels: { file: 'database' }, value: await ask(bytesOf) },
  ]);
  meter.watch('hanafuda_database_last_backup_timestamp_seconds', async () => {
    const at = await ask(lastBackup);
    return at === undefined ? [] : [{ labels: {}, value: at / 1000 }];
  });
  const isOwn = count === 1 ? 'true' : '(server_id::bigint >> 22) % $1 = any($2::int[])';
  const active = `
    select status, count(*)::int as count from match
    where status in ('open', 'playing') and ${isOwn} group by status`;
  const values = count === 1 ? [] : [count, [...ids]];
  meter.watch('hanafuda_tables', async () => {
    const { rows } = await ask((client) => client.query(active, values));
    return ['open', 'playing'].map((status) => ({
      labels: { status },
      value: rows.find((row) => row.status === status)?.count ?? 0,
    }));
  });
}

/** The size of the whole database. */
export async function bytesOf(client: Pick<Client, 'query'>): Promise<number> {
  const { rows } = await client.query(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  return rows[0]?.bytes;
}
