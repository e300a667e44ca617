import type { Client } from './connection.ts';
import { askAt } from './driver.ts';

/** Under the key by which a file notes its own, so that it moves along. */
const KEY = 'lastBackup';

/** When the last backup of a database was noted, in milliseconds since 1970; undefined before the first. */
export async function lastBackup(client: Pick<Client, 'query'>): Promise<number | undefined> {
  const { rows } = await client.query('select value from fact where key = $1', [KEY]);
  return rows[0] && Number(rows[0].value);
}

/** Notes for monitoring that the database at an address was copied. Throws `StoreError`. */
export async function noteBackup(address: string, at: Date): Promise<void> {
  await askAt(address, (client) =>
    client.query(
      'insert into fact (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [KEY, String(at.getTime())],
    ),
  );
}
