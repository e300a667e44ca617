import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Single values about the whole, by their keys. */
export function factQueries({ db, fact }: Database) {
  const read = async (key: string): Promise<string | undefined> => {
    const [row] = await db.select().from(fact).where(eq(fact.key, key));
    return row?.value;
  };
  return {
    read,
    async put(key: string, value: string): Promise<void> {
      if ((await read(key)) === value) return;
      await db
        .insert(fact)
        .values({ key, value })
        .onConflictDoUpdate({ target: fact.key, set: { value } });
    },
    /** Keeps a value if there is none; resolves to the one that is kept. */
    async keepFirst(key: string, fresh: string): Promise<string> {
      await db.insert(fact).values({ key, value: fresh }).onConflictDoNothing();
      return (await read(key)) ?? fresh;
    },
  };
}
