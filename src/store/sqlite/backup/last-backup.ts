import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database.ts';
import { fact } from '../schema.ts';

const LAST_BACKUP = 'lastBackup';

/** When the last backup of a database was done, in milliseconds since 1970. */
export function lastBackup(db: OpenDatabase) {
  return {
    /** Undefined before the first. */
    get(): number | undefined {
      const row = db.select().from(fact).where(eq(fact.key, LAST_BACKUP)).get();
      return row && Number(row.value);
    },
    put(at: number): void {
      const value = String(at);
      db.insert(fact)
        .values({ key: LAST_BACKUP, value })
        .onConflictDoUpdate({ target: fact.key, set: { value } })
        .run();
    },
  };
}
