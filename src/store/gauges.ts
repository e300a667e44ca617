import type { Meter } from '../meter.ts';
import type { Connection } from './store-over.ts';

/** Tells a meter what a database holds, whichever it is. */
export function watchContents({ alone }: Connection, meter: Meter): void {
  meter.watch('hanafuda_database_last_backup_timestamp_seconds', async () => {
    const at = await alone(({ lastBackup }) => lastBackup());
    return at === undefined ? [] : [{ labels: {}, value: at / 1000 }];
  });
  meter.watch('hanafuda_tables', async () => {
    const counts = await alone(({ countTablesByStatus }) => countTablesByStatus());
    return ['open', 'playing'].map((status) => ({
      labels: { status },
      value: counts.find((one) => one.status === status)?.tables ?? 0,
    }));
  });
}
