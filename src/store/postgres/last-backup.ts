import { LAST_BACKUP } from '../queries/facts.ts';
import { askAt } from './driver.ts';

/** Notes for monitoring that the database at an address was copied. Throws `StoreError`. */
export async function noteBackup(address: string, at: Date): Promise<void> {
  await askAt(address, (client) =>
    client.query(
      'insert into fact (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
      [LAST_BACKUP, String(at.getTime())],
    ),
  );
}
