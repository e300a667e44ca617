import { DatabaseSync } from 'node:sqlite';

/** Every row of every table of a database file, as JSON by table: whatever is still written there. */
export function dump(path: string): Readonly<Record<string, string>> {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = db
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite%'")
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => [
        String(name),
        JSON.stringify(db.prepare(`select * from "${name}"`).all()),
      ]),
    );
  } finally {
    db.close();
  }
}
